// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension ShortcutColor {
  /// The colours by Apple's numbers: red, green and blue.
  private static let numbers: [(color: ShortcutColor, number: Int)] = [
    (.red, 0xFF4351), (.darkOrange, 0xFD6631), (.orange, 0xFE9949), (.yellow, 0xFEC418),
    (.green, 0xFFD426), (.teal, 0x19BD03), (.lightBlue, 0x55DAE1), (.blue, 0x1B9AF7),
    (.darkBlue, 0x3871DE), (.violet, 0x7B72E9), (.purple, 0xDB49D8), (.pink, 0xED4694),
    (.taupe, 0xB4B2A9), (.gray, 0xA9A9A9), (.darkGray, 0x000000),
  ]

  /// The colour of a number with red, green, blue and opacity, or the nearest one that there is.
  init?(apple number: Int) {
    let wanted = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: number) >> 8)
    let nearest = Self.numbers.min { distance($0.number, wanted) < distance($1.number, wanted) }
    guard let nearest else { return nil }
    self = nearest.color
  }

  /// The number with red, green, blue and opacity.
  var appleNumber: Int {
    let number = Self.numbers.first { $0.color == self }?.number ?? 0
    return number << 8 | 0xFF
  }
}

/// How far two colours are from one another: the sum of the squares for red, green and blue.
private func distance(_ left: Int, _ right: Int) -> Int {
  [16, 8, 0].reduce(0) { sum, shift in
    let difference = (left >> shift & 0xFF) - (right >> shift & 0xFF)
    return sum + difference * difference
  }
}
