// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import PhraseSpeech

@testable import PhraseWyoming

/// A client over a socket.
struct Client {
  private let socket: AsyncSocket
  private var parser = EventParser()

  init(_ address: ServerAddress) async throws {
    socket = try await AsyncSocket.connected(
      to: sockaddr_in.inet(ip4: address.host, port: address.port), timeout: 60)
  }

  func send(_ type: String, _ data: [String: JSONValue] = [:], payload: [UInt8] = []) async throws {
    try await send(WyomingEvent(type, data, payload: payload).bytes)
  }

  func send(_ bytes: Data) async throws { try await socket.write(bytes) }

  /// Sends sound as a microphone does, without waiting for its time to pass.
  func send(_ audio: Audio) async throws {
    let format: [String: JSONValue] = ["rate": 16_000, "width": 2, "channels": 1]
    try await send("audio-start", format)
    for start in stride(from: 0, to: audio.samples.count, by: 1_024) {
      let timestamp: [String: JSONValue] = ["timestamp": .integer(start / 16)]
      try await send(
        "audio-chunk", format.merging(timestamp) { $1 },
        payload: audio[start..<start + 1_024].bytes)
    }
    try await send("audio-stop")
  }

  /// The next event; nil at the end of the connection.
  mutating func next() async throws -> WyomingEvent? {
    while true {
      if let event = try parser.next() { return event }
      do {
        parser.append(try await socket.read(atMost: 4_096))
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  /// The next event and its text, such as `handled: On: Kitchen`.
  mutating func said() async throws -> String {
    guard let event = try await next() else { return "end" }
    guard case .text(let text)? = event.data["text"] else { return event.type }
    return "\(event.type): \(text)"
  }

  func close() throws { try socket.close() }
}

/// Does something with a server that runs meanwhile.
func withServer<Value: Sendable>(
  _ services: WyomingServices, clock: any Clock<Duration> = ContinuousClock(),
  _ body: (ServerAddress) async throws -> Value
) async throws -> Value {
  let server = try WyomingServer(
    services, at: try ServerAddress(uri: "tcp://127.0.0.1:0"), clock: clock)
  let running = Task { try await server.run() }
  let value: Value
  do {
    value = try await body(server.address)
  } catch {
    running.cancel()
    throw error
  }
  running.cancel()
  _ = await running.result
  return value
}
