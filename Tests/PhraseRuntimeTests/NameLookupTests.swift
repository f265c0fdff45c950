// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

/// Names that no phrase lists: what the app is asked, and what is made of its answer.
@Suite struct NameLookupTests {
  /// An utterance and what it comes to; nil where nothing is done.
  @Test(arguments: [
    // A search that minds the case of letters, over all that the query lists.
    ("tell me about el capitan in rambles", "El Capitan"),
    ("tell me about mount fuji in rambles", "Mount Fuji"),
    ("tell me about El Capitan in rambles", "El Capitan"),
    ("tell me about capitan in rambles", "El Capitan"),
    ("tell me about the moon in rambles", nil),
    // A search that minds it and has only suggestions beside it.
    ("greet ranger smith in rambles", "Ranger Smith"),
    ("greet ranger jones in rambles", nil), ("greet Ranger Jones in rambles", "Ranger Jones"),
    // No search, and few suggestions.
    ("pitch at pine creek in rambles", "Pine Creek"),
    ("pitch at Long Lake in rambles", "Long Lake"),
    ("pitch at lake in rambles", "Long Lake"), ("pitch at lake long in rambles", nil),
    ("pitch at lake lake in rambles", nil),
    // The words of a value are not the app's name with a slip.
    ("get conditions on half dome trail", "Half Dome Trail"),
    ("get conditions on long lake trail with rambles", "Long Lake Trail"),
    ("get conditions on half dome trail with trails", "Half Dome Trail"),
    ("get conditions on half dome trails", "Half Dome"),
    ("get conditions on half dome", "Half Dome"),
    ("get conditions on half dome trial with trails", nil),
    // Without the app's name, only a name with all of the words is meant.
    ("tell me about el capitan", "El Capitan"), ("tell me about mount", "Mount Fuji"),
    ("tell me about capitan", "El Capitan"), ("tell me about the", nil),
    ("tell me about it", nil), ("tell me about granite", nil),
    ("pitch at long lake", "Long Lake"), ("pitch at lake view", nil),
  ])
  func aNameIsLookedUp(_ text: String, _ name: String?) async throws {
    let conversation = Conversation(try await PhraseEngine(RamblesShortcuts.self))
    let reply = await conversation.respond(to: text)
    if let name {
      #expect(reply.text == "Here: \(name).")
    } else {
      #expect(reply.kind != .answered, "\(reply.text)")
    }
  }

  /// What the search finds by more than a name is a question, where the app was named.
  @Test func aDoubtIsAsked() async throws {
    let conversation = Conversation(try await PhraseEngine(RamblesShortcuts.self))
    let reply = await conversation.respond(to: "tell me about granite in rambles")
    #expect(reply.text == "Did you mean “Tell me about El Capitan in Rambles”?")
    #expect(await conversation.respond(to: "yes").text == "Here: El Capitan.")
  }

  @Test func anAnswerIsLookedUpAlike() async throws {
    try await PhraseTester(try await PhraseEngine(RamblesShortcuts.self)).converse {
      Said("tell me about a peak in rambles")
      Asked("Which peak: Half Dome?")
      Said("mount fuji")
      Answered("Here: Mount Fuji.")
    }
  }
}

private struct Peak: AppEntity {
  let id: String
  var rock = ""
  static let all = [
    Peak(id: "Half Dome"), Peak(id: "El Capitan", rock: "granite"), Peak(id: "Mount Fuji"),
  ]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
  static let defaultQuery = PeakQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Lists all, suggests one, and finds what is written to the letter.
private struct PeakQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [Peak] { Peak.all }
  func suggestedEntities() async throws -> [Peak] { [Peak.all[0]] }
  func entities(matching string: String) async throws -> [Peak] {
    Peak.all.filter { $0.id == string || $0.rock == string }
  }
}

private struct Ranger: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ranger"
  static let defaultQuery = RangerQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct RangerQuery: EntityStringQuery {
  private let all = ["Ranger Smith", "Ranger Jones"].map(Ranger.init)
  func entities(for identifiers: [String]) async throws -> [Ranger] {
    all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Ranger] { all.filter { $0.id == string } }
  func suggestedEntities() async throws -> [Ranger] { [all[0]] }
}

private struct Camp: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Camp"
  static let defaultQuery = CampQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct CampQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Camp] { ["Pine Creek", "Long Lake"].map(Camp.init) }
  func suggestedEntities() async throws -> [Camp] { [] }
}

private struct Path: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = PathQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PathQuery: EntityStringQuery {
  private let all = ["Half Dome", "Half Dome Trail", "Long Lake Trail"].map(Path.init)
  func entities(for identifiers: [String]) async throws -> [Path] {
    all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Path] {
    all.filter { $0.id.lowercased() == string.lowercased() }
  }
  func suggestedEntities() async throws -> [Path] { [all[0]] }
}

private struct TellPeak: AppIntent {
  static let title: LocalizedStringResource = "Tell"
  @Parameter(title: "Peak") var peak: Peak
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here: \(peak.id).")
  }
}

private struct GreetRanger: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Ranger") var ranger: Ranger
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here: \(ranger.id).")
  }
}

private struct PitchTent: AppIntent {
  static let title: LocalizedStringResource = "Pitch"
  @Parameter(title: "Camp") var camp: Camp
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here: \(camp.id).")
  }
}

private struct GetConditions: AppIntent {
  static let title: LocalizedStringResource = "Conditions"
  @Parameter(title: "Trail") var path: Path
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here: \(path.id).")
  }
}

private struct RamblesShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Rambles", synonyms: ["Trails"])
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TellPeak(),
      phrases: [
        "Tell me about \(\.$peak) in \(.applicationName)",
        "Tell me about a peak in \(.applicationName)",
      ])
    AppShortcut(intent: GreetRanger(), phrases: ["Greet \(\.$ranger) in \(.applicationName)"])
    AppShortcut(intent: PitchTent(), phrases: ["Pitch at \(\.$camp) in \(.applicationName)"])
    AppShortcut(
      intent: GetConditions(),
      phrases: ["Get conditions on \(\.$path) with \(.applicationName)"])
  }
}
