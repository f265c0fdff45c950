// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseSpeech

/// The files that a decoder needs for a language.
///
/// ```
/// en-us/                   the acoustic model: a folder with mdef, means and the rest
/// cmudict-en-us.dict       how words are said
/// en-us-phone.lm.bin       how phones follow each other; may be left out
/// en-us.lm.bin             how words follow each other, for dictation; may be left out
/// ```
///
/// A model of any language may stand in place of the distribution's: only the endings of the names
/// count, and its phones are whatever it calls them.
///
/// ```swift
/// let german = try AcousticModel(folder: "/opt/german")
/// print(german.alphabet.sorted())
/// ```
public struct AcousticModel: Sendable, Equatable {
  /// The folder of the acoustic model itself.
  public let acoustics: URL
  /// The dictionary.
  public let dictionary: URL
  /// The phone model, which tells phrases from other speech; nil where any phone may follow any.
  public let phoneModel: URL?
  /// The language model, by which any words are heard; nil where there is no dictation.
  public let languageModel: URL?
  /// The phones as the model calls them, without those for silence and noise.
  public let alphabet: Set<String>

  /// Where Debian and Ubuntu put the package `pocketsphinx-en-us`, and what is built by hand.
  public static let standardFolders = [
    "/usr/share/pocketsphinx/model/en-us", "/usr/local/share/pocketsphinx/model/en-us",
  ]

  /// What the files of an acoustic model begin with.
  ///
  /// So that a wrong file is told by its name.
  private static let marks = ["means": "s3\n", "variances": "s3\n", "transition_matrices": "s3\n"]

  /// Finds the model in a folder, or in the first standard folder that has one.
  ///
  /// - Parameter folder: A folder with one acoustic model, one dictionary (`.dict` or `.dic`),
  ///   perhaps a phone model (`phone` and `.lm` in its name) and a language model (`.lm`, `.lm.bin`
  ///   or `.dmp`); nil for the standard ones.
  /// - Throws: `RecognizerError` that says what is missing or damaged.
  public init(folder: String? = nil) throws(RecognizerError) {
    let folders = folder.map { [$0] } ?? Self.standardFolders
    guard let files = folders.lazy.compactMap(ModelFolder.init).first else {
      throw RecognizerError(
        folder.map {
          "There is no acoustic model in \($0): a folder with the file mdef is needed there."
        } ?? "There is no acoustic model; install the package pocketsphinx-en-us.")
    }
    acoustics = files.acoustics
    guard let alphabet = ModelDefinition(file: acoustics.appendingPathComponent("mdef"))?.phones,
      files.isWhole("mdef", ModelFiles.isDefinition)
    else { throw files.damaged("mdef") }
    self.alphabet = alphabet
    for (name, mark) in Self.marks where !files.isWhole(name, { $0.starts(with: mark.utf8) }) {
      throw files.damaged(name)
    }
    guard !files.hasAcoustics("sendump") || files.isWhole("sendump", ModelFiles.isWeights) else {
      throw files.damaged("sendump")
    }
    guard let dictionary = files.dictionary else {
      throw RecognizerError(
        "The acoustic model in \(files.folder.path) lacks a dictionary: a file that ends in .dict "
          + "or .dic, with the name of \(acoustics.lastPathComponent) if there are several.")
    }
    self.dictionary = dictionary
    phoneModel = files.phoneModel
    languageModel = files.languageModel
    // With an empty one every row of phones would be as likely as any other.
    if let phoneModel, (try? Data(contentsOf: phoneModel, options: .alwaysMapped).isEmpty) ?? true {
      throw RecognizerError("The phone model \(phoneModel.path) is empty or cannot be read.")
    }
  }

  /// What to say where the decoder cannot use the files.
  var unreadable: RecognizerError {
    RecognizerError(
      "The acoustic model in \(acoustics.path) cannot be read; "
        + "install the package or the model anew.")
  }
}
