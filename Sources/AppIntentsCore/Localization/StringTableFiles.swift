// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the files of one string table lie in a bundle.
struct StringTableFiles {
  /// `<name>.xcstrings`, which holds all languages.
  private(set) var catalog: URL?
  /// `<language>.lproj/<name>.strings` by normalised language.
  private(set) var stringsFiles: [String: URL] = [:]
  /// `<language>.lproj/<name>.stringsdict` by normalised language.
  private(set) var pluralsFiles: [String: URL] = [:]

  init(named name: String, bundle: Bundle) {
    for folder in Self.folders(of: bundle) {
      let contents = Self.contents(of: folder)
      if catalog == nil, contents.contains("\(name).xcstrings") {
        catalog = folder.appendingPathComponent("\(name).xcstrings")
      }
      for entry in contents where entry.hasSuffix(".lproj") {
        let folder = folder.appendingPathComponent(entry)
        let language = LanguageTag.normalized(String(entry.dropLast(".lproj".count)))
        let files = Self.contents(of: folder)
        if stringsFiles[language] == nil, files.contains("\(name).strings") {
          stringsFiles[language] = folder.appendingPathComponent("\(name).strings")
        }
        if pluralsFiles[language] == nil, files.contains("\(name).stringsdict") {
          pluralsFiles[language] = folder.appendingPathComponent("\(name).stringsdict")
        }
      }
    }
  }

  func stringsFile(for language: String) -> URL? {
    stringsFiles[LanguageTag.normalized(language)]
  }

  func pluralsFile(for language: String) -> URL? {
    pluralsFiles[LanguageTag.normalized(language)]
  }

  /// The names of all tables in a bundle, sorted.
  static func names(in bundle: Bundle) -> [String] {
    var names: Set<String> = []
    for folder in folders(of: bundle) {
      let contents = contents(of: folder)
      let localized = contents.filter { $0.hasSuffix(".lproj") }.flatMap { entry in
        Self.contents(of: folder.appendingPathComponent(entry))
          .filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
      }
      let files = contents.filter { $0.hasSuffix(".xcstrings") } + localized
      names.formUnion(files.map { String($0.prefix { $0 != "." }) })
    }
    return names.sorted()
  }

  private static func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// A copied folder keeps its name inside the bundle, a processed one is poured into the root.
  private static func folders(of bundle: Bundle) -> [URL] {
    let root = bundle.bundleURL
    let candidates = [bundle.resourceURL ?? root, root, root.appendingPathComponent("Resources")]
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }
}
