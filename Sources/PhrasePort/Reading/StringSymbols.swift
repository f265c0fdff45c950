// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names that Xcode makes of the keys of string catalogs, which no other compiler knows.
struct StringSymbols {
  /// The types whose values may be such names.
  static let types: Set<String> = [
    "IntentDescription", "IntentDescription?", "LocalizedStringResource",
    "TypeDisplayRepresentation",
  ]
  /// What takes such names.
  static let calls: Set<String> = [
    "AppShortcut", "DisplayRepresentation", "IntentDescription", "IntentDialog",
    "LocalizedStringResource", "Parameter", "Property", "String", "TypeDisplayRepresentation",
    "init", "needsValueError", "requestConfirmation", "requestValue", "result",
  ]
  /// The labels of arguments that take them; an argument of a call may have none.
  static let labels: Set<String> = [
    "", "categoryName", "description", "dialog", "displayName", "localized", "name",
    "requestValueDialog", "shortTitle", "stringLiteral", "subtitle", "title",
  ]

  private var keys: [String: String] = [:]

  init(of app: AppSources) {
    for (path, data) in app.tree.resources where path.hasSuffix(".xcstrings") {
      guard let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = catalog["strings"] as? [String: Any]
      else { continue }
      for key in strings.keys.sorted(by: >) {
        let symbol = Self.symbol(of: key)
        if !app.declares(".\(symbol)") { keys[symbol] = key }
      }
    }
  }

  /// The key of which a name was made; nil where it is no such name.
  func key(of symbol: String) -> String? { keys[symbol] }

  /// The words of a key in one, each but the first with a capital.
  private static func symbol(of key: String) -> String {
    let words = key.split { !$0.isLetter && !$0.isNumber }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().cased }
    let first = words.first.map { word in
      word.allSatisfy { !$0.isLowercase }
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return (first ?? "") + rest.joined()
  }
}

extension Substring {
  /// In lower case where it has nothing but capitals, as in `SAVE_ALL`.
  fileprivate var cased: String {
    allSatisfy { !$0.isLowercase } ? lowercased() : String(self)
  }
}
