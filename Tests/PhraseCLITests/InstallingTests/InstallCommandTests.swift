// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseCLI

/// `install` and `uninstall` of a program, and the program that is installed.
@Suite struct InstallCommandTests {
  private static let unit = "share/systemd/user/phrase-assistant.service"
  private static let tea =
    "lib/WalksApp/swift-phrase-engine_PhraseShortcuts.resources/Documents/en/tea-timer.json"

  @Test func aProgramIsInstalledRunsAndIsRemoved() throws {
    let process = try CommandProcess()
    defer { process.remove() }
    let prefix = process.folder.appendingPathComponent(".local")
    // What a person may have: files of other programs, and a folder with nothing in it.
    for name in ["bin", "share/applications"] {
      try FileManager.default.createDirectory(
        at: prefix.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("other".utf8).write(
      to: prefix.appendingPathComponent("share/applications/other.desktop"))
    let before = Tree(of: prefix)

    let first = try process.runKeeping(["install"])
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first.output.hasPrefix("WalksApp is installed in \(prefix.path).\n"))
    #expect(first.output.hasSuffix("\n`WalksApp uninstall` removes it.\n"))
    try expectAllIsThere(in: prefix)
    try expectReaders(agreeWith: prefix)
    try expectItRuns(in: prefix, of: process)
    try expectChangesAreKept(in: prefix, of: process)

    let removed = try installed(["uninstall"], in: prefix, of: process)
    #expect(removed.status == 0)
    #expect(removed.errors == "")
    #expect(removed.output == "WalksApp is removed from \(prefix.path).\n")
    #expect(Tree(of: prefix) == before)
    let again = try process.runKeeping(["uninstall"])
    #expect(again.status == 0)
    #expect(again.output == "WalksApp is not installed in \(prefix.path).\n")
  }

  private func expectAllIsThere(in prefix: URL) throws {
    let tree = Tree(of: prefix)
    for path in [
      "bin/WalksApp", "lib/WalksApp/WalksApp", "lib/WalksApp/libswiftCore.so", Self.tea, Self.unit,
      "lib/WalksApp/swift-phrase-engine_PhraseModels.resources/en-us/supplement.dict",
      "share/dbus-1/services/org.phraseengine.Assistant.service",
      "share/applications/org.phraseengine.Assistant.desktop",
      "share/applications/org.phraseengine.Assistant.Addresses.desktop",
      "share/icons/hicolor/scalable/apps/org.phraseengine.Assistant.svg",
      "share/gnome-shell/search-providers/org.phraseengine.Assistant.search-provider.ini",
      "share/krunner/dbusplugins/org.phraseengine.Assistant.desktop",
      "share/bash-completion/completions/WalksApp", "share/zsh/site-functions/_WalksApp",
      "share/fish/vendor_completions.d/WalksApp.fish", "share/man/man1/WalksApp.1",
      "share/man/man1/WalksApp-shortcut-gallery-add.1",
    ] {
      #expect(tree.entries[path] != nil, "\(path)")
    }
    #expect(!tree.entries.keys.contains { $0.hasSuffix("-install") })
    // What is listed is what is there.
    let record = try #require(
      try InstallationRecord.read(prefix.appendingPathComponent("lib/WalksApp/installed.json")))
    for (path, states) in record.files {
      let state = try #require(FileState(at: prefix.appendingPathComponent(path)), "\(path)")
      #expect(states == [state])
    }
  }

  /// The programs that read the files find nothing wrong with them, where they are installed.
  private func expectReaders(agreeWith prefix: URL) throws {
    func path(_ name: String) -> String { prefix.appendingPathComponent(name).path }
    let runs = [
      ("desktop-file-validate", [path("share/applications/org.phraseengine.Assistant.desktop")]),
      (
        "desktop-file-validate",
        [path("share/applications/org.phraseengine.Assistant.Addresses.desktop")]
      ),
      ("systemd-analyze", ["verify", "--user", "--man=no", path(Self.unit)]),
      ("bash", ["-n", path("share/bash-completion/completions/WalksApp")]),
      ("zsh", ["-n", path("share/zsh/site-functions/_WalksApp")]),
      ("fish", ["-n", path("share/fish/vendor_completions.d/WalksApp.fish")]),
    ]
    for (reader, arguments) in runs {
      if let run = try ValidatorRun(reader, arguments) {
        #expect(run == ValidatorRun(status: 0, words: ""), "\(reader)")
      }
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: path("share/man/man1"))
      .map { path("share/man/man1/\($0)") }
    if let run = try ValidatorRun("mandoc", ["-T", "lint", "-W", "warning"] + pages) {
      #expect(run == ValidatorRun(status: 0, words: ""))
    }
    if let run = try ValidatorRun("lexgrog", pages) {
      #expect(run.status == 0)
      #expect(run.words.contains(": \"WalksApp-shortcut-new - Make a shortcut\""))
    }
  }

  private func expectItRuns(in prefix: URL, of process: CommandProcess) throws {
    let answer = try installed(
      ["resolve", "--perform", "water the garden"], in: prefix, of: process)
    #expect(answer == .init(status: 0, output: "The garden is wet.\n", errors: ""))
    // It reads the bundle that lies beside it, not the one where it was built.
    let document = prefix.appendingPathComponent(Self.tea)
    let text = try String(contentsOf: document, encoding: .utf8)
    defer { try? Data(text.utf8).write(to: document) }
    try Data(text.replacing("\"Tea Timer\"", with: "\"Coffee Timer\"").utf8).write(to: document)
    let gallery = try installed(["shortcut", "gallery", "list"], in: prefix, of: process)
    #expect(gallery.output.contains("Coffee Timer: "))
  }

  private func expectChangesAreKept(in prefix: URL, of process: CommandProcess) throws {
    let unit = prefix.appendingPathComponent(Self.unit)
    let changed = try String(contentsOf: unit, encoding: .utf8) + "# mine\n"
    try Data(changed.utf8).write(to: unit)
    let kept = try installed(["install"], in: prefix, of: process)
    #expect(kept.status == 0)
    #expect(kept.errors == "\(unit.path) was changed by you and is left as it is.\n")
    #expect(try String(contentsOf: unit, encoding: .utf8) == changed)
    try FileManager.default.removeItem(at: unit)
    #expect(try installed(["install"], in: prefix, of: process).errors == "")
    #expect(try String(contentsOf: unit, encoding: .utf8) + "# mine\n" == changed)
  }

  /// Runs the program that is installed, with nothing of the environment of the tests.
  private func installed(
    _ arguments: [String], in prefix: URL, of process: CommandProcess
  ) throws -> CommandProcess.Result {
    let clean = ["-i", "HOME=\(process.folder.path)", "PATH=/usr/bin:/bin"]
    return try process.runKeeping(
      clean + [prefix.appendingPathComponent("bin/WalksApp").path] + arguments,
      of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  @Test(arguments: [
    (
      "/proc/phrase", 73,
      "/proc/phrase/lib/WalksApp/installed.json cannot be written: No such file or directory\n"
    ),
    ("/etc/passwd", 73, "/etc/passwd is a file; --prefix names a folder\n"),
    ("", 64, "--prefix names a folder, without quotation marks"),
    ("a\nb", 64, "--prefix names a folder, without quotation marks"),
    ("a'b", 64, "--prefix names a folder, without quotation marks"),
    (#"a\b"#, 64, "--prefix names a folder, without quotation marks"),
  ]) func aPrefixThatCannotBeIsRefused(prefix: String, status: Int32, message: String) throws {
    let result = try CommandProcess().run(["install", "--prefix", prefix])
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func whatIsStagedForAPackageKnowsWhereItWillBe() throws {
    let process = try CommandProcess()
    defer { process.remove() }
    let stage = process.folder.appendingPathComponent("stage")
    let staged = try process.runKeeping(
      ["install", "--prefix", "/usr", "--destdir", stage.path])
    #expect(staged == .init(status: 0, output: "", errors: ""))
    let unit = stage.appendingPathComponent("usr/lib/systemd/user/phrase-assistant.service")
    #expect(
      try String(contentsOf: unit, encoding: .utf8)
        .contains("\nExecStart=\"/usr/bin/WalksApp\" assistant\n"))
    let prefix = stage.appendingPathComponent("usr").path
    #expect(
      FileManager.default.fileExists(atPath: "\(prefix)/share/zsh/vendor-completions/_WalksApp"))
    let refused = try process.runKeeping(["uninstall", "--prefix", prefix])
    #expect(refused.status == 73)
    #expect(
      refused.errors
        == "WalksApp: \(prefix)/lib/WalksApp/WalksApp was not put there by `WalksApp install`; what "
        + "did removes it, for a package of the system `apt-get remove WalksApp`\n")
  }
}
