// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Plain lines from a file descriptor, each as soon as it is complete.
final class PipedLines: LineSource {
  private struct State {
    var splitter = LineSplitter()
    var ready: [LineEvent] = []
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())
  /// Reads block, so they stay off the threads that run tasks.
  private let queue = DispatchQueue(label: "phrase.piped-lines")

  init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  func next(prompt: String) async throws -> LineEvent {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.nextEvent()) }
    }
  }

  private func nextEvent() -> LineEvent {
    while true {
      let event: LineEvent? = state.withLock { state in
        if !state.ready.isEmpty { return state.ready.removeFirst() }
        return state.isAtEnd ? .end : nil
      }
      if let event { return event }
      fill()
    }
  }

  private func fill() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    state.withLock { state in
      guard count > 0 else {
        state.isAtEnd = true
        if let last = state.splitter.end() { state.ready.append(last) }
        return
      }
      state.ready += state.splitter.take(buffer[..<count])
    }
  }
}
