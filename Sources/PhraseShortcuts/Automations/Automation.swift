// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut that runs by itself.
///
/// ```swift
/// let morning = Automation(
///   shortcut: "good-morning", trigger: .time(hour: 7, minute: 40, days: Weekday.workdays))
/// ```
///
/// <doc:Automations> says what happens to missed times, on a sleeping machine, and when clocks change.
public struct Automation: Sendable, Equatable, Identifiable {
  /// What it is called in files and commands: letters, digits, `-`, `_` and `.`, at most 100.
  public var id: String
  /// The identifier of the shortcut.
  public var shortcut: String
  /// When it runs.
  public var trigger: AutomationTrigger
  /// Whether the person is asked before each run.
  public var asksFirst: Bool
  /// Whether it runs at all.
  public var isOn: Bool
  /// When it was added or turned on: earlier times do not count as missed.
  public var since: Date

  /// Makes an automation.
  public init(
    id: String = UUID().uuidString.lowercased(), shortcut: String, trigger: AutomationTrigger,
    asksFirst: Bool = false, isOn: Bool = true, since: Date = Date()
  ) {
    self.id = id
    self.shortcut = shortcut
    self.trigger = trigger
    self.asksFirst = asksFirst
    self.isOn = isOn
    self.since = since
  }
}

extension Automation: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case id, shortcut
    case trigger = "when"
    case asksFirst, isOn, since
  }

  /// Reads an automation.
  ///
  /// - Throws: `DecodingError` for fields that are missing, of a wrong type, or that no automation has.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(besides: Key.allCases.map(\.rawValue))
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      shortcut: try fields.decode(String.self, forKey: .shortcut),
      trigger: try fields.decode(AutomationTrigger.self, forKey: .trigger),
      asksFirst: try fields.decodeIfPresent(Bool.self, forKey: .asksFirst) ?? false,
      isOn: try fields.decodeIfPresent(Bool.self, forKey: .isOn) ?? true,
      since: try fields.decodeMoment(forKey: .since))
    // It becomes part of file names and of command lines.
    guard Self.isIdentifier(id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: fields,
        debugDescription:
          "is “\(id)”; letters from A to Z, digits, “-”, “_” and “.” are accepted, at most 100")
    }
    guard !shortcut.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .shortcut, in: fields,
        debugDescription: "is empty; expected the identifier of a shortcut")
    }
  }

  /// Writes the fields that say something.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(shortcut, forKey: .shortcut)
    try fields.encode(trigger, forKey: .trigger)
    if asksFirst { try fields.encode(asksFirst, forKey: .asksFirst) }
    if !isOn { try fields.encode(isOn, forKey: .isOn) }
    try fields.encode(since.formatted(.iso8601), forKey: .since)
  }

  /// An identifier made of a name that no other has: "good-morning-2".
  package static func identifier(for name: String, beside others: [String]) -> String {
    let plain = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
    let base = plain.isEmpty ? "automation" : String(plain.prefix(60))
    let numbered = (2...10_000).lazy.map { "\(base)-\($0)" }
    return others.contains(base) ? numbered.first { !others.contains($0) } ?? base : base
  }

  /// Whether a text can be the identifier of an automation.
  static func isIdentifier(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}/) != nil
  }
}

extension KeyedDecodingContainer {
  /// Reads a moment to the second: `2026-12-24T18:00:00Z`.
  func decodeMoment(forKey key: Key) throws -> Date {
    let text = try decode(String.self, forKey: key)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "is “\(text)”; expected a moment such as 2026-12-24T18:00:00Z")
    }
    return date
  }
}
