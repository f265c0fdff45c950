// SPDX-License-Identifier: Apache-2.0

import AppIntents

extension TravelShortcuts {
  /// What an app on iOS has no room for, or may not have: Apple takes ten shortcuts of an app, and
  /// one parameter in a phrase, which is an entity or an enum.
  @AppShortcutsBuilder static var beyondIOS: [AppShortcut] {
    AppShortcut(
      intent: ShowSearchResults(),
      phrases: [
        // Apple's system finds the search by its schema, and takes no text in phrases.
        "Search for \(\.$criteria) in \(.applicationName)",
        "Search \(.applicationName) for \(\.$criteria)",
        "Search \(.applicationName)",
      ],
      shortTitle: "Search", systemImageName: "magnifyingglass")
    AppShortcut(
      intent: ListFavorites(),
      phrases: [
        "Show my favorites in \(.applicationName)",
        "Open my favorites in \(.applicationName)",
        "What are my favorites in \(.applicationName)",
      ],
      shortTitle: "Favorites", systemImageName: "heart.text.square")
    AppShortcut(
      intent: ClosestLandmark(),
      phrases: ["What is near me in \(.applicationName)"],
      shortTitle: "Near Me", systemImageName: "location")
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
    AppShortcut(
      intent: GetCrowdStatus(),
      phrases: [
        "How busy is \(\.$landmark) in \(.applicationName)",
        "Is \(\.$landmark) crowded in \(.applicationName)",
      ],
      shortTitle: "Busy", systemImageName: "person.3")
    AppShortcut(
      intent: UpdateFavorites(),
      phrases: [
        "Switch the heart of \(\.$landmark) in \(.applicationName)",
        "Toggle \(\.$landmark) in \(.applicationName)",
      ],
      shortTitle: "Toggle Favorite", systemImageName: "heart")
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
        "Delete \(\.$collection) in \(.applicationName)",
        "Delete a collection in \(.applicationName)",
      ],
      shortTitle: "Delete Collection", systemImageName: "trash")
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
        "Switch to \(\.$value) in \(.applicationName)",
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
}
