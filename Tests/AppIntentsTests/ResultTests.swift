// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Each form of `.result(…)` against what `perform()` promises: that this file compiles is half of
/// the test.
@Suite struct ResultTests {
  private func nothing() -> some IntentResult { .result() }
  private func value() -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
  private func double() -> some ReturnsValue<Double> { .result(value: 3) }
  private func optional(_ value: String?) -> some ReturnsValue<String?> { .result(value: value) }
  private func array() -> some ReturnsValue<[Plant]> { .result(value: []) }
  private func dialog() -> some ProvidesDialog { .result(dialog: "d") }
  private func valueDialog() -> some ReturnsValue<Bed> & ProvidesDialog {
    .result(value: .sunny, dialog: "d")
  }
  private func opens() -> some OpensIntent { .result(opensIntent: CountPlants()) }
  private func valueOpens() -> some ReturnsValue<Int> & OpensIntent {
    .result(value: 3, opensIntent: CountPlants())
  }
  private func dialogOpens() -> some ProvidesDialog & OpensIntent {
    .result(opensIntent: CountPlants(), dialog: "d")
  }
  private func everything() -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
  {
    .result(value: 3, opensIntent: CountPlants(), dialog: "d")
  }
  private func button() -> some ReturnsValue<Int> & ProvidesDialog {
    .result(value: 3, actionButtonIntent: CountPlants(), dialog: "d")
  }
  private func earlyLabel() -> some ReturnsValue<Int> & OpensIntent {
    .result(value: 3, openIntent: CountPlants())
  }
  private func more() -> some IntentResult & ReturnsValue<Int> { .result(value: 3, dialog: "d") }

  @Test func theValueIsOptional() {
    let value: Int? = value().value
    #expect(value == 3)
    #expect(double().value == 3)
    #expect(array().value?.isEmpty == true)
    #expect(optional("x").value == "x")
  }

  @Test func everyResultHasAValueOrNone() {
    func value<Result: IntentResult>(of result: Result) -> Result.Value? { result.value }
    let brought: Double? = value(of: double())
    #expect(brought == 3)
    #expect(value(of: nothing()) == nil)
    #expect(value(of: dialog()) == nil)
    #expect(BareResult().value == nil)
  }

  @Test func erasedResultsHoldWhatWasGiven() throws {
    let table: [(any IntentResult, value: Int?, dialog: IntentDialog?, opens: Bool)] = [
      (nothing(), nil, nil, false), (value(), 3, nil, false), (dialog(), nil, "d", false),
      (opens(), nil, nil, true), (valueOpens(), 3, nil, true), (dialogOpens(), nil, "d", true),
      (everything(), 3, "d", true), (earlyLabel(), 3, nil, true), (more(), 3, "d", false),
    ]
    for (result, value, dialog, opens) in table {
      let erased = try #require(result as? any AnyIntentResult)
      #expect(erased.erasedValue as? Int == value)
      #expect(erased.erasedDialog == dialog)
      #expect((erased.erasedOpensIntent is CountPlants) == opens)
    }
    #expect((valueDialog() as? any AnyIntentResult)?.erasedValue as? Bed == .sunny)
    #expect((optional(nil) as? any AnyIntentResult)?.erasedValue == nil)
    #expect((optional("x") as? any AnyIntentResult)?.erasedValue as? String == "x")
  }

  @Test func anIntentOfUnknownTypeIsPerformed() async throws {
    let intent: any AppIntent = CountPlants()
    #expect(try await intent.performErased().erasedValue as? Int == 3)
    let water = WaterPlant()
    water.plant = Plant.all[0]
    let result = try await (water as any AppIntent).performErased()
    #expect((result.erasedValue as? Plant)?.id == 1)
    let dialog = result.erasedDialog?.text(locale: Locale(identifier: "en"), bundle: nil)
    #expect(dialog?.full == "Gave Basil 1.0 litres.")
  }

  @Test func anIntentIsPerformedByTheProgramItself() async throws {
    #expect(CountPlants().perform().value == 3)
    let intent = WaterPlant()
    intent.plant = Plant.all[0]
    let plant = try? await intent.perform().value
    #expect(plant?.name == "Basil")
    #expect(try await intent(donate: true).name == "Basil")
  }

  @Test func branchesMayOpenDifferentIntents() async throws {
    let intent = SortPlants()
    #expect(try await intent.performErased().erasedOpensIntent == nil)
    intent.note = "x"
    #expect(try await intent.performErased().erasedOpensIntent is CountPlants)
  }

  @Test func aResultTypeOfTheAppsOwnBringsNothing() async throws {
    let result = try await OwnResult().performErased()
    #expect(result.erasedValue == nil && result.erasedDialog == nil)
  }

  @Test func descriptionsOfBothTypesAreRead() {
    #expect(WaterPlant.declaredDescription?.descriptionText.key == "Gives a plant water.")
    #expect(WaterPlant.declaredDescription?.categoryName?.key == "Care")
    #expect(CountPlants.declaredDescription?.descriptionText.key == "Counts.")
    #expect(SortPlants.declaredDescription == nil)
  }

  @Test func whatIsNotDeclaredHasDefaults() {
    #expect(WaterPlant.isDiscoverable && !CountPlants.isDiscoverable)
    #expect(!WaterPlant.openAppWhenRun)
    #expect(WaterPlant.authenticationPolicy == .alwaysAllowed)
    #expect(WaterPlant.persistentIdentifier == "WaterPlant")
    #expect(WaterPlant.supportedModes == .background)
    #expect(OpenPlant.openAppWhenRun && OpenPlant.supportedModes == .foreground)
  }
}

private struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"
  @Parameter(title: "Plant") var target: Plant
}

private struct OwnResult: AppIntent {
  struct Nothing: IntentResult {}
  static let title: LocalizedStringResource = "Own Result"
  func perform() async throws -> Nothing { Nothing() }
}

private struct BareResult: IntentResult {}
