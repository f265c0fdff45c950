// SPDX-License-Identifier: Apache-2.0

/// A word or slot of a phrase's form, prepared for being compared with words that were said.
struct FormItem: Sendable {
  /// What may stand here, folded; nothing for a slot that takes any words.
  private let texts: [String]
  private let spellings: [Similarity.Spelling]

  private let words: [String]

  /// Whether any words may stand here.
  let isOpen: Bool
  /// What saying it is worth: long words say more than short ones, "library" more than "in".
  let weight: Double
  /// How many words it may take.
  let lengths: ClosedRange<Int>

  /// A slot never takes more words than this; no title that people say is longer.
  private static let slotWords = 12
  /// Names of the application that are compared at the most.
  private static let nameLimit = 100

  init(_ item: LinearForm.Item, slots: [Slot], lists: [ValueList]) {
    texts = Self.texts(item, slots: slots, lists: lists)
    words = texts.flatMap { $0.split(separator: " ").map(String.init) }
    spellings = texts.map(Similarity.Spelling.init)
    isOpen = texts.isEmpty
    weight = min(Double(texts.first?.count ?? 0), 8) / 4
    let longest = texts.map { $0.split(separator: " ").count }.max()
    lengths = 1...max(1, longest ?? Self.slotWords)
  }

  /// The application's name is compared like a word: an app has few names.
  private static func texts(
    _ item: LinearForm.Item, slots: [Slot], lists: [ValueList]
  ) -> [String] {
    switch item {
    case .word(let word): return [Utterance(word).tokens.first?.text ?? ""]
    case .slot(let name):
      let list = slots.first { $0.name == name }?.kind.listName
      guard name == "applicationName", let list = lists.first(where: { $0.name == list }) else {
        return []
      }
      return list.values.lazy.flatMap(\.forms).prefix(nameLimit).map { Utterance($0).folded }
    }
  }

  /// Whether a word of the phrase itself was said.
  func sharesWord(with said: Set<String>) -> Bool {
    words.contains { said.contains($0) }
  }

  /// How alike the item and some words are; 0 below the floor, 1 for a slot that takes anything.
  func likeness(of said: ArraySlice<String>, floor: Double) -> Double {
    if isOpen { return 1 }
    let text = said.joined(separator: " ")
    if texts.contains(text) { return 1 }
    guard said.count == 1 else { return 0 }
    let spelling = Similarity.Spelling(text)
    return spellings.map { Similarity.between(spelling, $0, floor: floor) }.max() ?? 0
  }
}

extension Slot.Kind {
  package var listName: String? {
    if case .list(let name, _) = self { name } else { nil }
  }
}
