// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Fourier transform of stretches of one length, a power of two.
///
/// - Complexity: O(*n* log *n*). Source: J. W. Cooley, J. W. Tukey, "An algorithm for the machine
///   calculation of complex Fourier series", 1965.
struct Spectrum: Sendable {
  private let size: Int
  private let cosines: [Double]
  private let sines: [Double]
  private let order: [Int]

  init(size: Int) {
    precondition(size > 1 && size & (size - 1) == 0, "the size is a power of two")
    self.size = size
    cosines = (0..<size / 2).map { cos(2 * .pi * Double($0) / Double(size)) }
    sines = (0..<size / 2).map { sin(2 * .pi * Double($0) / Double(size)) }
    let bits = size.trailingZeroBitCount
    order = (0..<size).map { index in
      (0..<bits).reduce(0) { $0 << 1 | (index >> $1 & 1) }
    }
  }

  /// Transforms in place; both arrays have the length of the transform.
  ///
  /// `isInverse` goes back; the result is then divided by the length.
  func transform(_ real: inout [Double], _ imaginary: inout [Double], isInverse: Bool = false) {
    for index in 0..<size where index < order[index] {
      real.swapAt(index, order[index])
      imaginary.swapAt(index, order[index])
    }
    let sign = isInverse ? 1.0 : -1.0
    var half = 1
    while half < size {
      let stride = size / (2 * half)
      for start in Swift.stride(from: 0, to: size, by: 2 * half) {
        for offset in 0..<half {
          let low = start + offset
          let high = low + half
          let cosine = cosines[offset * stride]
          let sine = sign * sines[offset * stride]
          let turnedReal = real[high] * cosine - imaginary[high] * sine
          let turnedImaginary = real[high] * sine + imaginary[high] * cosine
          real[high] = real[low] - turnedReal
          imaginary[high] = imaginary[low] - turnedImaginary
          real[low] += turnedReal
          imaginary[low] += turnedImaginary
        }
      }
      half *= 2
    }
    guard isInverse else { return }
    for index in 0..<size {
      real[index] /= Double(size)
      imaginary[index] /= Double(size)
    }
  }
}
