// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire
import Testing

@testable import PhraseCLI

/// Shortcuts in the desktop's menu.
@Suite struct DesktopEntryTests {
  private static let tea = PersonalShortcut(
    id: "tea", name: "Tea; now", phrases: ["make tea", "чай; сразу"],
    about: "Waits 100% of\nthe time.", icon: "cup.and.saucer", color: .teal)

  private static func menu(_ folder: URL, showsMessages: Bool = true) -> DesktopMenu {
    DesktopMenu(data: folder, program: "/opt/a b/phrase", showsMessages: showsMessages)
  }

  private func withFolder(_ test: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("menu-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  // MARK: - Entries

  @Test func anEntryIsByteForByteWhatTheSpecificationSays() throws {
    try withFolder { folder in
      let path = try Self.menu(folder).install(Self.tea, isSilent: false)
      #expect(path == folder.path + "/applications/phrase-shortcut-tea.desktop")
      #expect(
        try text(path) == #"""
          [Desktop Entry]
          Type=Application
          Version=1.0
          Name=Tea; now
          Comment=Waits 100% of\nthe time.
          Icon=phrase-shortcut-tea
          Exec="/opt/a b/phrase" shortcut run --wait --language en -- tea
          Terminal=true
          Categories=Utility;
          Keywords=make tea;чай\; сразу;
          X-Phrase-Shortcut=phrase-shortcut-tea

          """#)
      let silent = try text(try Self.menu(folder).install(Self.tea, isSilent: true))
      #expect(silent.contains(" shortcut run --notify --language en -- tea\nTerminal=false\n"))
      let without = try text(
        try Self.menu(folder, showsMessages: false).install(Self.tea, isSilent: true))
      #expect(without.contains("\nTerminal=true\n"))
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", #""""#), ("a b", #""a b""#), ("50%", "50%%"), ("a%f b", #""a%%f b""#),
    // A sign that a quoted argument escapes is escaped once more as the text of a field.
    ("a$b", #""a\\$b""#), ("a`b", #""a\\`b""#), (#"a"b"#, #""a\\"b""#), (#"a\b"#, #""a\\\\b""#),
    ("a'b", #""a'b""#), ("a;b", #""a;b""#), ("чай", "чай"), ("a\nb", #""a\nb""#), ("--x", "--x"),
  ]) func anArgumentIsQuoted(argument: String, written: String) {
    let entry = DesktopEntry(
      name: "N", icon: "i", command: ["/p", argument], needsTerminal: false, keywords: [], mark: "m"
    )
    #expect(entry.text.contains("\nExec=/p \(written)\n"), "\(entry.text)")
  }

  @Test(arguments: [
    ("Tea", "Tea"), (" Tea", #"\sTea"#), ("a\nb", #"a\nb"#), ("a\tb\rc", #"a\tb\rc"#),
    (#"a\b"#, #"a\\b"#), ("x\nExec=rm", #"x\nExec=rm"#), ("a\u{1B}[31mb", "a[31mb"),
    ("[Desktop Entry]", "[Desktop Entry]"),
  ]) func aNameStaysOnItsLine(name: String, written: String) {
    let shortcut = PersonalShortcut(id: "x", name: name)
    let entry = DesktopEntry(shortcut, program: "/p", isSilent: true)
    #expect(entry.text.contains("\nName=\(written)\n"), "\(entry.text)")
    #expect(entry.text.split(separator: "\n").count { $0.hasPrefix("Exec=") } == 1)
  }

  @Test(
    .enabled(if: Program(named: "desktop-file-validate") != nil),
    arguments: [
      tea, PersonalShortcut(id: "1", name: "x"), PersonalShortcut(id: "2", name: " "),
      PersonalShortcut(
        id: "../$x \\ \"%f\"", name: "a\\b\n\"$`;%", phrases: ["a;b", "\\", "$"], about: "\t% \\"),
    ])
  func theValidatorOfTheDesktopAgrees(shortcut: PersonalShortcut) throws {
    try withFolder { folder in
      for isSilent in [false, true] {
        let path = try Self.menu(folder).install(shortcut, isSilent: isSilent)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["desktop-file-validate", path]
        process.standardOutput = output
        try process.run()
        let words = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: words, as: UTF8.self))")
      }
    }
  }

  // MARK: - Files

  @Test func noTwoShortcutsShareAFileAndNoneLeavesTheFolder() {
    let ids = ["a", "A", "a-b", "a_b", "a/b", "../a", "a.b", "", "ä", "a\u{0}b", "a b", "_2f", "/"]
    let names = ids.map(DesktopMenu.fileName)
    #expect(Set(names).count == ids.count)
    for name in names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }
  }

  @Test(arguments: [
    "applications/phrase-shortcut-tea.desktop",
    "icons/hicolor/scalable/apps/phrase-shortcut-tea.svg",
  ])
  func aFileOfAnotherProgramStays(name: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let foreign = "[Desktop Entry]\nName=Other\nX-Phrase-Shortcut=phrase-shortcut-tea2\n"
      try Data(foreign.utf8).write(to: file)
      let menu = Self.menu(folder)
      for work in [
        { _ = try menu.install(Self.tea, isSilent: false) }, { try menu.uninstall("tea") },
      ] {
        let failure = #expect(throws: CommandFailure.self) { try work() }
        #expect(failure?.status == .cannotCreate)
        #expect(failure?.message == "\(file.path) is of another program; it is left as it is")
      }
      menu.follow("tea", nil) { _ in true }
      menu.follow("tea", Self.tea) { _ in true }
      #expect(try text(file.path) == foreign)
    }
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("target")
      let link = folder.appendingPathComponent("applications/phrase-shortcut-tea.desktop")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      #expect(throws: CommandFailure.self) {
        try Self.menu(folder).install(Self.tea, isSilent: false)
      }
      #expect(!FileManager.default.fileExists(atPath: target.path))
    }
  }

  @Test func theLibraryKeepsTheEntryTrue() throws {
    try withFolder { folder in
      let menu = Self.menu(folder)
      let library = ShortcutLibrary(
        folder: folder.appendingPathComponent("shortcuts"),
        environment: ShortcutEnvironment(folder: folder),
        changed: { id, shortcut in menu.follow(id, shortcut) { !ActionTable.mayAsk($0) } })
      var tea = Self.tea
      try library.save(tea)
      let path = folder.path + "/applications/phrase-shortcut-tea.desktop"
      #expect(!FileManager.default.fileExists(atPath: path))
      _ = try menu.install(tea, isSilent: true)
      tea.name = "Coffee"
      tea.actions = [ShortcutAction("ShowText", with: ["text": "a"])]
      try library.save(tea)
      #expect(try text(path).contains("\nName=Coffee\n"))
      #expect(try text(path).contains("\nTerminal=false\n"))
      tea.actions.append(ShortcutAction("Confirm"))
      try library.save(tea)
      #expect(try text(path).contains("\nTerminal=true\n"))
      try library.delete("tea")
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(try menu.uninstall("tea") == false)
    }
  }

  @Test(
    arguments: [
      ([], false), ([ShortcutAction("ShowText", with: ["text": "a"])], false),
      ([ShortcutAction("ShowText")], true), ([ShortcutAction("Confirm")], true),
      ([ShortcutAction("SayPhrase", with: ["phrase": "a"])], true),
      ([ShortcutAction("Library.OpenBook")], true),
      (
        [
          ShortcutAction("Repeat", with: ["count": 2], body: .repeated([ShortcutAction("Confirm")]))
        ],
        true
      ),
      ([ShortcutAction("AdjustDate", with: ["date": "${Now}", "amount": 1])], false),
    ] as [([ShortcutAction], Bool)])
  func whatMayAskIsKnown(actions: [ShortcutAction], mayAsk: Bool) {
    #expect(ActionTable.mayAsk(PersonalShortcut(name: "S", actions: actions)) == mayAsk)
  }

  // MARK: - Icons

  @Test func anIconHasTheSymbolOrTheFirstLetter() {
    let drawn = ShortcutIcon(Self.tea, mark: "m").svg
    #expect(drawn.contains("fill=\"#00756a\""))
    #expect(drawn.contains(Glyph(symbol: "cup").path))
    #expect(drawn.contains("data-phrase-shortcut=\"m\""))
    let letter = ShortcutIcon(
      PersonalShortcut(name: " <tea>", icon: "no.such.symbol"), mark: "m"
    ).svg
    #expect(letter.contains(">&lt;</text>"))
    #expect(ShortcutIcon(PersonalShortcut(name: "чай"), mark: "m").svg.contains(">Ч</text>"))
    #expect(ShortcutIcon(PersonalShortcut(name: ""), mark: "m").svg.contains(">?</text>"))
  }

  @Test func eachColourIsDarkEnoughForWhite() {
    #expect(Set(ShortcutColor.allCases.map(\.hue)).count == ShortcutColor.allCases.count)
    for color in ShortcutColor.allCases {
      let parts = [1, 3, 5].map { place -> Double in
        let digits = color.hue.dropFirst(place).prefix(2)
        let part = Double(Int(digits, radix: 16) ?? 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
      #expect(1.05 / (light + 0.05) >= 4.5, "\(color)")
    }
  }
}
