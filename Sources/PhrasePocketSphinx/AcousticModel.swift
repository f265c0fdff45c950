// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseSpeech

/// The files that a decoder needs for a language.
///
/// ```
/// en-us/                   the acoustic model
/// cmudict-en-us.dict       how words are said
/// en-us-phone.lm.bin       how phones follow each other
/// ```
public struct AcousticModel: Sendable, Equatable {
  /// The folder of the acoustic model itself.
  public let acoustics: URL
  /// The dictionary.
  public let dictionary: URL
  /// The phone model, which tells phrases from other speech.
  public let phones: URL

  /// Where Debian and Ubuntu put the package `pocketsphinx-en-us`, and what is built by hand.
  public static let standardFolders = [
    "/usr/share/pocketsphinx/model/en-us", "/usr/local/share/pocketsphinx/model/en-us",
  ]

  /// What the files of an acoustic model begin with.
  ///
  /// The library ends the process on a file that it cannot read, so that is looked at before.
  private static let marks = [
    "mdef": "BMDF", "means": "s3\n", "variances": "s3\n", "transition_matrices": "s3\n",
  ]

  private static func check(_ file: URL, beginsWith mark: String) throws(RecognizerError) {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: mark.utf8.count), data == Data(mark.utf8)
    else {
      throw RecognizerError(
        "\(file.path) is missing or damaged; install the package pocketsphinx-en-us anew.")
    }
  }

  /// Finds the model in a folder, or in the first standard folder that has one.
  ///
  /// - Throws: `RecognizerError` that says what to install.
  public init(folder: String? = nil) throws(RecognizerError) {
    let folders = folder.map { [$0] } ?? Self.standardFolders
    let files = FileManager.default
    guard let found = folders.first(where: { files.fileExists(atPath: "\($0)/en-us/mdef") }) else {
      throw RecognizerError(
        folder.map { "There is no acoustic model in \($0): en-us/mdef is missing." }
          ?? "There is no acoustic model; install the package pocketsphinx-en-us.")
    }
    let base = URL(fileURLWithPath: found)
    acoustics = base.appendingPathComponent("en-us")
    dictionary = base.appendingPathComponent("cmudict-en-us.dict")
    phones = base.appendingPathComponent("en-us-phone.lm.bin")
    for (name, mark) in Self.marks {
      try Self.check(acoustics.appendingPathComponent(name), beginsWith: mark)
    }
    for file in [dictionary, phones] where !files.isReadableFile(atPath: file.path) {
      throw RecognizerError(
        "The acoustic model in \(found) lacks \(file.lastPathComponent); "
          + "install the package pocketsphinx-en-us anew.")
    }
  }

  /// What to say where the decoder cannot use the files.
  var unreadable: RecognizerError {
    RecognizerError(
      "The acoustic model in \(acoustics.path) cannot be read; "
        + "install the package pocketsphinx-en-us anew.")
  }
}
