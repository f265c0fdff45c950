// SPDX-License-Identifier: Apache-2.0

/// Where an intent may run; on Linux, whether the app is asked to show itself.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits, one for each mode.
  public let rawValue: UInt

  /// Creates modes from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// When the app comes to the front.
  public enum ForegroundMode: Equatable, Hashable, Sendable {
    /// Before the intent runs.
    case immediate
    /// While it runs, if it asks for that.
    case dynamic
    /// When it is done.
    case deferred
  }

  /// Without showing the app.
  public static let background = IntentModes(rawValue: 1)
  /// With the app at the front before the intent runs.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app at the front at the given time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// With the app at the front at whatever time.
  package static let anyForeground: IntentModes = [
    .foreground, .foreground(.dynamic), .foreground(.deferred),
  ]
}

extension IntentModes {
  /// Where an intent runs now.
  ///
  ///     if systemContext.currentMode == .background { … }
  public struct Current: Equatable, Sendable {
    private let isForeground: Bool
    /// Whether the app is at the front or may be brought there.
    public let canContinueInForeground: Bool

    init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// Without the app at the front.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    /// With the app at the front.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Two states are equal where the intent runs in the same place, whatever may come of it.
    public static func == (left: Current, right: Current) -> Bool {
      left.isForeground == right.isForeground
    }
  }
}

/// What a person must have proved before an intent runs.
public enum IntentAuthenticationPolicy: Equatable, Hashable, Sendable {
  /// Nothing.
  case alwaysAllowed
  /// Who they are.
  case requiresAuthentication
  /// Who they are, on the device where the intent runs.
  case requiresLocalDeviceAuthentication
}
