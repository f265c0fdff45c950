// SPDX-License-Identifier: Apache-2.0

/// Checks shortcuts as a whole.
enum ShortcutRules {
  /// The most shortcuts that an app may have on Apple's platforms.
  private static let portableCount = 10

  static func issues(in shortcuts: [AppShortcut]) -> [DeclarationIssue] {
    var issues: [DeclarationIssue] = []
    if shortcuts.count > portableCount {
      issues.append(
        DeclarationIssue(
          severity: .note, place: "appShortcuts",
          message: "there are \(shortcuts.count) shortcuts; Apple's platforms take \(portableCount)"
        ))
    }
    for shortcut in shortcuts {
      let type = type(of: shortcut.intent)
      if shortcut.phrases.isEmpty {
        issues.append(
          DeclarationIssue(
            severity: .warning, place: "\(type)",
            message: "the shortcut has no phrases, so nothing starts it"))
      }
      if !type.isDiscoverable {
        issues.append(
          DeclarationIssue(
            severity: .note, place: "\(type)",
            message: "the intent is not discoverable; Apple's platforms leave its shortcut out"))
      }
    }
    return issues
  }
}
