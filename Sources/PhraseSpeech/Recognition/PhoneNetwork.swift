// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells the phones of speech apart, frame by frame, by a small network that was trained to.
///
/// A decoder asks how well a phone fits, the network asks which of all phones it was. So it knows "yes"
/// from "yet" where a decoder, with neither in its grammar to choose, finds both good enough.
///
/// ```swift
/// let network = try PhoneNetwork(file: folder.appendingPathComponent("phones.network"))
/// let fit = network.fit(of: audio, to: [[["Y", "EH", "S"]]])
/// print(fit?.weakestPhone ?? 0)
/// ```
///
/// The file is three lines of text and numbers: what it is; the phones, of which the first is silence;
/// how many values each layer has. Then 32-bit numbers, the lowest byte first: what each phone is worth
/// less because it is frequent, and for each layer its weights, input by input, and its biases.
/// `Models/README.md` says how it is made.
public struct PhoneNetwork: Sendable {
  private struct Layer {
    /// A row for each input.
    let weights: [Float]
    let biases: [Float]

    func outputs(of inputs: [Float]) -> [Float] {
      var outputs = biases
      weights.withUnsafeBufferPointer { weights in
        outputs.withUnsafeMutableBufferPointer { outputs in
          for (row, input) in inputs.enumerated() where input != 0 {
            let start = row * outputs.count
            for column in outputs.indices { outputs[column] += input * weights[start + column] }
          }
        }
      }
      return outputs
    }
  }

  private static let mark = "phrase phones 1"
  /// The frames to each side of one that the network sees with it: 70 ms.
  private static let context = 7

  private let places: [String: Int]
  private let priors: [Float]
  private let layers: [Layer]
  private let spectrum = MelSpectrum()

  /// Reads a network.
  ///
  /// - Throws: `RecognizerError` for a file that is not there or no network.
  public init(file: URL) throws(RecognizerError) {
    guard let data = try? Data(contentsOf: file) else {
      throw RecognizerError("The phone network \(file.path) cannot be read.")
    }
    let damaged = RecognizerError("\(file.path) is damaged.")
    let parts = data.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    let lines = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 4, lines[0] == Self.mark else { throw damaged }
    let phones = lines[1].split(separator: " ").map(String.init)
    let sizes = lines[2].split(separator: " ").compactMap { Int($0) }
    let shapes = zip(sizes, sizes.dropFirst())
    guard Set(phones).count == phones.count, sizes.allSatisfy((1...4_096).contains),
      sizes.first == (2 * Self.context + 1) * MelSpectrum.bands, sizes.last == phones.count,
      parts[3].count == 4 * shapes.reduce(phones.count, { $0 + $1.0 * $1.1 + $1.1 })
    else { throw damaged }
    var numbers = parts[3].numbers[...]
    let take = { (count: Int) -> [Float] in
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
    places = Dictionary(uniqueKeysWithValues: phones.enumerated().map { ($1, $0) })
    priors = take(phones.count)
    layers = shapes.map { inputs, outputs in
      Layer(weights: take(inputs * outputs), biases: take(outputs))
    }
  }

  /// How well sound fits words, from its beginning to its end.
  ///
  /// - Parameters:
  ///   - audio: The sound, with any silence around the words.
  ///   - words: The ways to say each word; those with a phone that the network lacks do not count.
  /// - Returns: The fit of the ways that fit best; nil where the sound is too short for any.
  public func fit(of audio: Audio, to words: [[Pronunciation]]) -> PhoneFit? {
    let scores = scores(of: spectrum.frames(of: audio))
    let ways = words.map { ways in
      ways.filter { $0.phones.allSatisfy { places[$0] != nil } }
        .map { $0.phones.compactMap { places[$0] } }
    }
    return PhoneAlignment(scores: scores).fit(to: ways)
  }

  /// What each phone is worth in each frame: the logarithm of its likelihood.
  private func scores(of frames: [[Float]]) -> [[Float]] {
    frames.indices.map { index in
      let input = (index - Self.context...index + Self.context).flatMap {
        frames[min(max(0, $0), frames.count - 1)]
      }
      let outputs = layers.enumerated().reduce(input) { values, layer in
        let isLast = layer.offset == layers.count - 1
        return layer.element.outputs(of: values).map { isLast ? $0 : max(0, $0) }
      }
      let highest = outputs.max() ?? 0
      let sum = log(outputs.reduce(0) { $0 + exp($1 - highest) }) + highest
      return zip(outputs, priors).map { $0 - sum - $1 }
    }
  }
}

extension Data {
  /// The 32-bit numbers that the bytes are, the lowest byte first.
  fileprivate var numbers: [Float] {
    stride(from: startIndex, to: endIndex - 3, by: 4).map { place in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(self[place + $1]) << UInt32(8 * $1) }
      return Float(bitPattern: bits)
    }
  }
}
