// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseSpeech
import Testing

@testable import PhraseWyoming

@Suite struct SatelliteTests {
  private func said(_ event: ServerEvent) -> String {
    switch event {
    case .handled(let text, let isQuestion, _): isQuestion ? "asked: \(text)" : text
    case .notHandled(let text, _): "not: \(text)"
    case .intent(let name, let entities, _):
      "\(name) \(entities.map { "\($0.name)=\($0.value)" }.joined(separator: " "))"
    case .notRecognized: "nothing"
    default: "\(event)"
    }
  }

  private static let areas = SatelliteSettings(
    area: "kitchen", areas: ["assist_satellite.bed": "Bed room", "assist_satellite.loft": "Loft"])

  @Test(
    arguments: [
      ("turn on the lights in house", [:], "On: Kitchen."),
      ("turn on the lights", ["satellite_id": "assist_satellite.bed"], "On: Bed Room."),
      (
        "turn on the lights", ["area": "kitchen", "satellite_id": "assist_satellite.bed"],
        "On: Kitchen."
      ),
      ("turn on the lights", ["device_id": "assist_satellite.bed"], "On: Bed Room."),
      // What was said counts.
      ("turn on the kitchen lights", ["satellite_id": "assist_satellite.bed"], "On: Kitchen."),
      // An area that is no value of the list is none.
      (
        "turn on the lights", ["satellite_id": "assist_satellite.loft"],
        "asked: Which room: Kitchen or Bed Room?"
      ),
      // “Kitchen Songs” is not the kitchen.
      (
        "play an album", [:],
        "asked: Which album: Blue Train, Giant Steps or Kitchen Songs?"
      ),
      ("dim the lights to 30", [:], "At 30."),
      ("break", [:], "not: It is broken"),
    ] as [(String, [String: JSONValue], String)])
  func aRequestWithoutARoomTakesTheArea(
    _ line: String, _ context: [String: JSONValue], _ answer: String
  ) async throws {
    let services = try await House.services(Self.areas)
    let event = await services.handle(line, from: "x", RequestContext(context))
    #expect(said(event) == answer)
  }

  @Test func withoutAnAreaTheRoomIsAskedFor() async throws {
    let services = try await House.services()
    let none = RequestContext()
    #expect(
      said(await services.handle("turn on the lights", from: "x", none))
        == "asked: Which room: Kitchen or Bed Room?")
    #expect(said(await services.handle("the kitchen", from: "x", none)) == "On: Kitchen.")
  }

  @Test func theAreaIsAValueOfADeclaredIntent() async throws {
    let services = WyomingServices(
      engine: try await PhraseEngine(Lights.self), settings: SatelliteSettings(area: "Bedroom"))
    let none = RequestContext()
    #expect(
      said(await services.handle("light up", from: "x", none)) == "asked: What is the level?")
    #expect(said(await services.handle("20", from: "x", none)) == "The bedroom is at 20.")
  }

  @Test func twoSatellitesDoNotMix() async throws {
    let services = try await House.services()
    let none = RequestContext()
    _ = await services.handle("play an album", from: "one", none)
    _ = await services.handle("turn on the lights", from: "two", none)
    #expect(said(await services.handle("giant steps", from: "one", none)) == "Playing Giant Steps.")
    #expect(said(await services.handle("bed room", from: "two", none)) == "On: Bed Room.")
    #expect(said(await services.handle("kitchen", from: "one", none)).hasPrefix("not: "))
  }

  @Test func aNewConversationLeavesTheOldQuestion() async throws {
    let services = try await House.services()
    func tell(_ line: String, _ conversation: String) async -> String {
      said(
        await services.handle(
          line, from: "x", RequestContext(["conversation_id": .text(conversation)])))
    }
    _ = await tell("play an album", "1")
    #expect(await tell("giant steps", "1") == "Playing Giant Steps.")
    _ = await tell("play an album", "1")
    #expect(await tell("giant steps", "2").hasPrefix("not: "))
  }

  @Test(arguments: [
    ("turn on the kitchen lights in house", "TurnOn room=text(\"k\")"),
    ("turn on the lights", "TurnOn "),
    ("dim the lights to twelve and a half", "Dim level=number(12.5)"),
    ("play giant steps", "Play album=text(\"Giant Steps\")"),
    ("what is the weather", "nothing"),
  ]) func aLineIsUnderstoodAndNothingIsDone(_ line: String, _ intent: String) async throws {
    let services = try await House.services()
    #expect(said(try await services.recognize(line, from: "x", RequestContext())) == intent)
  }

  /// What `recognize` gave goes to `handle` as the client got it.
  @Test func anIntentThatWasUnderstoodIsDone() async throws {
    let services = try await House.services(SatelliteSettings(area: "Kitchen"))
    func through(_ line: String) async throws -> String {
      guard
        case .intent(let name, let entities, let context) = try await services.recognize(
          line, from: "x", RequestContext(["own": 1]))
      else { return "nothing" }
      #expect(context.fields["own"] == 1)
      let values = Dictionary(entities.map { ($0.name, $0.value) }) { _, last in last }
      return said(try await services.handle(intent: name, values, from: "x", context))
    }
    #expect(try await through("turn on the bed room lights") == "On: Bed Room.")
    #expect(try await through("turn on the lights") == "On: Kitchen.")
    #expect(try await through("play an album").hasPrefix("asked: Which album"))
    #expect(try await through("blue train") == "Playing Blue Train.")
    #expect(try await through("blue train") == "nothing")
  }

  @Test(
    arguments: [
      ("LightUp", ["room": "kitchen", "level": 5], "The kitchen is at 5."),
      ("LightUp", ["room": "Kitchen", "level": 5], "The kitchen is at 5."),
      ("LightUp", ["level": 5], "The bedroom is at 5."),
      ("LightUp", ["room": "moon"], "not: room: "),
      ("LightUp", ["level": "many"], "not: level takes integer"),
      ("Nothing", [:], "not: There is no intent “Nothing”."),
    ] as [(String, [String: JSONValue], String)])
  func anIntentIsDoneByItsName(
    _ intent: String, _ values: [String: JSONValue], _ answer: String
  ) async throws {
    let services = WyomingServices(
      engine: try await PhraseEngine(Lights.self), settings: SatelliteSettings(area: "Bedroom"))
    let event = try await services.handle(intent: intent, values, from: "x", RequestContext())
    #expect(said(event).hasPrefix(answer))
  }

  // MARK: - What may be said

  @Test func whoeverIsNotNamedMayAnswerAnyQuestion() async throws {
    let services = try await House.services()
    let plain = await services.satellites.vocabulary(of: nil, language: "en")
    #expect(plain.meaning("giant steps") == nil)
    _ = await services.handle("play an album", from: "one", RequestContext())
    let both = await services.satellites.vocabulary(of: nil, language: "en")
    #expect(both.meaning("Giant Steps") != nil)
    #expect(both.meaning("Turn on the lights in House") != nil)
    let own = await services.satellites.vocabulary(of: "one", language: "en")
    #expect(own.meaning("Giant Steps") != nil)
    #expect(own.meaning("Turn on the lights in House") == nil)
    let other = await services.satellites.vocabulary(of: "two", language: "en")
    #expect(other.meaning("Giant Steps") == nil)
  }

  @Test func anAnswerMayBeHeardLessSurelyButNoYes() async throws {
    let engine = try await PhraseEngine(Lights.self)
    let services = WyomingServices(engine: engine)
    func kind(_ sentence: String, _ satellite: String?) async -> Vocabulary.Kind {
      await services.satellites.vocabulary(of: satellite, language: "en").kind(sentence)
    }
    _ = await services.handle("light up", from: "one", RequestContext())
    #expect(await kind("Kitchen", "one") == .value)
    #expect(await kind("Kitchen", nil) == .value)
    #expect(await kind("Kitchen", "two") == .phrase)
    #expect(await kind("Light up with Lights", nil) == .phrase)
    _ = await services.handle("darken the house", from: "two", RequestContext())
    #expect(await kind("Yes", "two") == .confirmation)
    #expect(await kind("Yes", nil) == .confirmation)
    #expect(await kind("Kitchen", nil) == .value)
    #expect(said(await services.handle("yes", from: "two", RequestContext())) == "It is dark.")
  }

  @Test(arguments: [
    (-12.0, "Yeah", true), (-12, "No", false), (-100, "Yeah", false), (nil, "Yeah", false),
  ])
  func aYesHasToHaveItsPhones(againstFree: Double?, other: String, isAccepted: Bool) async throws {
    let services = WyomingServices(engine: try await PhraseEngine(Lights.self))
    _ = await services.handle("darken the house", from: "one", RequestContext())
    let vocabulary = await services.satellites.vocabulary(of: "one", language: "en")
    let fit = againstFree.map { PhoneFit(againstFree: $0, againstWords: 3) }
    let heard = Transcript(
      words: [Transcript.Word(text: "Yes", start: 0, end: 0.4, score: -30)],
      alternatives: [other],
      verification: Verification(
        utterance: -30, weakestWord: -30, signalToNoise: 40, phones: fit))
    #expect(vocabulary.accepts(heard, by: RejectionPolicy()) == isAccepted)
  }

  /// Home Assistant begins a new conversation while a command of the old one is still at work.
  @Test func aNewConversationLeavesWhatIsAtWorkAlone() async throws {
    let folder = try Programs.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (begun, signal) = (folder.appending(path: "begun"), folder.appending(path: "signal"))
    let wait =
      "touch \(begun.path); until [ -e \(signal.path) ]; do sleep 0.05; done; echo Waited."
    let services = WyomingServices(
      engine: try await PhraseEngine(
        catalog: Catalog(
          json: Data(
            """
            {"applications": [{"name": "House"}],
             "shortcuts": [{"intent": "Wait", "phrases": ["Wait in ${applicationName}"],
                            "run": ["/bin/sh", "-c", "\(wait)"]},
                           {"intent": "Hello", "phrases": ["Hello ${applicationName}"],
                            "run": ["echo", "Hello."]}]}
            """.utf8))))
    func context(_ conversation: String) -> RequestContext {
      RequestContext(["conversation_id": .text(conversation)])
    }
    async let waited = services.handle("wait in house", from: "x", context("1"))
    while !FileManager.default.fileExists(atPath: begun.path) { await Task.yield() }
    let busy = await services.handle("hello house", from: "x", context("2"))
    #expect(said(busy).hasPrefix("not: "))
    try Data().write(to: signal)
    #expect(said(await waited) == "Waited.")
  }

  @Test func aLanguageThatNobodyKnowsIsNoFault() async throws {
    let services = try await House.services()
    let event = await services.handle(
      "play giant steps", from: "x", RequestContext(), language: "zz-ZZ")
    #expect(said(event) == "Playing Giant Steps.")
  }

  @Test func theOldestConversationGoesFirst() async throws {
    let services = try await House.services()
    let first = await services.satellites.satellite("first", language: "en")
    for number in 0..<Satellites.limit - 1 {
      _ = await services.satellites.satellite("\(number)", language: "en")
    }
    #expect(await services.satellites.satellite("first", language: "en") === first)
    _ = await services.satellites.satellite("one more", language: "en")
    #expect(await services.satellites.satellite("first", language: "en") === first)
    for number in 0..<Satellites.limit {
      _ = await services.satellites.satellite("other \(number)", language: "en")
    }
    #expect(await services.satellites.satellite("first", language: "en") !== first)
  }
}
