// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// The app that a person's shortcuts belong to.
struct ShortcutsApplication: AppShortcutsProvider {
  static var applicationName: ApplicationName { "Shortcuts" }

  static var localizationBundle: Bundle { .phraseShortcuts }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RunShortcut(),
      phrases: [
        "Run \(\.$shortcut) in \(.applicationName)", "Run \(.applicationName) \(\.$shortcut)",
        "Start \(\.$shortcut) in \(.applicationName)",
      ], shortTitle: "Run Shortcut", systemImageName: "play")
  }
}

extension Bundle {
  /// Where the texts of this module lie.
  static var phraseShortcuts: Bundle { .main }
}
