// SPDX-License-Identifier: Apache-2.0

/// Symbols of the system as signs that take one column of a terminal.
enum TerminalSymbols {
  /// The sign for a symbol's name; nil where there is none that every terminal has.
  static func sign(for name: String?) -> String? {
    guard let name else { return nil }
    let parts = name.split(separator: ".")
    return parts.lazy.compactMap { signs[String($0)] }.first
  }

  /// The two signs of a toggle with this symbol: on and off.
  static func toggle(for name: String?, isOn: Bool) -> String {
    let parts = name?.split(separator: ".") ?? []
    if parts.contains("heart") { return isOn ? "♥" : "♡" }
    if parts.contains("star") { return isOn ? "★" : "☆" }
    return isOn ? "☑" : "☐"
  }

  private static let signs = [
    "heart": "♥", "star": "★", "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−",
    "flag": "⚑", "sun": "☼", "cloud": "☁\u{FE0E}", "music": "♪", "phone": "☎\u{FE0E}",
    "envelope": "✉\u{FE0E}", "pencil": "✎", "airplane": "✈\u{FE0E}",
    "exclamationmark": "⚠\u{FE0E}", "house": "⌂", "clock": "◷", "play": "▸",
  ]
}
