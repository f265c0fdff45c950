// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@Suite struct LongRunningIntentTests {
  @Test func theWorkIsDone() async throws {
    #expect(try await CountLeaves().performErased().erasedValue as? Int == 3)
  }

  @Test func theWorkStaysOnTheMainActor() async throws {
    let intent = RakeLeaves()
    _ = try await intent.perform()
    #expect(await Lawn.raked == 2)
  }

  @Test func whatTheWorkThrowsIsThrown() async {
    await #expect(throws: CancellationError.self) {
      try await CountLeaves().performBackgroundTask(options: .requiresGPU) {
        throw CancellationError()
      }
    }
  }

  @Test func theAppLearnsThatItWasCancelled() async throws {
    let heard = Heard()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await BurnLeaves().performBackgroundTask {
        Task.isCancelled
      } onCancel: { reason in
        heard.reasons.withLock { $0.append(reason) }
      }
    }
    #expect(try await task.value)
    #expect(heard.reasons.withLock { $0 } == [.userCancelled])
  }

  @Test func needsAreKept() {
    let options: LongRunningTaskOptions = [.requiresGPU]
    #expect(options.contains(.requiresGPU) && LongRunningTaskOptions() != options)
  }
}

private struct CountLeaves: LongRunningIntent {
  static let title: LocalizedStringResource = "Count Leaves"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = try await performBackgroundTask {
      progress.totalUnitCount = 3
      return 3
    }
    return .result(value: count)
  }
}

@MainActor private enum Lawn {
  static var raked = 0
}

private struct RakeLeaves: LongRunningIntent {
  static let title: LocalizedStringResource = "Rake Leaves"

  @MainActor func perform() async throws -> some IntentResult {
    let heap = Heap()
    try await performBackgroundTask {
      heap.size += 2
      Lawn.raked = heap.size
    }
    return .result()
  }
}

/// Not sendable: it must not leave the actor.
private final class Heap {
  var size = 0
}

private final class Heard: Sendable {
  let reasons = Mutex<[IntentCancellationReason]>([])
}

private struct BurnLeaves: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Burn Leaves"

  func perform() async throws -> some IntentResult { .result() }
}
