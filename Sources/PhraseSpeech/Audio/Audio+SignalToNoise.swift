// SPDX-License-Identifier: Apache-2.0

extension Audio {
  /// How far the loud parts stand out from the quiet ones, in decibels.
  ///
  /// The difference between the level that a tenth of all frames of 20 ms exceed and the level
  /// that a tenth stay below: speech against the pauses around and within it.
  public var signalToNoise: Double {
    let length = 2 * Endpointer.frame
    let levels = stride(from: 0, to: samples.count - length + 1, by: length).map {
      Level(samples[$0..<$0 + length]).decibels
    }.sorted()
    guard levels.count >= 10 else { return 0 }
    return levels[levels.count * 9 / 10] - levels[levels.count / 10]
  }
}
