// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseSpeech

/// Parts of an acoustic model that were trained further, on speech in noise or of other languages.
///
/// `Models/README.md` says how they are made.
///
/// ```swift
/// let adaptations = try Adaptation.both(in: URL(fileURLWithPath: "Models/en-us"))
/// let recognizer = try PocketSphinxRecognizer(
///   model: AcousticModel(), adaptations: adaptations, lexicon: lexicon)
/// ```
public struct Adaptation: Sendable, Equatable {
  /// Means of the densities.
  let means: URL
  /// Weights of the densities.
  let weights: URL
  /// Whether it is for sound that was denoised.
  let isDenoised: Bool

  /// Finds an adaptation for plain sound in `plain` and one for denoised sound in `denoised`.
  ///
  /// - Throws: `RecognizerError` that names a file that is not there.
  public static func both(in folder: URL) throws(RecognizerError) -> [Adaptation] {
    [
      try Adaptation(folder: folder.appendingPathComponent("plain"), isDenoised: false),
      try Adaptation(folder: folder.appendingPathComponent("denoised"), isDenoised: true),
    ]
  }

  /// Finds the files of an adaptation in a folder.
  ///
  /// - Throws: `RecognizerError` that names a file that is not there.
  public init(folder: URL, isDenoised: Bool) throws(RecognizerError) {
    means = folder.appendingPathComponent("means")
    weights = folder.appendingPathComponent("sendump")
    self.isDenoised = isDenoised
    for file in [means, weights] where !FileManager.default.isReadableFile(atPath: file.path) {
      throw RecognizerError("The adapted acoustic model lacks \(file.path).")
    }
    guard let data = try? Data(contentsOf: weights, options: .alwaysMapped),
      ModelFiles.isWeights(data)
    else { throw RecognizerError("\(weights.path) is damaged.") }
  }
}
