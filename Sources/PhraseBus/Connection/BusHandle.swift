// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// The C library's connection: writes messages to it and reads them off it.
///
/// Only ``BusThread`` has one, and touches it on its own thread alone.
struct BusHandle {
  private let bus: OpaquePointer

  /// Connects to the bus of the person who runs the program, or to that of an address.
  ///
  /// - Throws: ``BusError`` where there is none.
  init(address: String?) throws(BusError) {
    var bus: OpaquePointer?
    let status = address.map { Self.open(address: $0, &bus) } ?? sd_bus_open_user(&bus)
    guard status >= 0, let bus else {
      throw BusError(
        "org.freedesktop.DBus.Error.NoServer",
        "there is no session bus: \(String(cString: strerror(-status)))")
    }
    self.bus = bus
  }

  private static func open(address: String, _ bus: inout OpaquePointer?) -> Int32 {
    let steps = [
      sd_bus_new(&bus), sd_bus_set_address(bus, address), sd_bus_set_bus_client(bus, 1),
      sd_bus_start(bus),
    ]
    return steps.first { $0 < 0 } ?? 0
  }

  // MARK: - The loop

  /// Takes one message off the connection; every message goes to the filter.
  ///
  /// - Returns: Whether there may be more; nil once the connection is lost.
  func process() -> Bool? {
    let status = sd_bus_process(bus, nil)
    return status < 0 ? nil : status > 0
  }

  /// Waits until there is something to read or write, or the other descriptor can be read.
  func wait(or wake: Int32) {
    var fields = [
      pollfd(
        fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: sd_bus_get_events(bus)),
        revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    poll(&fields, 2, timeout)
  }

  /// How long the library wants to wait at most, in milliseconds; -1 for any time.
  private var timeout: Int32 {
    var until: UInt64 = .max
    guard sd_bus_get_timeout(bus, &until) >= 0, until != .max else { return -1 }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    return until <= passed ? 0 : Int32(clamping: (until - passed) / 1000 + 1)
  }

  func add(filter: sd_bus_message_handler_t, _ context: UnsafeMutableRawPointer) {
    sd_bus_add_filter(bus, nil, filter, context)
  }

  func close() { sd_bus_flush_close_unref(bus) }

  var uniqueName: String {
    var name: UnsafePointer<CChar>?
    return sd_bus_get_unique_name(bus, &name) >= 0 ? name.map { String(cString: $0) } ?? "" : ""
  }

  // MARK: - Sending

  /// Sends a call.
  ///
  /// - Returns: The number that its reply will name.
  func send(_ call: BusCall) throws(BusError) -> UInt64 {
    var message: OpaquePointer?
    try Self.check(
      sd_bus_message_new_method_call(
        bus, &message, call.destination, call.path, call.interface, call.member))
    if !call.starts { sd_bus_message_set_auto_start(message, 0) }
    if !call.isAnswered { sd_bus_message_set_expect_reply(message, 0) }
    var cookie: UInt64 = 0
    try send(message, call.body, cookie: &cookie)
    return cookie
  }

  func send(_ signal: BusSignal) throws(BusError) {
    var message: OpaquePointer?
    try Self.check(
      sd_bus_message_new_signal(bus, &message, signal.path, signal.interface, signal.member))
    if let destination = signal.destination {
      sd_bus_message_set_destination(message, destination)
    }
    try send(message, signal.body, cookie: nil)
  }

  /// Answers a call, of which the reference is given back.
  func reply(to call: OpaquePointer, with result: Result<[BusValue], BusError>) throws(BusError) {
    defer { sd_bus_message_unref(call) }
    guard sd_bus_message_get_expect_reply(call) > 0 else { return }
    var message: OpaquePointer?
    switch result {
    case .success(let body):
      try Self.check(sd_bus_message_new_method_return(call, &message))
      try send(message, body, cookie: nil)
    case .failure(let fault):
      var error = sd_bus_error()
      sd_bus_error_set(&error, fault.name, fault.message)
      defer { sd_bus_error_free(&error) }
      try Self.check(sd_bus_message_new_method_error(call, &message, &error))
      try send(message, [], cookie: nil)
    }
  }

  private func send(
    _ message: OpaquePointer?, _ body: [BusValue], cookie: UnsafeMutablePointer<UInt64>?
  ) throws(BusError) {
    defer { sd_bus_message_unref(message) }
    for value in body { try Self.append(value, to: message) }
    try Self.check(sd_bus_send(bus, message, cookie))
  }

  private static func append(_ value: BusValue, to message: OpaquePointer?) throws(BusError) {
    func basic<Plain>(_ code: Character, _ plain: Plain) throws(BusError) {
      let status = withUnsafeBytes(of: plain) {
        sd_bus_message_append_basic(message, code.code, $0.baseAddress)
      }
      try check(status)
    }
    func text(_ code: Character, _ text: String) throws(BusError) {
      try check(text.withCString { sd_bus_message_append_basic(message, code.code, $0) })
    }
    func within(_ code: Character, _ contents: String, _ values: [BusValue]) throws(BusError) {
      try check(sd_bus_message_open_container(message, code.code, contents))
      for value in values { try append(value, to: message) }
      try check(sd_bus_message_close_container(message))
    }
    switch value {
    case .byte(let number): try basic("y", number)
    case .boolean(let isTrue): try basic("b", Int32(isTrue ? 1 : 0))
    case .int16(let number): try basic("n", number)
    case .uint16(let number): try basic("q", number)
    case .int32(let number): try basic("i", number)
    case .uint32(let number): try basic("u", number)
    case .int64(let number): try basic("x", number)
    case .uint64(let number): try basic("t", number)
    case .double(let number): try basic("d", number)
    case .string(let string): try text("s", string)
    case .path(let string): try text("o", string)
    case .signature(let string): try text("g", string)
    case .variant(let inner): try within("v", inner.signature, [inner])
    case .structure(let values): try within("r", values.map(\.signature).joined(), values)
    case .entry(let key, let inner): try within("e", key.signature + inner.signature, [key, inner])
    case .array(let values, let element): try within("a", element, values)
    }
  }

  // MARK: - Reading

  /// What a message says, with the number of the call that it replies to.
  ///
  /// - Returns: Nil for a call or a signal that cannot be read, such as one with file descriptors.
  static func read(_ message: OpaquePointer) -> (message: BusMessage, cookie: UInt64)? {
    var type: UInt8 = 0
    sd_bus_message_get_type(message, &type)
    let kind: BusMessage.Kind
    switch Int(type) {
    case Int(SD_BUS_MESSAGE_METHOD_CALL): kind = .call
    case Int(SD_BUS_MESSAGE_METHOD_RETURN): kind = .reply
    case Int(SD_BUS_MESSAGE_METHOD_ERROR):
      let error = sd_bus_message_get_error(message)?.pointee
      kind = .error(error?.name.map { String(cString: $0) } ?? "")
    default: kind = .signal
    }
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }
    var read = BusMessage(kind: kind)
    read.sender = text(sd_bus_message_get_sender(message))
    read.path = text(sd_bus_message_get_path(message))
    read.interface = text(sd_bus_message_get_interface(message))
    read.member = text(sd_bus_message_get_member(message))
    if let body = values(of: message) {
      read.body = body
    } else if kind == .call || kind == .signal {
      return nil
    } else {
      // Whoever waits for it is told.
      read.kind = .error(BusError.unreadable.name)
      read.body = [.string(BusError.unreadable.message)]
    }
    var cookie: UInt64 = 0
    sd_bus_message_get_reply_cookie(message, &cookie)
    return (read, cookie)
  }

  /// The values up to the end of the message or of the container; nil where one cannot be read.
  private static func values(of message: OpaquePointer) -> [BusValue]? {
    var values: [BusValue] = []
    while true {
      var code: CChar = 0
      var contents: UnsafePointer<CChar>?
      let status = sd_bus_message_peek_type(message, &code, &contents)
      if status == 0 { return values }
      guard status > 0,
        let value = value(of: message, code, contents.map { String(cString: $0) } ?? "")
      else { return nil }
      values.append(value)
    }
  }

  private static func value(
    of message: OpaquePointer, _ code: CChar, _ contents: String
  ) -> BusValue? {
    func basic<Plain>(_ plain: Plain) -> Plain? {
      var plain = plain
      let status = withUnsafeMutableBytes(of: &plain) {
        sd_bus_message_read_basic(message, code, $0.baseAddress)
      }
      return status > 0 ? plain : nil
    }
    func text() -> String? {
      basic(UnsafePointer<CChar>?.none)?.map { String(cString: $0) }
    }
    func within() -> [BusValue]? {
      guard sd_bus_message_enter_container(message, code, contents) > 0,
        let values = values(of: message), sd_bus_message_exit_container(message) >= 0
      else { return nil }
      return values
    }
    switch Character(UnicodeScalar(UInt8(bitPattern: code))) {
    case "y": return basic(UInt8(0)).map(BusValue.byte)
    case "b": return basic(Int32(0)).map { .boolean($0 != 0) }
    case "n": return basic(Int16(0)).map(BusValue.int16)
    case "q": return basic(UInt16(0)).map(BusValue.uint16)
    case "i": return basic(Int32(0)).map(BusValue.int32)
    case "u": return basic(UInt32(0)).map(BusValue.uint32)
    case "x": return basic(Int64(0)).map(BusValue.int64)
    case "t": return basic(UInt64(0)).map(BusValue.uint64)
    case "d": return basic(Double(0)).map(BusValue.double)
    case "s": return text().map(BusValue.string)
    case "o": return text().map(BusValue.path)
    case "g": return text().map(BusValue.signature)
    case "v": return within()?.first.map(BusValue.variant)
    case "r": return within().map(BusValue.structure)
    case "e": return within().flatMap { $0.count == 2 ? .entry($0[0], $0[1]) : nil }
    case "a": return within().map { .array($0, of: contents) }
    default: return nil
    }
  }

  private static func check(_ status: Int32) throws(BusError) {
    guard status < 0 else { return }
    throw status == -ENOTCONN || status == -ECONNRESET
      ? .closed
      : BusError("org.freedesktop.DBus.Error.Failed", String(cString: strerror(-status)))
  }
}

extension Character {
  /// The letter as C has it.
  fileprivate var code: CChar { asciiValue.map(CChar.init(bitPattern:)) ?? 0 }
}
