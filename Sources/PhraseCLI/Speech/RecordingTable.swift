// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A table of recordings: a header line, tabs between, and a file in each row, relative to the table.
struct RecordingTable {
  struct Row {
    let file: String
    /// The fields by the names of their columns.
    let fields: [String: String]
    /// What is wrong with the row where its fields make no sense.
    let fault: CommandFailure
  }

  let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - columns: Those that each row must have, `file` among them; there may be others.
  ///   - need: What to say where a row lacks one of them: "a file and its words are needed".
  /// - Throws: `CommandFailure` with the line that is at fault.
  init(path: String, columns: [String], need: String) throws {
    let lines = String(decoding: try FileContents.read(path), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let header = lines.first ?? []
    guard columns.allSatisfy(header.contains) else {
      let names = columns.dropLast().joined(separator: ", ") + " and " + columns.suffix(1).joined()
      throw CommandFailure(
        .badData, "\(path):1: the columns \(names) are needed, with tabs between")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    rows = try lines.enumerated().dropFirst().compactMap { index, texts in
      if texts == [""] { return nil }
      let fault = CommandFailure(.badData, "\(path):\(index + 1): \(need)")
      let fields = Dictionary(zip(header, texts), uniquingKeysWith: { first, _ in first })
      guard columns.allSatisfy({ fields[$0] != nil }), let file = fields["file"], !file.isEmpty
      else { throw fault }
      return Row(
        file: URL(fileURLWithPath: file, relativeTo: folder).path, fields: fields, fault: fault)
    }
  }
}
