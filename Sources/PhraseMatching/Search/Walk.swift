// SPDX-License-Identifier: Apache-2.0

/// A search through the automaton along an utterance.
///
/// There is one way to go from a place to the next ones, ``expand(_:)``, for words, values, text,
/// series and slips. What differs is the order in which places are visited: ``ExactWalk`` goes depth
/// first and forgives nothing, ``TolerantWalk`` goes the cheapest way first.
protocol Walk {
  var context: WalkContext { get }

  /// Whether slips are looked for.
  static var forgives: Bool { get }

  /// Takes note of a place that can be reached from the one being expanded.
  func reach(_ place: Place, by arrival: Arrival)
}

/// What leads from a place to the next.
enum Arrival {
  /// A word of the phrase or of a value.
  case word
  /// The end of a value, one word of which may be misspelt.
  case filling(Filling, Slip?)
  /// A slip, and the words that were meant if any.
  case slip(Slip)
}

extension Walk {
  /// Reaches every place that follows by one word, value or slip, what is to be visited first last.
  @inline(__always)
  func expand(_ place: Place) {
    if Self.forgives { skipWords(place) }
    if place.isInValue, let slot = place.slot { return expandValue(place, slot) }
    var inPhrase = place
    inPhrase.slot = nil
    expandPhrase(inPhrase)
    if let slot = place.slot { continueSeries(place, slot) }
  }

  // MARK: - Phrases

  @inline(__always)
  private func expandPhrase(_ place: Place) {
    for index in context.phrases.slotEdges.range(of: place.state.index).reversed() {
      enter(context.phrases.slotEdges.elements[index], place)
    }
    if Self.forgives {
      leaveOutWords(place)
      takeWordsWithSlips(place)
    } else if let word = context.ids[place.position] {
      takeWords(word, count: 1, from: place, slip: nil)
    }
  }

  /// Goes on in the phrase by one or two of its words, which were said as `count` words.
  @inline(__always)
  func takeWords(
    _ first: WordID, _ second: WordID? = nil, count: Int, from place: Place,
    slip: Slip?
  ) {
    guard var target = context.phrases.target(from: place.state, on: first) else { return }
    if let second {
      guard let next = context.phrases.target(from: target, on: second) else { return }
      target = next
    }
    var next = place
    next.state = target
    next.position += count
    if Self.forgives {
      let isSmall =
        context.phrases.isSmall(first)
        && second.map(context.phrases.isSmall) ?? true
      if !isSmall { next.flags.insert(.hasContent) }
    }
    reach(next, with: slip)
  }

  /// Reaches a place by a word, or by a guess at one.
  @inline(__always)
  func reach(_ place: Place, with slip: Slip?) {
    guard let slip else { return reach(place, by: .word) }
    var place = place
    place.points += slip.points
    if !leavesOutEnd(slip, place) { place.flags.insert(.isGuessed) }
    reach(place, by: .slip(slip))
  }

  /// Whether the end of the phrase was not said, behind words on no list: then nothing was guessed at
  /// that those words could be.
  private func leavesOutEnd(_ slip: Slip, _ place: Place) -> Bool {
    guard place.position == context.count, !place.isInValue, place.counts.unlisted > 0,
      place.counts.text == 0
    else { return false }
    return slip.kind == .edit(.droppedWord) || slip.kind == .edit(.droppedApplication)
  }

  // MARK: - Slots

  @inline(__always)
  private func enter(_ edge: Automaton.SlotEdge, _ place: Place) {
    if Self.forgives { leaveOutValue(edge, place) }
    guard place.position < context.count else { return }
    expandValue(place.entering(edge.symbol, behind: edge.target), edge.symbol)
  }

  /// The next value of a series, behind a connector or without.
  private func continueSeries(_ place: Place, _ slot: SymbolID) {
    guard place.position < context.count else { return }
    var next = place.entering(slot, behind: place.state)
    expandValue(next, slot)
    guard place.position + 1 < context.count,
      context.phrases.symbols[slot.index].series?.joins(context.utterance, at: place.position)
        == true
    else { return }
    next.position += 1
    next = next.entering(slot, behind: place.state)
    reach(next, by: .word)
  }

  private func expandValue(_ place: Place, _ slot: SymbolID) {
    guard place.flags.isDisjoint(with: .isAnyWords) else { return expandAnyWords(place, slot) }
    switch context.phrases.traits[slot.index].kind {
    case .list(let list, let isOpen):
      // What is nearest is a value that is known.
      if isOpen, place.cursor == .root, !context.isLoose {
        takeAnyWord(place, as: [.isUnlisted, .hasText])
      }
      expandList(place, slot, list)
    case .reader(let reader):
      guard place.position < context.count else { return }
      for index in context.readings(of: reader, at: place.position) {
        finish(place, slot, place.position..<context.readings[index].end, .reading(index))
      }
      if Self.forgives { takeMisspeltValue(place, slot, reader) }
    case .text: takeAnyWord(place, as: [.isText, .hasText])
    }
    if Self.forgives, context.isLoose, place.cursor == .root { takeUnknownWord(place, slot) }
  }

  @inline(__always)
  private func expandList(_ place: Place, _ slot: SymbolID, _ id: ListID) {
    let list = context.lists[id.index]
    let ends = list.ends(at: place.cursor)
    if ends != .none, place.valueEnd > place.valueStart {
      finish(place, slot, Int(place.valueStart)..<Int(place.valueEnd), .listed(ends))
    }
    if Self.forgives {
      takeValueWordsWithSlips(place, id)
    } else if place.position < context.count,
      let word = context.id(of: place.position, in: list)
    {
      takeValueWords(word, count: 1, from: place, in: list, slip: nil)
    }
  }

  /// Goes on in a value by one or two of its words, which were said as `count` words.
  @inline(__always)
  func takeValueWords(
    _ first: WordID, _ second: WordID? = nil, count: Int, from place: Place,
    in list: CompiledList, slip: Slip?
  ) {
    guard var cursor = list.step(from: place.cursor, on: first) else { return }
    if let second {
      guard let next = list.step(from: cursor, on: second) else { return }
      cursor = next
    }
    var next = place
    next.cursor = cursor
    if count > 0 {
      if !place.flags.contains(.hasValueWord) {
        next.valueStart = Int32(truncatingIfNeeded: place.position)
      }
      next.position += count
      next.valueEnd = Int32(truncatingIfNeeded: next.position)
      next.flags.insert(.hasValueWord)
    }
    reach(next, with: slip)
  }

  /// The end of any words, and behind it one more of them.
  private func expandAnyWords(_ place: Place, _ slot: SymbolID) {
    let words = Int(place.valueStart)..<place.position
    if place.flags.contains(.isUnknown) {
      takeUnknownWord(place, slot)
      return finish(place, slot, words, .unknown)
    }
    takeAnyWord(place, as: [])
    let isJoined = context.phrases.traits[slot.index].isJoined
    guard
      !isJoined || context.phrases.symbols[slot.index].isJoined(to: words, of: context.utterance)
    else { return }
    finish(place, slot, words, place.flags.contains(.isText) ? .text : .unlisted)
  }

  /// One more word of a text, or of words on no list.
  func takeAnyWord(_ place: Place, as flags: Place.Flags, points: Int = 0) {
    guard place.position < context.count else { return }
    var next = place
    next.position += 1
    next.points += Int32(truncatingIfNeeded: points)
    next.valueEnd = Int32(truncatingIfNeeded: next.position)
    next.flags.formUnion(flags)
    next.counts.all += 1
    if next.flags.contains(.isText) { next.counts.text += 1 }
    if next.flags.contains(.isUnlisted) { next.counts.unlisted += 1 }
    reach(next, by: .word)
  }

  /// Ends a value: behind it the phrase goes on, or the next value of a series.
  @inline(__always)
  func finish(
    _ place: Place, _ slot: SymbolID, _ words: Range<Int>, _ value: Filling.Value
  ) {
    reach(behind(place, slot, words, value), by: .filling(Filling(slot, words, value), nil))
  }

  /// The place behind a value.
  @inline(__always)
  func behind(
    _ place: Place, _ slot: SymbolID, _ words: Range<Int>, _ value: Filling.Value
  ) -> Place {
    let traits = context.phrases.traits[slot.index]
    var next = place
    next.position = max(place.position, words.upperBound)
    next.cursor = .root
    next.flags.subtract(.ofValue)
    if traits.isLiteral {
      next.flags.insert(.hasContent)
    } else {
      // Any words were counted one by one.
      let uncounted = place.flags.isDisjoint(with: .isAnyWords) ? words.count : 0
      next.counts.add(uncounted, as: value, isJoined: traits.isJoined)
      // Sums do not depend on the order of a series.
      next.meaning &+= UInt64(slot.raw).mixed(with: hash(of: value))
    }
    if !traits.isSeries || value == .unlisted { next.slot = nil }
    return next
  }

  private func hash(of value: Filling.Value) -> UInt64 {
    switch value {
    case .listed(let ends): UInt64(ends.raw) | 1 << 32
    case .reading(let index): context.readings[index].hash
    case .text: 1 << 33
    case .unlisted: 1 << 34
    case .unknown: 1 << 35
    }
  }
}

extension Place.Counts {
  @inline(__always)
  mutating func add(_ words: Int, as value: Filling.Value, isJoined: Bool) {
    let words = UInt16(truncatingIfNeeded: words)
    all = all + words - (isJoined ? 1 : 0)
    switch value {
    case .listed, .unknown: break
    case .reading: number += words
    case .text: text += words
    case .unlisted: unlisted += words
    }
  }
}
