// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@Suite struct WireCardTests {
  /// A card with each kind of element.
  static let card: WireCard = {
    var card = WireCard(
      language: "en",
      elements: [
        .text("Two\nlines"), .row(.init("Height", "51 m", symbol: "ruler")),
        .image(.init(.init(bytes: Data("png".utf8)), description: "A fall")),
        .progress(.init(0.456, label: "Water")), .progress(.init(nil)),
        .section(
          .init(
            "Visit",
            [
              .control(.init(number: 1, title: "Go", intent: "GoThere", style: .prominent)),
              .control(
                .init(number: 2, title: "Like", intent: "Mark", symbol: "heart", isOn: false)),
            ])),
        .omitted(4), .other("video"),
      ])
    (card.title, card.subtitle, card.notice) = ("Falls", "Canada", "Old")
    card.image = .init(symbol: "drop", isRound: true)
    return card
  }()

  @Test func everyElementReadsBack() throws {
    let line = Data(try WireEncoder.line(of: Self.card))
    #expect(try JSONDecoder().decode(WireCard.self, from: line) == Self.card)
    let elements = try #require(
      (try JSONSerialization.jsonObject(with: line) as? [String: Any])?["elements"]
        as? [[String: Any]])
    #expect(
      elements.map { $0["kind"] as? String } == [
        "text", "row", "image", "progress", "progress", "section", "omitted", "video",
      ])
    let controls = try #require(elements[5]["elements"] as? [[String: Any]])
    #expect(controls.map { $0["kind"] as? String } == ["button", "toggle"])
    #expect(
      try JSONDecoder().decode(WireCard.self, from: JSONEncoder().encode(Self.card)) == Self.card)
  }

  @Test func controlsAreFoundInSections() {
    #expect(Self.card.controls.map(\.number) == [1, 2])
    #expect(!Self.card.isRightToLeft && WireCard(language: "ar").isRightToLeft)
  }

  @Test func textHasOneElementALine() {
    #expect(
      Self.card.text == """
        Falls
        Canada
        Two
        lines
        Height: 51 m
        (A fall)
        Water: 45 %
        …
        Visit
          [1] Go
          [2] Like ☐
        … +4
        ⚠ Old
        """)
  }
}
