// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks the translations of phrases, which lie in the table `AppShortcuts`.
enum TranslationRules {
  static let table = "AppShortcuts"

  static func issues(
    in shortcuts: [AppShortcut], negative: [String], bundle: Bundle
  ) -> [DeclarationIssue] {
    do {
      return try StringTable.languages(named: table, in: bundle).flatMap { language in
        issues(in: shortcuts, negative: negative, bundle: bundle, language: language)
      }
    } catch {
      return [unreadable(error)]
    }
  }

  private static func issues(
    in shortcuts: [AppShortcut], negative: [String], bundle: Bundle, language: String
  ) -> [DeclarationIssue] {
    let strings: StringTable
    do {
      strings = try StringTable(named: table, bundle: bundle, language: language)
    } catch {
      return [unreadable(error)]
    }
    let known = Set(shortcuts.flatMap(\.phrases) + negative)
    let unknown = strings.values.keys.filter { !known.contains($0) }.sorted()
    return unknown.map { key in
      DeclarationIssue(
        severity: .warning, place: place(language, key),
        message: "no phrase has this key, so its translation is not used")
    } + shortcuts.flatMap { issues(in: $0, strings: strings) }
  }

  private static func issues(
    in shortcut: AppShortcut, strings: StringTable
  ) -> [DeclarationIssue] {
    shortcut.phrases.flatMap { phrase in
      guard let texts = strings[phrase] else {
        return [
          DeclarationIssue(
            severity: .warning, place: place(strings.language, phrase),
            message: "the phrase has no translation")
        ]
      }
      return texts.flatMap { text in
        PhraseRules.issues(
          in: text, of: shortcut.intent,
          place: "\(place(strings.language, phrase)): \"\(text)\"")
      }
    }
  }

  private static func place(_ language: String, _ key: String) -> String {
    "\(table) (\(language)), key \"\(key)\""
  }

  private static func unreadable(_ error: any Error) -> DeclarationIssue {
    DeclarationIssue(
      severity: .error, place: table,
      message: (error as? StringTableError)?.description ?? "the table cannot be read: \(error)")
  }
}
