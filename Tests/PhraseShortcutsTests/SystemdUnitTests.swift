// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseShortcuts

/// Units of systemd: their text, and what systemd itself says of them where it is installed.
@Suite struct SystemdUnitTests {
  private static let now = Date(timeIntervalSince1970: 1_780_000_000)  // 2026-05-28 20:26:40 UTC
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func units(
    _ trigger: AutomationTrigger, name: String = "Tea", _ words: String...
  ) throws -> [SystemdUnit] {
    try SystemdUnit.units(
      for: Automation(id: "tea", shortcut: "s", trigger: trigger), named: name,
      command: ["/bin/echo", "automation", "run", "--triggered", "tea"] + words, at: Self.now,
      in: Self.berlin)
  }

  @Test func aTimerAndItsServiceAreWhole() throws {
    let units = try units(.time(hour: 7, minute: 5, days: [.monday, .friday]))
    #expect(units.map(\.name) == ["phrase-automation-tea.service", "phrase-automation-tea.timer"])
    #expect(units.map(\.isEnabled) == [false, true])
    #expect(
      units[0].text == """
        [Unit]
        Description=Shortcut “Tea”: Every Monday and every Friday at 7:05.

        [Service]
        Type=oneshot
        ExecStart="/bin/echo" "automation" "run" "--triggered" "tea"

        """)
    #expect(
      units[1].text == """
        [Unit]
        Description=Shortcut “Tea”: Every Monday and every Friday at 7:05.

        [Timer]
        OnCalendar=Mon,Fri *-*-* 07:05:00
        AccuracySec=1s
        Persistent=true

        [Install]
        WantedBy=timers.target

        """)
  }

  private static let greenwich = AutomationTrigger.Place(latitude: 51.48, longitude: 0)

  /// Triggers, and what the unit that starts the service says.
  static let starters: [(AutomationTrigger, kind: String, lines: [String])] = [
    (.time(hour: 0, minute: 0), "timer", ["OnCalendar=*-*-* 00:00:00"]),
    // systemd would leave out the day on which the clock skips the time.
    (
      .time(hour: 2, minute: 30), "timer",
      ["OnCalendar=*-*-* 02:30:00", "OnCalendar=2027-03-28 01:00:00 UTC"]
    ),
    (
      .once(Date(timeIntervalSince1970: 1_800_000_000)), "timer",
      ["OnCalendar=2027-01-15 08:00:00 UTC", "Persistent=true"]
    ),
    (.file(path: "/home/ada/100% new"), "path", ["PathChanged=/home/ada/100%% new"]),
    (.login, "service", ["WantedBy=default.target"]),
  ]

  @Test(arguments: starters)
  func triggersHaveAUnit(trigger: AutomationTrigger, kind: String, lines: [String]) throws {
    let unit = try #require(try units(trigger).last)
    #expect(unit.name == "phrase-automation-tea.\(kind)" && unit.isEnabled)
    for line in lines { #expect(unit.text.contains("\n\(line)\n"), "\(unit.text)") }
  }

  @Test func theSunIsWrittenForTwoWeeks() throws {
    let unit = try #require(try units(.sun(.sunset, at: Self.greenwich)).last)
    let times = unit.text.split(separator: "\n").filter { $0.hasPrefix("OnCalendar=") }
    #expect(times.count == 14 && times.allSatisfy { $0.hasSuffix(" UTC") })
    #expect(times[0].hasPrefix("OnCalendar=2026-05-29 20:0"))
  }

  @Test(arguments: [
    AutomationTrigger.intent("A.B"), .value(of: "A.B"), .signal(BusSignal("a.b", "C")),
    .file(path: "/a\\"), .file(path: "/a "), .file(path: "/a\nExecStart=/bin/sh"),
    .sun(.sunset, at: .init(latitude: 90, longitude: 0)),
  ])
  func whatSystemdCannotDoIsRefused(trigger: AutomationTrigger) {
    #expect(throws: RunError.self) { try units(trigger) }
  }

  @Test func programsNeedAWholePath() {
    for command in [[], ["phrase"], ["/bin/echo", "a\0b"]] {
      #expect(throws: RunError.self) { try SystemdUnit.renewal(by: command) }
    }
  }

  /// Names and arguments that would be more than that to a careless writer.
  static let words = [
    "two words", "\"quoted\"", "back\\slash\\", "100%", "%h %n", "$HOME ${HOME} $$", "'single'",
    "line\nExecStart=/bin/sh -c evil", "carriage\rreturn", "tab\there", "bell\u{7}",
    "line\u{2028}separator", "; /bin/sh", "-@!+", "ünïcode ☕️", "", "trailing\\",
  ]

  @Test(arguments: words) func nothingBreaksOutOfItsLine(word: String) throws {
    for unit in try units(.time(hour: 7, minute: 5), name: word, word) {
      let lines = unit.text.split(separator: "\n")
      #expect(lines.count == (unit.isEnabled ? 8 : 5), "\(unit.text)")
      #expect(lines.filter { $0.hasPrefix("ExecStart=") }.count == (unit.isEnabled ? 0 : 1))
      #expect(lines.allSatisfy { !$0.hasSuffix("\\") })
    }
    let unit = try #require(try units(.login, name: word, word).first)
    #expect(Self.arguments(of: unit).last == word)
  }

  /// The words of the command line by the rules of systemd.exec(5), with specifiers and variables.
  private static func arguments(of unit: SystemdUnit) -> [String] {
    let line = unit.text.split(separator: "\n").first { $0.hasPrefix("ExecStart=") } ?? ""
    var (words, word, isOpen) = ([String](), "", false)
    var rest = line.dropFirst("ExecStart=".count).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        if isOpen { words.append(word) }
        (word, isOpen) = ("", !isOpen)
      case "\\":
        switch rest.popFirst() {
        case "n": word += "\n"
        case "x":
          let code = UInt32(String(String.UnicodeScalarView(rest.prefix(2))), radix: 16) ?? 0
          rest = rest.dropFirst(2)
          word += Unicode.Scalar(code).map { "\($0)" } ?? "?"
        case let other: word += other.map { "\($0)" } ?? ""
        }
      case "%", "$":
        // Doubled, it means itself.
        #expect(rest.popFirst() == scalar)
        word.unicodeScalars.append(scalar)
      case _ where isOpen: word.unicodeScalars.append(scalar)
      default: #expect(scalar == " ")
      }
    }
    return words
  }

  // MARK: - systemd itself

  @Test func systemdAcceptsTheUnits() async throws {
    guard let systemd = Program(named: "systemd-analyze") else {
      print("systemd-analyze is not installed: the units are checked by their text alone")
      return
    }
    try await withFolder { folder in
      var all = try SystemdUnit.renewal(by: ["/bin/echo", "renew"])
      for (index, starter) in Self.starters.enumerated() {
        let automation = Automation(id: "u\(index)", shortcut: "s", trigger: starter.0)
        all += try SystemdUnit.units(
          for: automation, named: Self.words.joined(separator: " "),
          command: ["/bin/echo"] + Self.words, at: Self.now, in: Self.berlin)
      }
      all += try SystemdUnit.units(
        for: Automation(id: "sun", shortcut: "s", trigger: .sun(.sunset, at: Self.greenwich)),
        named: "Sun", command: ["/bin/echo"], at: Self.now, in: Self.berlin)
      _ = try SystemdUnit.install(all, in: URL(fileURLWithPath: folder))
      let complaints = Pipe()
      let (_, end) = try systemd.start(
        ["verify", "--man=no"] + all.map { "\(folder)/\($0.name)" }, complaints: complaints)
      let text = String(
        decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(try await end.value == 0)
      #expect(!text.contains("phrase-automation"), "\(text)")
      for time in all.flatMap({ $0.text.split(separator: "\n") })
      where time.hasPrefix("OnCalendar=") {
        let (_, end) = try systemd.start(["calendar", String(time.dropFirst("OnCalendar=".count))])
        #expect(try await end.value == 0, "\(time)")
      }
    }
  }

  // MARK: - The folder

  @Test func aFolderHasTheUnitsAndNoOthers() throws {
    try withFolder { path in
      let folder = URL(fileURLWithPath: path).appending(path: "with space/user")
      let first = try units(.time(hour: 7, minute: 5))
      #expect(try SystemdUnit.install(first, in: folder).changed == first.map(\.name))
      let other = folder.appending(path: "other.service")
      try Data().write(to: other)
      #expect(try SystemdUnit.install(first, in: folder) == ([], []))
      #expect(SystemdUnit.installed(in: folder) == ["tea"])
      let renewal = try SystemdUnit.renewal(by: ["/bin/echo"])
      let second = try units(.login) + renewal
      let result = try SystemdUnit.install(second, in: folder)
      #expect(
        result.changed == ["phrase-automation-tea.service"] + renewal.map(\.name))
      #expect(result.removed == ["phrase-automation-tea.timer"])
      #expect(SystemdUnit.installed(in: folder) == ["tea"])
      _ = try SystemdUnit.install([], in: folder)
      #expect(SystemdUnit.installed(in: folder).isEmpty)
      #expect(FileManager.default.fileExists(atPath: other.path(percentEncoded: false)))
    }
  }
}
