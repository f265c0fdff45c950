// SPDX-License-Identifier: Apache-2.0

/// A way with departures, told as a sentence that matches and the place where the utterance left it.
struct NearestWay {
  private let context: WalkContext
  private let phrase: Int
  private var words: [String] = []
  private var stop: Stop?
  private var namesValue = false
  private var hasExample = false
  /// The slip in the value that is being said.
  private var valueSlip: Slip?
  private var takesText = false
  /// What the words of the phrase that were said weigh, what the application's name, and those that
  /// it cannot do without; the application's name and small words may be left out.
  private var saidWeight = 0.0
  private var nameWeight = 0.0
  private var unsaidWeight = 0.0
  private var penalty = 0.0

  /// Where the utterance leaves the phrase.
  private struct Stop {
    let span: Range<Int>
    let expected: NearMiss.Expected
    var slot: String?
    var value: Int?
    /// Whether it is more than a slip that may be forgiven.
    let isDeparture: Bool
  }

  /// Nil where no phrase ends, or too little of it was said to be worth a suggestion.
  ///
  /// - Parameters:
  ///   - walk: The search that came there.
  ///   - index: The node where the way ends.
  ///   - wanted: By phrase: whether it may be suggested.
  init?(_ walk: TolerantWalk, to index: Int32, among wanted: [Bool]) {
    context = walk.context
    let place = walk.node(index).place
    guard place.flags.contains(.hasContent),
      let phrase = context.phrases.accepts[place.state.index]
        .first(where: { wanted[$0.index] })
    else { return nil }
    self.phrase = phrase.index
    let chain = walk.chain(to: index)
    for (before, node) in zip(chain, chain.dropFirst()) { tell(node, behind: before.place) }
    guard isNear, words.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  var miss: NearMiss {
    let end = context.utterance.text.utf8.count
    return NearMiss(
      phrase: phrase, stop: stop?.span ?? end..<end, slot: stop?.slot, value: stop?.value,
      expected: stop?.expected ?? .nothing, suggestion: words.joined(separator: " "),
      namesValue: namesValue, hasExample: hasExample)
  }

  // MARK: - How near

  /// Ways with less than this share of the phrase's words are not worth a suggestion.
  private static let floor = 0.4

  private var isNear: Bool {
    // Any words at all are a text: then it is the phrase around them that has to be near.
    if takesText, saidWeight <= unsaidWeight { return false }
    let gain = saidWeight + nameWeight - penalty
    return gain > 0 && gain / max(saidWeight + nameWeight + unsaidWeight, 1) > Self.floor
  }

  /// Long words say more than short ones, "library" more than "in".
  private static func weight(_ letters: Int) -> Double { Double(min(letters, 8)) / 4 }

  // MARK: - The sentence

  private mutating func tell(_ node: TolerantWalk.Node, behind place: Place) {
    switch node.arrival {
    case .word: tellWord(node.place, behind: place)
    case .filling(let filling, let slip):
      valueSlip = valueSlip ?? slip
      tell(filling)
    case .slip(let slip):
      // A word that belongs nowhere is none of the value, even within it.
      let isInValue = node.place.isInValue && slip.meant != nil
      if isInValue { valueSlip = valueSlip ?? slip } else { tell(slip) }
    }
  }

  private mutating func tellWord(_ place: Place, behind before: Place) {
    if place.isInValue {
      // What joins the values of a series; the words of a value are told at its end.
      let isConnector = place.cursor == .root && place.flags.isDisjoint(with: .isAnyWords)
      if isConnector { words.append(context.utterance.word(before.position)) }
      return
    }
    words.append(context.ids[before.position].map(spelling) ?? "")
    saidWeight += Self.weight(context.letterCount(before.position))
  }

  private mutating func tell(_ slip: Slip) {
    let said = context.utterance.span(of: slip.words)
    var expected = NearMiss.Expected.nothing
    if case .words(_, let first, let second) = slip.meant {
      let spellings = [first, second].compactMap { $0.map(spelling) }
      words += spellings
      expected = .word(spellings.joined(separator: " "))
      let weight = spellings.reduce(0) { $0 + Self.weight($1.unicodeScalars.count) }
      if !slip.words.isEmpty {
        saidWeight += weight * 0.75
      } else if slip.kind.isDeparture {
        unsaidWeight += weight
      }
    } else if let slot = slip.slot {
      let symbol = context.phrases.symbols[slot.index]
      let value = example(slot)
      words.append(value)
      expected = symbol.isLiteral ? .application(value) : .value(slot: symbol.name)
    }
    switch slip.kind {
    case .extraWord: penalty += 0.3
    case .missingWord, .missingValue: penalty += 0.1
    case .edit, .similarWord: break
    }
    keep(Stop(span: said, expected: expected, isDeparture: slip.kind.isDeparture))
  }

  // MARK: - Values

  private mutating func tell(_ filling: Filling) {
    let symbol = context.phrases.symbols[filling.slot.index]
    let said = context.utterance.signedSpan(of: filling.words)
    var value: Int?
    switch filling.value {
    case .listed(let ends):
      let listed = listed(ends, symbol)
      words.append(listed?.title ?? "")
      value = listed?.id
      if valueSlip == nil, !symbol.isLiteral { namesValue = true }
    case .unknown: words.append(example(filling.slot))
    case .reading, .text, .unlisted:
      if filling.value == .text { takesText = true }
      words.append(context.utterance.text.utf8Text(said))
    }
    if symbol.isLiteral {
      nameWeight += filling.words.reduce(0) { $0 + Self.weight(context.letterCount($1)) }
    } else {
      penalty += 0.02 * Double(filling.words.count)
    }
    if filling.value == .unknown || valueSlip != nil {
      keep(
        Stop(
          span: said,
          expected: symbol.isLiteral
            ? .application(words.last ?? "") : .value(slot: symbol.name),
          slot: symbol.isLiteral ? nil : symbol.name, value: value,
          isDeparture: valueSlip.map(\.kind.isDeparture) ?? true))
    }
    valueSlip = nil
  }

  /// The first departure counts; where there is none, the first slip.
  private mutating func keep(_ stop: Stop) {
    guard let known = self.stop else { return self.stop = stop }
    guard stop.isDeparture else { return }
    // Where a word was said in place of another one, the one that was said is to blame.
    let isSaid = known.span.isEmpty && known.span.lowerBound == stop.span.lowerBound
    if !known.isDeparture || isSaid { self.stop = stop }
  }

  private func spelling(_ word: WordID) -> String {
    context.phrases.written[word.index]
  }

  private func listed(
    _ ends: CompiledList.Ends, _ symbol: SlotSymbol
  ) -> (title: String, id: Int)? {
    guard case .list(let number, _) = symbol.kind else { return nil }
    let values = context.lists[number.index].values
    return context.lists[number.index].indices(ends, limit: 1).first.map { index in
      let key = context.phrases.listKeys[number.index]
      return (key.prefix + (values[index].forms.first ?? "") + key.suffix, values.id(at: index))
    }
  }

  /// A value that fits a slot, in place of one that was not said.
  private mutating func example(_ slot: SymbolID) -> String {
    let symbol = context.phrases.symbols[slot.index]
    if !symbol.isLiteral { hasExample = true }
    let phrase = context.automaton.grammar.phrases[phrase]
    return phrase.slots.first { $0.name == symbol.name }.flatMap {
      context.automaton.grammar.sampleValue(of: $0, language: phrase.language)
    } ?? ""
  }
}

extension Slip.Kind {
  fileprivate var isDeparture: Bool {
    if case .edit = self { false } else { true }
  }
}
