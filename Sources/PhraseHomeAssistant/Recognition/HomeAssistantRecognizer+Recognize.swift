// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

extension HomeAssistantRecognizer {
  /// Finds what a sentence may mean, best first.
  ///
  /// Results that name a listed value of the preferred slot come first, the longest value before
  /// others; then fewer wildcards, more words of the template itself, fewer words in wildcards.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - context: What is known: the area of the microphone, for instance.
  ///   - preferredSlot: The slot whose values count more than words of the template.
  /// - Returns: The results; empty where nothing matches.
  public func recognize(
    _ text: String, context: [String: HomeAssistantValue] = [:],
    preferredSlot: String? = "name"
  ) -> [HomeAssistantRecognition] {
    var results: [HomeAssistantRecognition] = []
    let variants = Variants(text, skipWords: skipWords)
    var open: [Int: Bool] = [:]
    for (number, variant) in variants.all.enumerated() {
      let utterance = Utterance(variant.text.text)
      for (place, candidate) in automaton.match(utterance).candidates.enumerated() {
        let info = phrases[candidate.phrase]
        guard variants.count(variant, for: info.shape) else { continue }
        let block = sentences.blocks[info.block]
        let isOpen = open[info.block] ?? (block.isOpen(in: context) && block.hasKeyword(in: text))
        open[info.block] = isOpen
        guard isOpen else { continue }
        var reading = CandidateReading(
          candidate, text: text, variant: variant.text, block: block, context: context,
          slots: slots)
        results += reading.results(
          sentence: info.sentence, order: [candidate.phrase, number, place],
          preferredSlot: preferredSlot)
      }
    }
    return results.sorted { RecognitionScore.isBetter($0.score, $1.score) }
  }
}

/// The text with and without skip words, each form once.
private struct Variants {
  struct Variant {
    let text: MatchingText
    let places: Set<SkipWords.Place>
  }

  private(set) var all: [Variant] = []

  init(_ text: String, skipWords: SkipWords) {
    let plain = MatchingText(text)
    guard let bare = skipWords.removing(.everywhere, from: text) else {
      all = [Variant(text: plain, places: Set(SkipWords.Place.allCases))]
      return
    }
    add(plain, .nowhere)
    add(bare, .everywhere)
    add(skipWords.removing(.start, from: text) ?? plain, .start)
    add(skipWords.removing(.end, from: text) ?? plain, .end)
  }

  private mutating func add(_ text: MatchingText, _ place: SkipWords.Place) {
    if let known = all.firstIndex(where: { $0.text.text.words.elementsEqual(text.text.words) }) {
      all[known] = Variant(text: all[known].text, places: all[known].places.union([place]))
    } else {
      all.append(Variant(text: text, places: [place]))
    }
  }

  /// Whether a text counts for sentences of a shape.
  func count(_ variant: Variant, for shape: SentenceShape) -> Bool {
    let places = shape.places { place in
      all.contains { $0.places.isSuperset(of: [place, .everywhere]) }
    }
    return !variant.places.isDisjoint(with: places)
  }
}

extension String {
  fileprivate var words: [Substring] { split(separator: " ") }
}

extension HomeAssistantSentences.Block {
  /// Whether nothing that is known speaks against the block.
  fileprivate func isOpen(in context: [String: HomeAssistantValue]) -> Bool {
    context.isEmpty
      || (context.allows(requirements: requiresContext)
        && context.allows(exclusions: excludesContext))
  }

  fileprivate func hasKeyword(in text: String) -> Bool {
    requiredKeywords.isEmpty
      || !Set(Utterance(text).tokens.map(\.text)).isDisjoint(
        with: requiredKeywords.map { Utterance($0).folded })
  }
}
