// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseFinding
import PhraseRuntime
import Testing

@testable import PhraseIndex

@Suite struct SearchIndexTests {
  static let sights = IndexEntry.Kind(type: "Sight", application: "Atlas")
  static let books = IndexEntry.Kind(type: "Book", application: "Library")

  static let entries = [
    IndexEntry(
      kind: sights, id: "1", title: "Mount Fuji", subtitle: "Asia", typeTitle: "Sight",
      synonyms: ["Fujisan"], typeNames: ["sights"], texts: ["snow \"white\" NEAR the top"]),
    IndexEntry(kind: sights, id: "2", title: "Asia House", subtitle: "London", typeTitle: "Sight"),
    IndexEntry(kind: books, id: "1", title: "Élan vital", typeTitle: "Book", texts: ["asia"]),
    IndexEntry(kind: books, id: "2", title: "京都の駅", typeTitle: "Book"),
    IndexEntry(kind: books, id: "3", title: "שלום 🌍 world", typeTitle: "Book"),
  ]

  private func titles(_ text: String, in index: SearchIndex, limit: Int = 20) async throws
    -> [String]
  {
    try await index.search(text, limit: limit).map(\.title)
  }

  @Test(arguments: [
    ("asia", ["Asia House", "Mount Fuji", "Élan vital"]),
    ("ASI", ["Asia House", "Mount Fuji", "Élan vital"]),
    ("elan", ["Élan vital"]), ("fujis", ["Mount Fuji"]), ("sights", ["Mount Fuji"]),
    ("sight", ["Mount Fuji", "Asia House"]), ("fuji asia", ["Mount Fuji"]),
    ("fuji nowhere", ["Mount Fuji"]), ("sights nowhere", []), ("שלו", ["שלום 🌍 world"]), ("🌍", []),
    ("京都", ["京都の駅"]), ("駅", ["京都の駅"]), ("zzz", []), ("", []), ("   ", []),
    ("mouny", ["Mount Fuji"]), ("fuij", []), ("monut fuji", ["Mount Fuji"]), ("huose", []),
    ("londn huse", ["Asia House"]), ("wrld", ["שלום 🌍 world"]), ("house zzz", ["Asia House"]),
    ("asia\" OR \"x", ["Asia House", "Mount Fuji", "Élan vital"]), ("title:fuji", ["Mount Fuji"]),
    ("fuji*", ["Mount Fuji"]), ("^fuji", ["Mount Fuji"]), ("-fuji", ["Mount Fuji"]),
    ("fuji NEAR(snow)", ["Mount Fuji"]), ("(", []), ("\"", []),
    ("fuji'; DROP TABLE entity; --", ["Mount Fuji"]),
    ("\0fuji", ["Mount Fuji"]),
  ])
  func searching(_ text: String, _ expected: [String]) async throws {
    let index = SearchIndex()
    try await index.insert(Self.entries)
    let found = try await titles(text, in: index)
    if text == "sight" {
      #expect(Set(found) == Set(expected))
    } else {
      #expect(found == expected)
    }
  }

  @Test func longTextIsBounded() async throws {
    let index = SearchIndex()
    try await index.insert(Self.entries)
    #expect(
      try await titles("fuji " + String(repeating: "\"(x* ", count: 2_500), in: index) == [
        "Mount Fuji"
      ])
    #expect(try await titles(String(repeating: "a", count: 10_000), in: index) == [])
  }

  @Test func entriesComeAndGo() async throws {
    let index = SearchIndex()
    try await index.insert(Self.entries)
    var renamed = Self.entries[0]
    renamed.title = "Big Mountain"
    try await index.insert([renamed])
    #expect(try await titles("mount", in: index) == ["Big Mountain"])
    try await index.remove(["1"], of: Self.books)
    #expect(try await titles("elan", in: index) == [])
    #expect(try await titles("big", in: index) == ["Big Mountain"])
    try await index.replace(Self.sights, with: [Self.entries[1]])
    #expect(try await titles("big", in: index) == [])
    try await index.remove(nil, of: Self.books)
    #expect(try await titles("world", in: index) == [])
    try await index.removeAll()
    #expect(try await titles("asia", in: index) == [])
  }

  @Test func aFileLasts() async throws {
    let file = try TemporaryFile()
    do {
      let index = try SearchIndex(path: file.path)
      try await index.insert(Self.entries)
    }
    let index = try SearchIndex(path: file.path)
    #expect(index.notice == nil)
    #expect(try await titles("elan", in: index) == ["Élan vital"])
  }

  @Test(arguments: [Data("no database at all, only some text".utf8), Data(count: 8_192)])
  func aFileThatIsSomethingElseIsLeftAlone(_ content: Data) throws {
    let file = try TemporaryFile()
    try content.write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: ForeignFileError.self) { try SearchIndex(path: file.path) }
    #expect(error?.path == file.path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == content)
  }

  @Test(arguments: [
    "PRAGMA user_version = 1", "PRAGMA user_version = 7", "PRAGMA application_id = 5",
  ])
  func aDatabaseOfSomebodyElseIsLeftAlone(mark: String) throws {
    let file = try TemporaryFile()
    try Database(path: file.path).execute("CREATE TABLE bookmarks (a); \(mark)")
    let content = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let error = #expect(throws: ForeignFileError.self) { try SearchIndex(path: file.path) }
    #expect(error?.path == file.path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == content)
  }

  @Test(arguments: [Data(), nil])
  func anEmptyFileBecomesAnIndex(content: Data?) async throws {
    let file = try TemporaryFile()
    try content?.write(to: URL(fileURLWithPath: file.path))
    let index = try SearchIndex(path: file.path)
    #expect(index.notice == nil)
    try await index.insert(Self.entries)
    #expect(try await titles("elan", in: index) == ["Élan vital"])
  }

  @Test func anIndexOfAnotherVersionIsMadeAnew() async throws {
    let file = try TemporaryFile()
    do {
      let index = try SearchIndex(path: file.path)
      try await index.insert(Self.entries)
    }
    try Database(path: file.path).execute("PRAGMA user_version = 99")
    let index = try SearchIndex(path: file.path)
    #expect(index.notice?.contains("it is made anew") == true)
    #expect(try await titles("elan", in: index) == [])
  }

  @Test func damageInsideIsFound() async throws {
    let file = try TemporaryFile()
    do {
      let index = try SearchIndex(path: file.path)
      try await index.insert(Self.entries)
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
    #expect(bytes.count > 8_192)
    bytes.replaceSubrange(
      4_096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4_096))
    try bytes.write(to: URL(fileURLWithPath: file.path))
    let index = try SearchIndex(path: file.path)
    #expect(index.notice != nil)
    #expect(try await titles("elan", in: index) == [])
  }

  @Test func searchingWhileIndexing() async throws {
    let index = SearchIndex()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in 0..<20 {
        group.addTask {
          let entry = IndexEntry(kind: Self.books, id: "\(round)", title: "Book \(round)")
          try await index.insert([entry])
        }
        group.addTask { _ = try await index.search("book", limit: 5) }
      }
      try await group.waitForAll()
    }
    #expect(try await index.search("book", limit: 50).count == 20)
  }

  @Test func aSecondProcessSeesWhatTheFirstWrote() async throws {
    let file = try TemporaryFile()
    let first = try SearchIndex(path: file.path)
    let second = try SearchIndex(path: file.path)
    try await first.insert(Self.entries)
    #expect(try await titles("elan", in: second) == ["Élan vital"])
    try await second.remove(nil, of: Self.books)
    #expect(try await titles("elan", in: first) == [])
  }
}

/// A path in a folder of its own that goes with the value.
final class TemporaryFile {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("phrase-index-\(UUID().uuidString)")

  var path: String { folder.appendingPathComponent("index.sqlite").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
