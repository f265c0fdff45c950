// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseShortcuts

/// `phrase automation add`.
struct AutomationAddCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Have a shortcut run by itself.",
    discussion: """
      One option says when. Examples: --at 7:40 --days weekdays; --sunset 52.5,13.4 --minutes -30; \
      --after Library.OpenBook; --file ~/shopping.txt; --login.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("A time of the day.", valueName: "hour:minute"))
  var at: String?

  @Option(help: ArgumentHelp("weekdays, weekend, or days such as mon,thu.", valueName: "days"))
  var days: String?

  @Option(help: ArgumentHelp("One moment, such as 2026-12-24T18:00:00Z.", valueName: "moment"))
  var once: String?

  @Option(help: ArgumentHelp("Sunrise at a place.", valueName: "latitude,longitude"))
  var sunrise: String?

  @Option(help: ArgumentHelp("Sunset at a place.", valueName: "latitude,longitude"))
  var sunset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("So many minutes after the sun, or before it.", valueName: "number"))
  var minutes = 0

  @Option(help: ArgumentHelp("After an intent was performed.", valueName: "intent"))
  var after: String?

  @Option(
    help: ArgumentHelp(
      "When a property of any entity of a type changes.", valueName: "type[:property]"))
  var value: String?

  @Option(help: ArgumentHelp("When a file changes.", valueName: "path"), completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp("When a signal comes on the session's bus.", valueName: "interface.member"))
  var signal: String?

  @Flag(help: "When you log in.")
  var login = false

  @Flag(help: "Ask before each run.")
  var ask = false

  @Option(help: ArgumentHelp("What to call the automation.", valueName: "name"))
  var id: String?

  @Argument(help: "The name of the shortcut.")
  var name: String

  func execute() async throws -> ExitStatus {
    let shortcut = try options.library.named(name)
    let trigger = try trigger()
    let engine = try await options.catalog.engine(shortcuts: options.catalog.shortcuts)
    if let fault = await trigger.fault(in: engine) { throw CommandFailure(.noMatch, fault) }
    let automations = Automations.ofPerson
    let automation = try automations.change { all in
      let automation = Automation(
        id: try freeName(beside: all.map(\.id), for: shortcut.name), shortcut: shortcut.id,
        trigger: trigger, asksFirst: ask)
      all.append(automation)
      return automation
    }
    Console.result(
      "Added “\(automation.id)”: \(trigger.text(in: .autoupdatingCurrent, language: "en")), “\(shortcut.name)”."
    )
    return .matched
  }

  private func freeName(
    beside names: [String], for shortcut: String
  ) throws(CommandFailure) -> String {
    if let id {
      guard !names.contains(id) else {
        throw CommandFailure(.cannotCreate, "there is an automation “\(id)” already")
      }
      return id
    }
    return Automation.identifier(for: shortcut, beside: names)
  }

  private func trigger() throws(CommandFailure) -> AutomationTrigger {
    var triggers: [AutomationTrigger] = []
    if let at { triggers.append(try time(at)) }
    if let once { triggers.append(.once(try moment(once))) }
    for (event, place) in [(SunEvent.sunrise, sunrise), (.sunset, sunset)] {
      guard let place else { continue }
      triggers.append(
        .sun(event, minutes: minutes, at: try self.place(place), days: try weekdays()))
    }
    if let after { triggers.append(.intent(after)) }
    if let value {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      triggers.append(.value(of: parts[0], property: parts.count > 1 ? parts[1] : nil))
    }
    if let file {
      triggers.append(
        .file(path: URL(fileURLWithPath: (file as NSString).expandingTildeInPath).path))
    }
    if let signal { triggers.append(.signal(try busSignal(signal))) }
    if login { triggers.append(.login) }
    guard triggers.count == 1 else {
      throw CommandFailure(
        .usage,
        "say when, once: --at, --once, --sunrise, --sunset, --after, --value, --file, --signal or --login"
      )
    }
    return triggers[0]
  }

  private func time(_ text: String) throws(CommandFailure) -> AutomationTrigger {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { throw CommandFailure(.usage, "--at is “\(text)”; a time such as 7:40 is needed") }
    return .time(hour: hour, minute: minute, days: try weekdays())
  }

  private func moment(_ text: String) throws(CommandFailure) -> Date {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw CommandFailure(
        .usage, "--once is “\(text)”; a moment such as 2026-12-24T18:00:00Z is needed")
    }
    guard date > Date() else { throw CommandFailure(.usage, "--once is “\(text)”, which is past") }
    return date
  }

  private func place(_ text: String) throws(CommandFailure) -> AutomationTrigger.Place {
    let numbers = text.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
      throw CommandFailure(
        .usage,
        "“\(text)” is no place; degrees such as 52.5,13.4 are needed, the south and west below 0")
    }
    return AutomationTrigger.Place(latitude: numbers[0], longitude: numbers[1])
  }

  private func weekdays() throws(CommandFailure) -> Set<Weekday> {
    switch days?.lowercased() {
    case nil, "daily": return Weekday.everyDay
    case "weekdays": return Weekday.workdays
    case "weekend": return Weekday.weekend
    case let days?:
      var found: Set<Weekday> = []
      for name in days.split(separator: ",") {
        let day = Weekday.allCases.first { name.count > 1 && $0.rawValue.hasPrefix(name) }
        guard let day else {
          throw CommandFailure(
            .usage, "“\(name)” is no day; --days takes weekdays, weekend, or days such as mon,thu")
        }
        found.insert(day)
      }
      return found
    }
  }

  private func busSignal(_ text: String) throws(CommandFailure) -> BusSignal {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
      throw CommandFailure(
        .usage,
        "--signal is “\(text)”; a name such as org.freedesktop.ScreenSaver.ActiveChanged is needed")
    }
    return BusSignal(String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}
