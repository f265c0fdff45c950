// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseWire

/// An intent for controls that nobody presses.
struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

/// Cards that are drawn in tests.
enum Cards {
  static let landmark = Snippet(
    "Lighthouse of Ar-Men", subtitle: "Brittany, France", image: .init(systemName: "mappin")
  ) {
    .image(.init(systemName: "photo"), description: "A tower in the surf")
      .row("Height", "37 m", systemImage: "arrow.up")
      .row("Built", "1881")
      .progress(0.45, label: "Crowd")
      .text("On a rock far out in the sea; the keepers called it the hell of hells.")
      .section("Your visit") {
        .toggle("Favorite", isOn: true, systemImage: "heart", intent: Press())
          .toggle("Remind Me", isOn: false, intent: Press())
      }
      .button("Find Tickets", systemImage: "ticket", style: .prominent, intent: Press())
      .button("Delete", systemImage: "trash", style: .destructive, intent: Press())
  }.card

  static let wide = Snippet("東京タワー", subtitle: "日本 🗼") {
    .row("高さ", "333 m")
      .row("Open", "はい 👨‍👩‍👧")
      .button("探す", intent: Press())
  }.card

  static let arabic: WireCard = {
    var card = Snippet("برج خليفة", subtitle: "دبي") {
      .row("الارتفاع", "828 م")
        .button("تذاكر", intent: Press())
    }.card
    card.language = "ar"
    return card
  }()

  static let long = Snippet("Long") {
    .text(String(repeating: "word ", count: 2000))
      .row("Key", String(repeating: "x", count: 10_000))
  }.card

  static let hostile = Snippet("\u{1B}[31mRed & <b>\"bold\"</b>", subtitle: "a\u{202E}b\u{7}") {
    .text("</text><script>alert(1)</script>\u{0}")
      .row("&amp;", "]]>")
      .button("<x>", intent: Press())
  }.card

  static let empty = WireCard(language: "en")

  static let all = [landmark, wide, arabic, long, hostile, empty]
}
