// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
public import PhraseRuntime

/// Ready shortcuts in categories, for people to take over.
///
/// They are documents beside the program, read when a gallery is made and not before. A shortcut that
/// has an action of an app that is not here is left out, so that everything that is offered works:
///
/// ```swift
/// let gallery = try ShortcutGallery(of: engine, in: "ru")
/// for category in gallery.categories { print(category.title, category.shortcuts.map(\.name)) }
/// ```
///
/// There are texts in English and Russian; other languages get the English ones.
public struct ShortcutGallery: Sendable {
  /// Shortcuts for one purpose.
  public struct Category: Sendable, Encodable, Equatable, Identifiable {
    /// What a program calls it, the same in all languages.
    public var id: String
    /// What people call it.
    public var title: String
    /// Its shortcuts, each with what is asked when it is added.
    public var shortcuts: [PersonalShortcut]

    /// Makes a category.
    public init(id: String, title: String, shortcuts: [PersonalShortcut]) {
      self.id = id
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// The categories that have shortcuts.
  public let categories: [Category]

  /// The codes of the languages that the gallery has texts in.
  public static let languages = ["en", "ru"]

  /// Reads the gallery.
  ///
  /// - Parameters:
  ///   - engine: Has the actions that there are.
  ///   - language: The code of the language of names, phrases and questions.
  /// - Throws: ``ShortcutLibraryError`` where the documents are missing beside the program,
  ///   ``ShortcutDocumentError`` for one that is damaged.
  public init(of engine: PhraseEngine, in language: String) throws {
    try self.init(ActionTable(of: engine), language: language)
  }

  package init(_ actions: ActionTable, language: String) throws {
    try self.init(
      actions, language: language,
      folder: Bundle.module.bundleURL.appendingPathComponent("Documents"))
  }

  init(_ actions: ActionTable, language: String, folder: URL) throws {
    let language = Self.languages.contains(language) ? language : "en"
    func data(_ path: String) throws -> Data {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + path) else {
        throw ShortcutLibraryError(
          "\(path) of the gallery is missing beside the program; build or install it again.")
      }
      return data
    }
    let entries: [Entry]
    let index = try data("categories.json")
    do { entries = try JSONDecoder().decode([Entry].self, from: index) } catch {
      throw ShortcutDocumentError(place: "categories.json", reason: "is damaged: \(error)")
    }
    categories = try entries.compactMap { entry in
      let shortcuts = try entry.shortcuts.map {
        try PersonalShortcut(json: try data("\(language)/\($0).json"))
      }.filter { shortcut in
        shortcut.allActions.allSatisfy { actions.has($0.intent) }
      }
      guard !shortcuts.isEmpty else { return nil }
      return Category(
        id: entry.id, title: entry.titles[language] ?? entry.id, shortcuts: shortcuts)
    }
  }

  /// A category in the list of them.
  private struct Entry: Decodable {
    let id: String
    let titles: [String: String]
    let shortcuts: [String]
  }

  /// All shortcuts, in the order of the categories.
  public var shortcuts: [PersonalShortcut] { categories.flatMap(\.shortcuts) }

  /// The shortcuts that a person may mean: that of the name, in any spelling, or of the identifier;
  /// else all that have the words in their names.
  package func shortcuts(named name: String) -> [PersonalShortcut] {
    let folded = Utterance(name).folded
    let named = shortcuts.filter { Utterance($0.name).folded == folded || $0.id == name }
    let words = Set(Utterance(name).tokens.map(\.text))
    guard named.isEmpty, !words.isEmpty else { return named }
    return shortcuts.filter { words.isSubset(of: Utterance($0.name).tokens.map(\.text)) }
  }
}
