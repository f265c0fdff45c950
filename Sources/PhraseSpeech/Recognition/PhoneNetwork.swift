// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells the phones of speech apart, frame by frame, by a small network that was trained to.
///
/// A decoder asks how well a phone fits, the network asks which of all phones it was. So it knows "yes"
/// from "yet" where a decoder, with neither in its grammar to choose, finds both good enough.
///
/// ```swift
/// let network = try PhoneNetwork(
///   file: folder.appendingPathComponent("phones.network"), dictionary: dictionary)
/// let yes = [Pronunciation("Y EH S")].compactMap(\.self)
/// let fit = network.fit(of: network.scores(of: audio), to: [[yes]], among: network.vocabulary())
/// print(fit?.againstWords ?? 0)
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
      let count = outputs.count
      weights.withUnsafeBufferPointer { weights in
        outputs.withUnsafeMutableBufferPointer { outputs in
          guard let weight = weights.baseAddress, let output = outputs.baseAddress else { return }
          for (row, input) in inputs.enumerated() where input != 0 {
            let start = weight + row * count
            var column = 0
            while column < count {
              output[column] += input * start[column]
              column += 1
            }
          }
        }
      }
      return outputs
    }
  }

  private static let mark = "phrase phones 1"
  /// The phones of a longest word that others are compared with.
  private static let longest = 7
  /// How far a sentence may fall behind any phones to be compared with words.
  private static let farthest: Float = -100

  /// Decoders count likelihoods in tenths of a nat.
  private static let unit = 10.0

  /// The frames to each side of one that the network sees with it.
  private let context: Int
  private let places: [String: Int]
  private let priors: [Float]
  private let layers: [Layer]
  private let dictionary: PronouncingDictionary
  private let spectrum = MelSpectrum()

  /// Reads a network.
  ///
  /// - Parameters:
  ///   - file: The network.
  ///   - dictionary: The words that sound may be in place of those that a decoder heard.
  /// - Throws: `RecognizerError` for a file that is not there or no network.
  public init(file: URL, dictionary: PronouncingDictionary) throws(RecognizerError) {
    self.dictionary = dictionary
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
      let inputs = sizes.first, inputs % (2 * MelSpectrum.bands) == MelSpectrum.bands,
      sizes.last == phones.count,
      parts[3].count == 4 * shapes.reduce(phones.count, { $0 + $1.0 * $1.1 + $1.1 })
    else { throw damaged }
    var numbers = parts[3].numbers[...]
    let take = { (count: Int) -> [Float] in
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
    context = inputs / (2 * MelSpectrum.bands)
    places = Dictionary(uniqueKeysWithValues: phones.enumerated().map { ($1, $0) })
    priors = take(phones.count)
    layers = shapes.map { inputs, outputs in
      Layer(weights: take(inputs * outputs), biases: take(outputs))
    }
  }

  /// The words of the dictionary that are short enough to be taken for an answer.
  ///
  /// - Complexity: O(*n*) in the lines of the dictionary; make it once.
  public func vocabulary() -> PhoneTree {
    PhoneTree(dictionary.rows(places, upTo: Self.longest))
  }

  /// How well sound fits the best of some sentences, from its beginning to its end.
  ///
  /// - Parameters:
  ///   - scores: What the network makes of the sound, with any silence around the words.
  ///   - sentences: The ways to say each word of each; those with a phone that the network lacks do not
  ///     count.
  ///   - vocabulary: The words that it may be instead; those that are said like a sentence do not count.
  /// - Returns: The fit of the ways that fit best; nil where the sound is too short for any.
  public func fit(
    of scores: PhoneScores, to sentences: [[[Pronunciation]]], among vocabulary: PhoneTree
  ) -> PhoneFit? {
    let scores = scores.frames
    let rows = sentences.flatMap { $0.map { $0.compactMap(row) }.choices }
    let score = PhoneTree(rows).score(in: scores)
    guard score.isFinite else { return nil }
    let againstFree = score - (PhoneTree.freeScores(in: scores).first ?? 0)
    // What fits this badly was not said, and would be compared with all words for long.
    guard againstFree >= Self.farthest else {
      return PhoneFit(againstFree: Double(againstFree), againstWords: Double(againstFree))
    }
    let other = vocabulary.score(in: scores, without: rows, atLeast: score)
    return PhoneFit(againstFree: Double(againstFree), againstWords: Double(score - other))
  }

  /// How well the word of a sentence fits that fits worst, or a pause between words.
  ///
  /// A word that was not said takes the place of one that was, and fits it badly, however well the others
  /// fit.
  ///
  /// - Parameters:
  ///   - words: The ways to say each word; those with a phone that the network lacks do not count.
  ///   - scores: What the network makes of the sound.
  /// - Returns: See ``Verification/weakestPhones``; nil where the sound is too short, or a word cannot be
  ///   said.
  public func weakestWord(of words: [[Pronunciation]], in scores: PhoneScores) -> Double? {
    PhoneAlignment(words.map { $0.compactMap(row) }).weakestWord(in: scores.frames).map {
      Double($0) * Self.unit
    }
  }

  /// The places of phones; nil where one is missing.
  private func row(_ pronunciation: Pronunciation) -> [Int]? {
    let row = pronunciation.phones.compactMap { places[$0] }
    return row.count == pronunciation.phones.count ? row : nil
  }

  /// What each phone is worth in each frame of sound.
  public func scores(of audio: Audio) -> PhoneScores {
    let frames = spectrum.frames(of: audio)
    return PhoneScores(
      frames: frames.indices.map { index in
        let input = (index - context...index + context).flatMap {
          frames[min(max(0, $0), frames.count - 1)]
        }
        let outputs = layers.enumerated().reduce(input) { values, layer in
          let isLast = layer.offset == layers.count - 1
          return layer.element.outputs(of: values).map { isLast ? $0 : max(0, $0) }
        }
        let highest = outputs.max() ?? 0
        let sum = log(outputs.reduce(0) { $0 + exp($1 - highest) }) + highest
        return zip(outputs, priors).map { $0 - sum - $1 }
      })
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

extension [[[Int]]] {
  /// Each choice of one way for each word, with and without pauses between words; at most as many as a
  /// short answer has.
  fileprivate var choices: [[Int]] {
    guard let first else { return [] }
    return dropFirst().reduce(first) { rows, ways in
      let beginnings = rows + rows.map { $0 + [PhoneTree.silence] }
      return [[Int]](ways.flatMap { way in beginnings.map { $0 + way } }.prefix(256))
    }
  }
}
