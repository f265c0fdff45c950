// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import Synchronization

/// A connection to the person's session bus.
///
/// Messages are values; the one thread behind it is the only place that sees the C library.
package final class Bus: Sendable {
  /// Answers the calls to an object.
  package typealias Handler = @Sendable (BusMessage) async throws -> [BusValue]

  private struct State {
    var calls: [UInt64: Promise<[BusValue]>] = [:]
    var objects: [String: Handler] = [:]
    var listeners: [Int: Listener] = [:]
    var listenersMade = 0
    var isClosed = false
    var closing: [CheckedContinuation<Void, Never>] = []

    /// The next parts of the paths that go on behind a path, so that objects are found from the root.
    func children(of path: String) -> [String] {
      let start = path == "/" ? path : path + "/"
      let names = objects.keys.filter { $0.hasPrefix(start) }.compactMap {
        $0.dropFirst(start.count).split(separator: "/").first.map(String.init)
      }
      return Set(names).sorted()
    }
  }

  private struct Listener {
    let fits: @Sendable (BusMessage) -> Bool
    let stream: AsyncStream<BusMessage>.Continuation
  }

  private final class Wiring: Sendable {
    let state = Mutex(State())
  }

  private let wiring: Wiring
  private let thread: BusThread
  /// The name that the bus gave to this connection: `:1.42`.
  package let uniqueName: String

  /// Connects to a bus.
  ///
  /// - Parameter address: Where it is; nil for the person's, which `DBUS_SESSION_BUS_ADDRESS` names or
  ///   which lies in `XDG_RUNTIME_DIR`.
  /// - Throws: ``BusError`` where there is none.
  package init(address: String? = nil) throws(BusError) {
    let handle = try BusHandle(address: address)
    uniqueName = handle.uniqueName
    let wiring = Wiring()
    self.wiring = wiring
    let slot = ThreadSlot()
    thread = BusThread(handle) { message, cookie, call in
      Self.take(message, cookie, call, wiring, slot)
    } lost: {
      Self.close(wiring)
    }
    slot.thread.withLock { $0 = WeakThread(thread: thread) }
    thread.start()
  }

  deinit { thread.stop() }

  /// Whether the connection is over.
  package var isClosed: Bool { wiring.state.withLock(\.isClosed) }

  /// Ends the connection; whoever waits for a reply gets ``BusError/closed``.
  package func close() { thread.stop() }

  /// Waits until the connection is over, because the bus has ended or ``close()`` was called.
  package func waitUntilClosed() async {
    await withCheckedContinuation { continuation in
      let isClosed = wiring.state.withLock { state in
        if !state.isClosed { state.closing.append(continuation) }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  // MARK: - Calling

  /// Calls a method and waits for its reply, however long it takes.
  ///
  /// - Throws: ``BusError``, or `CancellationError` where the task is cancelled; then the reply is
  ///   dropped when it comes.
  @discardableResult
  package func call(_ call: BusCall) async throws -> [BusValue] {
    let promise = Promise<[BusValue]>()
    let isTaken = thread.perform { [wiring] handle in
      do {
        let cookie = try handle.send(call)
        wiring.state.withLock { $0.calls[cookie] = promise }
      } catch {
        promise.keep(.failure(error))
      }
    }
    guard isTaken else { throw BusError.closed }
    return try await promise.value
  }

  /// Calls a method whose reply nobody waits for.
  package func tell(_ call: BusCall) {
    var call = call
    call.isAnswered = false
    thread.perform { [call] in _ = try? $0.send(call) }
  }

  /// Sends a signal.
  package func send(_ signal: BusSignal) {
    thread.perform { try? $0.send(signal) }
  }

  // MARK: - Being called

  /// Answers the calls to an object from now on.
  package func serve(_ path: String, _ handler: @escaping Handler) {
    wiring.state.withLock { $0.objects[path] = handler }
  }

  /// Asks for a name that others can call.
  ///
  /// - Returns: Whether this connection has it now; false where another program has it.
  package func own(_ name: String) async throws -> Bool {
    let doNotQueue: UInt32 = 4
    let reply = try await call(.daemon("RequestName", .string(name), .uint32(doNotQueue)))
    return [1, 4].contains(reply.first?.integer)
  }

  /// Gives a name back; who calls it then starts the program anew.
  package func release(_ name: String) async throws {
    try await call(.daemon("ReleaseName", .string(name)))
  }

  /// Whether a program has the name now.
  package func hasOwner(_ name: String) async throws -> Bool {
    try await call(.daemon("NameHasOwner", .string(name))).first?.truth == true
  }

  // MARK: - Listening

  /// How many signals are kept for a reader that is behind.
  package static let signalLimit = 256

  /// The signals of an interface, and of one sender and name where these are told.
  ///
  /// What is not read in time is dropped beyond the newest ``signalLimit``, so that a program which
  /// sends without end fills nobody's memory.
  ///
  /// - Parameters:
  ///   - interface: The interface.
  ///   - member: The name of the signal; nil for all.
  ///   - sender: Who sends it; nil for anybody.
  ///   - isMeant: Whether a signal is of use; another one takes no place from those that are. It is
  ///     called on the thread of the connection.
  /// - Returns: The signals; they end with the connection.
  /// - Throws: ``BusError``.
  package func signals(
    _ interface: String, _ member: String? = nil, from sender: String? = nil,
    where isMeant: @escaping @Sendable (BusMessage) -> Bool = { _ in true }
  ) async throws -> AsyncStream<BusMessage> {
    let rule = [
      "type='signal',interface='\(interface)'", member.map { "member='\($0)'" },
      sender.map { "sender='\($0)'" },
    ].compactMap(\.self).joined(separator: ",")
    let (stream, sink) = AsyncStream<BusMessage>.makeStream(
      bufferingPolicy: .bufferingNewest(Self.signalLimit))
    let uniqueSender = sender?.hasPrefix(":") == true ? sender : nil
    let listener = Listener(
      fits: { message in
        message.interface == interface && (member == nil || message.member == member)
          && (uniqueSender == nil || message.sender == uniqueSender) && isMeant(message)
      }, stream: sink)
    let number = wiring.state.withLock { state in
      state.listenersMade += 1
      state.listeners[state.listenersMade] = listener
      return state.listenersMade
    }
    sink.onTermination = { [wiring, thread] _ in
      wiring.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
      var call = BusCall.daemon("RemoveMatch", .string(rule))
      call.isAnswered = false
      thread.perform { [call] in _ = try? $0.send(call) }
    }
    do {
      try await call(.daemon("AddMatch", .string(rule)))
    } catch {
      sink.finish()
      throw error
    }
    return stream
  }

  // MARK: - Messages

  private final class ThreadSlot: Sendable {
    let thread = Mutex(WeakThread())
  }

  private struct WeakThread: Sendable {
    weak var thread: BusThread?
  }

  private static func take(
    _ message: BusMessage, _ cookie: UInt64, _ call: BusThread.IncomingCall?, _ wiring: Wiring,
    _ slot: ThreadSlot
  ) {
    switch message.kind {
    case .reply:
      wiring.state.withLock { $0.calls.removeValue(forKey: cookie) }?.keep(.success(message.body))
    case .error(let name):
      wiring.state.withLock { $0.calls.removeValue(forKey: cookie) }?
        .keep(.failure(BusError(name, message.text(0))))
    case .signal:
      for listener in wiring.state.withLock({ Array($0.listeners.values) })
      where listener.fits(message) {
        listener.stream.yield(message)
      }
    case .call:
      guard let call else { return }
      let (handler, children) = wiring.state.withLock {
        ($0.objects[message.path], $0.children(of: message.path))
      }
      Task {
        let result: Result<[BusValue], BusError>
        do {
          if let handler {
            result = .success(try await handler(message))
          } else if message.isIntrospection, !children.isEmpty {
            let nodes = children.map { "  <node name=\"\($0)\"/>\n" }.joined()
            result = .success([.string("<node>\n\(nodes)</node>\n")])
          } else {
            throw BusError.noObject(message.path)
          }
        } catch let error as BusError {
          result = .failure(error)
        } catch {
          result = .failure(BusError("org.freedesktop.DBus.Error.Failed", "\(error)"))
        }
        slot.thread.withLock(\.thread)?.reply(to: call, with: result)
      }
    }
  }

  private static func close(_ wiring: Wiring) {
    let (calls, listeners, closing) = wiring.state.withLock { state in
      defer {
        state.calls = [:]
        state.listeners = [:]
        state.closing = []
        state.isClosed = true
      }
      return (state.calls, state.listeners, state.closing)
    }
    for call in calls.values { call.keep(.failure(BusError.closed)) }
    for listener in listeners.values { listener.stream.finish() }
    for continuation in closing { continuation.resume() }
  }
}

extension BusError {
  static func noObject(_ path: String) -> BusError {
    BusError("org.freedesktop.DBus.Error.UnknownObject", "there is nothing at \(path)")
  }
}
