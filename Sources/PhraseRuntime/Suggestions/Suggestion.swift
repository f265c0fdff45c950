// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore

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
  /// Both what was asked for in conversations and what apps donated counts. What the person did in
  /// apps that this engine does not have is left out.
  ///
  /// - Parameter limit: How many to return at most.
  /// - Returns: The suggestions, the likeliest first.
  public func suggestions(limit: Int = 3) -> [Suggestion] {
    let suggestions = configuration.activity.suggestions(now: configuration.now())
      .filter(catalog.isOfOwnApp())
    return Array(suggestions.prefix(max(0, limit)))
  }

  /// Forgets all that the person did, in memory and in the file, for all their engines.
  ///
  /// - Throws: What the file system throws where the file cannot be removed.
  public func forgetSuggestions() throws {
    try configuration.activity.forget()
  }

  /// Counts an intent that was performed for the person.
  public func noteDone(_ intent: ResolvedIntent) {
    lastApplication = intent.application
    guard let declaration = intent.declaration else { return }
    note(declaration.instance(with: intent.values), donation: nil)
  }

  /// Takes note of a donation, or of one that is taken back.
  func note(_ event: DonationEvent) {
    switch event {
    case .donated(let intent, let identifier): note(intent, donation: identifier)
    case .deleted(let deletion):
      deletion.add(
        configuration.activity.forget(deletion.predicate.condition, now: configuration.now()))
    }
  }

  /// Counts an intent, if it belongs to one of the apps and may be a habit.
  package func note(_ intent: any AppIntent, donation: IntentDonationIdentifier?) {
    guard !(intent is any UncountedIntent), let deed = ActivityDescription(intent, in: catalog)
    else {
      return
    }
    configuration.activity.note(deed, donation: donation, now: configuration.now())
  }
}

extension Catalog {
  /// Tells whether one of the apps has the intent that is suggested.
  func isOfOwnApp() -> (Suggestion) -> Bool {
    let own = Set(shortcuts.map { [$0.intent, applications[$0.application].name] })
    return { own.contains([$0.intent, $0.application]) }
  }
}
