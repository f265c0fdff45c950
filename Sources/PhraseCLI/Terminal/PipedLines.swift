// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Plain lines from a file descriptor, each as soon as it is complete.
final class PipedLines: LineSource {
  private struct State {
    var splitter: LineSplitter
    /// What was cut but not taken yet, last line first: taking one moves none of the others.
    var ready: [LineEvent] = []
    var isAtEnd = false
  }

  /// How many bytes are asked for at once: what a Linux pipe holds.
  private static let chunkSize = 64 * 1024

  private let descriptor: Int32
  private let state: Mutex<State>
  /// Reads block, so they stay off the threads that run tasks.
  private let queue = DispatchQueue(label: "phrase.piped-lines")

  /// Reads from a descriptor, which stays the caller's to close.
  ///
  /// - Parameters:
  ///   - descriptor: Where the lines come from.
  ///   - limit: The longest line in bytes, without its line break.
  init(descriptor: Int32 = STDIN_FILENO, limit: Int = LineSplitter.standardLimit) {
    self.descriptor = descriptor
    state = Mutex(State(splitter: LineSplitter(limit: limit)))
  }

  /// Whether a line can be had without waiting.
  var isReady: Bool { state.withLock { !$0.ready.isEmpty } }

  /// Waits for the next line; a pipe shows no prompt.
  ///
  /// - Throws: `UnreadableInput` if the descriptor cannot be read; `.end` follows.
  func next(prompt: String) async throws -> LineEvent {
    if let event = state.withLock({ $0.ready.popLast() }) { return event }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.nextEvent() }) }
    }
  }

  private func nextEvent() throws -> LineEvent {
    while true {
      let event: LineEvent? = state.withLock { state in
        state.ready.popLast() ?? (state.isAtEnd ? .end : nil)
      }
      if let event { return event }
      try fill()
    }
  }

  /// Waits for more bytes, or notes that there are none.
  private func fill() throws {
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = read(descriptor, &buffer, buffer.count)
    let error = errno
    if count < 0, error == EINTR { return }
    // Whoever shares the descriptor may have made it return at once.
    if count < 0, error == EAGAIN { return waitForBytes() }
    state.withLock { state in
      if count > 0 {
        state.ready = state.splitter.take(buffer[..<count]).reversed()
      } else {
        state.isAtEnd = true
        state.ready = state.splitter.end().map { [$0] } ?? []
      }
    }
    if count < 0 { throw UnreadableInput(code: error) }
  }

  private func waitForBytes() {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&input, 1, -1)
  }
}

/// The input of this process cannot be read.
struct UnreadableInput: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The system's error number.
  let code: Int32

  var description: String { "The input cannot be read: \(String(cString: strerror(code)))." }
  var errorDescription: String? { description }
}
