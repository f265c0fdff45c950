// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A bundle made of texts for one test, removed when the test lets go of it.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  /// Writes each text to its path inside the bundle.
  init(files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
