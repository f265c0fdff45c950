// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Synchronization

/// Hears what it is told to, and notes what it was given.
final class ScriptedRecognizer: SpeechRecognizer {
  private let calls = Mutex<[Audio]>([])
  private let begun = Mutex<[Audio]>([])
  private let atWork = Atomic(0)
  private let error: RecognizerError?

  init(error: RecognizerError? = nil) {
    self.error = error
  }

  /// The sound of each call.
  var heard: [Audio] { calls.withLock(\.self) }

  /// The sound of each call for the words so far.
  var beginnings: [Audio] { begun.withLock(\.self) }

  /// Whether words so far are being found.
  var isAtWork: Bool { atWork.load(ordering: .sequentiallyConsistent) > 0 }

  func recognizeBeginning(of audio: Audio, in graph: WordGraph) throws -> String? {
    atWork.add(1, ordering: .sequentiallyConsistent)
    defer { atWork.subtract(1, ordering: .sequentiallyConsistent) }
    begun.withLock { $0.append(audio) }
    return "\(audio.samples.count)"
  }

  func prepare(_ graph: WordGraph) throws -> [WordGraph.Word] { [] }

  func recognize(
    _ audio: Audio, in graph: WordGraph, meaning: SentenceMeaning?
  ) throws -> Transcript? {
    calls.withLock { $0.append(audio) }
    if let error { throw error }
    return Transcript.said("\(audio.samples.count)")
  }
}

extension Transcript {
  static func said(_ text: String) -> Transcript {
    Transcript(
      words: text.split(separator: " ").map {
        Word(text: String($0), start: 0, end: 1, score: 0)
      }, verification: Verification(utterance: 0, weakestWord: 0, signalToNoise: 40))
  }
}

/// Sound that never ends.
struct EndlessSource: AudioSource {
  func read() async throws -> Audio? { Audio(samples: Sounds.silence(seconds: 0.1)) }
  func discard() async {}
}

/// A microphone that is unplugged after some sound.
final class BreakingSource: AudioSource {
  static let error = AudioDeviceError(.vanished, device: "mic", "The device “mic” is gone.")
  private let clip: AudioClip

  init(_ samples: [Int16]) {
    clip = AudioClip(Audio(samples: samples))
  }

  func read() async throws -> Audio? {
    guard let piece = await clip.read() else { throw Self.error }
    return piece
  }

  func discard() async {}
}
