// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Testing

/// What is said of a value that an intent returns without a dialog.
@Suite struct ReturnedValueTests {
  @Test(arguments: [
    ("get the shade in ledger", "Dark Green"), ("get the shades in ledger", "Dark Green and White"),
    ("get the page in ledger", "First Page"),
    ("get the pages in ledger", "First Page and Last Page"),
    ("get no pages in ledger", "Done."), ("get the number in ledger", "12,500"),
    ("get the share in ledger", "0.25"), ("get the words in ledger", "Paid in full"),
    ("get the day in ledger", "Feb 3, 2031"), ("get the weight in ledger", "2.5 kg"),
    ("get the time in ledger", "1 hour, 30 minutes"), ("get the sum in ledger", "€12.50"),
    ("get the person in ledger", "Ada Lovelace"),
    // A dialog, a snippet or a file says it already.
    ("get the spoken one in ledger", "It is white."), ("get the shown one in ledger", "Done."),
    ("get the file in ledger", "Done."),
  ])
  func aValueIsSaidAsPeopleReadIt(_ request: String, _ text: String) async throws {
    let engine = try await PhraseEngine(LedgerShortcuts.self)
    let said = await Conversation(engine).respond(to: request)
    #expect(said.kind == .answered)
    #expect(said.text == text)
    guard case .match(let match) = await engine.resolve(request) else {
      Issue.record("\(request) is not understood")
      return
    }
    let outcome = try await match.perform()
    #expect((outcome.dialog ?? "Done.") == said.text)
  }
}

private enum Shade: String, AppEnum {
  case green, white
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
  static let caseDisplayRepresentations: [Shade: DisplayRepresentation] = [
    .green: "Dark Green", .white: "White",
  ]
}

private struct LedgerPage: AppEntity {
  let id: Int
  static let all = [LedgerPage(id: 1), LedgerPage(id: 2)]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = LedgerPageQuery()
  var displayRepresentation: DisplayRepresentation { id == 1 ? "First Page" : "Last Page" }
}

private struct LedgerPageQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LedgerPage] { LedgerPage.all }
}

private protocol Returned {
  associatedtype Value: _IntentValue & Sendable
  static var value: Value { get }
}

/// Returns the value of a type without a word.
private struct Get<Source: Returned>: AppIntent {
  static var title: LocalizedStringResource { "Get" }
  func perform() async throws -> some IntentResult & ReturnsValue<Source.Value> {
    .result(value: Source.value)
  }
}

private enum OneShade: Returned { static var value: Shade { .green } }
private enum Shades: Returned { static var value: [Shade] { [.green, .white] } }
private enum OnePage: Returned { static var value: LedgerPage { LedgerPage.all[0] } }
private enum Pages: Returned { static var value: [LedgerPage] { LedgerPage.all } }
private enum NoPages: Returned { static var value: [LedgerPage] { [] } }
private enum Count: Returned { static var value: Int { 12_500 } }
private enum Share: Returned { static var value: Double { 0.25 } }
private enum Words: Returned { static var value: String { "Paid in full" } }
private enum Day: Returned {
  static var value: DateComponents { DateComponents(year: 2031, month: 2, day: 3) }
}
private enum Weight: Returned {
  static var value: Measurement<UnitMass> { Measurement(value: 2.5, unit: .kilograms) }
}
private enum Time: Returned { static var value: Duration { .seconds(5_400) } }
private enum Sum: Returned {
  static var value: IntentCurrencyAmount {
    IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
  }
}
private enum Person: Returned {
  static var value: IntentPerson {
    IntentPerson(
      name: .displayName("Ada Lovelace"),
      handle: .init(emailAddress: "ada@example.org"))
  }
}
private enum File: Returned {
  static var value: IntentFile { IntentFile(data: Data([1]), filename: "a.bin") }
}

private struct GetSpoken: AppIntent {
  static let title: LocalizedStringResource = "Get Spoken"
  func perform() async throws -> some IntentResult & ReturnsValue<Shade> & ProvidesDialog {
    .result(value: .white, dialog: "It is white.")
  }
}

private struct GetShown: AppIntent {
  static let title: LocalizedStringResource = "Get Shown"
  func perform() async throws -> some IntentResult & ReturnsValue<Shade> & ShowsSnippetView {
    .result(value: .white, view: Snippet("White"))
  }
}

private struct LedgerShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Ledger"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Get<OneShade>(), phrases: ["Get the shade in \(.applicationName)"])
    AppShortcut(intent: Get<Shades>(), phrases: ["Get the shades in \(.applicationName)"])
    AppShortcut(intent: Get<OnePage>(), phrases: ["Get the page in \(.applicationName)"])
    AppShortcut(intent: Get<Pages>(), phrases: ["Get the pages in \(.applicationName)"])
    AppShortcut(intent: Get<NoPages>(), phrases: ["Get no pages in \(.applicationName)"])
    AppShortcut(intent: Get<Count>(), phrases: ["Get the number in \(.applicationName)"])
    AppShortcut(intent: Get<Share>(), phrases: ["Get the share in \(.applicationName)"])
    AppShortcut(intent: Get<Words>(), phrases: ["Get the words in \(.applicationName)"])
    AppShortcut(intent: Get<Day>(), phrases: ["Get the day in \(.applicationName)"])
    AppShortcut(intent: Get<Weight>(), phrases: ["Get the weight in \(.applicationName)"])
    AppShortcut(intent: Get<Time>(), phrases: ["Get the time in \(.applicationName)"])
    AppShortcut(intent: Get<Sum>(), phrases: ["Get the sum in \(.applicationName)"])
    AppShortcut(intent: Get<Person>(), phrases: ["Get the person in \(.applicationName)"])
    AppShortcut(intent: Get<File>(), phrases: ["Get the file in \(.applicationName)"])
    AppShortcut(intent: GetSpoken(), phrases: ["Get the spoken one in \(.applicationName)"])
    AppShortcut(intent: GetShown(), phrases: ["Get the shown one in \(.applicationName)"])
  }
}
