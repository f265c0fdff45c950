// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person is doing in an app, as apps tell the system.
///
/// Nothing on Linux takes activities up: it holds what the app sets and hands it back, so that code
/// that describes what is on the screen compiles and runs.
///
///     let activity = NSUserActivity(activityType: "org.example.reading")
///     activity.title = book.name
///     activity.appEntityIdentifier = EntityIdentifier(for: book)
///
/// - Important: Partial. It keeps what the app sets; nothing takes an activity up, searches for it or
///   suggests it, and `becomeCurrent()` tells nobody.
open class NSUserActivity {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// What it is called before a person.
  open var title: String?
  /// What the app needs to take the activity up again.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// A page on the web that shows the same.
  open var webpageURL: URL?
  /// When it stops being of interest.
  open var expirationDate: Date?
  /// The same activity's name across times.
  open var persistentIdentifier: String?
  /// What an index knows about it; kept only.
  open var contentAttributeSet: CSSearchableItemAttributeSet?
  /// The words to start it by that a person is offered; kept only.
  open var suggestedInvocationPhrase: String?
  /// What of the app's content it shows; kept only.
  open var targetContentIdentifier: String?
  /// The entity that the activity is about.
  open var appEntityIdentifier: EntityIdentifier?
  /// Whether it may go on at another device; kept only.
  open var isEligibleForHandoff = true
  /// Whether it may be searched for; kept only.
  open var isEligibleForSearch = false
  /// Whether it may be shown to everybody; kept only.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested; kept only.
  open var isEligibleForPrediction = false

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what the app needs to take the activity up again.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Says that the person does this now; nothing listens.
  open func becomeCurrent() {}

  /// Says that the person stopped doing this; nothing listens.
  open func resignCurrent() {}

  /// Ends the activity; nothing listens.
  open func invalidate() {}
}
