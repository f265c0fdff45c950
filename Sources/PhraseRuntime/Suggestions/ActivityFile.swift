// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of what a person did.
struct ActivityFile: Sendable {
  /// What lies at the path.
  enum Contents {
    case absent
    case records(Records)
    /// Something damaged, or of a later version, which is not to be lost.
    case unreadable
  }

  /// The form of the file; the first one had no number.
  static let version = 2

  let file: PrivateFile

  /// What was done, and whether it is noted.
  struct Records {
    var records: [String: ActivityRecord] = [:]
    var isOn = true
    /// The names of what was offered and not wanted.
    var declined: Set<String> = []
  }

  private struct Form: Codable {
    let version: Int
    let records: [String: ActivityRecord]
    // Absent where it was never switched off.
    let isOn: Bool?
    // Absent where nothing was declined.
    let declined: Set<String>?
  }

  private struct Heading: Decodable {
    let version: Int
  }

  func read() -> Contents {
    guard file.exists else { return .absent }
    guard let data = file.data else { return .unreadable }
    guard !data.isEmpty else { return .absent }
    let decoder = JSONDecoder()
    let records: Records? =
      if let heading = try? decoder.decode(Heading.self, from: data) {
        heading.version == Self.version
          ? (try? decoder.decode(Form.self, from: data))
            .map {
              Records(records: $0.records, isOn: $0.isOn ?? true, declined: $0.declined ?? [])
            } : nil
      } else {
        (try? decoder.decode([String: ActivityRecord].self, from: data))
          .map { Records(records: $0) }
      }
    return records.map(Contents.records) ?? .unreadable
  }

  /// Replaces the file.
  ///
  /// - Returns: Whether that was possible.
  func write(_ contents: Records) -> Bool {
    let form = Form(
      version: Self.version, records: contents.records, isOn: contents.isOn ? nil : false,
      declined: contents.declined.isEmpty ? nil : contents.declined)
    guard let data = try? JSONEncoder().encode(form) else { return false }
    return file.write(data)
  }
}
