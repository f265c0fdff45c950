// SPDX-License-Identifier: Apache-2.0

/// The signs beside digits, which say what the number is.
///
/// They are no words, because nobody says them; a value is read from the text. What is not known to
/// be harmless is stray: “50%”, “>5”, “~5” and “5-” are no plain numbers, and no number is better
/// than a wrong one.
struct NumberSigns {
  /// “-5”, and “- 5” with a blank between.
  private(set) var isNegative = false
  /// “.5”: the digits are the parts of one.
  private(set) var hasPoint = false
  /// The sign of a currency before the digits.
  private(set) var before: Unicode.Scalar?
  /// The sign of a currency, a percent or a degree sign behind them.
  private(set) var behind: Unicode.Scalar?
  /// Whether a sign says that this is more, or less, than a number.
  private(set) var isStray = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private let signs: PhraseSigns

  /// Reads the signs around digits, from the end of the word before to the beginning of the one
  /// behind.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, digits: Range<Int>, gap: Range<Int>, marks: NumberMarks,
    signs: PhraseSigns
  ) {
    self.bytes = bytes
    self.signs = signs
    let start = skipPoint(digits.lowerBound, gap.lowerBound, marks)
    readBefore(start, gap.lowerBound)
    readBehind(digits.upperBound, gap.upperBound)
  }

  // MARK: - Before

  private mutating func skipPoint(_ start: Int, _ limit: Int, _ marks: NumberMarks) -> Int {
    guard start > limit, let (point, width) = bytes.scalar(before: start),
      point == "." || point == marks.decimal, !signs.contains(point)
    else { return start }
    // “v.5” is no half, nor is what follows an ellipsis.
    if let (scalar, _) = bytes.scalar(before: start - width) {
      guard scalar.isBlank || Self.opens(scalar) || scalar.isCurrency || scalar.isMinus else {
        return start
      }
    }
    hasPoint = true
    return start - width
  }

  private mutating func readBefore(_ start: Int, _ limit: Int) {
    var offset = start
    var touches = true
    while offset > limit, let (scalar, width) = bytes.scalar(before: offset) {
      offset -= width
      if scalar.isMinus || touches && scalar.isDash {
        if !readMinus(scalar, at: offset) { return }
        touches = false
      } else if scalar.isBlank || signs.contains(scalar) {
        touches = false
      } else if scalar.isCurrency {
        guard touches || !isBehindDigit(offset) else { return }
        isStray = isStray || before != nil
        before = scalar
      } else if Self.compares(scalar) || touches && !Self.isHarmless(before: scalar) {
        isStray = true
        return
      } else {
        touches = false
      }
    }
  }

  /// Whether the sign is one of the number, and not a hyphen or a dash between words.
  private mutating func readMinus(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    guard let (previous, _) = bytes.scalar(before: offset) else {
      isNegative = true
      return true
    }
    if previous.isBlank || Self.opens(previous) || previous.isCurrency {
      // “5 - 6” is neither five and six nor minus six.
      isStray = isStray || isNegative || isBehindDigit(offset)
      isNegative = true
      return true
    }
    isStray = isStray || previous.isMinus || previous.isDash
    return false
  }

  /// Whether digits, and nothing but blanks behind them, stand before an offset.
  private func isBehindDigit(_ offset: Int) -> Bool {
    var offset = offset
    while let (scalar, width) = bytes.scalar(before: offset) {
      guard scalar.isBlank else { return scalar.isDecimalDigit || scalar == "%" }
      offset -= width
    }
    return false
  }

  // MARK: - Behind

  private mutating func readBehind(_ end: Int, _ limit: Int) {
    var offset = end
    var touches = true
    while offset < limit, let (scalar, width) = bytes.scalar(at: offset) {
      offset += width
      if scalar.isBlank || signs.contains(scalar) {
        touches = false
      } else if scalar.isPercent || scalar == "°" || scalar.isCurrency {
        // “$5 $6”: the sign belongs to the number that it touches.
        let isOfNext = !touches && bytes.scalar(at: offset)?.scalar.isDecimalDigit == true
        if behind != nil || isOfNext { return }
        behind = scalar
      } else if scalar.isMinus || scalar.isDash {
        // “5-minute”, and a dash between blanks.
        let isHyphen =
          offset == limit && bytes.scalar(at: offset).map { !$0.scalar.isDecimalDigit } ?? false
        isStray = isStray || touches && !isHyphen
        return
      } else if Self.compares(scalar) || touches && !Self.isHarmless(behind: scalar) {
        isStray = true
        return
      } else {
        touches = false
      }
    }
  }

  // MARK: - Kinds of signs

  private static func compares(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "~", "≤", "≥", "≈", "∼", "±", "≠", "‰", "^": true
    default: false
    }
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: scalar == "\""
    }
  }

  private static func isHarmless(before scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ":", ";", "!", "?", "…", "#", "+", "=", "&", "@", "*", "_", "·", "•", "¿", "¡",
      "\"", "。", "、", "！", "？", "：", "；", "，", "．", "№":
      true
    default: isBracket(scalar)
    }
  }

  private static func isHarmless(behind scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ":", ";", "!", "?", "…", "\"", "。", "、", "！", "？", "：", "；", "，", "．": true
    default: isBracket(scalar) || ScalarClass(scalar) != .separator
    }
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  var isCurrency: Bool {
    value < 0x80 ? self == "$" : properties.generalCategory == .currencySymbol
  }
  var isPercent: Bool { self == "%" || self == "\u{FF05}" }
  fileprivate var isMinus: Bool { self == "-" || self == "\u{2212}" }
  fileprivate var isDash: Bool { value > 0x7F && properties.generalCategory == .dashPunctuation }
}
