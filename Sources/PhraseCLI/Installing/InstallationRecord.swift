// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `install` wrote, kept beside the program, so that `uninstall` removes that and nothing else.
struct InstallationRecord: Codable {
  /// The version of the engine that was installed.
  var version = PhraseCLI.version
  /// What each file may be that was written, by its path below the prefix; several while one version
  /// takes the place of another.
  var files: [String: Set<FileState>] = [:]
  /// The folders that were made, each before those in it, as whole paths.
  var folders: [String] = []

  /// The record and another one, whose version and folders count.
  func united(with other: InstallationRecord) -> InstallationRecord {
    var united = other
    united.files.merge(files) { $0.union($1) }
    return united
  }

  /// Reads a record.
  ///
  /// - Returns: The record; nil where there is none.
  /// - Throws: `CommandFailure` with status 65 where it cannot be used.
  static func read(_ file: URL) throws(CommandFailure) -> InstallationRecord? {
    guard FileState(at: file) != nil else { return nil }
    do {
      let record = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
      // A path that leaves the prefix was not written by `install`.
      let strange = record.files.keys.first {
        $0.hasPrefix("/") || $0.split(separator: "/").contains("..")
      }
      if let strange { throw Damage(description: "it names \(strange)") }
      return record
    } catch {
      throw CommandFailure(
        .badData,
        """
        \(file.path), the list of what is installed, cannot be used: \
        \((error as? Damage)?.description ?? "it is damaged"); nothing is changed
        """)
    }
  }

  private struct Damage: Error, CustomStringConvertible { let description: String }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
