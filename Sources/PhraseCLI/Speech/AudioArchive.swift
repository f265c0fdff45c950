// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// Keeps what was heard, where a person asked for it.
struct AudioArchive {
  private let folder: URL
  private var count = 0

  /// - Throws: `CommandFailure` if the folder cannot be made.
  init(folder path: String) throws {
    folder = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(.cannotCreate, "\(path) cannot be made: \(error.localizedDescription)")
    }
    Console.talk("Everything that is heard is kept in \(path).")
  }

  /// Keeps one utterance under the next free name.
  mutating func keep(_ audio: Audio) throws {
    let data = Data(WaveFile.encode(audio))
    var path: String
    repeat {
      count += 1
      let number = String(repeating: "0", count: max(0, 4 - "\(count)".count)) + "\(count)"
      path = folder.appendingPathComponent("utterance-\(number).wav").path
    } while try !OutputFile.writePrivate(data, to: path)
  }
}
