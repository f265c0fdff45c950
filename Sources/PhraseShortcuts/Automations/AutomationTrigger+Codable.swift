// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The form in documents: `{"at": "07:40", "days": ["monday"], "kind": "time"}`.
extension AutomationTrigger: Codable {
  private enum Kind: String, CaseIterable {
    case time, once, sunrise, sunset, intent, value, file, signal, login

    var fields: [Key] {
      switch self {
      case .time: [.at, .days]
      case .once: [.at]
      case .sunrise, .sunset: [.minutes, .latitude, .longitude, .days]
      case .intent: [.intent]
      case .value: [.type, .property]
      case .file: [.path]
      case .signal: [.bus, .interface, .member, .path]
      case .login: []
      }
    }
  }

  private enum Key: String, CodingKey {
    case kind, at, days, minutes, latitude, longitude, intent, type, property, path
    case bus, interface, member
  }

  private typealias Fields = KeyedDecodingContainer<Key>

  /// Reads a trigger.
  ///
  /// - Throws: `DecodingError` for a kind that there is not, for fields that are missing or that the
  ///   kind does not have, and for values out of their range.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.choice(Kind.self, forKey: .kind)
    try decoder.refuseFields(besides: ([.kind] + kind.fields).map(\.rawValue))
    self =
      switch kind {
      case .time: try Self.time(in: fields)
      case .once: .once(try fields.decodeMoment(forKey: .at))
      case .sunrise: try Self.sun(.sunrise, in: fields)
      case .sunset: try Self.sun(.sunset, in: fields)
      case .intent: .intent(try fields.name(forKey: .intent))
      case .value:
        .value(
          of: try fields.name(forKey: .type),
          property: fields.contains(.property) ? try fields.name(forKey: .property) : nil)
      case .file: .file(path: try Self.path(in: fields))
      case .signal: .signal(try Self.signal(in: fields))
      case .login: .login
      }
  }

  /// Reads a trigger from JSON.
  ///
  /// - Throws: ``ShortcutDocumentError`` with the place of the fault and what would be accepted there.
  package init(json: Data) throws(ShortcutDocumentError) {
    do {
      self = try JSONDecoder().decode(AutomationTrigger.self, from: json)
    } catch let error as DecodingError {
      throw ShortcutDocumentError(error, in: json, syntax: "not a trigger in JSON")
    } catch {
      throw ShortcutDocumentError(place: "", reason: "\(error)")
    }
  }

  private static func time(in fields: Fields) throws -> AutomationTrigger {
    let text = try fields.decode(String.self, forKey: .at)
    guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/),
      let hour = Int(match.1), let minute = Int(match.2), hour < 24, minute < 60
    else {
      throw fields.fault(.at, "is “\(text)”; expected a time from 00:00 to 23:59")
    }
    return .time(hour: hour, minute: minute, days: try days(in: fields))
  }

  private static func sun(_ event: SunEvent, in fields: Fields) throws -> AutomationTrigger {
    .sun(
      event,
      minutes: fields.contains(.minutes)
        ? Int(try fields.number(in: -720...720, forKey: .minutes)) : 0,
      at: Place(
        latitude: try fields.number(in: -90...90, forKey: .latitude),
        longitude: try fields.number(in: -180...180, forKey: .longitude)),
      days: try days(in: fields))
  }

  private static func days(in fields: Fields) throws -> Set<Weekday> {
    guard fields.contains(.days) else { return Weekday.everyDay }
    let names = try fields.decode([String].self, forKey: .days)
    let days = try names.map { name in
      guard let day = Weekday(rawValue: name) else {
        let known = Weekday.allCases.map(\.rawValue).joined(separator: ", ")
        throw fields.fault(.days, "has “\(name)”; expected \(known)")
      }
      return day
    }
    guard !days.isEmpty else {
      throw fields.fault(.days, "is empty; expected a day, or no “days” for every day")
    }
    return Set(days)
  }

  private static func path(in fields: Fields) throws -> String {
    let path = try fields.name(forKey: .path)
    guard path.hasPrefix("/") else {
      throw fields.fault(.path, "is “\(path)”; expected a whole path, from “/” on")
    }
    return path
  }

  private static func signal(in fields: Fields) throws -> BusSignal {
    let bus =
      fields.contains(.bus) ? try fields.choice(BusSignal.Bus.self, forKey: .bus) : .session
    let signal = BusSignal(
      try fields.decode(String.self, forKey: .interface),
      try fields.decode(String.self, forKey: .member),
      path: try fields.decodeIfPresent(String.self, forKey: .path), on: bus)
    if let field = signal.unnameable, let key = Key(rawValue: field) {
      throw fields.fault(key, "is no name that there can be on the bus")
    }
    return signal
  }

  /// Writes the fields that say something.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func write(_ kind: Kind) throws { try fields.encode(kind.rawValue, forKey: .kind) }
    func write(_ days: Set<Weekday>) throws {
      guard days != Weekday.everyDay else { return }
      try fields.encode(Weekday.allCases.filter(days.contains), forKey: .days)
    }
    switch self {
    case .time(let hour, let minute, let days):
      try write(.time)
      try fields.encode("\(hour.twoDigits):\(minute.twoDigits)", forKey: .at)
      try write(days)
    case .once(let date):
      try write(.once)
      try fields.encode(date.formatted(.iso8601), forKey: .at)
    case .sun(let event, let minutes, let place, let days):
      try write(event == .sunrise ? .sunrise : .sunset)
      if minutes != 0 { try fields.encode(minutes, forKey: .minutes) }
      try fields.encode(place.latitude, forKey: .latitude)
      try fields.encode(place.longitude, forKey: .longitude)
      try write(days)
    case .intent(let name):
      try write(.intent)
      try fields.encode(name, forKey: .intent)
    case .value(let type, let property):
      try write(.value)
      try fields.encode(type, forKey: .type)
      try fields.encodeIfPresent(property, forKey: .property)
    case .file(let path):
      try write(.file)
      try fields.encode(path, forKey: .path)
    case .signal(let signal):
      try write(.signal)
      if signal.bus != .session { try fields.encode(signal.bus, forKey: .bus) }
      try fields.encode(signal.interface, forKey: .interface)
      try fields.encode(signal.member, forKey: .member)
      try fields.encodeIfPresent(signal.path, forKey: .path)
    case .login: try write(.login)
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func fault(_ key: Key, _ reason: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }

  /// One of several words.
  fileprivate func choice<Choice>(_ type: Choice.Type, forKey key: Key) throws -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let text = try decode(String.self, forKey: key)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(key, "is “\(text)”; expected \(known)")
    }
    return choice
  }

  /// A text that is not empty and has no line ends or other control characters.
  fileprivate func name(forKey key: Key) throws -> String {
    let text = try decode(String.self, forKey: key)
    guard !text.isEmpty, !text.hasControlCharacters else {
      throw fault(key, "is empty or has control characters")
    }
    return text
  }

  fileprivate func number(in range: ClosedRange<Double>, forKey key: Key) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard range.contains(number) else {
      throw fault(
        key, "is \(number); expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension BusSignal {
  /// The field that is no name of D-Bus; nil where all are.
  ///
  /// What passes can stand in a match rule between quotes.
  var unnameable: String? {
    if interface.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)+/) == nil {
      return "interface"
    }
    if member.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil { return "member" }
    if let path, path != "/", path.wholeMatch(of: /(\/[A-Za-z0-9_]+)+/) == nil { return "path" }
    return nil
  }
}

extension String {
  /// Whether a character of it may end a line, or is not for reading.
  var hasControlCharacters: Bool {
    unicodeScalars.contains {
      [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
  }
}

extension Int {
  /// Numbers below 100 as clocks show them: 07.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
