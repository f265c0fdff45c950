// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// The app that built-in actions are performed as; it has no phrases.
struct BuiltInApplication: AppShortcutsProvider {
  static let applicationName = ApplicationName(
    "Shortcuts", synonyms: ["My Shortcuts"],
    localized: [
      "de": ["Kurzbefehle", "Kurzbefehlen", "Meine Kurzbefehle", "Meinen Kurzbefehlen"],
      "es": ["Atajos", "Mis atajos", "Los atajos"],
      "fr": ["Raccourcis", "Mes raccourcis", "Les raccourcis"],
      "it": ["Comandi rapidi", "Comandi Rapidi", "I comandi rapidi"],
      "ja": ["ショートカット", "マイショートカット"],
      "ko": ["단축어", "내 단축어"],
      "ru": [
        "Быстрые команды", "Быстрых командах", "Быстрых команд", "Команды", "Командах", "Команд",
      ],
      "zh-Hans": ["快捷指令", "我的快捷指令", "捷径"],
    ])

  static var localizationBundle: Bundle { .phraseShortcuts }
  static var appShortcuts: [AppShortcut] { [] }
}
