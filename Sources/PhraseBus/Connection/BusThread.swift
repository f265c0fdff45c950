// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Foundation
import Glibc
import Synchronization

/// The one thread that touches a connection of the C library, which takes no other.
///
/// Others hand it work and go on. `@unchecked` because of the C handle: after ``start()`` only the
/// thread itself reads it.
final class BusThread: @unchecked Sendable {
  private struct State {
    var work: [@Sendable (BusHandle) -> Void] = []
    var isOver = false
  }

  private let handle: BusHandle
  private let wake: Int32
  private let state = Mutex(State())
  private let received: @Sendable (BusMessage, _ cookie: UInt64, IncomingCall?) -> Void
  private let lost: @Sendable () -> Void

  /// A call that came in and waits for its reply, which only the thread may send.
  struct IncomingCall: @unchecked Sendable {
    fileprivate let message: OpaquePointer
  }

  /// - Parameters:
  ///   - handle: The connection.
  ///   - received: Gets every message, with the number of the call that it replies to, on the thread.
  ///   - lost: Called once, when the connection is over.
  init(
    _ handle: BusHandle,
    received: @escaping @Sendable (BusMessage, UInt64, IncomingCall?) -> Void,
    lost: @escaping @Sendable () -> Void
  ) {
    self.handle = handle
    self.received = received
    self.lost = lost
    wake = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
  }

  deinit {
    // Not before: whoever rings a thread that is over would write to what has the number by then.
    close(wake)
  }

  func start() {
    let thread = Thread { self.run() }
    thread.name = "phrase-bus"
    thread.start()
  }

  /// Has the thread do something; nothing once it is over.
  ///
  /// - Returns: Whether it will be done.
  @discardableResult
  func perform(_ work: @escaping @Sendable (BusHandle) -> Void) -> Bool {
    let isTaken = state.withLock { state in
      if !state.isOver { state.work.append(work) }
      return !state.isOver
    }
    if isTaken { ring() }
    return isTaken
  }

  /// Sends the reply to a call.
  func reply(to call: IncomingCall, with result: Result<[BusValue], BusError>) {
    perform { handle in
      do {
        try handle.reply(to: call.message, with: result)
      } catch {
        // What cannot be written, a text with a wrong path for instance, is the caller's to know.
      }
    }
  }

  /// Ends the thread once its work is done; the connection is closed.
  func stop() {
    state.withLock { $0.isOver = true }
    ring()
  }

  private func ring() {
    var one: UInt64 = 1
    _ = write(wake, &one, MemoryLayout<UInt64>.size)
  }

  private func run() {
    handle.add(
      filter: { message, context, _ in
        guard let message, let context else { return 0 }
        let thread = Unmanaged<BusThread>.fromOpaque(context).takeUnretainedValue()
        return thread.take(message) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    var isConnected = true
    while isConnected {
      let (work, isOver) = state.withLock { state in
        defer { state.work = [] }
        return (state.work, state.isOver)
      }
      for work in work { work(handle) }
      if isOver { break }
      isConnected = processAll()
      if isConnected, state.withLock({ $0.work.isEmpty && !$0.isOver }) {
        handle.wait(or: wake)
        var count: UInt64 = 0
        _ = read(wake, &count, MemoryLayout<UInt64>.size)
      }
    }
    let rest = state.withLock { state in
      state.isOver = true
      defer { state.work = [] }
      return state.work
    }
    // Where the connection is lost this fails, so that nobody waits for it.
    for work in rest { work(handle) }
    handle.close()
    lost()
  }

  /// - Returns: Whether the connection still stands.
  private func processAll() -> Bool {
    while let isMore = handle.process() {
      if !isMore { return true }
    }
    return false
  }

  /// - Returns: Whether the library has nothing left to do with the message.
  private func take(_ message: OpaquePointer) -> Bool {
    guard let (read, cookie) = BusHandle.read(message) else { return false }
    sd_bus_message_rewind(message, 1)
    switch read.kind {
    case .call:
      // The library itself answers for every program that it is there.
      guard read.interface != "org.freedesktop.DBus.Peer" else { return false }
      received(read, cookie, IncomingCall(message: sd_bus_message_ref(message)))
      return true
    case .reply, .error:
      received(read, cookie, nil)
      return true
    case .signal:
      received(read, cookie, nil)
      return false
    }
  }
}
