// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// One performance of one intent: what it reports, and what it may ask of its surroundings.
package final class IntentRun: Sendable {
  /// How far the intent is.
  package let progress: IntentProgress
  /// How the app comes to the front; nil where nobody is there to see it.
  package let foreground: (any ForegroundAccess)?
  /// Where the intent puts what takes its work back; nil where nobody could ask for that.
  package let undoManager: UndoManager?
  /// Whether the person hears the answer and sees nothing.
  package let isVoiceOnly: Bool
  /// Whether the words that started the intent did not fit exactly.
  package let isLowConfidence: Bool
  /// When the person started the intent.
  package let start: Date?

  private let isInFront: Mutex<Bool>
  private let reason = Mutex<IntentCancellationReason?>(nil)

  package init(
    progress: IntentProgress = IntentProgress(), foreground: (any ForegroundAccess)? = nil,
    undoManager: UndoManager? = nil, isVoiceOnly: Bool = false, isLowConfidence: Bool = false,
    start: Date? = nil, isForeground: Bool = false
  ) {
    self.progress = progress
    self.foreground = foreground
    self.undoManager = undoManager
    self.isVoiceOnly = isVoiceOnly
    self.isLowConfidence = isLowConfidence
    self.start = start
    isInFront = Mutex(isForeground)
  }

  /// Whether the app has come to the front.
  package var isForeground: Bool {
    get { isInFront.withLock(\.self) }
    set { isInFront.withLock { $0 = newValue } }
  }

  /// Why the run was ended, if it was.
  package var cancellation: IntentCancellationReason? { reason.withLock(\.self) }

  /// Tells the app that the run is over for the person.
  package func cancel(_ why: IntentCancellationReason) {
    reason.withLock { $0 = $0 ?? why }
    progress.cancel()
  }

  /// Brings the app to the front, unless it is there.
  package func continueInForeground(
    of intent: any AppIntent.Type, dialog: IntentDialog?, alwaysConfirm: Bool
  ) async throws {
    if isForeground { return }
    guard let foreground else { throw NoConversationError(request: "its app at the front") }
    guard foreground.isAvailable, intent.mayContinueInForeground else {
      throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
    }
    // Work that takes long may end when the person has long turned away.
    let alwaysConfirm = alwaysConfirm || intent is any ProgressReportingIntent.Type
    try await foreground.request(dialog: dialog, alwaysConfirm: alwaysConfirm)
    isForeground = true
  }
}

/// How a running intent brings its app to the front.
package protocol ForegroundAccess: Sendable {
  /// Whether the app may come to the front at all.
  var isAvailable: Bool { get }

  /// Asks the person where that is due, and brings the app up.
  func request(dialog: IntentDialog?, alwaysConfirm: Bool) async throws
}
