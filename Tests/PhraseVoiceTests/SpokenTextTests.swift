// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import Synchronization
import Testing

/// Questions that take any words: what was dictated or spelt is read back first.
@Suite struct SpokenTextTests {
  /// Takes dictation by what it was told to hear, and counts how often.
  private final class Script: Sendable {
    private let words: String?
    private let used = Mutex(0)

    var count: Int { used.withLock(\.self) }

    init(_ words: String?) { self.words = words }

    func next() -> String? {
      used.withLock { $0 += 1 }
      return words
    }
  }

  private func session(
    _ line: String = "add a note in jotter", language: String = "en",
    policy: RejectionPolicy? = RejectionPolicy()
  ) async throws -> VoiceSession {
    let engine = try await PhraseEngine(JotterShortcuts.self)
    let session = VoiceSession(engine: engine, policy: policy, language: language)
    _ = await session.respond(to: .heard(line))
    #expect(await session.isAsking)
    return session
  }

  private static let unlike = Transcript.heard("R. A. E. N. D.", .rejected)

  /// A session that has read “rainy days” back.
  private func readBack(language: String = "en") async throws -> VoiceSession {
    let session = try await session(language: language)
    let answer = try await session.respond(to: Self.unlike) { "rainy days" }
    #expect(answer.verdict == .rejected)
    #expect(answer.reply == nil)
    #expect(answer.spoken == answer.doubt)
    return session
  }

  // MARK: - Dictation

  @Test(arguments: [
    ("en", "Heading: rainy days. Right?"), ("ru", "Heading: rainy days. Верно?"),
    ("pl", "Heading: rainy days. Right?"),
  ])
  func whatWasDictatedIsReadBack(_ language: String, _ text: String) async throws {
    let session = try await session(language: language)
    for transcript in [Self.unlike, nil, .heard("")] {
      let answer = try await session.respond(to: transcript) { "rainy days" }
      #expect(answer.spoken == text)
      #expect(await session.isAsking)
      _ = await session.respond(to: .heard(language == "ru" ? "нет" : "no"))
    }
  }

  @Test(arguments: [
    ("yes", "Noted: rainy days."), ("yes please", "Noted: rainy days."),
    ("no", "Say it again, or spell it."), ("nope", "Say it again, or spell it."),
    ("cancel", "Cancelled."), ("never mind", "Cancelled."),
  ])
  func theAnswerDecides(_ answer: String, _ text: String) async throws {
    let session = try await readBack()
    let answer = await session.respond(to: .heard(answer))
    #expect(answer.spoken == text)
    #expect(await session.isAsking == text.hasPrefix("Say"))
  }

  @Test func helpGoesBackToTheQuestion() async throws {
    let session = try await readBack()
    let help = await session.respond(to: .heard("help"))
    #expect(help.spoken?.contains("Any words will do.") == true)
    let answer = try await session.respond(to: Self.unlike) { "sunny days" }
    #expect(answer.doubt == "Heading: sunny days. Right?")
  }

  @Test func whatWasRefusedIsSaidAgain() async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    let again = try await session.respond(to: Self.unlike) { "rain days" }
    #expect(again.doubt == "Heading: rain days. Right?")
    _ = await session.respond(to: .heard("no"))
    let spelt = await session.respond(to: .heard("romeo A. India N. yankee"))
    #expect(spelt.doubt == "Heading: rainy. Right?")
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: rainy.")
  }

  /// Whatever the words mean elsewhere, they are the text.
  @Test(arguments: ["cancel", "help", "yes", "add a note in jotter", "what's that"])
  func confirmedWordsAreNothingButText(_ words: String) async throws {
    let session = try await session()
    _ = try await session.respond(to: nil) { words }
    let answer = await session.respond(to: .heard("yes"))
    #expect(answer.reply?.text == "Noted: \(words).")
  }

  @Test(
    arguments: [
      .heard("yes", utterance: -30), .heard("yes", .doubtful), .heard("yes", alternatives: ["no"]),
      nil,
    ] as [Transcript?])
  func aYesToTextIsHeardSurely(_ yes: Transcript?) async throws {
    let session = try await readBack()
    let script = Script("something else")
    let answer = try await session.respond(to: yes) { script.next() }
    #expect(answer.spoken == nil)
    #expect(script.count == 0)
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: rainy days.")
  }

  @Test func onlyAnswersToWhatWasReadBackAreHeardThen() async throws {
    let session = try await readBack()
    let words = Set(await session.wordGraph.words.map(\.text))
    #expect(words.isSuperset(of: ["yes", "no", "cancel", "help"]))
    #expect(words.isDisjoint(with: ["a.", "alpha", "space", "jotter"]))
  }

  @Test func cancellingForgetsTheText() async throws {
    let session = try await readBack()
    #expect(await session.cancel()?.kind == .cancelled)
    #expect(
      await session.respond(to: .heard("yes")).reply?.text == "Say “help” for what can be said.")
  }

  private struct Broken: Error {}

  @Test func whatDictationThrowsIsThrown() async throws {
    let session = try await session()
    await #expect(throws: Broken.self) {
      try await session.respond(to: nil) { throw Broken() }
    }
    let answer = try await session.respond(to: nil) { "rainy days" }
    #expect(answer.doubt == "Heading: rainy days. Right?")
  }

  // MARK: - What is not dictated

  @Test(arguments: [("cancel", "Cancelled."), ("help", "Any words will do.")])
  func theWaysOutAreHeardInsteadOfText(_ word: String, _ text: String) async throws {
    let session = try await session()
    let script = Script("can sell")
    let answer = try await session.respond(to: .heard(word)) { script.next() }
    #expect(answer.reply?.text.contains(text) == true)
    #expect(await session.isAsking == (word == "help"))
    #expect(script.count == 0)
  }

  /// A way out that is not sure may be text.
  @Test(arguments: [Transcript.heard("cancel", utterance: -30), .heard("cancel", .doubtful)])
  func anUnsureWayOutIsDictated(_ transcript: Transcript) async throws {
    let session = try await session()
    let answer = try await session.respond(to: transcript) { "can sell" }
    #expect(answer.doubt == "Heading: can sell. Right?")
  }

  @Test func aNumberIsNotDictated() async throws {
    let session = try await session("count notes in jotter")
    let script = Script("twelve")
    #expect(await !session.wordGraph.words.contains { $0.text == "a." })
    #expect(await session.sentenceMeaning != nil)
    let answer = try await session.respond(to: .heard("twelve", .rejected)) { script.next() }
    #expect(answer.spoken == nil)
    #expect(script.count == 0)
    let number = try await session.respond(to: .heard("twelve")) { script.next() }
    #expect(number.reply?.text == "Counted to 12.")
    #expect(script.count == 0)
  }

  @Test func aPhraseIsNotDictated() async throws {
    let session = VoiceSession(engine: try await PhraseEngine(JotterShortcuts.self))
    let script = Script("add a note in jotter")
    let answer = try await session.respond(to: nil) { script.next() }
    #expect(answer.spoken == nil)
    #expect(script.count == 0)
  }

  @Test(arguments: [nil, Self.unlike, .heard("cancel", .rejected)] as [Transcript?])
  func withoutDictationNothingIsHeard(_ transcript: Transcript?) async throws {
    let session = try await session()
    let answer = await session.respond(to: transcript)
    #expect(answer.verdict == .rejected)
    #expect(answer.spoken == nil)
    #expect(await session.isAsking)
    let doubt = await session.respond(to: .heard("cancel", .doubtful))
    #expect(doubt.doubt == "Did you say “cancel”?")
    #expect(await session.respond(to: .heard("yes")).reply?.kind == .cancelled)
  }

  // MARK: - Spelling

  @Test(arguments: [
    ("R. A. I. N. Y.", "rainy"), ("Romeo alpha india november Yankee", "rainy"),
    ("A. B. space xray zulu", "ab xz"), ("space A. space space zed space", "a z"), ("Z. zed", "zz"),
  ])
  func whatIsSpeltIsReadBack(_ sentence: String, _ text: String) async throws {
    let session = try await session()
    let script = Script("something else")
    let answer = try await session.respond(to: .heard(sentence)) { script.next() }
    #expect(answer.verdict == .doubtful)
    #expect(answer.doubt == "Heading: \(text). Right?")
    #expect(script.count == 0)
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: \(text).")
  }

  /// What was dictated goes before spelling that is not sure.
  @Test(
    arguments: [
      ("rainy", .doubtful, "rainy"), (nil, .doubtful, "ray"), (nil, .rejected, nil),
      ("rainy", .rejected, "rainy"),
    ] as [(String?, RejectionPolicy.Verdict, String?)])
  func unsureSpelling(
    _ dictated: String?, _ verdict: RejectionPolicy.Verdict, _ text: String?
  ) async throws {
    let session = try await session()
    let answer = try await session.respond(to: .heard("R. A. Y.", verdict)) { dictated }
    #expect(answer.doubt == text.map { "Heading: \($0). Right?" })
    #expect(answer.reply == nil)
  }

  @Test func withoutAPolicySpellingIsStillReadBack() async throws {
    let session = try await session(policy: nil)
    let answer = await session.respond(to: .heard("R. A. Y.", .rejected))
    #expect(answer.doubt == "Heading: ray. Right?")
  }

  @Test(arguments: [("en", true), ("en-GB", true), ("ru", false)])
  func lettersAreListenedForWhereTheirNamesAreKnown(
    _ language: String, _ isKnown: Bool
  ) async throws {
    let session = try await session(language: language)
    let words = Set(await session.wordGraph.words.map(\.text))
    for word in ["a.", "z.", "zed", "alpha", "zulu", "space"] {
      #expect(words.contains(word) == isKnown, "\(word)")
    }
    #expect(words.contains("cancel"))
    #expect(await session.sentenceMeaning == nil)
  }
}

private struct AddNote: AppIntent {
  static let title: LocalizedStringResource = "Add Note"

  @Parameter(title: "Heading")
  var heading: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Noted: \(heading).")
  }
}

private struct CountNotes: AppIntent {
  static let title: LocalizedStringResource = "Count Notes"

  @Parameter(title: "Number")
  var number: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Counted to \(number).")
  }
}

private struct JotterShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Jotter"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AddNote(), phrases: ["Add a note in \(.applicationName)"])
    AppShortcut(intent: CountNotes(), phrases: ["Count notes in \(.applicationName)"])
  }
}
