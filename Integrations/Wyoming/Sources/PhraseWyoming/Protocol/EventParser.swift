// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes bytes as they come and gives the events in them.
///
/// What a client announces is checked against limits before any of it is waited for, so that no
/// client takes more memory than these.
struct EventParser: Sendable {
  /// How long the parts of an event may be, in bytes.
  struct Limits: Sendable {
    /// The line that begins it; a context may stand in it.
    var header = 64 * 1024
    /// The data behind the line.
    var data = 256 * 1024
    /// The payload: 32 seconds of sound, where a chunk usually has a tenth of one.
    var payload = 1024 * 1024
  }

  private let limits: Limits
  private var buffer: [UInt8] = []
  /// How much of the buffer is known to have no end of a line.
  private var scanned = 0
  private var header: WyomingEvent.Header?

  init(limits: Limits = Limits()) { self.limits = limits }

  /// Whether an event has begun that is not whole yet.
  var isWithinEvent: Bool { header != nil || !buffer.isEmpty }

  mutating func append(_ bytes: some Sequence<UInt8>) { buffer += bytes }

  /// The next event; nil where more bytes are needed.
  ///
  /// - Throws: `ProtocolFault`, after which nothing more can be made of the bytes.
  mutating func next() throws(ProtocolFault) -> WyomingEvent? {
    if header == nil { header = try readHeader() }
    guard let header else { return nil }
    let (dataLength, payloadLength) = (header.dataLength ?? 0, header.payloadLength ?? 0)
    guard buffer.count >= dataLength + payloadLength else { return nil }
    var event = WyomingEvent(header.type, header.data ?? [:])
    if dataLength > 0 {
      let more: [String: JSONValue] = try decode(
        buffer[..<dataLength], "the \(dataLength) bytes of data of “\(header.type)”")
      event.data.merge(more) { _, last in last }
    }
    event.payload = Array(buffer[dataLength..<dataLength + payloadLength])
    buffer.removeFirst(dataLength + payloadLength)
    self.header = nil
    return event
  }

  private mutating func readHeader() throws(ProtocolFault) -> WyomingEvent.Header? {
    guard let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = buffer.count
      try check(scanned, limits.header, "An event begins with a line of at least")
      return nil
    }
    try check(end, limits.header, "An event begins with a line of")
    let line = buffer[..<end]
    let header: WyomingEvent.Header = try decode(line, "a line of \(end) bytes")
    buffer.removeFirst(end + 1)
    scanned = 0
    guard !header.type.isEmpty, header.type.count <= 64 else {
      throw ProtocolFault("An event's type has \(header.type.count) letters; it takes 1 to 64.")
    }
    try check(header.dataLength ?? 0, limits.data, "“\(header.type)” announces data of")
    try check(header.payloadLength ?? 0, limits.payload, "“\(header.type)” announces a payload of")
    return header
  }

  private func check(_ count: Int, _ limit: Int, _ what: String) throws(ProtocolFault) {
    guard (0...limit).contains(count) else {
      throw ProtocolFault("\(what) \(count) bytes; it takes 0 to \(limit).")
    }
  }

  private func decode<Value: Decodable>(
    _ bytes: ArraySlice<UInt8>, _ place: String
  ) throws(ProtocolFault) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      let wanted = Value.self == WyomingEvent.Header.self ? " with a “type”" : ""
      throw ProtocolFault("Where \(place) came, an object in JSON\(wanted) is needed.")
    }
  }
}
