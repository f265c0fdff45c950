// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// Something that a person often did, worth to be offered again.
public struct Suggestion: Sendable, Equatable, Codable {
  /// The name of the intent's type.
  public let intent: String
  /// The app that the intent belongs to.
  public let application: String
  /// What it does with its values, in words of the app.
  public let title: String
  /// What tells it apart, if the app says more.
  public let subtitle: String?
  /// What can be said to do it again; nil where no phrase has all the values.
  public let phrase: String?
}

extension PhraseEngine {
  /// What the person did most, and most recently: what was done often long ago fades.
  ///
  /// Both what was asked for in conversations and what apps donated counts.
  ///
  /// - Parameter limit: How many to return at most.
  /// - Returns: The suggestions, the likeliest first.
  public func suggestions(limit: Int = 3) -> [Suggestion] {
    activity.suggestions(limit: max(0, limit), now: configuration.now())
  }

  /// Forgets all that was done, in memory and in the file.
  ///
  /// - Throws: What the file system throws where the file cannot be removed.
  public func forgetSuggestions() throws {
    try activity.forget()
  }

  /// Counts an intent that was performed for the person.
  public func noteDone(_ intent: ResolvedIntent) {
    guard let declaration = intent.declaration else { return }
    note(declaration.instance(with: intent.values), donation: nil)
  }

  /// Takes note of a donation, or of one that is taken back.
  func note(_ event: IntentDonationHook.Event) {
    switch event {
    case .donated(let intent, let identifier): note(intent, donation: identifier)
    case .deleted(let deletion):
      deletion.add(activity.forget(deletion.predicate.condition, now: configuration.now()))
    }
  }

  /// Counts an intent, if it belongs to one of the apps.
  private func note(_ intent: any AppIntent, donation: IntentDonationIdentifier?) {
    guard let deed = ActivityDescription(intent, in: catalog) else { return }
    activity.note(deed, donation: donation, now: configuration.now())
  }
}
