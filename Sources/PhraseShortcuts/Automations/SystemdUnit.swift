// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import Foundation

/// A file by which systemd starts an automation for one person.
///
/// systemd only says when; ``AutomationRunner/triggered(_:)``, which its service calls, still decides
/// whether the automation is due. Nothing is enabled by writing units.
package struct SystemdUnit: Sendable, Equatable {
  /// The name of the file: `phrase-automation-morning.timer`.
  package let name: String
  /// What it says.
  package let text: String

  /// Whether it is to be enabled; others are started by one that is.
  package var isEnabled: Bool { text.contains("\n[Install]\n") }

  /// What the names of all automations' units begin with.
  private static let prefix = "phrase-automation-"

  /// How many rises or sets of the sun a timer knows ahead, in case that nobody renews it.
  private static let sunTimes = 14

  /// How far ahead times are looked for that the clock will skip: more than a year.
  private static let skippedDays = 400.0

  /// The units of an automation.
  ///
  /// - Parameters:
  ///   - automation: The automation.
  ///   - name: What people call its shortcut.
  ///   - command: The program, as a whole path, and its arguments.
  ///   - now: Times of the sun are written from here on.
  ///   - zone: The zone that the machine's clock shows.
  /// - Returns: A service, and what starts it.
  /// - Throws: ``RunError`` for what systemd cannot see, or what a unit cannot say.
  package static func units(
    for automation: Automation, named name: String, command: [String], at now: Date,
    in zone: TimeZone
  ) throws(RunError) -> [SystemdUnit] {
    let about = "Shortcut “\(name)”: \(automation.trigger.text(in: zone, language: "en"))"
    let start = try startText(of: automation, after: now, in: zone)
    let unit = prefix + automation.id
    var service = try service(about, command)
    // Nothing else starts it.
    if start == nil { service += install(.default) }
    let starter = start.map { start in
      SystemdUnit(
        name: "\(unit).\(start.kind)",
        text: head(about) + start.text + install(start.kind == "timer" ? .timers : .default))
    }
    return [SystemdUnit(name: "\(unit).service", text: service)] + [starter].compactMap(\.self)
  }

  /// The units that write the others anew each day: those of the sun, and times that the clock skips.
  ///
  /// - Throws: ``RunError`` for a command that a unit cannot say.
  package static func renewal(by command: [String]) throws(RunError) -> [SystemdUnit] {
    let about = "Times of automations"
    return [
      SystemdUnit(name: "phrase-automations.service", text: try service(about, command)),
      SystemdUnit(
        name: "phrase-automations.timer",
        text: head(about) + timer(["*-*-* 00:00:00"]) + install(.timers)),
    ]
  }

  // MARK: - Sections

  private enum Target: String { case timers, `default` }

  private static func head(_ about: String) -> String {
    "[Unit]\nDescription=\(described(about))\n\n"
  }

  private static func install(_ target: Target) -> String {
    "\n[Install]\nWantedBy=\(target.rawValue).target\n"
  }

  private static func service(_ about: String, _ command: [String]) throws(RunError) -> String {
    guard let program = command.first, program.hasPrefix("/"),
      !command.contains(where: { $0.unicodeScalars.contains("\0") })
    else {
      throw RunError(
        """
        systemd takes a program by its whole path and arguments without a zero, not \
        “\(command.joined(separator: " "))”.
        """)
    }
    // Variables are looked for in the arguments alone.
    let words =
      [quoted(program)] + command.dropFirst().map { quoted($0).replacing("$", with: "$$") }
    return head(about) + "[Service]\nType=oneshot\nExecStart=\(words.joined(separator: " "))\n"
  }

  private static func timer(_ times: [String]) -> String {
    let lines = times.map { "OnCalendar=\($0)\n" }.joined()
    return "[Timer]\n\(lines)AccuracySec=1s\nPersistent=true\n"
  }

  /// What starts the service; nil for what starts by itself at login.
  private static func startText(
    of automation: Automation, after now: Date, in zone: TimeZone
  ) throws(RunError) -> (kind: String, text: String)? {
    switch automation.trigger {
    case .time(let hour, let minute, let days):
      let names = Weekday.allCases.filter(days.contains).map { $0.rawValue.capitalized.prefix(3) }
      let dates = days == Weekday.everyDay ? "" : names.joined(separator: ",") + " "
      let rule = "\(dates)*-*-* \(hour.twoDigits):\(minute.twoDigits):00"
      return ("timer", timer([rule] + skipped(automation.trigger, after: now, in: zone)))
    case .once(let date): return ("timer", timer([date.ofSystemd]))
    case .sun:
      let times = moments(of: automation.trigger, after: now, in: zone).prefix(sunTimes)
        .map(\.ofSystemd)
      guard !times.isEmpty else { throw RunError("The sun neither rises nor sets there.") }
      return ("timer", timer(times))
    case .file(let path):
      guard let last = path.last, !last.isWhitespace, last != "\\", !path.hasControlCharacters
      else { throw RunError("systemd cannot watch a file that is called “\(path)”.") }
      return ("path", "[Path]\nPathChanged=\(path.replacing("%", with: "%%"))\n")
    case .login: return nil
    case .intent, .value, .signal:
      throw RunError(
        """
        systemd starts automations at times, at login and when files change; \(automation.id) \
        needs a running assistant or “phrase automation run”.
        """)
    }
  }

  /// The times at which it happens because the clock skips its own, which systemd would leave out.
  private static func skipped(
    _ trigger: AutomationTrigger, after now: Date, in zone: TimeZone
  ) -> [String] {
    guard case .time(let hour, let minute, _) = trigger else { return [] }
    let calendar = Calendar.gregorian(in: zone)
    return moments(of: trigger, after: now, in: zone)
      .prefix { $0.timeIntervalSince(now) < skippedDays * 86_400 }
      .filter {
        calendar.component(.hour, from: $0) != hour
          || calendar.component(.minute, from: $0) != minute
      }.map(\.ofSystemd)
  }

  private static func moments(
    of trigger: AutomationTrigger, after now: Date, in zone: TimeZone
  ) -> some Sequence<Date> {
    sequence(state: now) { date in
      guard let next = trigger.nextTime(after: date, in: zone) else { return nil }
      date = next
      return next
    }.lazy
  }

  // MARK: - Words

  /// A text for people on one line; what could mean more to systemd means itself.
  private static func described(_ text: String) -> String {
    let plain = text.map { "\($0)".hasControlCharacters ? " " : "\($0)" }.joined()
    // The last character is not the backslash that would join the next line to this one.
    return "\(plain.prefix(200).replacing("%", with: "%%"))."
  }

  /// A word of a command line, as systemd reads it between quotation marks.
  private static func quoted(_ word: String) -> String {
    let characters = word.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "%": "%%"
      case "\n": "\\n"
      case _ where scalar.value < 32 || scalar.value == 127:
        "\\x\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: "\(scalar)"
      }
    }
    return "\"\(characters.joined())\""
  }
}

extension Date {
  /// The moment as systemd writes it, whatever the zone of the machine.
  fileprivate var ofSystemd: String {
    guard let utc = TimeZone(secondsFromGMT: 0) else { return "" }
    let whole = formatted(
      .verbatim(
        "\(second: .twoDigits)", timeZone: utc, calendar: .gregorian(in: utc)))
    return "\(text(in: utc)):\(whole) UTC"
  }
}

// MARK: - The folder of units

extension SystemdUnit {
  /// Makes a folder have these units and none of automations besides.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - folder: The person's folder of units: `~/.config/systemd/user`.
  /// - Returns: The names of the units that are other ones now, and of those that are gone.
  /// - Throws: What the file system throws.
  package static func install(
    _ units: [SystemdUnit], in folder: URL
  ) throws -> (changed: [String], removed: [String]) {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = names(in: folder)
    let removed = own.filter { name in !units.contains { $0.name == name } }
    for name in removed { try files.removeItem(at: folder.appending(path: name)) }
    let changed = units.filter { unit in
      (try? Data(contentsOf: folder.appending(path: unit.name))) != Data(unit.text.utf8)
    }
    for unit in changed {
      try Data(unit.text.utf8).write(to: folder.appending(path: unit.name), options: .atomic)
    }
    return (changed.map(\.name), removed)
  }

  /// The identifiers of the automations that have units in a folder, so that systemd starts them.
  package static func installed(in folder: URL) -> Set<String> {
    Set(
      names(in: folder).filter { $0.hasPrefix(prefix) }.map {
        String(($0 as NSString).deletingPathExtension.dropFirst(prefix.count))
      })
  }

  private static func names(in folder: URL) -> [String] {
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { name in
      ["service", "timer", "path"].contains((name as NSString).pathExtension)
        && (name.hasPrefix(prefix) || name.hasPrefix("phrase-automations."))
    }
  }
}
