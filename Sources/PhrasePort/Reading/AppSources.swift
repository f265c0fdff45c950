// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's sources: which files its intents stand in, and what those need.
struct AppSources {
  /// A file that intents use.
  struct Companion {
    let file: SourceFile
    /// The types of it that are used.
    var types: Set<String>
    /// The file that uses them first.
    let user: String
  }

  private(set) var tree: SourceTree
  /// The files with intents, entities, queries, shortcuts and what belongs to them.
  private(set) var intents: [SourceFile] = []
  /// The files that declare what those use, and that Linux compiles.
  private(set) var companions: [Companion] = []
  /// The files that declare what those use, and that import what Linux lacks.
  private(set) var strangers: [Companion] = []

  /// The roles of protocols, the app's own among them.
  private let roles: [String: Role]
  /// The files that declare a type that other files can name.
  private var homes: [String: [SourceFile]] = [:]

  init(tree: SourceTree) {
    self.tree = tree
    let files = tree.sources.filter { !$0.isTest }
    roles = Self.roles(in: files)
    for file in files { register(file) }
    intents = files.filter { holdsIntents($0) }
    findCompanions()
  }

  private mutating func register(_ file: SourceFile) {
    for type in file.types where type.isVisible && !type.isExtension {
      homes[type.name, default: []].append(file)
    }
  }

  /// A protocol of the app's own that refines one of Apple's gives the same role.
  private static func roles(in files: [SourceFile]) -> [String: Role] {
    var roles = Role.ofProtocols
    let own = files.flatMap(\.types).filter(\.isProtocol)
    // An app's protocol of one of these names is not Apple's.
    for type in own { roles[type.name] = nil }
    var found = true
    while found {
      found = false
      for type in own where roles[type.name] == nil {
        guard let role = type.inherited.lazy.compactMap({ roles[$0] }).min() else { continue }
        roles[type.name] = role
        found = true
      }
    }
    return roles
  }

  /// What a type is to App Intents; nil where it is nothing of theirs.
  func role(of type: DeclaredType) -> Role? {
    type.attributes.lazy.compactMap { Role.ofAttributes[$0] }.first
      ?? type.inherited.lazy.compactMap { roles[$0] }.min()
  }

  /// A file with declarations of App Intents, or with nothing but what they need; a view that starts
  /// an intent imports their module too, and stays behind.
  private func holdsIntents(_ file: SourceFile) -> Bool {
    if file.types.contains(where: { role(of: $0).map { $0 != .drawing } ?? false }) { return true }
    return file.imports.contains("AppIntents") && file.missingModules.isEmpty
  }

  // MARK: What intents use

  private mutating func findCompanions() {
    var known = Set(intents.map(\.path))
    var waiting = intents
    while let file = waiting.popLast() {
      for name in file.names.sorted() where !file.declares(name) {
        guard let home = home(of: name, for: file), home.path != file.path else { continue }
        if known.insert(home.path).inserted {
          let companion = Companion(file: home, types: [name], user: file.path)
          if home.missingModules.isEmpty {
            companions.append(companion)
            waiting.append(home)
          } else {
            strangers.append(companion)
          }
        } else {
          note(name, of: home.path)
        }
      }
    }
    companions.sort { $0.file.path < $1.file.path }
    strangers.sort { $0.file.path < $1.file.path }
  }

  private mutating func note(_ name: String, of path: String) {
    if let index = companions.firstIndex(where: { $0.file.path == path }) {
      companions[index].types.insert(name)
    } else if let index = strangers.firstIndex(where: { $0.file.path == path }) {
      strangers[index].types.insert(name)
    }
  }

  /// The file that declares a name; of several the one that lies nearest.
  private mutating func home(of name: String, for file: SourceFile) -> SourceFile? {
    for file in tree.read(declaring: name) where !file.isTest { register(file) }
    func near(_ other: SourceFile) -> Int {
      zip(file.path.split(separator: "/"), other.path.split(separator: "/"))
        .prefix { $0 == $1 }.count
    }
    return homes[name]?.max { near($0) < near($1) }
  }

  // MARK: What there is

  /// The files that are to come along: those with intents, and those that they use.
  var taken: [SourceFile] { intents + companions.map(\.file) }

  /// Whether a module is one of the app's own: a folder or a target of its project is called so.
  func isOwnModule(_ name: String) -> Bool {
    tree.folders.contains(name)
      || tree.resources.contains { path, data in
        path.hasSuffix("project.pbxproj") && data.range(of: Data(" name = \(name);".utf8)) != nil
      }
  }

  /// The declaration of a type that draws, and where it stands; nil where the sources have none.
  func drawingType(_ name: String) -> (file: SourceFile, type: DeclaredType)? {
    for file in homes[name] ?? [] {
      for type in file.types where type.name == name && role(of: type) == .drawing {
        return (file, type)
      }
    }
    return nil
  }

  /// Whether the app itself declares a type.
  func declares(_ name: String) -> Bool { homes[name] != nil }

  /// How many types have a role, over all files with intents.
  func count(of role: Role) -> Int {
    let types = intents.flatMap { file in
      file.types.filter { !$0.isProtocol && self.role(of: $0) == role }.map(\.name)
    }
    return Set(types).count
  }

  /// The intents that no shortcut starts and no package lists, which people could perform.
  var unlistedIntents: [String] {
    let known = intents.reduce(into: Set<String>()) {
      $0.formUnion($1.startedIntents)
      $0.formUnion($1.listedIntents)
    }
    let names = intents.flatMap(\.types)
      .filter { type in
        !type.isProtocol && !type.isExtension && type.isVisible && !type.isHidden
          && role(of: type) == .intent && !known.contains(type.ownName)
          && Role.performedByScreens.isDisjoint(with: type.inherited)
      }
      .map(\.name)
    return Set(names).sorted()
  }
}
