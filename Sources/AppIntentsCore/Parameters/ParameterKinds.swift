// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
  /// The smallest and the largest value that a number parameter takes, both included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  /// What a `Date` parameter asks for.
  public enum DateKind: Equatable, Hashable, Sendable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime
  }

  /// What a `DateComponents` parameter asks for.
  public enum DateComponentsKind: Equatable, Hashable, Sendable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime
  }

  /// The control that a screen shows for an `Int` parameter.
  public enum IntControlStyle: Equatable, Hashable, Sendable {
    /// A field to type in.
    case field
    /// Two buttons for less and more.
    case stepper
    /// A handle on a line.
    case slider
  }

  /// The control that a screen shows for a `Double` parameter.
  public enum DoubleControlStyle: Equatable, Hashable, Sendable {
    /// A field to type in.
    case field
    /// Two buttons for less and more.
    case stepper
    /// A handle on a line.
    case slider
  }

  /// What a `CLPlacemark` parameter shows of a place.
  public enum PlacemarkDisplayStyle: Equatable, Hashable, Sendable {
    /// Its name.
    case name
    /// Its address.
    case address
    /// Its town.
    case city
  }
}
