// SPDX-License-Identifier: Apache-2.0

/// A form of a phrase, prepared for being compared with what people said.
struct SuggestibleForm: Sendable {
  /// A phrase with alternatives is compared in this many of its forms.
  private static let formLimit = 4

  let phrase: Int
  let linear: LinearForm
  let items: [FormItem]

  /// Whether a word of the phrase itself was said.
  func sharesWord(with said: Set<String>) -> Bool {
    items.contains { $0.sharesWord(with: said) }
  }

  /// The forms of all phrases that may be suggested.
  static func all(in grammar: Grammar) -> [SuggestibleForm] {
    grammar.phrases.prefix(Automaton.nearestLimit).enumerated().flatMap {
      index, phrase -> [SuggestibleForm] in
      guard !phrase.isNegative else { return [] }
      return phrase.template.linearForms(limit: formLimit, rules: grammar.rules).map { form in
        SuggestibleForm(
          phrase: index, linear: form,
          items: form.items.map { FormItem($0, slots: phrase.slots, lists: grammar.lists) })
      }
    }
  }
}
