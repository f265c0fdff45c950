// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// What is found at a path, as far as it tells whether it is still what was put there.
struct FileState: Codable, Hashable {
  private let text: String

  /// What a file will be that holds something.
  init(of content: InstalledFile.Content) throws(CommandFailure) {
    switch content {
    case .link(let target): text = Self.link(target)
    case .text, .copy: text = Self.bytes(try content.data)
    }
  }

  /// What is at a path; nil where there is nothing.
  init?(at file: URL) {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFLNK:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
      text = Self.link(target ?? "")
    case S_IFREG:
      text = (try? Data(contentsOf: file, options: .alwaysMapped)).map(Self.bytes) ?? "unreadable"
    case S_IFDIR: text = "a folder"
    default: text = "a device"
    }
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func link(_ target: String) -> String { "a link to \(target)" }

  private static func bytes(_ data: Data) -> String {
    let sum = data.withUnsafeBytes { Checksum.of($0, seed: 0) }
    return "\(data.count) bytes with the checksum \(String(sum, radix: 16))"
  }
}

extension InstalledFile.Content {
  /// The bytes of a text or of what is copied; a link has none.
  var data: Data {
    get throws(CommandFailure) {
      switch self {
      case .text(let text): return Data(text.utf8)
      case .link: return Data()
      case .copy(let source, _):
        do { return try Data(contentsOf: source, options: .alwaysMapped) } catch {
          throw CommandFailure(
            .missingInput, "\(source.path) cannot be read: \(OutputFile.reason(of: error))")
        }
      }
    }
  }
}
