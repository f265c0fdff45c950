// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Synchronization

/// A loudspeaker and a microphone in one room, and a person who speaks at a given moment.
///
/// Time is what is read: a piece of a twentieth of a second goes by with each, so that a test is the
/// same however fast the machine is.
final class SimulatedRoom: AudioSource, AudioSink {
  private struct State {
    var time = 0
    /// What the device plays, and the time at which it began.
    var played: (samples: [Int16], start: Int)?
    var player: CheckedContinuation<Void, any Error>?
    /// What reaches the microphone from now on of all that was played.
    var echo: [Double] = []
    var noise = SplitMix64(state: 5)
    var playedCount = 0
  }

  private static let piece = Audio.sampleRate / 20

  /// The ways of the sound to the microphone.
  private let reflections: [(delay: Int, weight: Double)]
  private let longestDelay: Int
  private let person: Audio
  private let personStart: Int
  private let end: Int
  private let state = Mutex(State())

  /// Makes a room.
  ///
  /// - Parameters:
  ///   - gain: How much louder the loudspeaker is at the microphone than what it plays, in decibels.
  ///   - person: What a person says.
  ///   - seconds: When the person begins.
  ///   - length: How long the microphone hears, in seconds.
  init(gain: Double, person: Audio = Audio(), at seconds: Double = 0, length: Double = 60) {
    self.person = person
    personStart = Audio.count(seconds: seconds)
    end = Audio.count(seconds: length)
    reflections = Self.reflections(gain: gain)
    longestDelay = reflections.map(\.delay).max() ?? 0
  }

  /// The direct sound after 30 ms, and reflections that fall by 60 dB in a quarter of a second.
  private static func reflections(gain: Double) -> [(delay: Int, weight: Double)] {
    var random = SplitMix64(state: 9)
    let count = 400
    let spacing = Audio.count(seconds: 0.25) / count
    var reflections = (0..<count).map { index in
      let weight = 0.15 * Double.random(in: -1...1, using: &random)
      return (
        delay: Audio.count(seconds: 0.03) + index * spacing
          + Int.random(
            in: 0..<spacing, using: &random),
        weight: weight * exp(-6.9 * Double(index) / Double(count))
      )
    }
    reflections[0].weight = 1
    let energy = reflections.reduce(0) { $0 + $1.weight * $1.weight }
    let scale = pow(10, gain / 20) / energy.squareRoot()
    for index in reflections.indices { reflections[index].weight *= scale }
    return reflections
  }

  /// How many samples the loudspeaker has played in all.
  var playedCount: Int { state.withLock(\.playedCount) }

  // MARK: - The loudspeaker

  func play(_ audio: Audio, onStart: @escaping @Sendable () -> Void) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if Task.isCancelled { return true }
          state.played = (audio.samples, state.time)
          state.player = continuation
          onStart()
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      finish()?.resume(throwing: CancellationError())
    }
  }

  /// Falls silent; the one who waits for that is to be told.
  private func finish() -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      state.played = nil
      defer { state.player = nil }
      return state.player
    }
  }

  // MARK: - The microphone

  func read() async throws -> Audio? {
    try Task.checkCancellation()
    // Whoever was told something gets a turn before time goes on.
    for _ in 0..<20 { await Task.yield() }
    let (audio, isOver) = state.withLock { state in
      guard state.time < end else { return (nil as Audio?, false) }
      let audio = heard(&state)
      let isOver = state.played.map { state.time >= $0.start + $0.samples.count } ?? false
      return (audio, isOver)
    }
    if isOver { finish()?.resume() }
    return audio
  }

  func discard() async {}

  private func heard(_ state: inout State) -> Audio {
    let count = Self.piece
    var echo = state.echo
    echo += [Double](repeating: 0, count: count + longestDelay - echo.count)
    for index in 0..<count {
      guard let played = state.played,
        let sample = played.samples.at(state.time + index - played.start)
      else { break }
      state.playedCount += 1
      for (delay, weight) in reflections { echo[index + delay] += weight * Double(sample) }
    }
    let samples = (0..<count).map { index in
      let said = person.samples.at(state.time + index - personStart) ?? 0
      let hiss = Double.random(in: -14...14, using: &state.noise)
      return Int16(max(-32_768, min(32_767, (echo[index] + Double(said) + hiss).rounded())))
    }
    state.echo = Array(echo.dropFirst(count))
    state.time += count
    return Audio(samples: samples)
  }
}

extension [Int16] {
  fileprivate func at(_ index: Int) -> Int16? { indices.contains(index) ? self[index] : nil }
}
