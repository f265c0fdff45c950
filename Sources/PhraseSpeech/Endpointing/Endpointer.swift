// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds where speech starts and stops.
///
/// A pure state machine over frames of 10 ms: the same samples give the same endpoints, however
/// they are cut into pieces and whatever the clock says.
///
/// ```swift
/// var endpointer = Endpointer()
/// for event in endpointer.process(audio.samples) {
///   if case .ended(let speech) = event { print(speech.count) }
/// }
/// ```
///
/// | state | sees | goes to |
/// | --- | --- | --- |
/// | silence | `onset` loud frames among the last `onsetWindow` | speech: `started` |
/// | speech | a loud frame | speech; `resumed` after a pause |
/// | speech | `pause` quiet frames in a row | speech: `paused` |
/// | speech | `silence` quiet frames in a row, or `longest` frames in all | silence: `ended` |
///
/// A frame is loud if it stands out from the noise floor, the quietest that the last
/// `floorWindow` frames were. A hum or a fan therefore becomes silence after that time.
public struct Endpointer: Sendable {
  /// When speech is taken to start and stop.
  ///
  /// Numbers are frames of 10 ms, unless said otherwise.
  public struct Settings: Sendable, Equatable {
    /// How far a frame must stand out from the floor to begin speech, in decibels.
    ///
    /// Six begin speech that is half as loud again as steady noise; what a clatter begins by
    /// mistake is rejected by its words. Nine lost one command in five at 8 dB over a kitchen.
    public var startsAbove = 6.0
    /// How far a frame must stand out to go on with speech, in decibels: less, for soft ends.
    public var continuesAbove = 3.5
    /// Loud frames that begin speech: 70 ms, shorter than any word, longer than a click.
    public var onset = 7
    /// The stretch that those frames lie in: 120 ms.
    public var onsetWindow = 12
    /// What is kept from before the onset: 500 ms, so that no soft beginning is lost in noise.
    public var preroll = 50
    /// Quiet frames after which an end is likely: 150 ms; work may begin in advance.
    public var pause = 15
    /// Quiet frames that end speech: 700 ms; people halt for half a second within a command.
    public var silence = 70
    /// Frames after which speech is ended in any case: 15 s, three times the longest command.
    public var longest = 1_500
    /// How long the floor is remembered: 2.5 s, longer than any word is loud without a dip.
    public var floorWindow = 250
    /// The lowest floor, in decibels below full scale: digital silence is no room.
    public var lowestFloor = -66.0

    /// Makes the standard settings.
    public init() {}
  }

  /// What happened at a frame.
  public enum Event: Sendable, Equatable {
    /// Speech began.
    case started
    /// Speech may be over; these are its samples so far, with the pre-roll.
    case paused(ArraySlice<Int16>)
    /// Speech went on after a pause.
    case resumed
    /// Speech is over; these are its samples, from the pre-roll to the pause.
    case ended(ArraySlice<Int16>)
  }

  /// The length of a frame in samples.
  public static let frame = Audio.sampleRate / 100

  /// The settings.
  public let settings: Settings
  private var pending: [Int16] = []
  private var loudness = Loudness()
  private var floor: NoiseFloor
  private var recent: [Bool] = []
  /// Samples since the pre-roll while speech goes on; the latest ones otherwise.
  private var kept: [Int16] = []
  private var isSpeech = false
  private var quietFrames = 0
  private var speechFrames = 0

  /// Starts with silence.
  public init(settings: Settings = Settings()) {
    self.settings = settings
    floor = NoiseFloor(window: settings.floorWindow, lowest: settings.lowestFloor)
  }

  /// Whether speech goes on.
  public var isInSpeech: Bool { isSpeech }

  /// The samples of the speech that goes on, with the pre-roll; none in silence.
  var speech: ArraySlice<Int16> { isSpeech ? kept[...] : [] }

  /// The noise floor, in decibels below full scale.
  public var noiseFloor: Double { floor.value }

  /// Takes samples and returns what happened in them.
  public mutating func process(_ samples: some Collection<Int16>) -> [Event] {
    pending.append(contentsOf: samples)
    var events: [Event] = []
    var start = 0
    while pending.count - start >= Self.frame {
      if let event = process(frame: pending[start..<start + Self.frame]) { events.append(event) }
      start += Self.frame
    }
    pending.removeFirst(start)
    return events
  }

  /// Ends speech that goes on, because there are no more samples.
  public mutating func finish() -> Event? {
    guard isSpeech else { return nil }
    pending = []
    return end()
  }

  /// Forgets what was heard, but not how loud the room is.
  public mutating func reset() {
    pending = []
    loudness = Loudness()
    recent = []
    kept = []
    isSpeech = false
    quietFrames = 0
    speechFrames = 0
  }

  private mutating func process(frame: ArraySlice<Int16>) -> Event? {
    let level = loudness.decibels(of: frame)
    floor.add(level)
    kept.append(contentsOf: frame)
    return isSpeech ? continueSpeech(level) : watch(level)
  }

  private mutating func watch(_ level: Double) -> Event? {
    recent.append(min(level, loudness.last) > floor.value + settings.startsAbove)
    if recent.count > settings.onsetWindow { recent.removeFirst() }
    guard recent.count(where: \.self) >= settings.onset else {
      let limit = (settings.preroll + settings.onsetWindow) * Self.frame
      // Cut now and then rather than at each frame, which would move the samples each time.
      if kept.count > 4 * limit { kept.removeFirst(kept.count - limit) }
      return nil
    }
    let limit = (settings.preroll + recent.count) * Self.frame
    if kept.count > limit { kept.removeFirst(kept.count - limit) }
    isSpeech = true
    quietFrames = 0
    speechFrames = recent.count
    return .started
  }

  private mutating func continueSpeech(_ level: Double) -> Event? {
    speechFrames += 1
    let isQuiet = level <= floor.value + settings.continuesAbove
    let wasPaused = quietFrames >= settings.pause
    quietFrames = isQuiet ? quietFrames + 1 : 0
    if quietFrames >= settings.silence || speechFrames >= settings.longest { return end() }
    if quietFrames == settings.pause { return .paused(kept[...]) }
    return wasPaused && !isQuiet ? .resumed : nil
  }

  private mutating func end() -> Event {
    // What follows the pause is silence, and was not in the samples that were paused at.
    let surplus = max(0, quietFrames - settings.pause) * Self.frame
    let speech = kept.dropLast(surplus)
    isSpeech = false
    recent = []
    quietFrames = 0
    speechFrames = 0
    kept = Array(kept.suffix(surplus))
    return .ended(speech)
  }
}

/// The level of frames, with rumble and hum turned down.
private struct Loudness: Sendable {
  private var previous: Int16 = 0
  private var smoothed: Double?
  /// The level of the last frame alone: a click is over with its frame.
  private(set) var last = Level.silence

  /// How much a frame counts against those before it: 0.4 averages over about 40 ms.
  private static let weight = 0.4

  mutating func decibels(of frame: ArraySlice<Int16>) -> Double {
    var sum = 0.0
    for sample in frame {
      // The difference of neighbours falls by 6 dB an octave towards the bass.
      let difference = Double(sample) - 0.97 * Double(previous)
      sum += difference * difference
      previous = sample
    }
    let power = sum / Double(max(frame.count, 1)) / (32_768 * 32_768)
    last = power > 0 ? 10 * log10(power) : Level.silence
    let mean = smoothed.map { $0 + Self.weight * (power - $0) } ?? power
    smoothed = mean
    return mean > 0 ? max(10 * log10(mean), Level.silence) : Level.silence
  }
}

/// The quietest level of a window, kept as a queue of rising minima.
private struct NoiseFloor: Sendable {
  private let window: Int
  private let lowest: Double
  private var minima: [(frame: Int, level: Double)] = []
  private var frame = 0

  init(window: Int, lowest: Double) {
    self.window = window
    self.lowest = lowest
  }

  var value: Double { max(minima.first?.level ?? lowest, lowest) }

  mutating func add(_ level: Double) {
    while let last = minima.last, last.level >= level { minima.removeLast() }
    minima.append((frame, level))
    if let first = minima.first, first.frame <= frame - window { minima.removeFirst() }
    frame += 1
  }
}
