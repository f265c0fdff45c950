// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What starts an automation.
public enum AutomationTrigger: Sendable, Equatable {
  /// A time of certain days, by the clock of the machine.
  ///
  /// Hours from 0 to 23, minutes from 0 to 59.
  case time(hour: Int, minute: Int, days: Set<Weekday> = Weekday.everyDay)
  /// One moment.
  case once(Date)
  /// Minutes before (negative) or after the sun rises or sets at a place.
  ///
  /// At most twelve hours from it. Where the sun stays up or down for a day, nothing starts that day.
  case sun(SunEvent, minutes: Int = 0, at: Place, days: Set<Weekday> = Weekday.everyDay)
  /// An intent was performed: `Library.OpenBook`.
  case intent(String)
  /// A value of an app has changed: a property of any entity of a type, such as `Library.Book` and
  /// `isRead`; without a property which entities there are, and what they are called.
  case value(of: String, property: String? = nil)
  /// A file, or what is directly in a folder, has changed, has come or has gone.
  case file(path: String)
  /// A program on the bus sent a signal.
  case signal(BusSignal)
  /// The person has logged in.
  case login

  /// A place on the earth, in degrees.
  public struct Place: Sendable, Equatable {
    /// From -90 to 90; positive in the north.
    public var latitude: Double
    /// From -180 to 180; positive in the east.
    public var longitude: Double

    /// Makes a place.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Whether it is known before when it happens.
  var isPlanned: Bool {
    switch self {
    case .time, .once, .sun: true
    case .intent, .value, .file, .signal, .login: false
    }
  }
}

/// What the sun does at the horizon.
public enum SunEvent: String, Sendable, CaseIterable {
  case sunrise, sunset
}

/// A signal of D-Bus.
public struct BusSignal: Sendable, Hashable {
  /// Which bus it comes on.
  public enum Bus: String, Sendable, Codable, CaseIterable {
    /// That of the person's session.
    case session
    /// That of the machine.
    case system
  }

  /// The bus.
  public var bus: Bus
  /// The interface: `org.freedesktop.ScreenSaver`.
  public var interface: String
  /// The signal's own name: `ActiveChanged`.
  public var member: String
  /// The object that sends it; nil for any.
  public var path: String?

  /// Names a signal.
  public init(_ interface: String, _ member: String, path: String? = nil, on bus: Bus = .session) {
    self.bus = bus
    self.interface = interface
    self.member = member
    self.path = path
  }
}

/// A day of the week.
public enum Weekday: String, Sendable, Codable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// All of them.
  public static let everyDay = Set(allCases)
  /// From Monday to Friday.
  public static let workdays = everyDay.subtracting(weekend)
  /// Saturday and Sunday.
  public static let weekend: Set<Weekday> = [.saturday, .sunday]
}
