// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseMatching
public import PhraseWire

/// Why a catalog file could not be used.
public struct CatalogFileError: Error, CustomStringConvertible, Equatable {
  /// What was found, where, and what would be accepted.
  public let description: String
}

extension Catalog {
  /// Reads a catalog from the JSON of a catalog file.
  ///
  /// - Parameter json: UTF-8 JSON of the form that the article <doc:CatalogFiles> describes.
  /// - Throws: ``CatalogFileError`` with the place of the fault and what would be accepted there.
  public init(json: Data) throws {
    try self.init(json: json, listsAreElsewhere: false)
  }

  init(json: Data, listsAreElsewhere: Bool) throws {
    let declarations: WireDeclarations
    do {
      declarations = try JSONDecoder().decode(WireDeclarations.self, from: json)
    } catch let error as DecodingError {
      let fault = JSONFault(error, in: json)
      let place = fault.place.isEmpty ? "the file" : fault.place
      throw CatalogFileError(
        description: fault.reason.map { "\(place) \($0)" }
          ?? "not a catalog in JSON: \(fault.syntax ?? "")")
    } catch let error as WireVersionError {
      throw CatalogFileError(description: "the file cannot be read: \(error)")
    }
    try self.init(declarations, listsAreElsewhere: listsAreElsewhere)
  }

  /// Makes a catalog of what an app declares in another process, or in a file.
  ///
  /// - Parameters:
  ///   - declarations: What the app declares.
  ///   - listsAreElsewhere: Whether the values of lists that are not among the declarations are asked
  ///     of the catalog's provider: ``IntentProvider/values(of:)``.
  /// - Throws: ``CatalogFileError`` with the place of the fault and what would be accepted there.
  public init(_ declarations: WireDeclarations, listsAreElsewhere: Bool = false) throws {
    let language = declarations.language ?? "en"
    self.init(
      applications: declarations.applications.map { application in
        let own = [language: [application.name] + application.synonyms]
        return Application(
          name: application.name, names: application.names.merging(own) { named, _ in named })
      },
      shortcuts: [], lists: declarations.lists.mapValues { $0.map(Entry.init) })
    guard !applications.isEmpty else {
      throw CatalogFileError(description: "the file has no “applications”")
    }
    for (name, entries) in lists where entries.isEmpty && !listsAreElsewhere {
      throw CatalogFileError(description: "lists.\(name) has no values; it needs at least one")
    }
    shortcuts = try declarations.shortcuts.enumerated().map { index, shortcut in
      try self.shortcut(
        shortcut, at: "shortcuts[\(index)]", of: declarations, language, listsAreElsewhere)
    }
    guard !shortcuts.isEmpty else {
      throw CatalogFileError(description: "the file has no “shortcuts”")
    }
  }

  private func shortcut(
    _ shortcut: WireDeclarations.Shortcut, at place: String, of declarations: WireDeclarations,
    _ language: String, _ listsAreElsewhere: Bool
  ) throws -> Shortcut {
    let syntax = try syntax(named: shortcut.syntax, at: place)
    func phrases(_ phrases: WireDeclarations.Phrases?, isNegative: Bool) -> [Phrase] {
      (phrases?.byLanguage(language) ?? []).map { language, text in
        Phrase(text: text, language: language, syntax: syntax, isNegative: isNegative)
      }
    }
    let positive = phrases(shortcut.phrases, isNegative: false)
    let negative = phrases(shortcut.negativePhrases, isNegative: true)
    guard !positive.isEmpty || !negative.isEmpty else {
      throw CatalogFileError(description: "\(place).phrases is empty; it needs a phrase")
    }
    let application = try application(named: shortcut.application, at: place)
    let declared = declarations.intents.first { intent in
      intent.name == shortcut.intent
        && (intent.applications.isEmpty
          || intent.applications.contains(applications[application].name))
    }
    // A parameter that no phrase names may have values that only its app knows.
    let known = (declared?.parameters ?? []).filter { parameter in
      parameter.slot.list.map { listsAreElsewhere || lists[$0] != nil } ?? true
    }
    let slots = Dictionary(
      known.map { ($0.name, $0.slot) }, uniquingKeysWith: { first, _ in first }
    )
    .merging(shortcut.slots) { _, own in own }
    var made = Shortcut(
      intent: shortcut.intent, title: shortcut.title ?? declared?.title, application: application,
      phrases: positive + negative,
      slots: try slots.reduce(into: [:]) { slots, slot in
        slots[slot.key] = try self.slot(
          slot.value, at: "\(place).slots.\(slot.key)", listsAreElsewhere)
      })
    made.symbol = shortcut.symbol
    made.needs = shortcut.needs ?? []
    made.isGenerated = shortcut.generated ?? false
    made.outline = shortcut.outline.map { phrases($0, isNegative: false) }
    made.declared = declared
    let enums = Set(declarations.enums.map(\.type))
    made.enumerated = Set(
      (declared?.parameters ?? []).filter { enums.contains($0.kind) }.map(\.name))
    for parameter in declared?.parameters ?? [] {
      made.searched[parameter.name] = declarations.entities.first {
        $0.type == parameter.kind && $0.indexed == true
      }
    }
    // What engines generate looks something up.
    made.role = made.isGenerated ? .lookUp : declared?.role.flatMap(IntentRole.init)
    if let run = shortcut.run {
      guard run.first?.isEmpty == false else {
        throw CatalogFileError(
          description: "\(place).run is empty; it needs a program, and then its arguments")
      }
      made.command = run
    }
    return made
  }

  private func syntax(named name: String?, at place: String) throws -> Template.Syntax {
    guard let name else { return .phrase }
    guard let syntax = ["phrase": Template.Syntax.phrase, "template": .template][name] else {
      throw CatalogFileError(
        description: "\(place).syntax is “\(name)”; it may be “phrase” or “template”")
    }
    return syntax
  }

  private func application(named name: String?, at place: String) throws -> Int {
    if name == nil, applications.count == 1 { return 0 }
    if let index = applications.firstIndex(where: { $0.name == name }) { return index }
    let known = applications.map { "“\($0.name)”" }.joined(separator: ", ")
    let seen = name.map { "is “\($0)”" } ?? "is absent"
    throw CatalogFileError(
      description: "\(place).application \(seen); the file declares \(known.orNone)")
  }

  private func slot(
    _ slot: WireSlot, at place: String, _ listsAreElsewhere: Bool
  ) throws -> Slot {
    let isSeries = slot.series ?? false
    if let list = slot.list {
      guard lists[list] != nil || listsAreElsewhere else {
        let known = lists.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
        throw CatalogFileError(
          description: "\(place).list is “\(list)”; the file has the lists \(known.orNone)")
      }
      var made = Slot(.list(list, isOpen: slot.open ?? false), isSeries: isSeries)
      made.names = slot.names ?? [:]
      made.takesText = slot.kind == "text"
      return made
    }
    return try slot.valueSlot(at: place, isSeries: isSeries)
  }
}

extension Catalog.Entry {
  /// A value of a list as its app tells it.
  package init(_ entry: WireDeclarations.Entry) {
    self.init(
      id: entry.id ?? entry.title, title: entry.title, subtitle: entry.subtitle,
      synonyms: entry.synonyms)
    picture = entry.picture
    localForms = entry.localForms ?? [:]
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}
