// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import PhraseRuntime

/// Ctrl-C while an app is at work.
enum Interrupts {
  /// Runs `body`; an interrupt meanwhile ends the conversation's turn instead of the process.
  ///
  /// On a pipe nobody presses Ctrl-C, and an interrupt keeps its usual meaning.
  static func ending<Value>(
    _ conversation: Conversation, during body: () async -> Value
  ) async -> Value {
    guard Console.isInteractive else { return await body() }
    let previous = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { Task { await conversation.cancel() } }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, previous)
    }
    return await body()
  }
}
