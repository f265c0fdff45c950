// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The values that a line names, wherever they stand in it.
extension Gist {
  /// A value with its place among the words, and whether these are all of its name.
  typealias Place = (range: Range<Int>, capture: Capture, isWhole: Bool)

  /// The values of an intent that the line names, each word in one of them.
  func captures(of shortcut: Catalog.Shortcut, _ meaning: WordIndex.Meaning) -> [Place] {
    var chosen: [Spot] = []
    var slots: [String] = []
    for spot in spots(of: shortcut, meaning)
    where !chosen.contains(where: { $0.range.overlaps(spot.range) }) {
      // The best places of all that are named so far: "harbour to hill view".
      let all = (chosen + [spot]).sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let best = slotsOf(all[...], shortcut, meaning) else { continue }
      (chosen, slots) = (all, best)
    }
    return zip(chosen, slots).compactMap { spot, slot in
      spot.values[slot].map {
        (
          spot.range, Capture(slot: slot, span: utterance.span(of: spot.range), value: $0),
          spot.isWhole
        )
      }
    }
  }

  /// Words that are a value of one parameter, or of another.
  private struct Spot {
    let range: Range<Int>
    let isWhole: Bool
    /// What they are, by the names of the parameters.
    var values: Values
  }

  private typealias Values = [String: Capture.Value]

  /// What each of the words may be, the surest first.
  private func spots(of shortcut: Catalog.Shortcut, _ meaning: WordIndex.Meaning) -> [Spot] {
    func named(_ value: Capture.Value, _ fits: (Catalog.Slot) -> Bool) -> Values {
      shortcut.slots.filter { fits($0.value) }.mapValues { _ in value }
    }
    let isDeclared = shortcut.hasDeclaration
    let kinds = shortcut.slots.sorted { $0.key < $1.key }
      .compactMap { $0.value.valueKind(isDeclared: isDeclared) }
    let values = kinds.flatMap { kind in
      self.values(of: kind).map { range, value in
        Spot(
          range: range, isWhole: true,
          values: named(.value(value)) { $0.valueKind(isDeclared: isDeclared) == kind })
      }
    }
    // "30 minutes" is no line 30.
    let counted = values.compactMap { spot -> Spot? in
      guard stems.indices.contains(spot.range.upperBound) else { return nil }
      let fitting = spot.values.filter {
        meaning.kinds[$0.key]?.contains(stems[spot.range.upperBound]) == true
      }
      return fitting.isEmpty ? nil : Spot(range: spot.range, isWhole: true, values: fitting)
    }
    var listed: [Spot] = []
    for (list, spot) in names(of: Set(shortcut.slots.values.compactMap(\.list)), meaning) {
      let values = named(.listed(spot.ids)) { $0.list == list }
      // A stop may be where a bus goes, too.
      let same = listed.firstIndex { $0.range == spot.range && $0.isWhole == spot.isWhole }
      if let same {
        listed[same].values.merge(values) { old, _ in old }
      } else {
        listed.append(Spot(range: spot.range, isWhole: spot.isWhole, values: values))
      }
    }
    return counted + listed + values
  }

  /// The parameter of each value: the one whose words stand before it, "to", and then in the order of
  /// the phrases; nil where not all have one.
  private func slotsOf(
    _ spots: ArraySlice<Spot>, _ shortcut: Catalog.Shortcut, _ meaning: WordIndex.Meaning
  ) -> [String]? {
    let order = meaning.phrases.flatMap(\.slots) + shortcut.slots.keys.sorted()
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    func isSaid(_ slot: String, before spot: Spot) -> Bool {
      words[..<spot.range.lowerBound].suffix(Self.leadWords).contains {
        meaning.leads[slot]?.contains($0) == true
      }
    }
    func best(_ spots: ArraySlice<Spot>, _ taken: [String]) -> (
      weight: (Int, Int), slots: [String]
    )? {
      guard let spot = spots.first else { return ((0, 0), taken) }
      var found: (weight: (Int, Int), slots: [String])?
      var hasSeries = false
      for slot in spot.values.keys.sorted(by: { places[$0, default: 0] < places[$1, default: 0] })
      where !isTurnedRound(spot, as: meaning.leads[slot] ?? []) {
        let isSeries = shortcut.slots[slot]?.isSeries == true
        // A second series would double the tries with each value.
        guard isSeries ? !hasSeries : !taken.contains(slot) else { continue }
        hasSeries = hasSeries || isSeries
        guard var rest = best(spots.dropFirst(), taken + [slot]) else { continue }
        rest.weight.0 += isSaid(slot, before: spot) ? 1 : 0
        rest.weight.1 -= taken.count { places[$0, default: 0] > places[slot, default: 0] }
        if found.map({ $0.weight < rest.weight }) ?? true { found = rest }
      }
      return found
    }
    return best(spots, [])?.slots
  }

  /// Whether the words stand behind "to" where the value does behind "from".
  private func isTurnedRound(_ spot: Spot, as leads: Set<String>) -> Bool {
    let near = words[..<spot.range.lowerBound].suffix(Self.leadWords)
    let direction = near.last { word in index.requests.directions.contains { $0.contains(word) } }
    guard let before = direction ?? lead(of: spot.range.lowerBound),
      let own = index.requests.directions.first(where: { $0.contains(before) })
    else { return false }
    return leads.isDisjoint(with: own)
      && index.requests.directions.contains { $0 != own && !leads.isDisjoint(with: $0) }
  }

  /// "To the".
  private static let leadWords = 2

  /// The named values of lists, whole names first; words of the phrases are no part of a name.
  private func names(
    of lists: Set<String>, _ meaning: WordIndex.Meaning
  ) -> [(list: String, spot: NameIndex.Spot)] {
    lists.sorted().flatMap { list in
      (index.names[list]?.spots(in: telling, of: words) ?? []).filter { spot in
        spot.isWhole
          || (strictness == .guess || misspelt.isDisjoint(with: spot.range))
            && !telling.allSatisfy {
              !spot.range.contains($0.place) || meaning.vocabulary.contains($0.stem)
                || index.limiting.contains($0.text)
            }
      }
      .map { (list, $0) }
    }
    .sorted {
      ($0.spot.isWhole ? 0 : 1, -$0.spot.range.count) < (
        $1.spot.isWhole ? 0 : 1, -$1.spot.range.count
      )
    }
  }

  /// The numbers, dates and other values of a kind, the longest from each word on.
  func values(of kind: ValueKind) -> [(range: Range<Int>, value: SpokenValue)] {
    var found: [(range: Range<Int>, value: SpokenValue)] = []
    var start = 0
    while start < words.count {
      let rest = Utterance(utterance.text(start..<words.count))
      let reading = kind.readings(in: rest, language: index.language.code).last
      // "Un gasto" is one by its article, and no number.
      let isArticle = reading?.length == 1 && index.isSmall(words[start])
      guard let reading, reading.length > 0, !isArticle else {
        start += 1
        continue
      }
      found.append((start..<start + reading.length, reading.value))
      start += reading.length
    }
    return found
  }
}

extension Catalog.Slot {
  /// The kind of value that the engine reads by itself, within any bounds where a declaration has them:
  /// what lies outside is refused by name then.
  fileprivate func valueKind(isDeclared: Bool) -> ValueKind? {
    switch kind {
    case .value(.number(let range)) where isDeclared:
      .number(NumberRange(isInteger: range.isInteger))
    case .value(let kind): kind
    case .list, .text: nil
    }
  }
}
