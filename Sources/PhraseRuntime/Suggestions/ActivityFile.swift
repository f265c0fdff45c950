// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of what a person did.
struct ActivityFile: Sendable {
  /// What lies at the path.
  enum Contents {
    case absent
    case records([String: ActivityRecord])
    /// Something damaged, or of a later version, which is not to be lost.
    case unreadable
  }

  /// The form of the file; the first one had no number.
  static let version = 2

  let file: PrivateFile

  private struct Form: Codable {
    let version: Int
    let records: [String: ActivityRecord]
  }

  private struct Heading: Decodable {
    let version: Int
  }

  func read() -> Contents {
    guard file.exists else { return .absent }
    guard let data = file.data else { return .unreadable }
    guard !data.isEmpty else { return .absent }
    let decoder = JSONDecoder()
    let records =
      if let heading = try? decoder.decode(Heading.self, from: data) {
        heading.version == Self.version
          ? (try? decoder.decode(Form.self, from: data))?.records : nil
      } else {
        try? decoder.decode([String: ActivityRecord].self, from: data)
      }
    return records.map(Contents.records) ?? .unreadable
  }

  /// Replaces the file.
  ///
  /// - Returns: Whether that was possible.
  func write(_ records: [String: ActivityRecord]) -> Bool {
    guard let data = try? JSONEncoder().encode(Form(version: Self.version, records: records))
    else { return false }
    return file.write(data)
  }
}
