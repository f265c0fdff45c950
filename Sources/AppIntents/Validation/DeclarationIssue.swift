// SPDX-License-Identifier: Apache-2.0

/// Something in an app's declarations that does not work, or that works only here.
package struct DeclarationIssue: Equatable, Sendable {
  package enum Severity: String, Comparable, Sendable {
    /// Works here; Apple's platforms would refuse it.
    case note
    /// Works, but hardly as meant.
    case warning
    /// Does not work.
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  package var severity: Severity
  /// Where it is, in the author's words: `OpenBook: "Open ${book}"`, or a file and a key.
  package var place: String
  /// What was seen and what would be accepted.
  package var message: String
}

extension DeclarationIssue: CustomStringConvertible {
  package var description: String { "\(severity.rawValue): \(place): \(message)" }
}

extension AppShortcutsProvider {
  /// What is wrong or not portable in the shortcuts, in the order of declaration.
  ///
  /// Limits of Apple's platforms are notes: this engine has none of them.
  ///
  /// Complexity: reads every string table of the app once.
  package static var declarationIssues: [DeclarationIssue] {
    let shortcuts = appShortcuts
    return ShortcutRules.issues(in: shortcuts)
      + PhraseRules.issues(in: shortcuts)
      + TranslationRules.issues(
        in: shortcuts, negative: negativePhraseTemplates,
        bundle: localizationBundle)
  }
}
