// SPDX-License-Identifier: Apache-2.0

/// Decisions made from bytes, so that a fuzzer that changes a byte changes a decision.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The next byte; 0 once there is none.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 up to a limit of at most 256; 0 once there are no bytes.
  mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The next four bytes as a number.
  mutating func number() -> UInt32 {
    (0..<4).reduce(0) { number, _ in number << 8 | UInt32(byte()) }
  }

  /// The bytes up to the next NUL as text, with replacements for what is no UTF-8.
  mutating func text() -> String {
    let head = bytes.prefix { $0 != 0 }
    bytes = bytes.dropFirst(head.count + 1)
    return String(decoding: head, as: UTF8.self)
  }
}

/// What a property that does not hold was checked with.
struct PropertyFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws unless a property holds.
func require(_ holds: Bool, _ description: @autoclosure () -> String) throws {
  if !holds { throw PropertyFailure(description()) }
}

extension String {
  /// Whether a span lies inside the text and splits no scalar.
  func hasScalars(at span: Range<Int>) -> Bool {
    guard span.lowerBound >= 0, span.upperBound <= utf8.count else { return false }
    return [span.lowerBound, span.upperBound].allSatisfy { offset in
      let index = utf8.index(utf8.startIndex, offsetBy: offset)
      return index.samePosition(in: unicodeScalars) != nil
    }
  }
}
