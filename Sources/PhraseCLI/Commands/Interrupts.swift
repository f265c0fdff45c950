// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Ctrl-C during a session on a terminal.
///
/// While a line is edited, Ctrl-C is a key and never comes here. At any other moment it is a
/// signal, which must not end the process: an app may be at work, or has just asked something.
struct Interrupts {
  private let source: any DispatchSourceSignal

  /// Calls `handler` at each interrupt, from now to the end of the process.
  init(_ handler: @escaping @Sendable () async -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { Task { await handler() } }
    source.resume()
  }
}
