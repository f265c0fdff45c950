// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseSpeech
import Testing

@testable import PhraseWyoming

@Suite(.timeLimit(.minutes(1))) struct ServerTests {
  @Test func aServerSaysWhatItDoes() async throws {
    try await withServer(try await House.services()) { address in
      var client = try await Client(address)
      try await client.send("describe")
      let info = try #require(try await client.next())
      #expect(info.type == "info")
      guard case .list(let handle)? = info.data["handle"], case .object(let program)? = handle.first
      else {
        Issue.record("There is no handle service.")
        return
      }
      #expect(program["installed"] == true)
      #expect(info.data["asr"] == [])
    }
  }

  @Test func oneConnectionHoldsAConversation() async throws {
    try await withServer(try await House.services()) { address in
      var client = try await Client(address)
      try await client.send("transcript", ["text": "play an album"])
      #expect(try await client.said().hasPrefix("handled: Which album"))
      try await client.send("ping", ["text": "there?"])
      #expect(try await client.said() == "pong: there?")
      try await client.send("transcript", ["text": "giant steps"])
      #expect(try await client.said() == "handled: Playing Giant Steps.")
    }
  }

  /// Home Assistant opens a connection for each line; the satellite's name holds them together.
  @Test func aSatelliteHasItsConversationOverAllConnections() async throws {
    try await withServer(try await House.services()) { address in
      func tell(_ line: String, _ satellite: String) async throws -> String {
        var client = try await Client(address)
        try await client.send(
          "transcript", ["text": .text(line), "context": ["satellite_id": .text(satellite)]])
        defer { try? client.close() }
        return try await client.said()
      }
      let asked = try await tell("play an album", "one")
      #expect(asked.hasPrefix("handled: Which album"))
      #expect(try await tell("turn on the lights", "two").hasPrefix("handled: Which room"))
      #expect(try await tell("giant steps", "one") == "handled: Playing Giant Steps.")
      #expect(try await tell("bed room", "two") == "handled: On: Bed Room.")
    }
  }

  @Test func manySatellitesAtOnceDoNotMix() async throws {
    try await withServer(try await House.services()) { address in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            var client = try await Client(address)
            let isRoom = number.isMultiple(of: 2)
            for _ in 0..<5 {
              try await client.send(
                "transcript", ["text": isRoom ? "turn on the lights" : "play an album"])
              #expect(
                try await client.said().hasPrefix("handled: Which \(isRoom ? "room" : "album")"))
              try await client.send("transcript", ["text": isRoom ? "bed room" : "blue train"])
              #expect(
                try await client.said()
                  == "handled: \(isRoom ? "On: Bed Room." : "Playing Blue Train.")")
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", "error: Where a line of 15 bytes came"),
    ("{\"type\":\"audio-chunk\",\"payload_length\":99999999}\n", "error: “audio-chunk” announces"),
    ("{\"type\":\"transcript\"}\n", "error: “text” of “transcript” is absent"),
    ("x", "error: An event begins with a line of at least"),
  ])
  func garbageEndsOneConnection(_ garbage: String, _ reason: String) async throws {
    try await withServer(try await House.services()) { address in
      var good = try await Client(address)
      try await good.send("transcript", ["text": "play an album"])
      #expect(try await good.said().hasPrefix("handled: Which album"))
      var bad = try await Client(address)
      // A single letter goes on for long.
      let count = garbage.count == 1 ? 300_000 : 1
      try await bad.send(Data(String(repeating: garbage, count: count).utf8))
      #expect(try await bad.said().hasPrefix(reason))
      #expect(try await bad.said() == "end")
      try await good.send("transcript", ["text": "giant steps"])
      #expect(try await good.said() == "handled: Playing Giant Steps.")
    }
  }

  @Test func whatIsUnknownIsDropped() async throws {
    try await withServer(try await House.services()) { address in
      var client = try await Client(address)
      try await client.send("select-program", ["name": "phrase-handle"])
      try await client.send("run-satellite")
      try await client.send("ping")
      #expect(try await client.said() == "pong")
    }
  }

  @Test(
    arguments: [
      ("transcribe", [:], "error: This server does not recognize speech."),
      ("detect", [:], "error: This server has no wake phrase."),
      ("synthesize", ["text": "x"], "error: This server does not speak."),
    ] as [(String, [String: JSONValue], String)])
  func aServiceThatIsNotThereIsRefused(
    _ type: String, _ data: [String: JSONValue], _ reason: String
  ) async throws {
    try await withServer(try await House.services()) { address in
      var client = try await Client(address)
      try await client.send(type, data)
      #expect(try await client.said() == reason)
      // The sound that follows is dropped, and the connection goes on.
      try await client.send(Audio(samples: [Int16](repeating: 9, count: 40_000)))
      try await client.send("ping")
      #expect(try await client.said() == "pong")
    }
  }

  @Test func aFullServerSaysSo() async throws {
    try await withServer(try await House.services()) { address in
      var clients: [Client] = []
      for _ in 0..<WyomingServer.limit {
        var client = try await Client(address)
        try await client.send("ping")
        #expect(try await client.said() == "pong")
        clients.append(client)
      }
      var late = try await Client(address)
      #expect(try await late.said() == "error: 256 clients are served already; try again later.")
      #expect(try await late.said() == "end")
      for client in clients { try client.close() }
    }
  }

  @Test func aClientThatLeavesInTheMiddleLeavesNothingBehind() async throws {
    try await withServer(try await voiced()) { address in
      for part in ["{\"type\":\"tra", "{\"type\":\"a\",\"payload_length\":100}\nabc"] {
        let client = try await Client(address)
        try await client.send("detect")
        try await client.send(Data(part.utf8))
        try client.close()
      }
      var client = try await Client(address)
      try await client.send("ping")
      #expect(try await client.said() == "pong")
    }
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    try await withServer(try await House.services()) { address in
      let services = try await House.services()
      #expect {
        try WyomingServer(services, at: address)
      } throws: {
        guard let error = $0 as? ServerError else { return false }
        return error.reason == .unavailable
          && error.description
            == "\(address) cannot be served: another program listens there already; choose another "
            + "port."
      }
    }
  }

  // MARK: - Sound

  /// Takes two seconds of speech and more for the phrase.
  private struct LongSpeech: WakeDetector {
    func endOfWakePhrase(in audio: Audio) async throws -> Int? {
      audio.duration > 2 ? audio.samples.count : nil
    }
  }

  private struct Deaf: SpeechRecognizer {
    func prepare(_ graph: WordGraph) async throws -> [WordGraph.Word] { [] }
    func recognize(
      _ audio: Audio, in graph: WordGraph, meaning: SentenceMeaning?
    ) async throws -> Transcript? { nil }
  }

  private struct Beeper: SpeechSynthesizer {
    func speech(for text: String, language: String) async throws -> Audio {
      guard language != "xx" else { throw SynthesizerError("There is no voice for “xx”.") }
      return Audio(samples: [Int16](repeating: 7, count: text.count * 1_000))
    }
  }

  private func voiced() async throws -> WyomingServices {
    WyomingServices(
      engine: try await House.engine(), recognizer: Deaf(),
      wakeWords: [WakeWord("hey house", detector: LongSpeech())], synthesizer: Beeper())
  }

  /// Silence, then a tone in noise for some seconds, then silence.
  private func speech(_ seconds: Double) -> Audio {
    var generator = Random(state: 5)
    func noise(_ seconds: Double, _ level: Double) -> [Int16] {
      (0..<Audio.count(seconds: seconds)).map { index in
        Int16(
          level * sin(Double(index) * 0.3) + Double(Int.random(in: -20...20, using: &generator)))
      }
    }
    return Audio(samples: noise(1, 0) + noise(seconds, 9_000) + noise(1.5, 0))
  }

  @Test(arguments: [(3.0, "detection"), (0.5, "not-detected")])
  func aWakePhraseIsTold(_ seconds: Double, _ type: String) async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      try await client.send("detect", ["names": ["hey house"], "context": ["own": 1]])
      try await client.send(speech(seconds))
      let event = try #require(try await client.next())
      #expect(event.type == type)
      #expect(event.data["context"] == ["own": 1])
      #expect(type != "detection" || event.data["name"] == "hey house")
    }
  }

  /// As a satellite does that begins to listen anew, without an end of the sound before.
  @Test func aNewRequestEndsTheSoundBefore() async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      for _ in 0..<3 {
        try await client.send("detect", ["names": .null])
        try await client.send(
          "audio-chunk", ["rate": 16_000, "width": 2, "channels": 1], payload: speech(0.3).bytes)
      }
      try await client.send("detect")
      try await client.send(speech(3))
      #expect(try await client.said() == "detection")
    }
  }

  @Test func whatIsNoPhraseHasNoWords() async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      try await client.send("transcribe", ["language": "en-US"])
      try await client.send(speech(1))
      #expect(try await client.said() == "transcript-start")
      #expect(try await client.said() == "transcript: ")
      #expect(try await client.said() == "transcript-stop")
    }
  }

  @Test(
    arguments: [
      ("transcribe", ["language": "de"], "error: This server hears “en”, not “de”."),
      (
        "detect", ["names": ["hey you"]],
        "error: There is no wake phrase “hey you”; there is “hey house”."
      ),
      (
        "synthesize", ["text": "x", "voice": ["name": "amy"]],
        "error: There is no voice “amy”; there are espeak-en."
      ),
      (
        "synthesize", ["text": "x", "voice": ["language": "xx"]],
        "error: There is no voice for “xx”."
      ),
    ] as [(String, [String: JSONValue], String)])
  func whatCannotBeHadIsRefused(
    _ type: String, _ data: [String: JSONValue], _ reason: String
  ) async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      try await client.send(type, data)
      #expect(try await client.said() == reason)
      try await client.send("ping")
      #expect(try await client.said() == "pong")
    }
  }

  @Test func aTextIsSpoken() async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      try await client.send("synthesize", ["text": "hello", "voice": ["name": "espeak-en"]])
      #expect(try await client.next()?.type == "audio-start")
      var bytes = 0
      while let event = try await client.next(), event.type == "audio-chunk" {
        bytes += event.payload.count
      }
      #expect(bytes == 10_000)
    }
  }

  @Test func aStreamKeepsItsForm() async throws {
    try await withServer(try await voiced()) { address in
      var client = try await Client(address)
      try await client.send("detect")
      try await client.send("audio-start", ["rate": 16_000, "width": 2, "channels": 1])
      try await client.send(
        "audio-chunk", ["rate": 48_000, "width": 2, "channels": 1], payload: [0, 0])
      #expect(try await client.said().hasPrefix("error: A chunk of 48000 samples a second"))
      #expect(try await client.said() == "end")
    }
  }

  /// A clock on which all time passes at once.
  private struct Hurry: Clock {
    var now: ContinuousClock.Instant { ContinuousClock().now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }

  @Test func aClientThatDoesNotReadIsLeft() async throws {
    try await withServer(try await voiced(), clock: Hurry()) { address in
      let client = try await Client(address)
      // Far more sound than any buffer takes, and nobody reads it.
      let text = JSONValue.text(String(repeating: "x", count: 10_000))
      await #expect(throws: (any Error).self) {
        while true { try await client.send("synthesize", ["text": text]) }
      }
    }
  }
}
