// SPDX-License-Identifier: Apache-2.0

extension Audio {
  /// The sound with a faint hiss, always the same, in place of digital silence.
  ///
  /// A decoder that takes logarithms of energies goes astray on exact zeros, which synthetic
  /// voices and muted microphones give.
  public func dithered() -> Audio {
    var state: UInt32 = 1
    return Audio(
      samples: samples.map { sample in
        // Source of the constants: D. E. Knuth, "The Art of Computer Programming", volume 2, 3.3.4.
        state = state &* 1_664_525 &+ 1_013_904_223
        let hiss = Int32(state >> 29) - 4
        return Int16(clamping: Int32(sample) + hiss)
      })
  }
}
