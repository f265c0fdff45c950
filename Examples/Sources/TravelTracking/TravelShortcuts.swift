// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What can be said to Travel Tracking.
public struct TravelShortcuts: AppShortcutsProvider {
  /// The phrases, the primary one of each shortcut first.
  @AppShortcutsBuilder public static var appShortcuts: [AppShortcut] {
    landmarks
    favorites
    collections
    settings
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
    AppShortcut(
      intent: ShowSearchResults(),
      phrases: [
        "Search for \(\.$text) in \(.applicationName)",
        "Search \(.applicationName) for \(\.$text)",
        "Search \(.applicationName)",
      ],
      shortTitle: "Search", systemImageName: "magnifyingglass")
    AppShortcut(
      intent: IdentifyPicture(),
      phrases: [
        "Which landmark looks like \(\.$picture) in \(.applicationName)",
        "Identify a picture in \(.applicationName)",
      ],
      shortTitle: "Identify Picture", systemImageName: "photo")
    AppShortcut(
      intent: ExportLandmark(),
      phrases: [
        "Export \(\.$landmark) from \(.applicationName)",
        "Export \(\.$landmark) as \(\.$format) from \(.applicationName)",
        "Make a file about \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Export Landmark", systemImageName: "square.and.arrow.up")
  }

  // One intent with the change filled in, so that each change has phrases of its own.
  @AppShortcutsBuilder private static var favorites: [AppShortcut] {
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
    AppShortcut(
      intent: UpdateFavorites(),
      phrases: [
        "Switch the heart of \(\.$landmark) in \(.applicationName)",
        "Toggle \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Toggle Favorite", systemImageName: "heart")
    AppShortcut(
      intent: SummarizeTravels(),
      phrases: [
        "Summarize my travels in \(.applicationName)",
        "How many favorites do I have in \(.applicationName)",
      ],
      shortTitle: "Summary", systemImageName: "sum")
  }

  @AppShortcutsBuilder private static var collections: [AppShortcut] {
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
        "Create a collection called \(\.$name) in \(.applicationName)",
        "Make a new collection in \(.applicationName)",
      ],
      shortTitle: "Create Collection", systemImageName: "plus.square.on.square")
    AppShortcut(
      intent: AddToCollection(),
      phrases: [
        "Add \(\.$landmark) to \(\.$collection) in \(.applicationName)",
        "Put \(\.$landmark) into the collection \(\.$collection) in \(.applicationName)",
        "Add \(\.$landmark) to a collection in \(.applicationName)",
      ],
      shortTitle: "Add to Collection", systemImageName: "plus")
    AppShortcut(
      intent: DeleteCollection(),
      phrases: [
        "Delete the collection \(\.$collection) in \(.applicationName)",
        "Delete my \(\.$collection) collection in \(.applicationName)",
        "Delete a collection in \(.applicationName)",
      ],
      shortTitle: "Delete Collection", systemImageName: "trash")
  }

  @AppShortcutsBuilder private static var settings: [AppShortcut] {
    AppShortcut(
      intent: ChangeDefaultPlace(),
      phrases: [
        "I am at \(\.$landmark) in \(.applicationName)",
        "Start from \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Default Place", systemImageName: "house")
    AppShortcut(
      intent: ChangeUnit(),
      phrases: [
        "Use \(\.$value) in \(.applicationName)",
        "Tell distances in \(\.$value) in \(.applicationName)",
      ],
      shortTitle: "Unit", systemImageName: "ruler")
    AppShortcut(
      intent: GetSettings(),
      phrases: [
        "What are my settings in \(.applicationName)",
        "Show the settings of \(.applicationName)",
      ],
      shortTitle: "Settings", systemImageName: "gear")
  }

  /// What sounds like the app's business and is not.
  public static let negativePhrases = NegativeAppShortcutPhrases {
    "Book a flight in \(.applicationName)"
    "Delete all collections in \(.applicationName)"
  }

  /// How people call the app.
  public static let applicationName = ApplicationName(
    "Travel Tracking", synonyms: ["Travel Tracker", "My Travels"])
}
