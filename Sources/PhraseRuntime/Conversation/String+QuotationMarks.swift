// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The words of a text that stands between quotation marks; nil for any other.
  package var insideQuotationMarks: String? {
    let text = String(trimmingPrefix(while: \.isWhitespace)).droppingBlanksAtEnd
    guard text.count > 2, let first = text.first, let last = text.last,
      Self.quotationMarks[first]?.contains(last) == true
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static let quotationMarks: [Character: String] = [
    "\"": "\"", "“": "”“", "„": "“”", "«": "»", "‘": "’",
  ]

  private var droppingBlanksAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
