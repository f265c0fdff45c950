// SPDX-License-Identifier: Apache-2.0

/// How far some work is, as one line of a terminal.
struct ProgressBar: Equatable {
  /// How much is done, from 0 to 1.
  var fraction: Double
  /// What the work is at; nil if it says nothing.
  var text: String?

  private static let widestBar = 40
  private static let narrowestBar = 10

  /// The bar, the percentage and as much of the text as there is room for.
  ///
  /// - Parameter columns: The width of the terminal; the last column stays free, since some
  ///   terminals begin a new line behind it.
  /// - Returns: The line, without a line break.
  func line(columns: Int) -> String {
    let share = min(max(fraction.isFinite ? fraction : 0, 0), 1)
    let percent = "\(Int((share * 100).rounded(.down))) %"
    let number = String(repeating: " ", count: max(0, 5 - percent.count)) + percent
    let room = columns - 1 - number.count - 1
    guard room >= Self.narrowestBar else { return String(percent.prefix(max(0, columns - 1))) }
    let width = min(Self.widestBar, text == nil ? room : max(Self.narrowestBar, room / 2))
    let done = Int((share * Double(width)).rounded(.down))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    let rest = room - width - 1
    let words = text.map { Self.cut($0.withoutControls.onOneLine, to: rest) } ?? ""
    return words.isEmpty ? "\(bar) \(number)" : "\(bar) \(number) \(words)"
  }

  /// As much of a text as fits, with a sign where something is left out.
  static func cut(_ text: String, to columns: Int) -> String {
    guard columns > 1 else { return "" }
    guard text.columns > columns else { return text }
    var kept = ""
    var width = 0
    for character in text {
      guard width + character.columns < columns else { break }
      kept.append(character)
      width += character.columns
    }
    return "\(kept)…"
  }
}
