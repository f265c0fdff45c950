// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A loudspeaker whose sound is taken out of what a microphone beside it hears.
///
/// ```swift
/// let duplex = DuplexAudio(loudspeaker, canceller: canceller)
/// let listener = Listener(source: duplex.source(hearing: microphone), recognizer: recognizer)
/// try await duplex.play(speech)  // The listener may be read meanwhile.
/// ```
///
/// What is played is lined up with what is captured by counting samples from the moment that the
/// device takes the first of them. So read the source while something plays, and discard what it
/// has before: a canceller finds a small delay by itself, but no backlog.
///
/// While nothing plays, sound passes as it is.
public final class DuplexAudio: AudioSink {
  private let sink: any AudioSink
  private let echo: Mutex<EchoRemover>

  /// Joins a loudspeaker and a canceller.
  public init(_ sink: any AudioSink, canceller: any EchoCanceller) {
    self.sink = sink
    echo = Mutex(EchoRemover(canceller: canceller))
  }

  /// Plays sound, which ``source(hearing:)`` does not hear; see `AudioSink`.
  public func play(_ audio: Audio, onStart: @escaping @Sendable () -> Void) async throws {
    do {
      try await sink.play(audio) {
        self.echo.withLock { $0.begin(audio.samples) }
        onStart()
      }
    } catch {
      echo.withLock { $0.fallSilent() }
      throw error
    }
  }

  /// What a microphone hears besides this loudspeaker; one such source may be read.
  ///
  /// Its pieces end up to 10 ms earlier than the microphone's while something plays.
  public func source(hearing microphone: any AudioSource) -> any AudioSource {
    Source(microphone: microphone, duplex: self)
  }

  private struct Source: AudioSource {
    let microphone: any AudioSource
    let duplex: DuplexAudio

    func read() async throws -> Audio? {
      guard let captured = try await microphone.read() else { return nil }
      return Audio(samples: duplex.echo.withLock { $0.process(captured.samples) })
    }

    func discard() async {
      await microphone.discard()
      duplex.echo.withLock { $0.discard() }
    }
  }
}

/// Pairs what is captured with what is played.
private struct EchoRemover: Sendable {
  /// How long the room and the device may still sound after the last sample: 300 ms.
  private static let tail = Audio.count(seconds: 0.3)

  let canceller: any EchoCanceller
  /// What is played and was not captured yet, with the tail; empty while nothing plays.
  private var played: ArraySlice<Int16> = []
  /// Captured samples that fill no frame yet.
  private var pending: [Int16] = []

  init(canceller: any EchoCanceller) {
    self.canceller = canceller
  }

  mutating func begin(_ samples: [Int16]) {
    played = (samples + [Int16](repeating: 0, count: Self.tail))[...]
  }

  /// What was to be played is not played any more.
  mutating func fallSilent() {
    if !played.isEmpty { begin([]) }
  }

  /// What was captured before is not asked for any more, nor what was played meanwhile.
  mutating func discard() {
    pending = []
    fallSilent()
  }

  mutating func process(_ captured: [Int16]) -> [Int16] {
    pending += captured
    var cleaned: [Int16] = []
    var start = 0
    while !played.isEmpty, pending.count - start >= Endpointer.frame {
      let frame = Array(pending[start..<start + Endpointer.frame])
      let reference = Array(played.prefix(Endpointer.frame))
      played = played.dropFirst(Endpointer.frame)
      let silence = [Int16](repeating: 0, count: Endpointer.frame - reference.count)
      cleaned += canceller.process(frame, played: reference + silence)
      start += Endpointer.frame
    }
    pending.removeFirst(start)
    if played.isEmpty {
      cleaned += pending
      pending = []
    }
    return cleaned
  }
}
