// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Synchronization

/// Two versions of one list, published in turn by one thread and read by two.
final class Replacement: Sendable {
  enum Writer: String, CaseIterable {
    case none
    case working = "works, replaces nothing"
    case replacing = "replaces"
  }

  struct Reader {
    var wall = Times(capacity: 4_000_000)
    var processor = Times(capacity: 4_000_000)
    /// Answers that belong to neither version.
    var wrong = 0
  }

  private let published: Mutex<Automaton>
  private let isDone = Atomic(false)
  private let utterances: [ExactWorkload.Utterance]
  /// Both have the same titles; the second one's ids are higher by the count.
  private let versions: [ValueList]
  private let count: Int

  init(valueCount count: Int) throws {
    let workload = ExactWorkload(valueCount: count)
    self.count = count
    utterances = workload.utterances
    versions = [0, count].map { ExactWorkload.list(workload.values, firstID: $0) }
    published = Mutex(try Automaton(compiling: workload.grammar()))
  }

  /// How often the third thread went round, and what the readers saw.
  func measure(_ writer: Writer, for duration: Duration) -> (rounds: Int, readers: [Reader]) {
    isDone.store(false, ordering: .relaxed)
    let readers = Mutex<[Reader]>([])
    let group = DispatchGroup()
    for first in [0, utterances.count / 2] {
      start(in: group) { [self] in
        let reader = read(from: first)
        readers.withLock { $0.append(reader) }
      }
    }
    let rounds = Mutex(0)
    start(in: group) { [self] in
      let count = write(writer)
      rounds.withLock { $0 = count }
    }
    Thread.sleep(forTimeInterval: duration.seconds)
    isDone.store(true, ordering: .relaxed)
    group.wait()
    return (rounds.withLock { $0 }, readers.withLock { $0 })
  }

  private func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }

  private func write(_ writer: Writer) -> Int {
    var rounds = 0
    var random = SplitMix64(state: 0)
    while writer != .none, !isDone.load(ordering: .relaxed) {
      rounds += 1
      switch writer {
      case .none: break
      case .working: for _ in 0..<1_000_000 where random.next() == 0 { rounds += 1 }
      case .replacing: replace(rounds)
      }
    }
    return rounds
  }

  /// The old version is let go outside of the lock; whoever uses it last frees it.
  private func replace(_ round: Int) {
    let old = published.withLock { $0 }
    guard let new = try? old.replacing(list: versions[round % 2]) else { return }
    published.withLock { $0 = new }
  }

  private func read(from first: Int) -> Reader {
    var reader = Reader()
    var index = first
    while !isDone.load(ordering: .relaxed) {
      let utterance = utterances[index % utterances.count]
      index += 1
      let (wall, processor) = (ContinuousClock.now, processorTime())
      let match = match(utterance.text)
      reader.processor.append(processorTime() - processor)
      reader.wall.append(wall.duration(to: .now))
      if !isOfOneVersion(match, utterance) { reader.wrong += 1 }
    }
    return reader
  }

  /// Takes the version of the moment, matches and lets it go: all that a reader does belongs to
  /// its time.
  private func match(_ text: String) -> Match {
    published.withLock { $0 }.match(Utterance(text))
  }

  private func isOfOneVersion(_ match: Match, _ utterance: ExactWorkload.Utterance) -> Bool {
    guard let value = utterance.value else { return match.candidates.isEmpty }
    let values = match.candidates.first?.captures.map(\.value)
    return values == [.listed([value])] || values == [.listed([value + count])]
  }
}
