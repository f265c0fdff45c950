// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs an actor that decodes on threads of its own.
///
/// Decoding takes a good part of a second. On a thread of Swift's pool, of which there are as many as
/// cores, nothing else would go on meanwhile; a caller of the actor is suspended instead.
final class DecodingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "phrase.decoding", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
