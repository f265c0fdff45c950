// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct SummaryTests {
  private static let english = Locale(identifier: "en_US")

  @Test func outlinesPrintEveryBranch() {
    #expect(
      WaterPlant.summaryOutline.description == """
        when bed has a value:
          Water ${plant} in the ${bed} { litres }
        otherwise:
          Water ${plant} with ${litres} litres
        """)
    #expect(
      SortPlants.summaryOutline.description
        == """
        switch bed:
          case sunny:
            Sort ${plants} by light
          case shady, greenhouse:
            Sort ${plants} by shade { note }
          default:
            (title) { note }
        """.replacing("\n  ", with: "\n"))
    #expect(CountPlants.summaryOutline == .title(others: []))
  }

  @Test func unsetParametersShowTheirTitle() {
    #expect(
      WaterPlant().renderedSummary(locale: Self.english, bundle: nil)
        == "Water Plant with 1 litres")
  }

  @Test func setParametersShowTheirValue() {
    let intent = WaterPlant()
    intent.plant = Plant.all[1]
    intent.bed = .shady
    #expect(
      intent.renderedSummary(locale: Self.english, bundle: nil) == "Water Fern in the Shady Bed")
  }

  @Test(arguments: [
    (Bed.sunny, "Sort Basil and Fern by light"), (.shady, "Sort Basil and Fern by shade"),
    (.greenhouse, "Sort Basil and Fern by shade"),
  ])
  func aSwitchFollowsItsParameter(bed: Bed, text: String) {
    let intent = SortPlants()
    intent.bed = bed
    intent.plants = [Plant.all[0], Plant.all[1]]
    #expect(intent.renderedSummary(locale: Self.english, bundle: nil) == text)
  }

  @Test func anIntentWithoutSummaryShowsItsTitle() {
    #expect(CountPlants().renderedSummary(locale: Self.english, bundle: nil) == "Count Plants")
  }

  @Test func summariesAreTranslatedByTheirTemplate() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings":
        "\"Water ${plant} with ${litres} litres\" = \"${litres} л: ${plant}\";"
    ])
    let intent = WaterPlant()
    intent.plant = Plant.all[0]
    intent.litres = 1.5
    let russian = Locale(identifier: "ru_RU")
    #expect(intent.renderedSummary(locale: russian, bundle: bundle.bundle) == "1,5 л: Basil")
  }

  @Test(arguments: [
    (nil, "none"), (1, "low"), (5, "middle"), (7, "lucky"), (9, "high"),
  ])
  func conditionsCompareValues(level: Int?, text: String) {
    let intent = Levels()
    intent.level = level
    #expect(intent.renderedSummary(locale: Self.english, bundle: nil) == text)
  }

  @Test(arguments: [(true, "Lamp On"), (false, "Lamp Off")])
  func booleansShowTheirOwnWords(isOn: Bool, text: String) {
    let intent = Lamp()
    intent.lamp = isOn
    #expect(intent.renderedSummary(locale: Self.english, bundle: nil) == text)
  }
}

private struct Lamp: AppIntent {
  static let title: LocalizedStringResource = "Lamp"
  static var parameterSummary: some ParameterSummary { Summary("Lamp \(\.$lamp)") }

  @Parameter(title: "Lamp", displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var lamp: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct Levels: AppIntent {
  static let title: LocalizedStringResource = "Levels"
  @Parameter(title: "Level") var level: Int?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$level) {
      Case(nil) { Summary("none") }
      DefaultCase {
        When(\.$level, .lessThan, 3) {
          Summary("low")
        } otherwise: {
          When(\.$level, .oneOf, [7, 77]) {
            Summary("lucky")
          } otherwise: {
            When(\.$level, .greaterThanOrEqualTo, 8) {
              Summary("high")
            } otherwise: {
              When(\.$level, .notEqualTo, 5) {
                Summary("other")
              } otherwise: {
                Summary("middle")
              }
            }
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}
