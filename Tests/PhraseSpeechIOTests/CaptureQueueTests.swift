// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@testable import PhraseALSA

// A reader that waits for ever is to be told; beside tests of sound each turn takes seconds.
@Suite(.timeLimit(.minutes(10))) struct CaptureQueueTests {
  @Test func theOldestSoundIsDroppedAndCounted() async throws {
    let queue = CaptureQueue(limit: 4, isPatient: false)
    for value in 1...4 as ClosedRange<Int16> { queue.put([value, value]) }
    #expect(queue.dropped == 4)
    #expect(try await queue.take()?.samples == [3, 3])
    #expect(try await queue.take()?.samples == [4, 4])
  }

  @Test func discardingEmptiesTheQueue() async throws {
    let queue = CaptureQueue(limit: 100)
    queue.put([1])
    queue.put([2])
    queue.discard()
    queue.put([3])
    #expect(try await queue.take()?.samples == [3])
    #expect(queue.dropped == 0)
  }

  @Test func readersAreServedInTurn() async throws {
    let queue = CaptureQueue(limit: 100)
    // Each one waits before the next one is made.
    let readers = (0..<10).map { _ in Task.immediate { try await queue.take()?.samples } }
    for value in 0..<10 as Range<Int16> { queue.put([value]) }
    for (value, reader) in zip(0..<10 as Range<Int16>, readers) {
      #expect(try await reader.value == [value])
    }
    queue.put([11])
    queue.put([12])
    #expect(try await queue.take()?.samples == [11])
    #expect(try await queue.take()?.samples == [12])
  }

  @Test func soundBeforeAFailureIsStillRead() async throws {
    let queue = CaptureQueue(limit: 100)
    queue.put([1])
    queue.end(AudioDeviceError(.vanished, device: "x", "gone"))
    #expect(try await queue.take()?.samples == [1])
    await #expect(throws: AudioDeviceError.self) { try await queue.take() }
    await #expect(throws: AudioDeviceError.self) { try await queue.take() }
    await queue.waitForEnd()
  }

  @Test func aCancelledReaderTakesNothing() async throws {
    let queue = CaptureQueue(limit: 100)
    for _ in 0..<50 {
      let reader = Task { try await queue.take() }
      reader.cancel()
      await #expect(throws: CancellationError.self) { try await reader.value }
    }
    queue.put([5])
    #expect(try await queue.take()?.samples == [5])
  }

  @Test func aPauseEndsWhenTheQueueIsClosed() async {
    let queue = CaptureQueue(limit: 100)
    async let isOpen = Task.detached { queue.pause(3_600) }.value
    queue.close()
    #expect(await isOpen == false)
    #expect(queue.pause(3_600) == false)
    #expect(queue.isClosed)
  }
}
