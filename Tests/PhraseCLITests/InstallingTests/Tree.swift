// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All that is below a folder, for comparison: files with their contents, folders, links.
struct Tree: Equatable {
  let entries: [String: String]

  init(of folder: URL) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    entries = Dictionary(
      paths.map { ($0, Self.describe("\(folder.path)/\($0)")) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func describe(_ path: String) -> String {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: path) {
      return "link to \(target)"
    }
    guard let data = files.contents(atPath: path) else { return "folder" }
    return "file \(data.base64EncodedString())"
  }
}
