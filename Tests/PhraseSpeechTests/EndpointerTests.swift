// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@Suite struct EndpointerTests {
  /// What happened, with the end of the sound.
  private func events(
    _ samples: [Int16], settings: Endpointer.Settings = .init(), piece: Int = .max
  ) -> [Endpointer.Event] {
    var endpointer = Endpointer(settings: settings)
    var events: [Endpointer.Event] = []
    var rest = samples[...]
    while !rest.isEmpty {
      events += endpointer.process(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    return events + [endpointer.finish()].compactMap(\.self)
  }

  private func names(_ events: [Endpointer.Event]) -> String {
    events.map { event in
      switch event {
      case .started: "started"
      case .paused: "paused"
      case .resumed: "resumed"
      case .ended: "ended"
      }
    }.joined(separator: " ")
  }

  private func segments(_ events: [Endpointer.Event]) -> [[Int16]] {
    events.compactMap { if case .ended(let speech) = $0 { Array(speech) } else { nil } }
  }

  @Test(
    arguments: [
      ("silence", Sounds.silence(seconds: 3), ""),
      ("nothing", [], ""),
      ("one stretch of speech", Sounds.turns([1, 0.5, 2]), "started paused ended"),
      ("speech to the end", Sounds.turns([1, 0.5]), "started ended"),
      ("a pause at the end", Sounds.turns([1, 0.5, 0.6]), "started paused ended"),
      (
        "a short pause within", Sounds.turns([1, 0.5, 0.6, 0.5, 2]),
        "started paused resumed paused ended"
      ),
      (
        "a long pause between", Sounds.turns([1, 0.5, 1.5, 0.5, 2]),
        "started paused ended started paused ended"
      ),
      ("a breath", Sounds.turns([1, 0.3, 0.1, 0.3, 2]), "started paused ended"),
    ] as [(String, [Int16], String)])
  func speechIsFound(_ name: String, _ samples: [Int16], _ expected: String) {
    #expect(names(events(samples)) == expected)
  }

  @Test func minutesOfSilenceAreNothing() {
    var endpointer = Endpointer()
    let piece = Sounds.silence(seconds: 10)
    for _ in 0..<12 { #expect(endpointer.process(piece).isEmpty) }
    #expect(!endpointer.isInSpeech)
    #expect(endpointer.noiseFloor == Endpointer.Settings().lowestFloor)
    #expect(endpointer.finish() == nil)
  }

  @Test(arguments: [1, 7, 159, 160, 161, 1_600, 5_000])
  func piecesGiveWhatTheWholeGives(_ piece: Int) {
    let samples = Sounds.turns([0.7, 0.4, 0.5, 0.4, 1.3, 0.303])
    let whole = events(samples)
    #expect(names(whole) == "started paused resumed paused ended started ended")
    #expect(events(samples, piece: piece) == whole)
  }

  // MARK: - The samples of a segment

  @Test func whatIsJustBeforeSpeechIsKept() throws {
    let before = Sounds.noise(seconds: 1, amplitude: 0.000_2, seed: 5)
    let speech = Sounds.noise(seconds: 0.5, amplitude: 0.2)
    let samples = before + speech + Sounds.silence(seconds: 2)
    let segment = try #require(segments(events(samples)).first)
    let start = try #require(samples.firstRange(of: segment)).lowerBound
    #expect((14_000 - 8_000...16_000 - 7_000).contains(start))
    #expect(start + segment.count > 24_000)
    #expect(start + segment.count < 24_000 + 8_000)
  }

  @Test func speechFromTheVeryBeginningIsWhole() throws {
    let quiet = Sounds.silence(seconds: 0.02)
    let samples = quiet + Sounds.noise(seconds: 0.5, amplitude: 0.2) + Sounds.silence(seconds: 2)
    let segment = try #require(segments(events(samples)).first)
    #expect(samples.starts(with: segment))
    #expect(segment.count > 8_000)
  }

  @Test func segmentsDoNotOverlap() throws {
    let room = Sounds.noise(seconds: 6, amplitude: 0.000_2)
    let loud = Sounds.turns([1, 0.4, 1.1, 0.4, 1.1, 0.4, 1.6])
    let samples = zip(room, loud).map { $0 &+ $1 }
    let found = segments(events(samples))
    #expect(found.count == 3)
    var end = 0
    for segment in found {
      let range = try #require(samples.firstRange(of: segment))
      #expect(range.lowerBound >= end)
      end = range.upperBound
    }
  }

  @Test func whatIsPausedAtIsWhatEnds() {
    let found = events(Sounds.turns([1, 0.5, 2]))
    guard case .paused(let early)? = found.dropFirst().first, case .ended(let late)? = found.last
    else {
      Issue.record("\(names(found))")
      return
    }
    #expect(early == late)
  }

  /// Nothing is added behind the pause by samples that fill no frame.
  @Test(arguments: [0, 1, 159])
  func whatIsPausedAtIsWhatTheEndOfTheSoundEnds(_ surplus: Int) {
    let samples = Sounds.turns([1, 0.5, 0.6]) + [Int16](repeating: 0, count: surplus)
    let found = events(samples)
    guard case .paused(let early)? = found.dropFirst().first, case .ended(let late)? = found.last
    else {
      Issue.record("\(names(found))")
      return
    }
    #expect(early.count == late.count)
  }

  // MARK: - Noise

  @Test(arguments: [50, 150, 300])
  func endlessSpeechIsEnded(_ longest: Int) {
    var settings = Endpointer.Settings()
    settings.longest = longest
    settings.floorWindow = 10_000
    let found = events(Sounds.turns([1, 4]), settings: settings)
    #expect(names(found).hasPrefix("started ended started ended"))
    #expect(segments(found).first?.count == (settings.preroll + longest) * Endpointer.frame)
  }

  @Test(arguments: [0.001, 0.05, 0.5])
  func noiseFromTheStartIsNoSpeech(_ amplitude: Double) {
    #expect(names(events(Sounds.noise(seconds: 8, amplitude: amplitude))) == "")
  }

  @Test func noiseThatStaysBecomesSilence() throws {
    let settings = Endpointer.Settings()
    let found = events(Sounds.turns([1, 10]))
    #expect(names(found) == "started paused ended")
    let frames = try #require(segments(found).first).count / Endpointer.frame
    #expect(frames <= settings.preroll + settings.floorWindow + settings.pause + 20)
  }

  @Test func speechOverNoiseIsFound() {
    let room = Sounds.noise(seconds: 5, amplitude: 0.02, seed: 9)
    let loud = Sounds.turns([2, 0.6, 2.4])
    #expect(names(events(zip(room, loud).map { $0 &+ $1 })) == "started paused ended")
  }

  @Test(arguments: [1, 16, 32, 80], [0.0, 0.000_5, 0.005])
  func clicksAreNoSpeech(_ length: Int, _ noise: Double) {
    var samples = Sounds.noise(seconds: 4, amplitude: noise)
    for start in stride(from: 16_000, to: 60_000, by: 16_000) {
      for index in 0..<length { samples[start + index] = index.isMultiple(of: 2) ? 9_830 : -9_830 }
    }
    #expect(names(events(samples)) == "")
  }

  @Test func aSquareWaveAtFullScaleIsSpeech() {
    let square = (0..<16_000).map { $0 / 20 % 2 == 0 ? Int16.max : .min }
    let samples = Sounds.silence(seconds: 0.5) + square + Sounds.silence(seconds: 2)
    #expect(names(events(samples)) == "started paused ended")
  }

  // MARK: - Ends

  @Test func whatGoesOnIsForgotten() {
    var endpointer = Endpointer()
    #expect(endpointer.process(Sounds.turns([1, 0.5])) == [.started])
    #expect(endpointer.isInSpeech)
    endpointer.reset()
    #expect(!endpointer.isInSpeech)
    #expect(endpointer.finish() == nil)
    #expect(endpointer.process(Sounds.silence(seconds: 2)).isEmpty)
  }

  @Test func theEndComesOnce() {
    var endpointer = Endpointer()
    _ = endpointer.process(Sounds.turns([1, 0.5]))
    #expect(endpointer.finish() != nil)
    #expect(endpointer.finish() == nil)
    #expect(!endpointer.isInSpeech)
  }
}
