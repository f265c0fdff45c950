// SPDX-License-Identifier: Apache-2.0

import PhraseShortcuts

extension ShortcutColor {
  /// The colour as the studio has it, dark enough for white letters by day and night.
  var hue: String {
    switch self {
    case .red: "#c62828"
    case .darkOrange: "#b84300"
    case .orange: "#a65200"
    case .yellow: "#7a6200"
    case .green: "#2e7d32"
    case .teal: "#00756a"
    case .lightBlue: "#0273a3"
    case .blue: "#1f5fd0"
    case .darkBlue: "#283593"
    case .violet: "#5e35b1"
    case .purple: "#8e24aa"
    case .pink: "#c2185b"
    case .taupe: "#6d5d52"
    case .gray: "#5f6973"
    case .darkGray: "#3d454d"
    }
  }
}
