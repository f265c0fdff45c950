// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// A folder with an acoustic model and the files that belong to it.
struct ModelFolder {
  let folder: URL
  /// The folder of the acoustic model itself.
  let acoustics: URL
  private let names: [String]

  /// Looks for the acoustic model; nil where there is none.
  init?(_ path: String) {
    folder = URL(fileURLWithPath: path)
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: path).sorted(),
      let model = names.first(where: { files.fileExists(atPath: "\(path)/\($0)/mdef") })
    else { return nil }
    self.names = names
    acoustics = folder.appendingPathComponent(model)
  }

  /// How words are said.
  var dictionary: URL? {
    file { $0.hasSuffix(".dict") || $0.hasSuffix(".dic") }
  }

  /// How phones follow each other.
  var phoneModel: URL? {
    file { $0.contains("phone") && $0.contains(".lm") }
  }

  /// How words follow each other.
  var languageModel: URL? {
    file { name in
      !name.contains("phone") && [".lm", ".lm.bin", ".dmp"].contains(where: name.hasSuffix)
    }
  }

  /// The only file of a kind, or the one with the name of the acoustic model.
  private func file(_ isWanted: (String) -> Bool) -> URL? {
    let found = names.filter(isWanted)
    let name =
      found.count == 1 ? found[0] : found.first { $0.contains(acoustics.lastPathComponent) }
    return name.map { folder.appendingPathComponent($0) }.flatMap {
      FileManager.default.isReadableFile(atPath: $0.path) ? $0 : nil
    }
  }

  /// Whether the acoustic model has a file of this name.
  func hasAcoustics(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: acoustics.appendingPathComponent(name).path)
  }

  /// Whether a file of the acoustic model is there, and is what the library will take it for.
  func isWhole(_ name: String, _ isFitting: (Data) -> Bool) -> Bool {
    let file = acoustics.appendingPathComponent(name)
    return (try? Data(contentsOf: file, options: .alwaysMapped)).map(isFitting) ?? false
  }

  /// What to say of a file that the decoder would not survive.
  func damaged(_ name: String) -> RecognizerError {
    RecognizerError(
      "\(acoustics.appendingPathComponent(name).path) is missing or damaged; "
        + "install the package pocketsphinx-en-us or the model anew.")
  }
}
