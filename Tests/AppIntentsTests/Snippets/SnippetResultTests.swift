// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

struct BedSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Bed"
  @Parameter var bed: Bed

  init() {}
  init(_ bed: Bed) { self.bed = bed }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Snippet("A bed"))
  }
}

final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock(\.self) }
  func add() { number.withLock { $0 += 1 } }
}

/// Each form of `.result(…)` that shows something: that this file compiles is half of the test.
@Suite struct SnippetResultTests {
  private let card = Snippet("Card")
  private let maker = BedSnippet(.sunny)
  private let next = CountPlants()

  private func view() -> some ShowsSnippetView { .result(view: card) }
  private func viewDialog() -> some ProvidesDialog & ShowsSnippetView {
    .result(dialog: "d", view: card)
  }
  private func viewValue() -> some ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 3, view: card)
  }
  private func viewValueDialog()
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
  {
    .result(value: 3, dialog: "d", view: card)
  }
  private func viewOpens() -> some OpensIntent & ShowsSnippetView {
    .result(opensIntent: next, view: card)
  }
  private func viewAll()
    -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetView
  {
    .result(value: 3, opensIntent: next, dialog: "d", view: card)
  }
  private func viewAction() -> some ProvidesDialog & ShowsSnippetView {
    .result(actionButtonIntent: next, dialog: "d", view: card)
  }
  private func noView() -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    .result(value: 3, dialog: "d")
  }

  private func content() -> some ShowsSnippetView { .result { .text("one") } }
  private func contentView() -> some ProvidesDialog & ShowsSnippetView {
    .result(dialog: "d") { card }
  }
  private func contentAll()
    -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetView
  {
    .result(value: 3, opensIntent: next, dialog: "d") {
      card
      if card.title != nil { .text("one") }
    }
  }

  private func intent() -> some ShowsSnippetIntent { .result(snippetIntent: maker) }
  private func intentDialog() -> some ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "d", snippetIntent: maker)
  }
  private func intentValue() -> some ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 3, snippetIntent: maker)
  }
  private func intentValueDialog() -> some ReturnsValue<Int> & ShowsSnippetIntent & ProvidesDialog {
    .result(
      value: 3, dialog: IntentDialog(full: "d", supporting: "more"), snippetIntent: maker)
  }
  private func intentOpens() -> some OpensIntent & ShowsSnippetIntent {
    .result(opensIntent: next, snippetIntent: maker)
  }
  private func intentAll()
    -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetIntent
  {
    .result(value: 3, opensIntent: next, dialog: "d", snippetIntent: maker)
  }
  private func noIntent() -> some ReturnsValue<Int> & ShowsSnippetIntent { .result(value: 3) }

  @Test func erasedResultsHoldWhatWasGiven() throws {
    let cases: [(any IntentResult, value: Int?, dialog: Bool, opens: Bool, shows: String?)] = [
      (view(), nil, false, false, "Card"), (viewDialog(), nil, true, false, "Card"),
      (viewValue(), 3, false, false, "Card"), (viewValueDialog(), 3, true, false, "Card"),
      (viewOpens(), nil, false, true, "Card"), (viewAll(), 3, true, true, "Card"),
      (viewAction(), nil, true, false, "Card"), (noView(), 3, true, false, nil),
      (content(), nil, false, false, "one"), (contentView(), nil, true, false, "Card"),
      (contentAll(), 3, true, true, "Card\none"), (intent(), nil, false, false, "sunny"),
      (intentDialog(), nil, true, false, "sunny"), (intentValue(), 3, false, false, "sunny"),
      (intentValueDialog(), 3, true, false, "sunny"), (intentOpens(), nil, false, true, "sunny"),
      (intentAll(), 3, true, true, "sunny"), (noIntent(), 3, false, false, nil),
    ]
    for (index, (result, value, dialog, opens, shows)) in cases.enumerated() {
      let erased = try #require(result as? any AnyIntentResult)
      #expect(erased.erasedValue as? Int == value, "\(index)")
      #expect((erased.erasedDialog != nil) == dialog, "\(index)")
      #expect((erased.erasedOpensIntent is CountPlants) == opens, "\(index)")
      #expect(text(of: erased.erasedSnippet) == shows, "\(index)")
    }
  }

  private func text(of source: SnippetSource?) -> String? {
    switch source {
    case nil: nil
    case .view(let snippet): snippet.words
    case .intent(let intent): (intent as? BedSnippet).map { "\($0.bed)" }
    }
  }

  @Test func requestsCarryWhatIsShown() async throws {
    let person = ScriptedInteraction(.yes, .yes, .yes, .index(1), .index(1), .yes, .index(1))
    let asking = WaterPlant()
    try await person.perform {
      try await asking.requestConfirmation(actionName: .search, snippetIntent: maker)
      try await asking.requestConfirmation(dialog: "v?", showDialogAsPrompt: true, view: card)
      try await asking.requestConfirmation(actionName: .go, dialog: "c?") { .text("one") }
      let options = [IntentChoiceOption.cancel, IntentChoiceOption(title: "Go")]
      let option = try await asking.requestChoice(between: options, dialog: "?", view: card)
      #expect(option.title == "Go")
      _ = try await asking.requestChoice(between: options) { card }
      let isRight = try await asking.$plant.requestConfirmation(
        for: Plant.all[0], dialog: "p?", view: card)
      #expect(isRight)
      let plant = try await asking.$plant.requestDisambiguation(among: Plant.all, view: { card })
      #expect(plant.id == Plant.all[1].id)
    }
    #expect(
      person.shown == [
        "sunny", "Card", "one", "Card", "Card", "Card", "Card",
      ])
  }

  @Test func reloadTellsThoseWhoShowTheType() {
    let told = Counter()
    var observation: Observation? = AppEvents.snippetReloads.add(for: BedSnippet.self) {
      told.add()
    }
    EmptySnippetIntent.reload()
    #expect(told.count == 0)
    BedSnippet.reload()
    #expect(told.count == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    BedSnippet.reload()
    #expect(told.count == 1)
  }
}

extension Snippet {
  /// The words of the title and the texts as they were written.
  var words: String {
    let texts = elements.map { element in
      if case .text(let text) = element.kind { text.key } else { "?" }
    }
    return ([title?.key].compactMap(\.self) + texts).joined(separator: "\n")
  }
}
