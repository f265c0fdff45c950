// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Files of the folder of shortcuts, and none around it.
@Suite struct FileActionTests {
  private func reply(_ folder: URL, _ actions: ShortcutAction...) async throws -> String {
    try await ActionBench(folder: folder).reply(
      to: actions + [ShortcutAction("ShowText", with: ["text": "${Result}"])])
  }

  @Test func whatIsWrittenIsReadAgain() async throws {
    try await ActionBench.withFolder { folder async throws in
      let write = { (text: String, isAppended: Bool) in
        ShortcutAction(
          "WriteFile",
          with: [
            "content": .text(text), "path": "notes/today.txt", "isAppended": .boolean(isAppended),
          ])
      }
      let read = ShortcutAction("ReadFile", with: ["path": "notes/./today.txt"])
      #expect(try await reply(folder, write("one", false), read) == "one")
      #expect(try await reply(folder, write("two", true), read) == "one\ntwo")
      #expect(
        try await reply(folder, write("three\n", false), write("four", true), read) == "three\nfour"
      )
      let list = ShortcutAction("ListFolder", with: ["path": "notes"])
      #expect(try await reply(folder, list) == "notes/today.txt")
      #expect(try await reply(folder, ShortcutAction("ListFolder")) == "notes")
      let delete = ShortcutAction("DeleteFile", with: ["path": "notes/today.txt"])
      #expect(
        try await reply(
          folder, delete, list, ShortcutAction("CountValues", with: ["values": "${Result}"])) == "0"
      )
    }
  }

  @Test func runsThatWriteAtTheSameTimeLoseNothing() async throws {
    try await ActionBench.withFolder { folder async throws in
      let write = ShortcutAction(
        "WriteFile", with: ["content": "line", "path": "log.txt", "isAppended": true])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<20 { group.addTask { _ = try await reply(folder, write) } }
        try await group.waitForAll()
      }
      let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
      #expect(log.split(separator: "\n").count == 20)
    }
  }

  @Test(arguments: [
    ("ReadFile", "none.txt", "There is no file “none.txt”."),
    ("ReadFile", "inner", "“inner” is a folder; a file is wanted."),
    ("DeleteFile", "inner", "“inner” is a folder; a file is wanted."),
    ("DeleteFile", "", "“” is a folder; a file is wanted."),
    ("WriteFile", "inner", "“inner” is there and no file; a name for a file is wanted."),
    ("ReadFile", "pipe", "“pipe” is no plain file."),
    ("ReadFile", "large", "“large” has more than 16 MB."),
    ("ReadFile", "picture", "“picture” holds no text; “Get File” hands on what is none."),
    ("ListFolder", "none", "There is no folder “none”."),
    ("CreateFolder", "pipe", "“pipe” is there and no folder."),
    ("OpenFile", "none", "There is no file “none”."),
  ])
  func faults(_ action: String, _ path: String, _ fault: String) async throws {
    try await ActionBench.withFolder { folder async throws in
      try prepare(folder)
      #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
      try Data(count: 16_000_001).write(to: folder.appendingPathComponent("large"))
      try Data([0xFF, 0xD8]).write(to: folder.appendingPathComponent("picture"))
      var values = ["path": WireValue.text(path)]
      if action == "WriteFile" { values["content"] = "x" }
      #expect(try await reply(folder, ShortcutAction(action, with: values)).hasSuffix(fault))
    }
  }

  private func prepare(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try Data("inside".utf8).write(to: folder.appendingPathComponent("inner/a.txt"))
  }

  /// A folder of shortcuts, beside it a secret, and links from the one to the other.
  private func withSecret(_ work: (_ folder: URL, _ secret: URL) async throws -> Void) async throws
  {
    try await ActionBench.withFolder { outer in
      let folder = outer.appendingPathComponent("shortcuts")
      let secret = outer.appendingPathComponent("secret.txt")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try prepare(folder)
      try Data("secret".utf8).write(to: secret)
      for (link, target) in [
        ("link.txt", secret.path), ("relative.txt", "../secret.txt"), ("outer", outer.path),
        ("root", "/"), ("inner/up", "../.."), ("chain", "inner/up"),
        ("dangling.txt", outer.path + "/new.txt"), ("loop", "loop"), ("within", "inner"),
        ("twin", outer.path + "/shortcuts-twin"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      try FileManager.default.createDirectory(
        at: outer.appendingPathComponent("shortcuts-twin"), withIntermediateDirectories: true)
      try await work(folder, secret)
    }
  }

  @Test(arguments: [
    "../secret.txt", "inner/../../secret.txt", "inner/../a.txt", "./../secret.txt", "..",
    "inner//..//..//secret.txt", "/etc/passwd", "//etc/passwd", "~/secret.txt", "~root",
    "link.txt", "relative.txt", "outer/secret.txt", "root/etc/passwd", "inner/up/secret.txt",
    "chain/secret.txt", "dangling.txt", "loop", "loop/a", "twin/a", "within/up/secret.txt",
    "a\u{0}/../secret.txt",
  ])
  func hostilePaths(_ path: String) async throws {
    try await withSecret { folder, secret async throws in
      let outer = secret.deletingLastPathComponent()
      let before = try FileManager.default.subpathsOfDirectory(atPath: outer.path).sorted()
      for action in [
        "ReadFile", "GetFile", "WriteFile", "DeleteFile", "ListFolder", "OpenFile", "CreateFolder",
      ] {
        var values = ["path": WireValue.text(path)]
        if action == "WriteFile" { values["content"] = "stolen" }
        let reply = try await reply(folder, ShortcutAction(action, with: values))
        #expect(reply.contains("leads out of the folder of shortcuts"), "\(action): \(reply)")
      }
      #expect(try String(contentsOf: secret, encoding: .utf8) == "secret")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: outer.path).sorted() == before)
    }
  }

  @Test func aLinkWithinTheFolderIsFollowed() async throws {
    try await withSecret { folder, _ async throws in
      let read = ShortcutAction("ReadFile", with: ["path": "within/a.txt"])
      #expect(try await reply(folder, read) == "inside")
    }
  }

  @Test func whatIsMissingMayBeNothing() async throws {
    try await ActionBench.withFolder { folder async throws in
      let read = ShortcutAction(
        "ReadFile", with: ["path": "a.txt", "mayBeMissing": true], as: "Notes")
      let text = ShortcutAction("Text", with: ["text": "Notes: ${Notes}."])
      #expect(try await reply(folder, read, text) == "Notes: .")
      #expect(
        try await reply(
          folder, ShortcutAction("WriteFile", with: ["content": "tea", "path": "a.txt"]), read, text
        )
          == "Notes: tea.")
    }
  }

  @Test func aFolderIsMadeWithThoseAroundIt() async throws {
    try await ActionBench.withFolder { folder async throws in
      let make = ShortcutAction("CreateFolder", with: ["path": "notes/2026"])
      let list = ShortcutAction("ListFolder", with: ["path": "notes"])
      #expect(try await reply(folder, make, make, list) == "notes/2026")
    }
  }

  @Test func aFileIsHandedOn() async throws {
    try await ActionBench.withFolder { folder async throws in
      try prepare(folder)
      let copied = try await reply(
        folder, ShortcutAction("GetFile", with: ["path": "inner/a.txt"], as: "File"),
        ShortcutAction("WriteFile", with: ["content": "${File}", "path": "b.txt"]),
        ShortcutAction("ReadFile", with: ["path": "b.txt"]))
      #expect(copied == "inside")
    }
  }
}
