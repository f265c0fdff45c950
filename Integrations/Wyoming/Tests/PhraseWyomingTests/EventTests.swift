// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Testing

@testable import PhraseWyoming

@Suite struct EventTests {
  private static let sound: [String: JSONValue] = ["rate": 16_000, "width": 2, "channels": 1]
  private static let kitchen = RequestContext(["satellite_id": "kitchen", "own": [1]])

  private static let known: [(WyomingEvent, ClientEvent)] = [
    (WyomingEvent("describe"), .describe),
    (WyomingEvent("ping", ["text": .null]), .ping(text: nil)),
    (WyomingEvent("ping", ["text": "x"]), .ping(text: "x")),
    (WyomingEvent("transcribe"), .transcribe(language: nil, context: RequestContext())),
    (
      WyomingEvent("transcribe", ["name": "phrases", "language": "en-US", "vad_sensitivity": "x"]),
      .transcribe(language: "en-US", context: RequestContext())
    ),
    (WyomingEvent("detect", ["names": .null]), .detect(names: [], context: RequestContext())),
    (WyomingEvent("detect", ["names": ["a"]]), .detect(names: ["a"], context: RequestContext())),
    (WyomingEvent("audio-start", sound), .audioStart(.engine)),
    (
      WyomingEvent("audio-chunk", sound.merging(["timestamp": 7]) { $1 }, payload: [1, 2]),
      .audioChunk(.engine, [1, 2], timestamp: 7)
    ),
    (WyomingEvent("audio-stop", ["timestamp": .null]), .audioStop),
    (
      WyomingEvent("transcript", ["text": "hi", "context": .object(kitchen.fields)]),
      .transcript(text: "hi", language: nil, context: kitchen)
    ),
    (
      WyomingEvent("recognize", ["text": "hi", "context": .null]),
      .recognize(text: "hi", context: RequestContext())
    ),
    (
      WyomingEvent(
        "intent", ["name": "On", "entities": [["name": "room", "value": 5], ["name": "all"]]]),
      .intent(name: "On", entities: ["room": 5, "all": .null], context: RequestContext())
    ),
    (
      WyomingEvent("synthesize", ["text": "hi", "voice": ["name": "v", "speaker": "s"]]),
      .synthesize(text: "hi", .init(name: "v"))
    ),
    (
      WyomingEvent("synthesize", ["text": "hi", "text_format": "text", "voice": [:]]),
      .synthesize(text: "hi", .init())
    ),
    (WyomingEvent("select-program", ["name": 5]), .other("select-program")),
    (WyomingEvent("Describe"), .other("Describe")),
  ]

  @Test(arguments: known) func whatAClientSends(_ row: (WyomingEvent, ClientEvent)) throws {
    #expect(try ClientEvent(row.0) == row.1)
  }

  @Test(arguments: [
    (WyomingEvent("transcript"), "“text” of “transcript” is absent; it takes a text."),
    (WyomingEvent("transcript", ["text": 5]), "“text” of “transcript” is no text"),
    (WyomingEvent("recognize", ["text": ["x"]]), "is no text"),
    (
      WyomingEvent("recognize", ["text": .text(String(repeating: "x", count: 10_001))]),
      "has 10001 bytes; it takes at most 10000"
    ),
    (WyomingEvent("recognize", ["text": "x", "context": "y"]), "is no object"),
    (
      WyomingEvent("recognize", ["text": "x", "context": ["satellite_id": 5]]),
      "“satellite_id” of “context” is no text"
    ),
    (
      WyomingEvent(
        "recognize", ["text": "x", "context": ["area": .text(String(repeating: "x", count: 257))]]),
      "at most 256"
    ),
    (WyomingEvent("audio-start"), "“width” of “audio-start” is absent; it takes 2 to 2."),
    (WyomingEvent("audio-start", ["rate": 16_000, "width": 4, "channels": 1]), "“width”"),
    (WyomingEvent("audio-start", ["rate": 0, "width": 2, "channels": 1]), "8000 to 48000"),
    (WyomingEvent("audio-start", ["rate": 16_000, "width": 2, "channels": 0]), "1 to 8"),
    (WyomingEvent("audio-start", ["rate": "x", "width": 2, "channels": 1]), "no whole number"),
    (WyomingEvent("detect", ["names": "x"]), "is no list"),
    (WyomingEvent("detect", ["names": [5]]), "has other things than texts"),
    (WyomingEvent("intent", ["name": "x", "entities": [["value": 1]]]), "one without a name"),
    (WyomingEvent("intent", ["name": "x", "entities": [:]]), "is no list"),
    (WyomingEvent("synthesize", ["text": "x", "text_format": "ssml"]), "it takes “text”"),
    (WyomingEvent("synthesize", ["text": "x", "voice": "y"]), "is no object"),
  ]) func whatLacksSomethingIsAFault(_ event: WyomingEvent, _ reason: String) {
    #expect {
      try ClientEvent(event)
    } throws: { ($0 as? ProtocolFault)?.description.contains(reason) == true }
  }

  private static let none = RequestContext()
  private static let told: [(ServerEvent, String)] = [
    (.pong(text: nil), #"{"text":null}"#),
    (.transcriptStart(language: "en"), #"{"language":"en"}"#),
    (.transcriptChunk("a b"), #"{"text":"a b"}"#),
    (
      .transcript(text: "a", language: "en", context: kitchen),
      #"{"context":{"own":[1],"satellite_id":"kitchen"},"language":"en","text":"a"}"#
    ),
    (
      .transcript(text: "a", language: "en", context: none), #"{"language":"en","text":"a"}"#
    ),
    (
      .detection(name: "hey", timestamp: 5, context: none), #"{"name":"hey","timestamp":5}"#
    ),
    (
      .intent(name: "On", entities: [.init(name: "room", value: "k")], context: none),
      #"{"entities":[{"name":"room","value":"k"}],"name":"On"}"#
    ),
    (.notRecognized(text: "No.", context: none), #"{"text":"No."}"#),
    (
      .handled(text: "Which?", isQuestion: true, context: none),
      #"{"context":{"continue_conversation":true},"text":"Which?"}"#
    ),
    (.notHandled(text: "No.", context: none), #"{"text":"No."}"#),
    (.audioStart, #"{"channels":1,"rate":16000,"width":2}"#),
    (.audioStop(timestamp: 9), #"{"timestamp":9}"#),
    (.error(text: "No.", code: "x"), #"{"code":"x","text":"No."}"#),
  ]

  @Test(arguments: told) func whatTheServerSends(_ row: (ServerEvent, String)) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(row.0.event.data)
    #expect(String(decoding: json, as: UTF8.self) == row.1)
  }

  @Test func soundHasItsBytes() {
    let event = ServerEvent.audioChunk(Audio(samples: [1, -2]), timestamp: 100).event
    #expect(event.payload == [1, 0, 254, 255])
    #expect(event.data["timestamp"] == 100)
  }

  @Test func servicesThatAreNotThereAreNotOffered() {
    var info = ServiceInfo(phrases: ["en"])
    #expect(info.fields["asr"] == [])
    #expect(info.fields["wake"] == [])
    #expect(info.fields["tts"] == [])
    #expect(info.fields["handle"] != [])
    info.hearing = ["en"]
    #expect(info.fields["asr"] != [])
  }

  @Test(arguments: [
    (AudioFormat(rate: 16_000, channels: 1), 2, 1_600),
    (AudioFormat(rate: 48_000, channels: 2), 4, 1_600),
    (AudioFormat(rate: 8_000, channels: 1), 2, 1_600),
    (AudioFormat(rate: 44_100, channels: 6), 12, 1_600),
  ]) func soundBecomesTheEngines(_ format: AudioFormat, _ frame: Int, _ samples: Int) {
    var converter = AudioConverter(format)
    let tenth = [UInt8](repeating: 3, count: format.rate / 10 * frame)
    let count = (0..<10).map { _ in converter.convert(tenth).samples.count }.reduce(0, +)
    // A little is kept for the sound that follows.
    #expect(abs(count - 10 * samples) < 100)
    #expect(converter.convert([1]).samples.isEmpty)
  }
}
