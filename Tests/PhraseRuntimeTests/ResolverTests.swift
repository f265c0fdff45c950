// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Synchronization
import Testing

@Suite(.serialized) struct ResolverTests {
  @Test func aResolverReadsWordsOfAPhraseAndOfAnAnswer() async throws {
    try await PhraseTester(Teahouse.engine()).converse {
      Said("seat us with window at teahouse")
      Answered("Seated with a host.")
      Said("seat us at teahouse")
      Asked("What is the host?")
      Said("the cellar")
      Asked("There is no host “the cellar”. What is the host?")
      Said("window")
      Answered("Seated with a host.")
    }
  }

  @Test func wordsThatNoResolverReadsAreRefused() async throws {
    guard case .none(let miss) = try await Teahouse.engine().resolve("seat us with bob at teahouse")
    else {
      Issue.record("Bob is no host")
      return
    }
    #expect(miss.explanation.hasPrefix("There is no host “bob”."))
  }

  @Test func criteriaAreFreeText() async throws {
    try await PhraseTester(Teahouse.engine()).converse {
      Said("search teahouse for green leaves")
      Answered("Searching for green leaves.")
      Said("search in teahouse")
      Asked("What is the words?")
      Said("black leaves")
      Answered("Searching for black leaves.")
    }
  }

  @Test(arguments: [
    (3, "Performed 4 times."), (99, "Try Again opens itself again and again, so it was stopped."),
  ])
  func anIntentMayStartAgainAFewTimes(_ times: Int, _ answer: String) async throws {
    TryAgain.runs.withLock { $0 = 0 }
    try await PhraseTester(Teahouse.engine()).converse {
      Said("try \(times) times in teahouse")
      Answered(answer)
    }
  }
}
