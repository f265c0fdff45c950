// SPDX-License-Identifier: Apache-2.0

/// Digits and the marks between them as they stand in a text: “1.250,50”, “31/12/2026”, “17:30”.
///
/// Words have one form for all languages, so that titles match alike; what a mark means is for the
/// language to say, so a value is read from the text itself.
///
/// | written | in English | in German |
/// | --- | --- | --- |
/// | 1,250.50 and 1.250,50 | 1250.5 | 1250.5 |
/// | 12.000 | 12 | 12000 |
/// | 12,50 | 12.5 | 12.5 |
/// | 10.15.7 | no number | no number |
struct DigitCluster {
  /// Behind the last digit.
  private(set) var end: Int
  /// The number without its sign; nil where the marks make none.
  private(set) var value: Double?
  /// Where the mark before the parts of one stands.
  private(set) var decimal: Int?
  /// Whether an ordinary blank in it might as well stand between two numbers.
  private(set) var isDoubtful = false
  /// Whether it is whole numbers with commas between them: “1,2,3”.
  private(set) var isList = false

  private(set) var start: Int
  private(set) var bytes: UnsafeBufferPointer<UInt8>
  private var shape = Shape()

  /// The runs of digits and what stands between them.
  private struct Shape {
    var first = 0
    var last = 0
    var beginsWithZero = false
    var innerAreThree = true
    var count = 0
    var firstMark: Unicode.Scalar = " "
    var lastMark: Unicode.Scalar = " "
    var lastOffset = 0
    var earlierAreAlike = true
    var hasForeign = false
    var hasPlainBlank = false
    var hasZeroGroup = false
    var digits: UInt64 = 0
    var digitCount = 0
  }

  /// Reads from a digit on.
  ///
  /// A sign of the phrase itself ends the digits, and an ordinary blank groups thousands only where it
  /// may join them.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, marks: NumberMarks,
    signs: PhraseSigns, joinsBlanks: Bool
  ) {
    self.start = start
    self.bytes = bytes
    end = start
    scan(signs, joinsBlanks: joinsBlanks)
    decide(marks)
    guard shape.hasPlainBlank else { return }
    isDoubtful = decimal == nil && !shape.hasZeroGroup
    if value == nil || decimal == nil && !marks.joinsBlanks {
      self = DigitCluster(bytes, at: start, marks: marks, signs: signs, joinsBlanks: false)
    }
  }

  /// The digits as the parts of one, as in “.05”; nil with marks between them.
  var fraction: Double? {
    guard value != nil, shape.count == 0, shape.first <= 15 else { return nil }
    return Double(shape.digits) / Self.powers[shape.first]
  }

  // MARK: - Scanning

  private mutating func scan(_ signs: PhraseSigns, joinsBlanks: Bool) {
    var offset = start
    while let (scalar, width) = bytes.scalar(at: offset) {
      if scalar.isDecimalDigit {
        take(scalar)
        end = offset + width
      } else if ScalarClass(scalar) == .ignored {
        if Folding.isDroppedMark(scalar.value) { end = offset + width }
      } else if continues(scalar, behind: offset + width, signs, joinsBlanks: joinsBlanks) {
        begin(behind: scalar, at: offset, width: width)
      } else {
        return
      }
      offset += width
    }
  }

  private mutating func take(_ digit: Unicode.Scalar) {
    let ascii = UInt64(Tokenizer.asciiDigit(digit).value &- 0x30)
    if shape.count == 0 {
      if shape.first == 0 { shape.beginsWithZero = ascii == 0 }
      shape.first += 1
    }
    shape.last += 1
    if shape.digitCount > 0 || ascii > 0 { shape.digitCount += 1 }
    shape.digits = shape.digits &* 10 &+ ascii
  }

  private mutating func begin(behind mark: Unicode.Scalar, at offset: Int, width: Int) {
    if shape.count > 0 {
      shape.innerAreThree = shape.innerAreThree && shape.last == 3
      shape.earlierAreAlike = shape.earlierAreAlike && shape.lastMark == shape.firstMark
    }
    let kind = mark.isBlank ? " " : mark
    if shape.count == 0 { shape.firstMark = kind }
    shape.lastMark = kind
    shape.count += 1
    shape.lastOffset = offset
    shape.last = 0
    if mark == " " { shape.hasPlainBlank = true }
    if kind == " ", bytes.scalar(at: offset + width)?.scalar == "0" { shape.hasZeroGroup = true }
    if kind != ".", kind != ",", kind != " " { shape.hasForeign = true }
  }

  private func continues(
    _ scalar: Unicode.Scalar, behind offset: Int, _ signs: PhraseSigns, joinsBlanks: Bool
  ) -> Bool {
    guard !signs.contains(scalar), bytes.scalar(at: offset)?.scalar.isDecimalDigit == true else {
      return false
    }
    if Self.joins(scalar) { return true }
    return (Self.isGroupBlank(scalar) || joinsBlanks && scalar == " ") && isGroup(at: offset)
  }

  /// Whether a mark between two digits makes them one thing.
  static func joins(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case ".", ",", ":", "/", "\u{2044}", "-", "\u{2212}", "\u{2013}": true
    default: false
    }
  }

  /// Whether a blank keeps a line together, as those in numbers do.
  static func isGroupBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}": true
    default: false
    }
  }

  /// Whether three digits and no fourth one follow digits that they may belong to.
  private func isGroup(at offset: Int) -> Bool {
    guard !shape.beginsWithZero, (1...3).contains(shape.first),
      shape.count == 0 || shape.last == 3 && shape.firstMark == " " && shape.lastMark == " "
    else { return false }
    var (offset, count) = (offset, 0)
    while count < 4, let (scalar, width) = bytes.scalar(at: offset), scalar.isDecimalDigit {
      count += 1
      offset += width
    }
    return count == 3
  }

  // MARK: - What the marks mean

  private mutating func decide(_ marks: NumberMarks) {
    guard !shape.hasForeign else { return }
    let canGroup = (1...3).contains(shape.first) && !shape.beginsWithZero && shape.innerAreThree
    let areAlike = shape.earlierAreAlike && shape.firstMark == shape.lastMark
    switch shape.count {
    case 0: break
    case 1 where shape.lastMark == " ": break
    case 1:
      if shape.lastMark == marks.decimal || !canGroup || shape.last != 3 {
        decimal = shape.lastOffset
      }
    case _ where areAlike && canGroup && shape.last == 3: break
    case _ where shape.earlierAreAlike && !areAlike && canGroup && shape.lastMark != " ":
      decimal = shape.lastOffset
    default:
      isList = areAlike && shape.firstMark == ","
      return
    }
    value = number
  }

  /// Powers of ten that a double holds exactly: a quotient with one is rounded once, so it is right.
  ///
  /// Source: William D. Clinger, "How to read floating point numbers accurately", 1990.
  private static let powers: [Double] = (1...15).reduce(into: [1]) { powers, exponent in
    powers.append(powers[exponent - 1] * 10)
  }

  private var number: Double? {
    let decimals = decimal == nil ? 0 : shape.last
    guard shape.digitCount > 15 || decimals > 15 else {
      return Double(shape.digits) / Self.powers[decimals]
    }
    return Double(text(isNumber: true)).flatMap { $0.isFinite ? $0 : nil }
  }
}
