// SPDX-License-Identifier: Apache-2.0

import Synchronization

public import Foundation

/// Writes a moment by its distance from another, such as "2 hours ago".
///
/// Foundation has no such formatter on Linux, and dialogs often need one.
public final class RelativeDateTimeFormatter: Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Equatable, Hashable, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How long the words for the units are.
  public enum UnitsStyle: Equatable, Hashable, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo ago".
    case abbreviated
  }

  private struct Settings {
    var dateTimeStyle = DateTimeStyle.numeric
    var unitsStyle = UnitsStyle.full
    var locale = Locale.current
    var calendar = Calendar.current
  }

  // A class, since app code changes the settings of a formatter that it holds with `let`.
  private let settings = Mutex(Settings())

  /// A formatter in the present language, with full units and numbers for near days.
  public init() {}

  /// Whether near days have names.
  public var dateTimeStyle: DateTimeStyle {
    get { settings.withLock { $0.dateTimeStyle } }
    set { settings.withLock { $0.dateTimeStyle = newValue } }
  }

  /// How long the words for the units are.
  public var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }

  /// The language.
  public var locale: Locale {
    get { settings.withLock { $0.locale } }
    set { settings.withLock { $0.locale = newValue } }
  }

  /// The calendar that says where days, months and years begin.
  public var calendar: Calendar {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }

  /// Writes a moment by its distance from another.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - referenceDate: The other one.
  /// - Returns: The distance in words.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.style, locale: locale, calendar: calendar
    )
    .format(referenceDate)
  }

  /// Writes a span of time by its distance from now.
  ///
  /// - Parameter timeInterval: The span in seconds; negative for the past.
  /// - Returns: The distance in words.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
