// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import Testing

/// What was not surely heard as an answer or a phrase is looked at again.
@Suite struct HeardAgainTests {
  private func session(
    policy: RejectionPolicy? = RejectionPolicy(), language: String = "en"
  ) async throws -> VoiceSession {
    VoiceSession(
      engine: try await PhraseEngine(DiaryShortcuts.self), policy: policy, language: language)
  }

  /// A session that asks which mood.
  private func asking() async throws -> VoiceSession {
    let session = try await session()
    let answer = await session.respond(to: .heard("set my mood in diary"))
    #expect(answer.spoken == "Which mood: Glad or Sad?")
    return session
  }

  /// An ear that hears a sentence where a graph has its words.
  private func ear(
    _ text: String, _ verdict: RejectionPolicy.Verdict = .accepted, alternatives: [String] = [],
    dictating words: String? = nil
  ) -> ScriptedEar {
    ScriptedEar(
      hear: { graph in
        let known = Set(graph.words.map(\.spelling.localizedLowercase))
        let heard = Transcript.heard(text, verdict, alternatives: alternatives)
        let isSaid = heard.words.allSatisfy { known.contains($0.text.localizedLowercase) }
        return isSaid ? heard : nil
      }, dictate: { _ in words })
  }

  // MARK: - Whole phrases while a question waits

  /// The answer was heard as well as an answer has to be, or not at all.
  @Test(
    arguments: [
      nil, .heard("sad", .rejected), .heard("sad", .doubtful), .heard("sad", utterance: -38),
    ]
      as [Transcript?])
  func aPhraseWithTheNameOfItsAppIsTaken(_ answer: Transcript?) async throws {
    let session = try await asking()
    let heard = try await session.respond(
      to: answer, hearingAgainWith: ear("count pages in diary"))
    #expect(heard.verdict == .accepted)
    #expect(heard.reply?.text.hasSuffix("Seven pages.") == true)
    #expect(heard.heardAgain?.text == "count pages in diary")
    #expect(await !session.isAsking)
  }

  @Test func anAnswerThatIsSurelyHeardIsTheAnswer() async throws {
    let session = try await asking()
    let heard = try await session.respond(
      to: .heard("sad"), hearingAgainWith: ear("count pages in diary"))
    #expect(heard.reply?.text == "You are sad.")
    #expect(heard.heardAgain == nil)
  }

  @Test(
    arguments: [
      ("count pages in diary", .doubtful), ("count pages in diary", .rejected),
      ("count pages", .accepted), ("cancel", .accepted), ("pages in diary", .accepted),
    ] as [(String, RejectionPolicy.Verdict)])
  func otherWordsAreNot(_ text: String, _ verdict: RejectionPolicy.Verdict) async throws {
    let session = try await asking()
    let heard = try await session.respond(to: nil, hearingAgainWith: ear(text, verdict))
    #expect(heard.verdict == .rejected)
    #expect(heard.text == nil)
    #expect(await session.isAsking)
    // What is cheap to take back is still an answer.
    let answer = try await session.respond(
      to: .heard("sad", utterance: -38), hearingAgainWith: ear(text, verdict))
    #expect(answer.reply?.text == "You are sad.")
  }

  @Test func aPhraseIsTakenInPlaceOfADoubt() async throws {
    let session = try await session()
    let doubt = await session.respond(to: .heard("set my mood to sad in diary", .doubtful))
    #expect(doubt.doubt == "Did you say “set my mood to sad in diary”?")
    let heard = try await session.respond(
      to: .heard("no", utterance: -38), hearingAgainWith: ear("count pages in diary"))
    #expect(heard.reply?.text == "Seven pages.")
    #expect(await !session.isAsking)
  }

  @Test func aPhraseIsTakenInPlaceOfText() async throws {
    let session = try await session()
    #expect(await session.respond(to: .heard("note in diary")).spoken == "What happened?")
    let heard = try await session.respond(
      to: nil, hearingAgainWith: ear("count pages in diary", dictating: "count pages in dairy"))
    #expect(heard.reply?.text.hasSuffix("Seven pages.") == true)
  }

  // MARK: - Parts of names

  private static let library = """
    {"language": "en",
     "applications": [{"name": "Library"}],
     "shortcuts": [
       {"intent": "OpenBook", "application": "Library",
        "phrases": ["Open ${book} in ${applicationName}", "Count my books in ${applicationName}"],
        "slots": {"book": {"list": "books"}}},
       {"intent": "FindBook", "application": "Library", "generated": true, "syntax": "template",
        "phrases": ["[find|show] [me] [the] ${quality} books [do i have]"],
        "slots": {"quality": {"list": "qualities"}}}],
     "lists": {"qualities": [{"id": "1", "title": "unread"}, {"id": "2", "title": "read"}],
               "books": [{"id": "1", "title": "The Lord of the Rings"},
                         {"id": "2", "title": "Lord Jim"},
                         {"id": "3", "title": "Dune", "synonyms": ["the desert planet"]}]}}
    """

  private func library() async throws -> VoiceSession {
    VoiceSession(engine: try await PhraseEngine(catalog: Catalog(json: Data(Self.library.utf8))))
  }

  @Test(
    arguments: [
      ("open rings in library", "The Lord of the Rings"),
      ("open desert planet in library", "the desert planet"),
      ("open the rings in library", "The Lord of the Rings"),
      ("open desert in library", "the desert planet"), ("open lord jim in library", "lord jim"),
    ])
  func aPartOfANameIsEnough(_ sentence: String, _ name: String) async throws {
    let session = try await library()
    let answer = try await session.respond(
      to: .heard("count my books in library", .doubtful), hearingAgainWith: ear(sentence))
    guard case .match(let match)? = answer.reply?.resolution else {
      Issue.record("\(answer)")
      return
    }
    #expect(match.utterance == "open \(name) in library")
  }

  @Test(
    arguments: [
      ("open lord in library", .accepted), ("open rings in library", .doubtful),
      ("open rings in library", .rejected),
    ] as [(String, RejectionPolicy.Verdict)])
  func aPartThatIsNotSureIsNot(
    _ sentence: String, _ verdict: RejectionPolicy.Verdict
  ) async throws {
    let answer = try await library().respond(to: nil, hearingAgainWith: ear(sentence, verdict))
    #expect(answer.text == nil)
  }

  /// Otherwise the whole name would be a rival of its part.
  @Test func aPartMeansTheSameAsItsWhole() async throws {
    let meanings = Meanings()
    var ear = ScriptedEar()
    ear.meaning = { meanings.add($0) }
    _ = try await library().respond(to: nil, hearingAgainWith: ear)
    let meaning = try #require(meanings.first)
    #expect(meaning("open rings in library") == meaning("open the lord of the rings in library"))
    #expect(meaning("open rings in library") != meaning("open lord jim in library"))
    #expect(meaning("open lord in library") == nil)
  }

  // MARK: - Generated phrases

  /// They have most words of an app, among which each one scores less.
  @Test(
    arguments: [
      ("find unread books", -20, [], true), ("show me the unread books", -29, [], true),
      ("find unread books", -31, [], false),
      ("find unread books", -20, ["show me the unread books"], true),
      ("find unread books", -20, ["find the read books"], false),
      ("unread books", -40, [], false),
    ] as [(String, Double, [String], Bool)])
  func whatFindsIsHeard(
    _ sentence: String, _ score: Double, _ alternatives: [String], _ isTaken: Bool
  ) async throws {
    let heard = Transcript.heard(sentence, utterance: score, alternatives: alternatives)
    let answer = try await library().respond(
      to: .heard("count my books in library", .rejected),
      hearingAgainWith: ScriptedEar(hear: { graph in
        graph.words.contains { $0.text == "unread" } ? heard : nil
      }))
    #expect((answer.reply != nil) == isTaken)
  }

  // MARK: - What was said before

  /// A session in which a book was opened.
  private func opened() async throws -> VoiceSession {
    let session = try await library()
    _ = await session.respond(to: .heard("open dune in library"))
    return session
  }

  @Test(
    arguments: [
      ("open it", "Dune"), ("open that one in library", "Dune"),
      ("what about lord jim", "Lord Jim"),
      ("and lord jim", "Lord Jim"), ("do it again", "Dune"),
    ])
  func whatWasSaidBeforeIsMeant(_ sentence: String, _ name: String) async throws {
    let answer = try await opened().respond(to: nil, hearingAgainWith: ear(sentence))
    guard case .match(let match)? = answer.reply?.resolution else {
      Issue.record("\(answer)")
      return
    }
    #expect(match.parameters.map(\.display) == [name])
  }

  /// A choice that was asked for is a list.
  @Test func aPlaceInAListIsMeant() async throws {
    let session = try await library()
    _ = await session.respond(to: .heard("open lord in library"))
    _ = await session.cancel()
    let answer = try await session.respond(to: nil, hearingAgainWith: ear("open the second one"))
    guard case .match(let match)? = answer.reply?.resolution else {
      Issue.record("\(answer)")
      return
    }
    #expect(match.parameters.map(\.display) == ["Lord Jim"])
  }

  @Test func nothingIsMeantWhereNothingWasSaid() async throws {
    let answer = try await library().respond(to: nil, hearingAgainWith: ear("open it"))
    #expect(answer.text == nil)
  }

  /// So few words are no phrase, and are scored less surely than one.
  @Test(
    arguments: [
      (-38, .of(), [], true), (-38, .of(), ["open that one"], true),
      (-38, .of(), ["do it again"], false), (-38, .of(againstWords: -40), [], false),
      (-38, .of(againstFree: -400), [], false), (-45, .of(), [], false),
      (-38, nil, [], false), (-20, nil, [], true),
    ] as [(Double, PhoneFit?, [String], Bool)])
  func fewWordsNeedTheirPhones(
    _ score: Double, _ fit: PhoneFit?, _ alternatives: [String], _ isTaken: Bool
  ) async throws {
    let heard = Transcript.heard(
      "open it", utterance: score, phones: fit, alternatives: alternatives)
    let answer = try await opened().respond(
      to: nil, hearingAgainWith: ScriptedEar(hear: { _ in heard }))
    #expect((answer.reply != nil) == isTaken)
  }

  /// "It" and "that one" are no rivals of each other.
  @Test func wordsThatReferMeanTheSame() async throws {
    let meanings = Meanings()
    var ear = ScriptedEar()
    ear.meaning = { meanings.add($0) }
    _ = try await opened().respond(to: nil, hearingAgainWith: ear)
    let meaning = try #require(meanings.first)
    #expect(meaning("open it") == meaning("open that one in library"))
    #expect(meaning("what about dune") != meaning("what about lord jim"))
    #expect(meaning("close it") == nil)
    #expect(meaning("open the second one") == nil)
  }

  // MARK: - Any words in a phrase

  private static let spoken = ["note", "…", "in", "Diary"]

  private func noting(
    _ words: String? = "rainy days", _ verdict: RejectionPolicy.Verdict = .accepted,
    alternatives: [String] = []
  ) -> ScriptedEar {
    ear(Self.spoken.joined(separator: " "), verdict, alternatives: alternatives, dictating: words)
  }

  /// A session that has read “rainy days” back.
  private func readBack() async throws -> VoiceSession {
    let session = try await session()
    let answer = try await session.respond(
      to: .heard("count pages in diary", .doubtful), hearingAgainWith: noting())
    #expect(answer.spoken == "Event: rainy days. Right?")
    #expect(answer.reply == nil)
    #expect(await session.isAsking)
    return session
  }

  @Test func theWordsAreDictatedInTheirPlace() async throws {
    let session = try await session()
    var ear = noting()
    ear.dictate = { word in word?.text == "…" ? "rainy days" : "note rainy days in dairy" }
    let answer = try await session.respond(to: nil, hearingAgainWith: ear)
    #expect(answer.spoken == "Event: rainy days. Right?")
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: rainy days.")
  }

  @Test func aPhraseWithoutSuchAPlaceGoesBefore() async throws {
    let session = try await session()
    let answer = try await session.respond(
      to: .heard("count pages in diary"), hearingAgainWith: noting())
    #expect(answer.reply?.text == "Seven pages.")
  }

  @Test func whatIsNotSureIsNotNoted() async throws {
    for ear in [
      noting("rainy days", .doubtful), noting("rainy days", .rejected), noting(nil),
      noting("rainy days", alternatives: ["note … in my diary"]),
      ear("count pages in diary", dictating: "rainy days"),
    ] {
      let session = try await session()
      let answer = try await session.respond(to: nil, hearingAgainWith: ear)
      #expect(answer.text == nil)
      #expect(await !session.isAsking)
    }
  }

  @Test(arguments: [
    ("yes", "Noted: rainy days."), ("no", "Say it again, or spell it."), ("cancel", "Cancelled."),
  ])
  func theAnswerDecides(_ word: String, _ text: String) async throws {
    let session = try await readBack()
    let answer = await session.respond(to: .heard(word))
    #expect(answer.spoken == text)
    #expect(await session.isAsking == (word == "no"))
  }

  @Test func theWordsAreSaidAgainAlone() async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    let again = try await session.respond(to: nil) { "sunny days" }
    #expect(again.spoken == "Event: sunny days. Right?")
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: sunny days.")
  }

  @Test func thePhraseIsSaidAgain() async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    let again = try await session.respond(to: nil, hearingAgainWith: noting("sunny days"))
    #expect(again.spoken == "Event: sunny days. Right?")
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: sunny days.")
  }

  @Test func theWordsAreSpelt() async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    #expect(
      Set(await session.wordGraph.words.map(\.text)).isSuperset(of: ["a.", "zulu", "cancel"]))
    #expect(await session.sentenceMeaning == nil)
    let spelt = await session.respond(to: .heard("romeo A. India N. yankee"))
    #expect(spelt.spoken == "Event: rainy. Right?")
    #expect(await session.respond(to: .heard("yes")).reply?.text == "Noted: rainy.")
  }

  @Test(arguments: ["no", "cancel", "never mind"])
  func thePhraseIsGivenUp(_ word: String) async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    #expect(await session.respond(to: .heard("yes")).spoken == nil)
    #expect(await session.respond(to: .heard("help")).spoken?.isEmpty == false)
    #expect(await session.isAsking)
    #expect(await session.respond(to: .heard(word)).spoken == "Cancelled.")
    #expect(await !session.isAsking)
  }

  @Test func cancellingForgetsThePhrase() async throws {
    let session = try await readBack()
    _ = await session.respond(to: .heard("no"))
    await session.cancel()
    #expect(await !session.isAsking)
  }

  /// Numbers and values of lists are never any words.
  @Test func onlyPhrasesThatTakeTextAreListenedForSo() async throws {
    let engine = try await PhraseEngine(DiaryShortcuts.self)
    #expect(!engine.wordGraph().words.contains(.anyWords))
    let session = try await session()
    let graphs = Graphs()
    _ = try await session.respond(
      to: nil,
      hearingAgainWith: ScriptedEar(hear: { graph in
        graphs.add(graph)
        return nil
      }))
    let words = Set(graphs.all.flatMap { $0.words.map(\.text) })
    #expect(graphs.all.count == 1)
    #expect(words == ["note", "…", "in", "diary"])
  }
}

private struct SetMood: AppIntent {
  static let title: LocalizedStringResource = "Set Mood"

  @Parameter(title: "Mood")
  var mood: Mood

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "You are \(mood.rawValue).")
  }
}

private enum Mood: String, AppEnum {
  case glad, sad

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .glad: "Glad", .sad: "Sad",
  ]
}

private struct CountPages: AppIntent {
  static let title: LocalizedStringResource = "Count Pages"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Seven pages.") }
}

private struct NoteEvent: AppIntent {
  static let title: LocalizedStringResource = "Note Event"

  @Parameter(title: "Event", requestValueDialog: "What happened?")
  var event: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Noted: \(event).")
  }
}

private struct DiaryShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Diary"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SetMood(),
      phrases: [
        "Set my mood in \(.applicationName)", "Set my mood to \(\.$mood) in \(.applicationName)",
      ])
    AppShortcut(intent: CountPages(), phrases: ["Count pages in \(.applicationName)"])
    AppShortcut(
      intent: NoteEvent(),
      phrases: ["Note in \(.applicationName)", "Note \(\.$event) in \(.applicationName)"])
  }
}
