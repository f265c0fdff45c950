// SPDX-License-Identifier: Apache-2.0

extension DigitCluster {
  /// The digits in one form for all languages: “1250.50”, “31/12/2026”.
  var text: String { text(isNumber: value != nil) }

  func text(isNumber: Bool) -> String {
    var text = String.UnicodeScalarView()
    var offset = start
    while offset < end, let (scalar, width) = bytes.scalar(at: offset) {
      if scalar.isDecimalDigit {
        text.append(Tokenizer.asciiDigit(scalar))
      } else if isNumber {
        if offset == decimal { text.append(".") }
      } else {
        switch scalar {
        case "\u{2044}": text.append("/")
        case "\u{2212}", "\u{2013}": text.append("-")
        case ".", ",", ":", "/", "-": text.append(scalar)
        default: break
        }
      }
      offset += width
    }
    return String(text)
  }
}
