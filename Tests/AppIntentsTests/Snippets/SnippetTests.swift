// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct SnippetTests {
  private func card(thirsty: Bool, beds: [String] = []) -> Snippet {
    let name = "Basil"
    let size: String = "12 cm"
    return Snippet("\(name)", subtitle: "Herb", image: .init(systemName: "leaf")) {
      .row("Height", "\(12) cm")
        .row("Width", size)
        .row(name, size, systemImage: "ruler")
        .image(.init(systemName: "photo"), description: "A green leaf")
        .progress(0.4, label: "Moisture")
      if thirsty {
        .text("It wants\nwater.")
      } else {
        .text(size)
      }
      for bed in beds { .row("Bed", bed) }
      .section("Care") {
        .button("Water", systemImage: "drop", style: .prominent, intent: CountPlants())
          .toggle("Favorite", isOn: thirsty, intent: CountPlants())
      }
    }
  }

  @Test func textHasOneElementALine() {
    #expect(
      card(thirsty: true).text() == """
        Basil
        Herb
        Height: 12 cm
        Width: 12 cm
        Basil: 12 cm
        (A green leaf)
        Moisture: 40 %
        It wants
        water.
        Care
          [1] Water
          [2] Favorite ☑
        """)
  }

  @Test func conditionsAndLoopsStandAmongElements() {
    let text = card(thirsty: false, beds: ["North", "South"]).text()
    #expect(text.contains("\n12 cm\nBed: North\nBed: South\nCare\n  [1] Water\n  [2] Favorite ☐"))
  }

  @Test func snippetsAreEqualIfTheyShowTheSame() {
    #expect(card(thirsty: true) == card(thirsty: true))
    #expect(card(thirsty: true) != card(thirsty: false))
    let water = Snippet("A") { .button("B", intent: CountPlants()) }
    let sort = Snippet("A") { .button("B", intent: SortPlants()) }
    let bold = Snippet("A") { .button("B", style: .destructive, intent: SortPlants()) }
    #expect(water == sort)
    #expect(sort != bold)
  }

  @Test func controlsAreNumberedThroughAllSections() {
    let snippet = Snippet {
      .button("A", intent: CountPlants())
        .section { .button("B", intent: SortPlants()) }
        .toggle("C", isOn: true, intent: CountPlants())
    }
    #expect(snippet.text() == "[1] A\n[2] B\n[3] C ☑")
    #expect(snippet.controls.map(\.isOn) == [nil, nil, true])
    #expect(snippet.controls[1].intent is SortPlants)
  }

  @Test(arguments: [
    (Double.nan, "0 %"), (-3, "0 %"), (0, "0 %"), (0.999, "99 %"), (1, "100 %"), (7, "100 %"),
    (.infinity, "100 %"),
  ])
  func fractionsAreKeptInRange(fraction: Double, text: String) {
    #expect(Snippet { .progress(fraction) }.text() == text)
  }

  @Test func workWithoutAnEndHasNoFraction() {
    #expect(Snippet { .progress(nil, label: "Looking") }.text() == "Looking: …")
  }

  @Test func aViewGivesItsSnippet() {
    struct Card: SnippetView {
      var name: String
      var body: Snippet { Snippet("\(name)") { .text("body") } }
    }
    #expect(Card(name: "Mint").body.text() == "Mint\nbody")
    #expect(Snippet("Two") { Card(name: "Mint") }.text() == "Two\nMint\n  body")
    #expect(Snippet("Same").body == Snippet("Same"))
    #expect(Snippet(DisplayRepresentation(title: "T", subtitle: "S")).text() == "T\nS")
  }

  @Test func whatIsDrawnIsBounded() {
    let many = Snippet { for number in 0..<5000 { .text("\(number)") } }
    #expect(many.outline().elements.count == SnippetOutline.elementLimit + 1)
    #expect(many.text().hasSuffix("\n999\n… +4000"))
    let long = Snippet { .text(String(repeating: "x", count: 100_000)) }
    #expect(long.text().count == SnippetOutline.textLimit + 1)
    var deep: Snippet.Element = .text("end")
    for _ in 0..<100 {
      let inner = deep
      deep = .section("s") { inner }
    }
    let nested = deep
    #expect(Snippet { nested }.text().split(separator: "\n").count == SnippetOutline.depthLimit + 1)
  }

  @Test func percentSignsAndMarkupStayAsTheyAre() {
    let name = "100 % <b>&%@"
    #expect(Snippet("\(name)") { .text(name) }.text() == "\(name)\n\(name)")
  }

  @Test func textsAreReadInTheLanguageOfTheReader() throws {
    let tables = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings": "\"Height\" = \"Высота\";\n\"Water\" = \"Полить\";"
    ])
    let snippet = Snippet { .row("Height", "3").button("Water", intent: CountPlants()) }
    let russian = snippet.localized(locale: Locale(identifier: "ru"), bundle: tables.bundle)
    #expect(russian.text() == "Высота: 3\n[1] Полить")
    #expect(!russian.outline().isRightToLeft)
    #expect(snippet.outline(locale: Locale(identifier: "ar")).isRightToLeft)
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
