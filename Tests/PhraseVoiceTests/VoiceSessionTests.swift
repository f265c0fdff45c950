// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import Testing

@Suite struct VoiceSessionTests {
  private static let library = """
    {"language": "en",
     "applications": [{"name": "Library"}],
     "shortcuts": [
       {"intent": "OpenBook", "application": "Library",
        "phrases": ["Open ${book} in ${applicationName}"], "slots": {"book": {"list": "books"}}}],
     "lists": {"books": [{"id": "42", "title": "Dune"},
                         {"id": "1", "title": "Emma", "synonyms": ["the novel"]},
                         {"id": "2", "title": "Walden", "synonyms": ["the novel"]}]}}
    """

  private func session(
    _ policy: RejectionPolicy? = RejectionPolicy(), language: String = "en"
  ) async throws -> VoiceSession {
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(Self.library.utf8)))
    return VoiceSession(engine: engine, policy: policy, language: language)
  }

  /// The intent and its values: "OpenBook book=42".
  private func meaning(_ answer: VoiceSession.Answer) -> String? {
    guard case .match(let match)? = answer.reply?.resolution else { return nil }
    return ([match.intent] + match.parameters.map { "\($0.name)=\($0.id ?? $0.display)" })
      .joined(separator: " ")
  }

  private func isAsked(_ answer: VoiceSession.Answer) -> Bool {
    if case .asked? = answer.reply?.kind { true } else { false }
  }

  // MARK: - One utterance

  /// A catalog from a file has nothing to perform, and says so.
  @Test func whatIsHeardWellGoesToTheConversation() async throws {
    let session = try await session()
    let answer = await session.respond(to: .heard("open dune in library"))
    #expect(answer.verdict == .accepted)
    #expect(answer.doubt == nil)
    #expect(answer.reply?.kind == .failed)
    #expect(meaning(answer) == "OpenBook book=42")
    #expect(answer.spoken == answer.reply?.text)
    #expect(await !session.isAsking)
  }

  /// What an intent plays is heard, and not an answer over it.
  @Test(arguments: ["play the whistle in tea kettle", "stop the whistle in tea kettle"])
  func nothingIsSpokenOverSound(_ line: String) async throws {
    let session = VoiceSession(engine: try await PhraseEngine(KettleShortcuts.self), policy: nil)
    let answer = await session.respond(to: .heard(line))
    let isPlayed = line.hasPrefix("play")
    #expect(answer.text == (isPlayed ? "Whistling." : "Silent."))
    #expect(answer.spoken == (isPlayed ? nil : "Silent."))
  }

  @Test func whatIsNoPhraseIsMissed() async throws {
    let session = try await session()
    let answer = await session.respond(to: .heard("open the moon in library"))
    #expect(answer.verdict == .accepted)
    #expect(answer.reply?.kind == .missed)
  }

  @Test(arguments: [nil, Transcript.heard(""), .heard("open dune in library", .rejected)])
  func whatIsNotUnderstoodDoesNothing(_ transcript: Transcript?) async throws {
    let session = try await session()
    let answer = await session.respond(to: transcript)
    #expect(answer.verdict == .rejected)
    #expect(answer.reply == nil)
    #expect(answer.spoken == nil)
    #expect(await !session.isAsking)
  }

  @Test(arguments: RejectionPolicy.Verdict.all)
  func withoutAPolicyEverythingIsAccepted(_ verdict: RejectionPolicy.Verdict) async throws {
    let answer = try await session(nil).respond(to: .heard("open dune in library", verdict))
    #expect(answer.verdict == .accepted)
    #expect(meaning(answer) == "OpenBook book=42")
  }

  // MARK: - Doubt

  private func doubting(language: String = "en") async throws -> VoiceSession {
    let session = try await session(language: language)
    let answer = await session.respond(to: .heard("open dune in library", .doubtful))
    #expect(answer.verdict == .doubtful)
    #expect(answer.reply == nil)
    #expect(answer.spoken == answer.doubt)
    #expect(answer.doubt?.contains("open dune in library") == true)
    #expect(await session.isAsking)
    return session
  }

  @Test func doubtIsAskedAbout() async throws {
    let session = try await session()
    let answer = await session.respond(to: .heard("open dune in library", .doubtful))
    #expect(answer.doubt == "Did you say “open dune in library”?")
  }

  @Test func onlyYesAndNoMayBeSaidThen() async throws {
    let session = try await session()
    let phrases = await session.wordGraph
    #expect(phrases.words.contains { $0.text == "dune" })
    _ = await session.respond(to: .heard("open dune in library", .doubtful))
    let graph = await session.wordGraph
    let words = Set(graph.arcs.compactMap { $0.word.map { graph.words[$0].text } })
    #expect(words.isSuperset(of: ["yes", "no", "cancel", "dont"]))
    #expect(words.isDisjoint(with: ["dune", "open", "library", "y", "n"]))
    _ = await session.respond(to: .heard("yes"))
    #expect(await session.wordGraph == phrases)
  }

  @Test(arguments: ["yes", "yeah", "Okay", "yes please", "do it"])
  func yesGoesOn(_ answer: String) async throws {
    let session = try await doubting()
    let answer = await session.respond(to: .heard(answer))
    #expect(answer.verdict == .accepted)
    #expect(meaning(answer) == "OpenBook book=42")
    #expect(await !session.isAsking)
  }

  @Test(arguments: ["no", "nope", "cancel", "never mind", "don't", "open dune in library"])
  func anythingElseDropsIt(_ answer: String) async throws {
    let session = try await doubting()
    let answer = await session.respond(to: .heard(answer))
    #expect(answer.verdict == .accepted)
    #expect(answer.reply == nil)
    #expect(answer.spoken == nil)
    #expect(await !session.isAsking)
    // Yes is no answer to anything now.
    #expect(
      await session.respond(to: .heard("yes")).reply?.text == "Say “help” for what can be said.")
  }

  @Test(arguments: [nil, Transcript.heard(""), .heard("yes", .doubtful), .heard("no", .rejected)])
  func whatIsUnclearKeepsTheQuestion(_ transcript: Transcript?) async throws {
    let session = try await doubting()
    for _ in 0..<3 {
      let answer = await session.respond(to: transcript)
      #expect(answer.verdict == .rejected)
      #expect(answer.spoken == nil)
      #expect(await session.isAsking)
    }
    #expect(meaning(await session.respond(to: .heard("yes"))) == "OpenBook book=42")
  }

  @Test(arguments: [("да", true), ("нет", false)])
  func doubtIsInTheLanguageOfTheVoice(_ word: String, _ isYes: Bool) async throws {
    let session = try await doubting(language: "ru")
    #expect(await session.wordGraph.words.contains { $0.text == word })
    let answer = await session.respond(to: .heard(word))
    #expect((meaning(answer) != nil) == isYes)
  }

  @Test func cancellingForgetsTheDoubt() async throws {
    let session = try await doubting()
    #expect(await session.cancel() == nil)
    #expect(await !session.isAsking)
    #expect(
      await session.respond(to: .heard("yes")).reply?.text == "Say “help” for what can be said.")
  }

  // MARK: - Questions of the conversation

  private func asking() async throws -> VoiceSession {
    let session = try await session()
    let answer = await session.respond(to: .heard("open the novel in library"))
    #expect(isAsked(answer))
    #expect(answer.spoken?.contains("Emma") == true)
    #expect(await session.isAsking)
    return session
  }

  @Test func aQuestionIsAnsweredByItsChoices() async throws {
    let session = try await asking()
    let words = Set(await session.wordGraph.words.map(\.text))
    #expect(words.isSuperset(of: ["emma", "walden", "second", "cancel", "undo"]))
    #expect(!words.contains("dune"))
    let answer = await session.respond(to: .heard("the second one"))
    #expect(answer.reply?.kind == .failed)
    #expect(await !session.isAsking)
  }

  @Test(arguments: [nil, Transcript.heard("walden", .rejected)])
  func rejectedSpeechLeavesTheQuestion(_ transcript: Transcript?) async throws {
    let session = try await asking()
    let graph = await session.wordGraph
    let answer = await session.respond(to: transcript)
    #expect(answer.verdict == .rejected)
    #expect(answer.reply == nil)
    #expect(await session.isAsking)
    #expect(await session.wordGraph == graph)
    #expect(await session.respond(to: .heard("walden")).reply?.kind == .failed)
  }

  @Test(arguments: [("yes", false), ("no", true)])
  func anAnswerMayBeInDoubtToo(_ word: String, _ isStillAsking: Bool) async throws {
    let session = try await asking()
    let graph = await session.wordGraph
    let doubt = await session.respond(to: .heard("walden", .doubtful))
    #expect(doubt.doubt == "Did you say “walden”?")
    let answer = await session.respond(to: .heard(word))
    #expect((answer.reply?.kind == .failed) != isStillAsking)
    #expect(await session.isAsking == isStillAsking)
    if isStillAsking { #expect(await session.wordGraph == graph) }
  }

  // MARK: - Rivals

  /// What sounds as much like something else is asked about by the words that differ.
  @Test(
    arguments: [
      ("dune", "OpenBook book=42"), ("emma", "OpenBook book=1"), ("the second", "OpenBook book=1"),
      ("no", nil), ("cancel", nil),
    ] as [(String, String?)])
  func oneOfTwoIsAskedFor(_ reply: String, _ expected: String?) async throws {
    let session = try await session()
    let heard = Transcript.heard(
      "open Dune in library", rival: .init(text: "open Emma in library", margin: 20))
    let doubt = await session.respond(to: heard)
    #expect(doubt.verdict == .doubtful)
    #expect(doubt.reply == nil)
    #expect(doubt.doubt == "Dune or Emma?")
    let meaning = try #require(await session.sentenceMeaning)
    #expect(meaning("dune") != meaning("emma"))
    #expect(meaning("dune") == meaning("the first"))
    #expect(meaning("nonsense") == nil)
    #expect(self.meaning(await session.respond(to: .heard(reply))) == expected)
    #expect(await !session.isAsking)
  }

  @Test(
    arguments: [
      ("a mocha", "a mocha with milk", "A mocha or a mocha with milk?"),
      ("a small mocha", "a large mocha", "Small or large?"),
      ("open dune", "close dune", "Open or close?"),
    ])
  func whatDiffersIsNamed(_ heard: String, _ rival: String, _ question: String) async throws {
    let answer = try await session().respond(
      to: .heard(heard, rival: .init(text: rival, margin: 0)))
    #expect(answer.doubt == question)
  }

  @Test(arguments: [(224.0, 60.0, true), (226, 60, false), (299, 10, true), (301, 10, false)])
  func theMarginThatIsNeededGrowsWithTheNoise(
    _ margin: Double, _ signalToNoise: Double, _ isAsked: Bool
  ) async throws {
    let heard = Transcript.heard(
      "open dune in library", signalToNoise: signalToNoise,
      rival: .init(text: "open emma in library", margin: margin))
    #expect(try await (session().respond(to: heard).doubt != nil) == isAsked)
  }

  // MARK: - Yes

  /// A yes may do what nobody wanted: it must have its phones, or be heard as surely as a phrase; and by all.
  @Test(
    arguments: [
      (.heard("yes"), true), (.heard("yes", .doubtful), false),
      (.heard("yes", utterance: -30), false), (.heard("yes", alternatives: ["yeah"]), true),
      (.heard("yes", alternatives: ["cancel"]), false),
      (.heard("yes", phones: .of()), true), (.heard("yes", utterance: -38, phones: .of()), true),
      (.heard("yes", utterance: -45, phones: .of()), false),
      (.heard("yes", phones: .of(againstFree: -400)), false),
      (.heard("yes", phones: .of(againstWords: -40)), false),
    ] as [(Transcript, Bool)])
  func aYesIsHeardSurely(_ yes: Transcript, _ isTaken: Bool) async throws {
    let session = try await session()
    _ = await session.respond(to: .heard("open dune in library", .doubtful))
    let answer = await session.respond(to: yes)
    #expect((answer.reply != nil) == isTaken)
    #expect(await session.isAsking != isTaken)
  }

  @Test func aNoMayBeHeardLessSurely() async throws {
    let session = try await session()
    _ = await session.respond(to: .heard("open dune in library", .doubtful))
    _ = await session.respond(to: .heard("no", utterance: -30))
    #expect(await !session.isAsking)
  }

  @Test func cancellingEndsTheQuestion() async throws {
    let session = try await asking()
    #expect(await session.cancel()?.kind == .cancelled)
    #expect(await !session.isAsking)
    #expect(await session.cancel() == nil)
  }
}

extension PhoneFit {
  static func of(againstFree: Double = -9, againstWords: Double = 9) -> PhoneFit {
    PhoneFit(againstFree: againstFree, againstWords: againstWords)
  }
}

extension Transcript {
  /// A transcript that the standard policy judges like this.
  static func heard(
    _ text: String, _ verdict: RejectionPolicy.Verdict = .accepted, utterance: Double = 0,
    signalToNoise: Double = 60, phones: PhoneFit? = nil, alternatives: [String] = [],
    rival: Rival? = nil
  ) -> Transcript {
    let words = text.split(separator: " ").map {
      Word(text: String($0), start: 0, end: 1, score: 0)
    }
    return Transcript(
      words: words, alternatives: alternatives,
      verification: Verification(
        utterance: verdict == .rejected ? -1_000 : utterance,
        weakestWord: verdict == .accepted ? 0 : -1_000, signalToNoise: signalToNoise,
        phones: phones),
      rival: rival)
  }
}

extension RejectionPolicy.Verdict {
  static let all: [Self] = [.accepted, .doubtful, .rejected]
}

private struct PlayWhistle: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Whistle"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Whistling.") }
}

private struct StopWhistle: AppIntent {
  static let title: LocalizedStringResource = "Stop Whistle"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Silent.") }
}

private struct KettleShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Tea Kettle"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PlayWhistle(), phrases: ["Play the whistle in \(.applicationName)"])
    AppShortcut(intent: StopWhistle(), phrases: ["Stop the whistle in \(.applicationName)"])
  }
}
