// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhrasePocketSphinx
import PhraseSpeech

/// Whether this machine has the acoustic model; without it there is nothing to hear with.
let hasModel = (try? AcousticModel()) != nil

/// The recordings of the package.
enum Recordings {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Audio")

  /// The sound of a file, by its name without the ending.
  static func audio(_ name: String) throws -> Audio {
    let file = folder.appendingPathComponent("\(name).wav")
    return try WaveFile.decode(Array(try Data(contentsOf: file)))
  }
}
