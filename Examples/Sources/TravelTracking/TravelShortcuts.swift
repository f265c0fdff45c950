// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import Foundation

/// What can be said to Travel Tracking.
///
/// The Russian phrases are in `AppShortcuts.xcstrings`, the texts of the app in
/// `Localizable.xcstrings`. The first ten shortcuts are what iOS takes of an app.
public struct TravelShortcuts: AppShortcutsProvider {
  /// The phrases, the primary one of each shortcut first.
  @AppShortcutsBuilder public static var appShortcuts: [AppShortcut] {
    landmarks
    collections
    beyondIOS
  }

  @AppShortcutsBuilder private static var landmarks: [AppShortcut] {
    AppShortcut(
      intent: ClosestLandmark(),
      phrases: [
        "What is the closest landmark in \(.applicationName)",
        "Find the closest landmark in \(.applicationName)",
        "Which landmark is nearest in \(.applicationName)",
        "What is there to see around here in \(.applicationName)",
      ],
      shortTitle: "Closest Landmark", systemImageName: "location")
    AppShortcut(
      intent: OpenLandmark(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) in \(.applicationName)",
        "Tell me about \(\.$target) in \(.applicationName)",
        "Open a landmark in \(.applicationName)",
      ],
      shortTitle: "Open Landmark", systemImageName: "mappin")
    AppShortcut(
      intent: ListLandmarks(),
      phrases: [
        "Which landmarks are in \(\.$continent) in \(.applicationName)",
        "List the landmarks of \(\.$continent) in \(.applicationName)",
        "What is there to see in \(\.$continent) in \(.applicationName)",
      ],
      shortTitle: "List Landmarks", systemImageName: "globe")
    AppShortcut(
      intent: FindTickets(),
      phrases: [
        "Find tickets for \(\.$landmark) in \(.applicationName)",
        "Get me tickets for \(\.$landmark) in \(.applicationName)",
        "How much are tickets for \(\.$landmark) in \(.applicationName)",
        "Find tickets in \(.applicationName)",
      ],
      shortTitle: "Find Tickets", systemImageName: "ticket")
    AppShortcut(
      intent: GetCrowdStatus(),
      phrases: [
        "Is it crowded at \(\.$landmark) in \(.applicationName)",
        "How crowded is \(\.$landmark) in \(.applicationName)",
        "How full is \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Crowd Status", systemImageName: "person.3")
    // One intent with the change filled in, so that each change has phrases of its own.
    AppShortcut(
      intent: UpdateFavorites(change: .add),
      phrases: [
        "Add \(\.$landmark) to my favorites in \(.applicationName)",
        "I like \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Add Favorite", systemImageName: "heart.fill")
    AppShortcut(
      intent: UpdateFavorites(change: .remove),
      phrases: [
        "Remove \(\.$landmark) from my favorites in \(.applicationName)",
        "Take \(\.$landmark) out of my favorites in \(.applicationName)",
      ],
      shortTitle: "Remove Favorite", systemImageName: "heart.slash")
  }

  @AppShortcutsBuilder private static var collections: [AppShortcut] {
    AppShortcut(
      intent: SummarizeTravels(),
      phrases: [
        "Summarize my travels in \(.applicationName)",
        "How many favorites do I have in \(.applicationName)",
      ],
      shortTitle: "Summary", systemImageName: "sum")
    AppShortcut(
      intent: OpenCollection(),
      phrases: [
        "Open the collection \(\.$target) in \(.applicationName)",
        "Show my \(\.$target) collection in \(.applicationName)",
        "What is in \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Collection", systemImageName: "square.stack")
    AppShortcut(
      intent: CreateCollection(),
      phrases: [
        "Create a collection in \(.applicationName)",
        "Make a new collection in \(.applicationName)",
        // Beyond iOS: Apple allows only entities and enums in a phrase.
        "Create a collection called \(\.$name) in \(.applicationName)",
      ],
      shortTitle: "Create Collection", systemImageName: "plus.square.on.square")
  }

  /// What sounds like the app's business and is not.
  public static let negativePhrases = NegativeAppShortcutPhrases {
    "Book a flight in \(.applicationName)"
    "Delete all collections in \(.applicationName)"
  }

  /// How people call the app; Russian in the cases that its phrases need.
  public static let applicationName = ApplicationName(
    "Travel Tracking", synonyms: ["Travel Tracker", "My Travels"],
    localized: [
      "ru": [
        "Путешествия", "Путешествиях", "Путешествий", "Мои путешествия", "Моих путешествиях",
        "Моих путешествий",
      ]
    ])

  /// Where the string catalogs are.
  public static var localizationBundle: Bundle { .module }
}
