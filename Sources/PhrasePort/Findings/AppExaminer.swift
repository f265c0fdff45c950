// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// Gathers what is to change in an app: in its files, and in what they leave out.
struct AppExaminer {
  let app: AppSources

  /// All findings, file by file, those about the whole of an app last.
  func findings() -> [Finding] {
    let symbols = StringSymbols(of: app)
    let files = app.taken.sorted { $0.path < $1.path }
      .flatMap { Examiner.findings(in: $0, of: app, symbols: symbols) }
    return unreadFiles + otherModules + files + standIns + providers + unlisted
  }

  private var unreadFiles: [Finding] {
    app.tree.unread.map { path, reason in
      Finding(
        kind: .unreadFile, severity: .error, file: path, line: 0, column: 0, source: "",
        message: "the file was not read: \(reason)", advice: "save it as UTF-8, or leave it out",
        span: 0..<0)
    }
  }

  /// The modules that are neither here nor Apple's, each where it is imported first.
  private var otherModules: [Finding] {
    var places: [String: [(file: SourceFile, span: Range<Int>)]] = [:]
    for file in app.taken {
      for (module, span) in file.importPlaces
      where !AppleModules.available.contains(module) && AppleModules.advice[module] == nil {
        places[module, default: []].append((file, span))
      }
    }
    return places.sorted { $0.key < $1.key }.compactMap { module, places in
      guard let first = places.first else { return nil }
      let others = Set(places.map(\.file.path)).count - 1
      let also = others == 0 ? "" : ", imported in \(others) more \(others == 1 ? "file" : "files")"
      let isOwn = app.isOwnModule(module)
      return SourceLines(of: first.file).finding(
        .otherModule, .error, at: first.span,
        isOwn
          ? "\(module) is a module of the app\(also)"
          : "\(module) is neither Swift's nor the engine's\(also)",
        advice: isOwn
          ? """
          take the import out where its files come along into the same target; else make it a \
          target of the package
          """
          : """
          name its package in Package.swift if it builds on Linux; else write a stand-in for what \
          is used of it
          """)
    }
  }

  /// The types that intents use and whose files cannot come along.
  private var standIns: [Finding] {
    app.strangers.compactMap { stranger in
      let names = stranger.types.subtracting(shownViews).sorted()
      let types = stranger.file.types.filter { names.contains($0.name) && !$0.isExtension }
      guard let type = types.first else { return nil }
      let modules = stranger.file.missingModules.sorted().joined(separator: ", ")
      return SourceLines(of: stranger.file).finding(
        .standIn, .error, at: type.offset..<type.offset + type.length,
        "\(stranger.user) uses \(names.joined(separator: ", ")), and this file imports \(modules)",
        advice: """
          write a stand-in with what is used of \(names.count == 1 ? "it" : "them"), or move \
          \(names.count == 1 ? "it" : "them") to a file without \(modules)
          """)
    }
  }

  /// The views that are told of where results show them.
  private var shownViews: Set<String> {
    Set(app.strangers.flatMap(\.types).filter { app.drawingType($0) != nil })
  }

  // MARK: The provider

  private var providers: [Finding] {
    let names = ApplicationNames(in: app.tree)
    let hasTexts = app.tree.resources.contains {
      $0.path.hasSuffix(".xcstrings") || $0.path.hasSuffix(".strings")
    }
    return app.intents.flatMap { file in
      file.types.filter { app.role(of: $0) == .shortcuts && !$0.isProtocol }.compactMap { type in
        var members: [String] = []
        if !type.statics.contains("applicationName") {
          members.append("static let applicationName" + Self.declared(names))
        }
        if hasTexts, !type.statics.contains("localizationBundle") {
          members.append("static let localizationBundle = Bundle.module")
        }
        guard !members.isEmpty else { return nil }
        return SourceLines(of: file).finding(
          .applicationName, .note, at: type.offset..<type.offset + type.length,
          "the provider says here what Info.plist and the main bundle say on iOS",
          advice: members.joined(separator: "\n"))
      }
    }
  }

  private static func declared(_ names: ApplicationNames) -> String {
    let name = literal(names.name ?? "…")
    guard !names.synonyms.isEmpty else { return ": ApplicationName = \(name)" }
    let synonyms = names.synonyms.map(literal).joined(separator: ", ")
    return " = ApplicationName(\(name), synonyms: [\(synonyms)])"
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  // MARK: What no shortcut starts

  private var unlisted: [Finding] {
    let intents = app.unlistedIntents
    guard !intents.isEmpty, let place = place(for: intents) else { return [] }
    let list = intents.map { "    \($0).self," }.joined(separator: "\n")
    let count = intents.count == 1 ? "an intent is" : "\(intents.count) intents are"
    return [
      SourceLines(of: place.file).finding(
        .unlistedIntents, .note, at: place.type.offset..<place.type.offset + place.type.length,
        "\(count) started by no shortcut, and Linux finds none by itself",
        advice: """
          struct AppPackage: AppIntentsPackage {
            static var intents: [any AppIntent.Type] {
              [
          \(list.replacing("    ", with: "      "))
              ]
            }
          }
          """)
    ]
  }

  /// The package that there is, else the provider, else the first of the intents.
  private func place(for intents: [String]) -> (file: SourceFile, type: DeclaredType)? {
    let types = app.intents.flatMap { file in file.types.map { (file: file, type: $0) } }
    return types.first { app.role(of: $0.type) == .package }
      ?? types.first { app.role(of: $0.type) == .shortcuts }
      ?? types.first { $0.type.name == intents.first }
  }
}
