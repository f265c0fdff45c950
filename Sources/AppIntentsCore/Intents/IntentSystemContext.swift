// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an intent can know of the circumstances that it runs in.
public struct IntentSystemContext: Sendable {
  /// Whether the app is at the front, and whether it may come there.
  public let currentMode: IntentModes.Current
  /// Whether the person hears the answer and sees nothing.
  public let isVoiceOnly: Bool
  /// When the person started the intent; nil where no person did.
  public let preciseTimestamp: Date?
}

extension AppIntent {
  /// The circumstances of this run, as they are now; those of the background outside of any.
  public var systemContext: IntentSystemContext {
    let run = IntentExecution.current?.run
    let isForeground = run?.isForeground ?? false
    let isPossible = run?.foreground?.isAvailable == true && Self.mayContinueInForeground
    return IntentSystemContext(
      currentMode: IntentModes.Current(
        isForeground: isForeground, canContinueInForeground: isForeground || isPossible),
      isVoiceOnly: run?.isVoiceOnly ?? false, preciseTimestamp: run?.start)
  }

  /// Whether the intent declares that its app may come to the front while it runs.
  static var mayContinueInForeground: Bool {
    supportedModes.intersection(.anyForeground) != []
      || self is any ForegroundContinuableIntent.Type
  }
}
