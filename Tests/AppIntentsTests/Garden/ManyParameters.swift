// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// One parameter for each kind of value and each label.
struct ManyParameters: AppIntent {
  static let title: LocalizedStringResource = "Many Parameters"

  @Parameter var plainText: String
  @Parameter(
    title: "Note", description: "Free text", default: "none", inputOptions: .init(multiline: true),
    requestValueDialog: "What note?", inputConnectionBehavior: .never)
  var note: String?
  @Parameter(title: "Count", controlStyle: .stepper, inclusiveRange: (1, 10)) var count: Int
  @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var share: Double?
  @Parameter(title: "Price", inclusiveRange: (0, 99)) var price: Decimal
  @Parameter(title: "Lamp", displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var lamp: Bool
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Alarm", kind: .time) var alarm: DateComponents?
  @Parameter(title: "Page") var page: URL
  @Parameter(title: "Wait") var wait: Duration
  @Parameter(title: "Text") var text: AttributedString
  @Parameter(
    title: "Weight", defaultValue: 2, defaultUnit: .kilograms, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>
  @Parameter(title: "Bed", default: .shady, supportedValues: [.sunny, .shady]) var bed: Bed
  @Parameter(title: "Beds") var beds: [Bed]?
  @Parameter(title: "Plant", query: IdentifierOnlyQuery()) var plant: Plant
  @Parameter(title: "Plants", size: 3) var plants: [Plant]
  @Parameter(title: "Picture", supportedContentTypes: [.png]) var picture: IntentFile
  @Parameter(title: "Cost", currencyCodes: ["EUR"]) var cost: IntentCurrencyAmount?
  @Parameter(title: "Colour", optionsProvider: Colours()) var colour: String
  @Parameter(title: "Names", optionsProvider: Colours()) var names: [String]

  func perform() async throws -> some IntentResult { .result() }
}

struct Colours: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Warm") {
        "red"
        Item("orange", title: "Orange Peel")
      }
      ItemSection("Cold") { "blue" }
    }
  }

  func defaultResult() async -> String? { "red" }
}
