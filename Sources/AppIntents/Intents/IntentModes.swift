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
