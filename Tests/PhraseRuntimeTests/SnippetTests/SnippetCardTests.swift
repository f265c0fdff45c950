// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseWire
import Testing

@testable import PhraseRuntime

@Suite struct SnippetCardTests {
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
        .button("Water", systemImage: "drop", style: .prominent, intent: GuideTour())
          .toggle("Favorite", isOn: thirsty, intent: GuideTour())
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

  @Test func cardsAreEqualIfTheyShowTheSame() {
    #expect(card(thirsty: true).card == card(thirsty: true).card)
    #expect(card(thirsty: true).card != card(thirsty: false).card)
    let plain = Snippet("A") { .button("B", intent: SortPictures()) }
    let bold = Snippet("A") { .button("B", style: .destructive, intent: SortPictures()) }
    #expect(plain.card != bold.card)
  }

  @Test func aCardHasAllThatTheSnippetSays() {
    let snippet = Snippet(
      "A", image: .init(url: URL(fileURLWithPath: "/a"), displayStyle: .circular)
    ) {
      .image(.init(data: Data("x".utf8)))
        .image(.init(named: "Photo"))
        .button("Go", systemImage: "ticket", style: .prominent, intent: SortPictures())
        .toggle("On", isOn: true, intent: GuideTour())
    }
    var card = WireCard(
      language: "en",
      elements: [
        .image(.init(.init(bytes: Data("x".utf8)))), .image(.init(.init(name: "Photo"))),
        .control(
          .init(
            number: 1, title: "Go", intent: "SortPictures", symbol: "ticket", style: .prominent)),
        .control(.init(number: 2, title: "On", intent: "GuideTour", isOn: true)),
      ])
    card.title = "A"
    card.image = .init(url: "file:///a", isRound: true)
    #expect(snippet.card == card)
  }

  @Test func controlsAreNumberedThroughAllSections() {
    let snippet = Snippet {
      .button("A", intent: GuideTour())
        .section { .button("B", intent: SortPictures()) }
        .toggle("C", isOn: true, intent: GuideTour())
    }
    #expect(snippet.text() == "[1] A\n[2] B\n[3] C ☑")
    #expect(snippet.controls.map(\.isOn) == [nil, nil, true])
    #expect(snippet.controls[1].intent is SortPictures)
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
    #expect(Snippet("Same").body.card == Snippet("Same").card)
    #expect(Snippet(DisplayRepresentation(title: "T", subtitle: "S")).text() == "T\nS")
  }

  @Test func whatIsDrawnIsBounded() {
    let many = Snippet { for number in 0..<5000 { .text("\(number)") } }
    #expect(many.card.elements.count == SnippetOutline.elementLimit + 1)
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
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appendingPathComponent("ru.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    try Data("\"Height\" = \"Высота\";\n\"Water\" = \"Полить\";".utf8)
      .write(to: table.appendingPathComponent("Localizable.strings"))
    let snippet = Snippet { .row("Height", "3").button("Water", intent: GuideTour()) }
    let russian = snippet.localized(
      locale: Locale(identifier: "ru"), bundle: Bundle(url: folder))
    #expect(russian.text() == "Высота: 3\n[1] Полить")
    #expect(russian.card.language == "ru")
    #expect(snippet.outline(locale: Locale(identifier: "ar")).card.isRightToLeft)
  }
}
