// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseCLI

/// What the session bus, systemd and desktops read of the assistant.
@Suite struct AssistantFilesTests {
  private func text(_ path: String, below prefix: URL) throws -> String {
    let files = AssistantFiles(program: "tool", prefix: prefix).all
    let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
    guard case .text(let text) = file.content else { return "" }
    return text
  }

  @Test(arguments: [
    ("/home/ada/.local", "share"), ("/opt/tool", "share"), ("/usr", "lib"), ("/usr/local", "lib"),
  ]) func theUnitLiesWhereSystemdLooks(prefix: String, folder: String) throws {
    #expect(
      try text(
        "\(folder)/systemd/user/phrase-assistant.service", below: URL(fileURLWithPath: prefix))
          == """
          [Unit]
          Description=Say or type what your apps shall do
          Documentation=man:tool(1)

          [Service]
          Type=dbus
          BusName=org.phraseengine.Assistant
          ExecStart="\(prefix)/bin/tool" assistant

          [Install]
          WantedBy=default.target

          """)
  }

  @Test func theBusAndTheDesktopsAreToldOfTheSameService() throws {
    let prefix = URL(fileURLWithPath: "/usr")
    #expect(
      try text("share/dbus-1/services/org.phraseengine.Assistant.service", below: prefix) == """
        [D-BUS Service]
        Name=org.phraseengine.Assistant
        Exec='/usr/bin/tool' assistant
        SystemdService=phrase-assistant.service

        """)
    let name = "org.phraseengine.Assistant"
    #expect(
      try text("share/gnome-shell/search-providers/\(name).search-provider.ini", below: prefix)
        == """
        [Shell Search Provider]
        DesktopId=org.phraseengine.Assistant.desktop
        BusName=org.phraseengine.Assistant
        ObjectPath=/org/phraseengine/Assistant/SearchProvider
        Version=2

        """)
    let runner = try text("share/krunner/dbusplugins/\(name).desktop", below: prefix)
    for line in [
      "X-Plasma-API=DBus", "X-Plasma-DBusRunner-Service=org.phraseengine.Assistant",
      "X-Plasma-DBusRunner-Path=/org/phraseengine/Assistant/Runner",
    ] {
      #expect(runner.split(separator: "\n").contains(Substring(line)))
    }
    let entry = try text("share/applications/\(name).desktop", below: prefix)
    #expect(entry.contains("\nName=Tool\n"))
    #expect(entry.contains("\nIcon=org.phraseengine.Assistant\n"))
    #expect(!entry.contains(DesktopEntry.markField))
    let addresses = try text("share/applications/\(name).Addresses.desktop", below: prefix)
    for line in [
      "Exec=/usr/bin/tool shortcut open --wait -- %u", "MimeType=x-scheme-handler/shortcuts;",
      "NoDisplay=true", "Terminal=true",
    ] { #expect(addresses.contains("\n\(line)\n")) }
    let icon = try text("share/icons/hicolor/scalable/apps/\(name).svg", below: prefix)
    #expect(icon.contains(Glyph(symbol: "bubble").path))
  }

  /// What the page says to add to the unit, so that the assistant listens.
  private static let dropIn: String? = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/PhraseCLI/PhraseCLI.docc/Installing.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8),
      let start = text.range(of: "```ini\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }()

  @Test func itListensOnlyWhereThePersonSaysSo() throws {
    let prefix = URL(fileURLWithPath: "/usr")
    let unit = try text("lib/systemd/user/\(AssistantFiles.unit)", below: prefix)
    #expect(try command(of: unit) == ["/usr/bin/tool", "assistant"])
    let added = try #require(Self.dropIn)
    let words = try command(of: added)
    #expect(words.first == "%h/.local/bin/phrase")
    let outline = try CommandOutline(of: AssistantRunCommand.self)
    let options = (outline.arguments ?? []).flatMap { $0.names ?? [] }.map { "--\($0.name)" }
    let told = words.filter { $0.hasPrefix("--") }
    #expect(told.contains("--listen") && Set(options).isSuperset(of: told))
  }

  /// The words of the last command of a unit.
  private func command(of unit: String) throws -> [String] {
    let line = unit.split(separator: "\n").last { $0.hasPrefix("ExecStart=") }
    let shell = try ValidatorRun(
      "sh", ["-c", "printf '%s\\n' \(try #require(line).dropFirst(10))"])
    return try #require(shell).words.split(separator: "\n").map(String.init)
  }

  /// The names of folders that mean something in one of the files.
  static let prefixes = [
    "plain", "a b", "50%h", "a$b", "a;b", "a&b", "чай", "-x", "~", "*", "#",
  ]

  @Test(arguments: prefixes) func theBusReadsThePathAsItIs(name: String) throws {
    let prefix = URL(fileURLWithPath: "/opt/\(name)")
    let activation = try text(
      "share/dbus-1/services/org.phraseengine.Assistant.service", below: prefix)
    let command = try #require(
      activation.split(separator: "\n").first { $0.hasPrefix("Exec=") }?.dropFirst(5))
    let shell = try ValidatorRun("sh", ["-c", "printf '%s\\n' \(command)"])
    #expect(shell?.words == "/opt/\(name)/bin/tool\nassistant\n")
  }

  @Test(
    .enabled(if: Program(named: "systemd-analyze") != nil), arguments: prefixes, [false, true])
  func systemdFindsTheProgram(name: String, listens: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("units-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent(name)
    let program = prefix.appendingPathComponent("bin/tool")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: program.path, contents: Data("#!/bin/sh\n".utf8),
      attributes: [.posixPermissions: 0o755])
    let unit = folder.appendingPathComponent(AssistantFiles.unit)
    let verify = ["verify", "--user", "--man=no", unit.path]
    let text = try text("share/systemd/user/\(AssistantFiles.unit)", below: prefix)
    try Data(text.utf8).write(to: unit)
    if listens {
      let added = folder.appendingPathComponent("\(AssistantFiles.unit).d")
      try FileManager.default.createDirectory(at: added, withIntermediateDirectories: true)
      try Data(try #require(Self.dropIn).replacing("%h/.local/bin/phrase", with: "/bin/sh").utf8)
        .write(to: added.appendingPathComponent("listen.conf"))
    }
    #expect(try ValidatorRun("systemd-analyze", verify) == .init(status: 0, words: ""))
    try FileManager.default.removeItem(at: program)
    // What listens is another program.
    #expect((try ValidatorRun("systemd-analyze", verify)?.status == 0) == listens)
  }
}
