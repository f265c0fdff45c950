// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the files of one string table lie in a bundle.
struct StringTableFiles {
  /// `<name>.xcstrings`, which holds all languages.
  let catalog: URL?
  /// `<language>.lproj/<name>.strings` by normalised language.
  let stringsFiles: [String: URL]

  init(named name: String, bundle: Bundle) {
    var catalog: URL?
    var stringsFiles: [String: URL] = [:]
    for folder in Self.folders(of: bundle) {
      let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if catalog == nil, contents.contains("\(name).xcstrings") {
        catalog = folder.appendingPathComponent("\(name).xcstrings")
      }
      for entry in contents where entry.hasSuffix(".lproj") {
        let file = folder.appendingPathComponent(entry).appendingPathComponent("\(name).strings")
        guard FileManager.default.fileExists(atPath: file.path) else { continue }
        let language = LanguageTag.normalized(String(entry.dropLast(".lproj".count)))
        stringsFiles[language] = stringsFiles[language] ?? file
      }
    }
    self.catalog = catalog
    self.stringsFiles = stringsFiles
  }

  func stringsFile(for language: String) -> URL? {
    stringsFiles[LanguageTag.normalized(language)]
  }

  /// A copied folder keeps its name inside the bundle, a processed one is poured into the root.
  private static func folders(of bundle: Bundle) -> [URL] {
    let root = bundle.bundleURL
    let candidates = [bundle.resourceURL ?? root, root, root.appendingPathComponent("Resources")]
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }
}
