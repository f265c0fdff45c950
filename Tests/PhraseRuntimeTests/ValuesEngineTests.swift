// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

/// Takes a value of every kind that the engine reads by itself.
private struct Remind: AppIntent {
  static let title: LocalizedStringResource = "Remind"
  @Parameter(title: "When", requestValueDialog: "When?") var when: Date
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Time", kind: .time) var time: DateComponents?
  @Parameter(title: "Length") var length: Duration?
  @Parameter(title: "Weight", defaultUnit: .kilograms, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>?
  @Parameter(title: "Price") var price: IntentCurrencyAmount?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let style = Date.ISO8601FormatStyle()
    let values: [String?] = [
      when.formatted(style), day?.formatted(style),
      time.map { "\($0.hour ?? -1):\($0.minute ?? -1) \($0.day ?? -1)" },
      length.map { "\($0)" }, weight.map { "\($0.value) \($0.unit.symbol)" },
      price.map { "\($0.amount) \($0.currencyCode)" },
    ]
    return .result(dialog: "\(values.compactMap(\.self).joined(separator: ", "))")
  }
}

private struct RemindShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Remind(),
      phrases: [
        "Remind me \(\.$when) in \(.applicationName)", "Remind me in \(.applicationName)",
        "Block \(\.$day) for \(\.$length) in \(.applicationName)",
        "Wake me \(\.$when) and \(\.$time) in \(.applicationName)",
        "Take \(\.$weight) in \(.applicationName)",
        "Pay \(\.$price) \(\.$when) in \(.applicationName)",
      ])
  }
  static let applicationName = ApplicationName("Clock")
}

/// Values from the words to the parameter, at noon of 16 October 2026 in UTC, a Friday.
extension WorkshopTests {
  @Suite struct ValuesEngineTests {
    private func configuration() throws -> PhraseEngine.Configuration {
      var configuration = PhraseEngine.Configuration()
      let now = try Date.ISO8601FormatStyle().parse("2026-10-16T12:00:00Z")
      configuration.now = { now }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
      configuration.calendar = calendar
      return configuration
    }

    @Test(
      arguments: [
        ("remind me tomorrow at five in clock", "2026-10-17T17:00:00Z"),
        ("remind me in twenty minutes in clock", "2026-10-16T12:20:00Z"),
        ("remind me next friday at noon in clock", "2026-10-23T12:00:00Z"),
        ("wake me at six and half past seven in clock", "2026-10-16T18:00:00Z, 19:30 -1"),
        (
          "pay twelve dollars fifty tomorrow in clock", "2026-10-17T00:00:00Z, 12.5 USD"
        ),
        ("remind me someday in clock", nil), ("remind me may in clock", nil),
        ("pay twelve fifty tomorrow in clock", nil), ("take minus three kilos in clock", nil),
      ] as [(String, String?)])
    func parametersGetValues(_ text: String, _ expected: String?) async throws {
      let engine = try await PhraseEngine(RemindShortcuts.self, configuration: configuration())
      guard case .match(let match) = await engine.resolve(text) else {
        #expect(expected == nil, "no match: \(text)")
        return
      }
      let outcome = try await match.perform()
      #expect(outcome.dialog == expected)
    }

    @Test func answersAreReadTheSameWay() async throws {
      let engine = try await PhraseEngine(RemindShortcuts.self, configuration: configuration())
      try await PhraseTester(engine).converse {
        Said("remind me in clock")
        Asked("When?")
        Said("someday")
        Asked("“someday” does not answer that. When?")
        Said("tomorrow at five")
        Answered("2026-10-17T17:00:00Z")
        Said("block tomorrow for an hour and a half in clock")
        Asked("When?")
        Said("in 20 minutes")
        Answered("2026-10-16T12:20:00Z, 2026-10-17T00:00:00Z, 5400.0 seconds")
        Said("take three pounds in clock")
        Asked("When?")
        Said("2031-02-03 17:30")
        Answered("2031-02-03T17:30:00Z, 3.0 lb")
      }
    }

    private static let catalog = """
      {"applications": [{"name": "A"}],
       "shortcuts": [{"intent": "I", "phrases": [
          "when ${when}", "day ${day}", "time ${time}", "wait ${length}", "pay ${price}",
          "tip ${tip}", "share ${share}", "place ${place}", "turn ${state}", "weight ${weight}",
          "level ${level}"],
         "slots": {
          "when": {"kind": "dateTime"}, "day": {"kind": "date"}, "time": {"kind": "time"},
          "length": {"kind": "duration"}, "price": {"kind": "money"},
          "tip": {"kind": "money", "currency": "EUR"},
          "share": {"kind": "percentage", "minimum": 0, "maximum": 100},
          "place": {"kind": "ordinal"}, "state": {"kind": "boolean"},
          "weight": {"kind": "measurement", "unit": "kg"},
          "level": {"kind": "number", "minimum": 0, "maximum": 100, "step": 10}}}]}
      """

    @Test(
      arguments: [
        ("when tomorrow at five", "2026-10-17T17:00:00Z"), ("day next friday", "2026-10-23"),
        ("day the third of may", "2027-05-03"), ("time half past seven", "19:30"),
        ("wait an hour and a half", "PT1H30M"), ("wait 90 seconds", "PT1M30S"),
        ("wait two days", "P2D"), ("wait half a second", "PT0.5S"), ("wait half a year", "P6M"),
        ("pay twelve dollars fifty", "12.5 USD"), ("tip two fifty", "2.5 EUR"),
        ("share fifty percent", "50"), ("place the third", "3"), ("place third", "3"),
        ("turn off", "false"), ("weight three", "3 kg"), ("weight 500 grams", "0.5 kg"),
        ("level 50", "50"), ("level 55", nil), ("share fifty", nil), ("pay twelve", nil),
        ("share two hundred percent", nil), ("day noon", nil), ("wait second", nil),
      ] as [(String, String?)])
    func catalogFilesShowValues(_ text: String, _ expected: String?) async throws {
      let engine = try await PhraseEngine(
        catalog: Catalog(json: Data(Self.catalog.utf8)), configuration: configuration())
      guard case .match(let match) = await engine.resolve(text) else {
        #expect(expected == nil)
        return
      }
      #expect(match.parameters.first?.display == expected)
    }

    @Test func aMeasurementNeedsAUnit() throws {
      let json = """
        {"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["x ${s}"],
         "slots": {"s": {"kind": "measurement", "unit": "stone"}}}]}
        """
      let error = #expect(throws: CatalogFileError.self) { try Catalog(json: Data(json.utf8)) }
      let start = "shortcuts[0].slots.s.unit is “stone”; a measurement has one of “mm”, “cm”"
      #expect(error?.description.prefix(start.count) == start[...])
    }
  }
}
