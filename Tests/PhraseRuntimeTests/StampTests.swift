// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseTesting
import Testing

/// Titles with abbreviations, inside the questions for values.
@Suite struct StampTests {
  @Test func abbreviationsAreSpeltAsTheyAre() async throws {
    try await PhraseTester(StampShortcuts.self).converse {
      Said("look at a stamp in philately")
      Asked("What is the catalogue ID?")
      Said("seventeen")
      Asked("Which UV lamp: Long Wave or Short Wave?")
      Said("sunlight")
      Asked("There is no UV lamp “sunlight”. Which UV lamp: Long Wave or Short Wave?")
      Said("short wave")
      Answered("Number 17 glows.")
    }
  }
}

private enum Lamp: String, AppEnum {
  case long, short
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "UV Lamp"
  static let caseDisplayRepresentations: [Lamp: DisplayRepresentation] = [
    .long: "Long Wave", .short: "Short Wave",
  ]
}

private struct LookAtStamp: AppIntent {
  static let title: LocalizedStringResource = "Look at a Stamp"
  @Parameter(title: "Catalogue ID") var number: Int
  @Parameter(title: "Light") var lamp: Lamp

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Number \(number) glows.") }
}

private struct StampShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Philately"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: LookAtStamp(), phrases: ["Look at a stamp in \(.applicationName)"])
  }
}
