// SPDX-License-Identifier: Apache-2.0

/// Cuts a stream of bytes into lines, holding no more of a line than the limit.
///
/// Lines end with LF or CR LF; the last one may end with the input.
struct LineSplitter {
  /// 64 KiB: a hundred times the longest phrase, and small enough to hold.
  static let standardLimit = 64 * 1024

  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  init(limit: Int = standardLimit) {
    self.limit = limit
  }

  /// The lines that some more bytes complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [LineEvent] {
    var events: [LineEvent] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        events.append(finish())
      } else if line.count < limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return events
  }

  /// The last line, if it has no line break.
  mutating func end() -> LineEvent? {
    line.isEmpty && !isTooLong ? nil : finish()
  }

  private mutating func finish() -> LineEvent {
    number += 1
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if isTooLong { return .tooLong(line: number, limit: limit) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(validating: line, as: UTF8.self).map(LineEvent.line)
      ?? .invalidUTF8(line: number)
  }
}
