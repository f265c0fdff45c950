// SPDX-License-Identifier: Apache-2.0

extension Audio {
  /// The sound from the first speech in it to the last, with a margin.
  ///
  /// For a recording that is known to be one utterance: pauses within it do not end it.
  ///
  /// - Parameter settings: When speech is taken to start and stop.
  /// - Returns: The part with speech; all of it where no speech stands out.
  public func trimmed(settings: Endpointer.Settings = .init()) -> Audio {
    var endpointer = Endpointer(settings: settings)
    var start: Int?
    var end = 0
    for first in stride(from: 0, to: samples.count, by: Endpointer.frame) {
      let frame = samples[first..<Swift.min(first + Endpointer.frame, samples.count)]
      for event in endpointer.process(frame) where event == .started {
        let margin = (settings.preroll + settings.onsetWindow) * Endpointer.frame
        start = start ?? Swift.max(0, first + frame.count - margin)
      }
      if endpointer.isInSpeech { end = first + frame.count }
    }
    guard let start else { return self }
    let surplus = (settings.silence - settings.preroll) * Endpointer.frame
    return self[start..<(end == samples.count ? end : Swift.max(start, end - surplus))]
  }
}
