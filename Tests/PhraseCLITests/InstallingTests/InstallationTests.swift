// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// What is written below a prefix and taken away again, with a program of three small files.
@Suite struct InstallationTests {
  private static let files = [
    InstalledFile("bin/tool", .link(to: "../lib/tool/tool")),
    InstalledFile("lib/tool/tool", .text("program")),
    InstalledFile("share/man/man1/tool.1", .text("page")),
  ]
  private static let newer = [
    files[0], InstalledFile("lib/tool/tool", .text("program 2")),
    InstalledFile("share/icons/tool.svg", .text("icon")),
  ]
  private static let record = "lib/tool/installed.json"

  /// A prefix with something of another program, an empty folder, and a folder that is a link.
  private func withPrefix(_ test: (Installation) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("prefix-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("prefix")
    for name in ["bin", "share/applications", "elsewhere"] {
      try FileManager.default.createDirectory(
        at: prefix.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(prefix.path)/lib", withDestinationPath: "elsewhere")
    try write("other", to: "share/applications/other.desktop", in: prefix)
    try test(Installation(program: "tool", root: prefix))
  }

  private func write(_ text: String, to path: String, in prefix: URL) throws {
    try Data(text.utf8).write(to: prefix.appendingPathComponent(path))
  }

  private func text(_ path: String, in prefix: URL) -> String? {
    try? String(contentsOf: prefix.appendingPathComponent(path), encoding: .utf8)
  }

  // MARK: - As it goes

  @Test func whatIsInstalledIsRemovedAndNothingElse() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      let kept = try tool.install(Self.files)
      #expect(kept == [])
      for path in Self.files.map(\.path) + [Self.record] {
        #expect(text(path, in: tool.root) != nil, "\(path)")
      }
      #expect(text("bin/tool", in: tool.root) == "program")
      let installed = Tree(of: tool.root)
      #expect(try tool.install(Self.files) == [])
      #expect(Tree(of: tool.root) == installed)
      #expect(try tool.uninstall() == [])
      #expect(Tree(of: tool.root) == before)
      #expect(try tool.uninstall() == nil)
    }
  }

  @Test func aPrefixThatWasMadeIsRemoved() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      let inner = Installation(
        program: "tool", root: tool.root.appendingPathComponent("opt/tool", isDirectory: true))
      _ = try inner.install(Self.files)
      #expect(try inner.uninstall() == [])
      #expect(Tree(of: tool.root) == before)
    }
  }

  @Test func aNewerVersionTakesTheOldOnesPlace() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      _ = try tool.install(Self.files)
      #expect(try tool.install(Self.newer) == [])
      #expect(text("lib/tool/tool", in: tool.root) == "program 2")
      #expect(text("share/man/man1/tool.1", in: tool.root) == nil)
      #expect(try tool.uninstall() == [])
      #expect(Tree(of: tool.root) == before)
    }
  }

  @Test func aStagedInstallationHasNoList() throws {
    try withPrefix { tool in
      _ = try tool.install(Self.files, isRecorded: false)
      #expect(text("bin/tool", in: tool.root) == "program")
      #expect(try !tool.isThere)
      let failure = #expect(throws: CommandFailure.self) { try tool.uninstall() }
      #expect(failure?.status == .cannotCreate)
      #expect(
        failure?.message
          == "\(tool.root.path)/lib/tool/tool was not put there by `tool install`; what did removes "
          + "it, for a package of the system `apt-get remove tool`")
      #expect(text("bin/tool", in: tool.root) == "program")
    }
  }

  // MARK: - What others did

  @Test(arguments: ["a page of mine", ""]) func aChangedFileIsLeftAndTold(change: String) throws {
    try withPrefix { tool in
      let path = "share/man/man1/tool.1"
      _ = try tool.install(Self.files)
      try write(change, to: path, in: tool.root)
      let kept = [tool.root.appendingPathComponent(path).path]
      #expect(try tool.install(Self.files) == kept)
      #expect(text(path, in: tool.root) == change)
      #expect(try tool.uninstall() == kept)
      #expect(text(path, in: tool.root) == change)
      #expect(text("lib/tool/tool", in: tool.root) == nil)
    }
  }

  @Test func aFileThatThePersonRemovedComesBack() throws {
    try withPrefix { tool in
      let path = "share/man/man1/tool.1"
      _ = try tool.install(Self.files)
      try FileManager.default.removeItem(at: tool.root.appendingPathComponent(path))
      #expect(try tool.install(Self.files) == [])
      #expect(text(path, in: tool.root) == "page")
      try FileManager.default.removeItem(at: tool.root.appendingPathComponent(path))
      #expect(try tool.uninstall() == [])
    }
  }

  @Test func whatThePersonPutBesideStays() throws {
    try withPrefix { tool in
      _ = try tool.install(Self.files)
      try write("mine", to: "lib/tool/notes", in: tool.root)
      #expect(try tool.uninstall() == [])
      #expect(text("lib/tool/notes", in: tool.root) == "mine")
      #expect(text("lib/tool/tool", in: tool.root) == nil)
    }
  }

  enum Foreign: CaseIterable { case file, equalFile, link, lostLink, folder }

  @Test(arguments: Foreign.allCases) func whatIsThereAlreadyStays(foreign: Foreign) throws {
    try withPrefix { tool in
      let place = tool.root.appendingPathComponent("share/man/man1/tool.1").path
      try FileManager.default.createDirectory(
        atPath: tool.root.path + "/share/man/man1", withIntermediateDirectories: true)
      switch foreign {
      case .file: try Data("other".utf8).write(to: URL(fileURLWithPath: place))
      // Another program's all the same, which may remove it.
      case .equalFile: try Data("page".utf8).write(to: URL(fileURLWithPath: place))
      case .link:
        try FileManager.default.createSymbolicLink(
          atPath: place, withDestinationPath: "../../applications/other.desktop")
      case .lostLink:
        try FileManager.default.createSymbolicLink(
          atPath: place, withDestinationPath: "nowhere")
      case .folder:
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      }
      let before = Tree(of: tool.root)
      let failure = #expect(throws: CommandFailure.self) { try tool.install(Self.files) }
      #expect(failure?.status == .cannotCreate)
      #expect(
        failure?.message
          == "\(place) is there and not of an earlier `tool install`; it is left as it is, and "
          + "nothing is installed")
      #expect(Tree(of: tool.root) == before)
    }
  }

  // MARK: - Faults

  @Test func aFirstInstallationThatFailsLeavesNothing() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      let path = "share/applications/other.desktop/tool"
      let failure = #expect(throws: CommandFailure.self) {
        try tool.install(Self.files + [InstalledFile(path, .text("x"))])
      }
      #expect(failure?.status == .cannotCreate)
      #expect(failure?.message.hasPrefix("\(tool.root.path)/\(path) cannot be written: ") == true)
      #expect(Tree(of: tool.root) == before)
    }
  }

  @Test func halfANewerVersionIsCompletedOrRemoved() throws {
    for completes in [true, false] {
      try withPrefix { tool in
        let before = Tree(of: tool.root)
        _ = try tool.install(Self.files)
        let blocked = InstalledFile("share/applications/other.desktop/tool", .text("x"))
        #expect(throws: CommandFailure.self) { try tool.install(Self.newer + [blocked]) }
        #expect(text("lib/tool/tool", in: tool.root) == "program 2")
        if completes {
          #expect(try tool.install(Self.newer) == [])
          #expect(text("share/man/man1/tool.1", in: tool.root) == nil)
        }
        #expect(try tool.uninstall() == [])
        #expect(Tree(of: tool.root) == before)
      }
    }
  }

  @Test func whatWasHalfWrittenAtAPowerCutIsRemoved() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      _ = try tool.install(Self.files)
      for path in ["share/man/man1/.tool.1.tool-install", "lib/tool/.installed.json.tool-install"] {
        try write("pa", to: path, in: tool.root)
      }
      _ = try tool.install(Self.newer)
      try write("ic", to: "share/icons/.tool.svg.tool-install", in: tool.root)
      #expect(try tool.uninstall() == [])
      #expect(Tree(of: tool.root) == before)
    }
  }

  @Test(arguments: [
    ("{", "it is damaged"), ("", "it is damaged"), ("{}", "it is damaged"),
    (
      #"{"version": "1", "files": {"../other": ["x"]}, "folders": []}"#, "it names ../other"
    ),
    (
      #"{"version": "1", "files": {"/etc/passwd": ["x"]}, "folders": []}"#, "it names /etc/passwd"
    ),
  ]) func aDamagedListIsNotActedOn(list: String, reason: String) throws {
    try withPrefix { tool in
      _ = try tool.install(Self.files)
      try write(list, to: Self.record, in: tool.root)
      let before = Tree(of: tool.root)
      for work in [{ _ = try tool.install(Self.files) }, { _ = try tool.uninstall() }] {
        let failure = #expect(throws: CommandFailure.self) { try work() }
        #expect(failure?.status == .badData)
        #expect(
          failure?.message
            == "\(tool.root.path)/\(Self.record), the list of what is installed, cannot be used: "
            + "\(reason); nothing is changed")
      }
      #expect(Tree(of: tool.root) == before)
    }
  }

  @Test func aPrefixThatIsAFileIsRefused() throws {
    try withPrefix { tool in
      let file = tool.root.appendingPathComponent("share/applications/other.desktop")
      let failure = #expect(throws: CommandFailure.self) {
        try Installation(program: "tool", root: file).install(Self.files)
      }
      #expect(failure?.status == .cannotCreate)
      #expect(failure?.message == "\(file.path) is a file; --prefix names a folder")
    }
  }

  @Test func whatIsToBeCopiedHasToBeThere() throws {
    try withPrefix { tool in
      let before = Tree(of: tool.root)
      let lost = URL(fileURLWithPath: "/nowhere/tool")
      let failure = #expect(throws: CommandFailure.self) {
        try tool.install([InstalledFile("lib/tool/tool", .copy(of: lost, isProgram: true))])
      }
      #expect(failure?.status == .missingInput)
      #expect(Tree(of: tool.root) == before)
    }
  }
}
