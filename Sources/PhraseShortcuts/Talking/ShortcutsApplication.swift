// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// The app that a person's shortcuts belong to.
struct ShortcutsApplication: AppShortcutsProvider {
  static let applicationName = BuiltInApplication.applicationName

  static var localizationBundle: Bundle { .phraseShortcuts }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RunShortcut(),
      phrases: [
        "Run \(\.$shortcut) in \(.applicationName)", "Run \(.applicationName) \(\.$shortcut)",
        "Start \(\.$shortcut) in \(.applicationName)",
      ], shortTitle: "Run Shortcut", systemImageName: "play")
    AppShortcut(
      intent: MakeShortcut(),
      phrases: [
        "When I say \(\.$words)", "Whenever I say \(\.$words)", "If I say \(\.$words)",
        "Every time I say \(\.$words)",
        // Where the verb stands behind what is said, its translations have two places.
        "When I say \(\.$words) I mean \(\.$request)",
        "\(\.$request) when I say \(\.$words)", "\(\.$request) whenever I say \(\.$words)",
        "Make a shortcut called \(\.$words) that \(\.$request)",
        "Make a shortcut called \(\.$words) to \(\.$request)",
        "Make a shortcut called \(\.$words)",
        "Create a shortcut called \(\.$words) that \(\.$request)",
        "Create a shortcut called \(\.$words) to \(\.$request)",
        "Create a shortcut called \(\.$words)",
        "Make a shortcut in \(.applicationName)", "New shortcut in \(.applicationName)",
      ], shortTitle: "Make Shortcut", systemImageName: "plus")
    AppShortcut(
      intent: KeepAsShortcut(),
      phrases: [
        "Make that a shortcut", "Make that a shortcut called \(\.$phrase)",
        "Keep that as \(\.$phrase) in \(.applicationName)",
      ], shortTitle: "Make That a Shortcut", systemImageName: "plus.square.on.square")
    AppShortcut(
      intent: AddToShortcut(),
      phrases: [
        "Add \(\.$request) to the shortcut \(\.$shortcut)",
        "Add \(\.$request) to \(\.$shortcut) in \(.applicationName)",
        "Add \(\.$request) to \(\.$shortcut)",
      ], shortTitle: "Add to Shortcut", systemImageName: "text.badge.plus")
    AppShortcut(
      intent: RenameShortcut(),
      phrases: [
        "Rename \(\.$shortcut) to \(\.$name)", "Rename the shortcut \(\.$shortcut) to \(\.$name)",
        "Rename \(\.$shortcut) in \(.applicationName)",
      ], shortTitle: "Rename Shortcut", systemImageName: "pencil")
    AppShortcut(
      intent: DeleteShortcut(),
      phrases: [
        "Delete the shortcut \(\.$shortcut)", "Delete \(\.$shortcut) in \(.applicationName)",
        "Delete \(\.$shortcut) from \(.applicationName)",
      ], shortTitle: "Delete Shortcut", systemImageName: "trash")
    AppShortcut(
      intent: DescribeShortcut(),
      phrases: [
        "What does \(\.$shortcut) do", "What does the shortcut \(\.$shortcut) do",
        "Describe \(\.$shortcut) in \(.applicationName)",
      ], shortTitle: "Describe Shortcut", systemImageName: "list.number")
    AppShortcut(
      intent: SuggestShortcut(),
      phrases: [
        "Suggest a shortcut", "What could be a shortcut", "Suggest \(.applicationName)",
      ], shortTitle: "Suggest Shortcut", systemImageName: "lightbulb")
    AppShortcut(
      intent: ShowGallery(),
      phrases: [
        "Show the shortcut gallery", "What is in the shortcut gallery",
        "Show the gallery of \(.applicationName)",
      ], shortTitle: "Show Gallery", systemImageName: "square.grid.2x2")
    AppShortcut(
      intent: AddFromGallery(),
      phrases: [
        "Add \(\.$name) from the gallery", "Add \(\.$name) from the shortcut gallery",
        "Get \(\.$name) from the shortcut gallery",
      ], shortTitle: "Add from Gallery", systemImageName: "plus.square")
    AppShortcut(
      intent: ListShortcuts(),
      phrases: [
        "What are my \(.applicationName)", "List my \(.applicationName)",
        "Show my \(.applicationName)",
        "What \(.applicationName) are there",
      ], shortTitle: "List Shortcuts", systemImageName: "list.bullet")
  }
}
