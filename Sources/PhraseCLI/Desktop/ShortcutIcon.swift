// SPDX-License-Identifier: Apache-2.0

import PhraseShortcuts

/// The icon of a shortcut: its symbol, or else the first letter of its name, in white on its colour.
struct ShortcutIcon {
  private let shortcut: PersonalShortcut
  private let mark: String?

  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - mark: What tells the file from those of other programs; nil where something else does.
  init(_ shortcut: PersonalShortcut, mark: String? = nil) {
    self.shortcut = shortcut
    self.mark = mark
  }

  /// The attribute that has the mark.
  static func markAttribute(_ mark: String) -> String { "data-phrase-shortcut=\"\(mark)\"" }

  /// The icon as a file has it.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"\
    \(mark.map { " \(Self.markAttribute($0))" } ?? "")>
    <rect width="64" height="64" rx="14" fill="\((shortcut.color ?? .blue).hue)"/>
    \(drawing)
    </svg>

    """
  }

  private var drawing: String {
    guard let icon = shortcut.icon, Glyph.path(of: icon) != nil else {
      let letter = shortcut.name.first { !$0.isWhitespace } ?? "?"
      return """
        <text x="32" y="44" font-family="sans-serif" font-size="34" text-anchor="middle" \
        fill="#ffffff">\(letter.uppercased().markup)</text>
        """
    }
    let glyph = Glyph(symbol: icon)
    return """
      <path transform="translate(14 14) scale(1.5)" d="\(glyph.path)" stroke="#ffffff" \
      stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" \
      fill="\(glyph.isFilled ? "#ffffff" : "none")"/>
      """
  }
}
