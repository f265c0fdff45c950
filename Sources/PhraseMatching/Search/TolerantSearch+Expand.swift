// SPDX-License-Identifier: Apache-2.0

extension TolerantSearch {
  /// Adds all places that can be reached from a place by one word, value or slip.
  mutating func expand(_ place: Place, _ index: Int32) {
    skipWords(place, index)
    if place.slot >= 0 {
      expandValue(place, index)
    } else {
      if place.position == count { accept(place, index) }
      expandPhrase(place, index)
    }
  }

  // MARK: - Words that belong nowhere

  private mutating func skipWords(_ place: Place, _ index: Int32) {
    // Before a value the phrase skips them, but between the values of a series nobody else does.
    guard place.position < count,
      place.slot < 0 || place.cursor != .root || phrases.symbols[Int(place.slot)].isSeries
    else { return }
    var cursor = CompiledList.Cursor.root
    for end in place.position..<count {
      guard let next = phrases.fillers.step(from: cursor, on: fillerWords[end]) else { break }
      cursor = next
      let places = phrases.fillers.indices(phrases.fillers.ends(at: cursor), limit: 2)
      guard places.contains(0) || (place.state == 0 && places.contains(1)) else { continue }
      addEdit(.filler, place.position..<end + 1, to: place, index)
    }
    let position = place.position
    if isDoubled[position] {
      addEdit(.doubledWord, position..<position + 1, to: place, index)
    }
  }

  /// The same place behind words that are not used.
  private mutating func addEdit(
    _ kind: Edit.Kind, _ words: Range<Int>, to place: Place, _ index: Int32
  ) {
    var next = place
    next.parent = index
    next.step = nil
    next.edit = Search.EditStep(kind: kind, words: words)
    next.points += kind.points
    next.position = words.upperBound
    add(next)
  }

  // MARK: - Phrases

  private mutating func expandPhrase(_ place: Place, _ index: Int32) {
    for word in phrases.droppable[Int(place.state)] {
      var next = place
      next.parent = index
      next.step = nil
      next.state = word.target
      next.edit = Search.EditStep(
        kind: .droppedWord, words: place.position..<place.position, meant: (-1, [word.word]))
      next.points += Edit.Kind.droppedWord.points
      next.isGuessed = true
      add(next)
    }
    for edge in phrases.slotEdges[Int(place.state)] { enter(edge, place, index) }
    guard place.position < count else { return }
    expandWord(place, index)
  }

  private mutating func expandWord(_ place: Place, _ index: Int32) {
    let variants = variants(of: place.position, list: -1)
    take([variants.exact], nil, 1, place, index)
    for variant in variants.similar { take([variant.word], variant.kind, 1, place, index) }
    for (first, second) in variants.parts { take([first, second], .joinedWords, 1, place, index) }
    if place.position + 1 < count { take([variants.joined], .splitWord, 2, place, index) }
  }

  /// Goes on in the phrase by words that were said as `length` words.
  private mutating func take(
    _ words: [WordID], _ kind: Edit.Kind?, _ length: Int, _ place: Place, _ index: Int32
  ) {
    var state = UInt32(bitPattern: place.state)
    for word in words {
      guard word != WordTable.unknown else { return }
      state = phrases.steps.target(from: state, on: UInt32(bitPattern: word))
      guard state != 0 else { return }
    }
    var next = place
    next.parent = index
    next.step = nil
    next.edit = nil
    next.state = StateID(bitPattern: state)
    next.position += length
    if !words.allSatisfy(phrases.isSmall) { next.contentWords += 1 }
    mark(&next, kind, place.position..<place.position + length, meant: (-1, words))
    add(next)
  }

  private func mark(
    _ place: inout Place, _ kind: Edit.Kind?, _ words: Range<Int>, meant: (Int32, [WordID])
  ) {
    guard let kind else { return }
    place.edit = Search.EditStep(kind: kind, words: words, meant: meant)
    place.points += kind.points
    place.isGuessed = true
  }

  // MARK: - Slots

  private mutating func enter(_ edge: Automaton.SlotEdge, _ place: Place, _ index: Int32) {
    let symbol = phrases.symbols[Int(edge.symbol)]
    if symbol.isLiteral {
      var next = place
      next.parent = index
      next.step = nil
      next.state = edge.target
      next.edit = Search.EditStep(
        kind: .droppedApplication, words: place.position..<place.position)
      next.points += Edit.Kind.droppedApplication.points
      next.isGuessed = true
      add(next)
    }
    guard place.position < count else { return }
    switch symbol.kind {
    case .list(_, let isOpen):
      begin(edge, at: place.position, place, index)
      if isOpen { takeAny(edge, .unlisted, place, index) }
    case .number, .value: takeReadings(edge, place, index)
    case .text: if !symbol.isJoined { takeAny(edge, .text, place, index) }
    }
  }

  private mutating func takeReadings(
    _ edge: Automaton.SlotEdge, _ place: Place, _ index: Int32
  ) {
    for reading in phrases.readings(edge.symbol, utterance, at: place.position) {
      let value = Search.Step.Value(reading, among: &spoken)
      finish(edge, place.position..<reading.end, value, place, index)
    }
  }

  /// Enters a list, or the next number of a series; the words of the value follow.
  private mutating func begin(
    _ edge: Automaton.SlotEdge, at position: Int, _ place: Place, _ index: Int32
  ) {
    var next = place
    next.parent = index
    next.step = nil
    next.edit = nil
    next.slot = edge.symbol
    next.state = edge.target
    next.position = position
    next.slotStart = position
    next.slotEnd = position
    next.cursor = .root
    add(next)
  }

  /// Any words, as far as the phrase can go on behind them.
  private mutating func takeAny(
    _ edge: Automaton.SlotEdge, _ value: Search.Step.Value, _ place: Place, _ index: Int32
  ) {
    var place = place
    place.hasText = true
    for end in place.position + 1...count {
      finish(edge, place.position..<end, value, place, index)
    }
  }

  /// Ends a value: behind it the phrase goes on, or the next value of a series.
  private mutating func finish(
    _ edge: Automaton.SlotEdge, _ words: Range<Int>, _ value: Search.Step.Value, _ place: Place,
    _ index: Int32
  ) {
    let symbol = phrases.symbols[Int(edge.symbol)]
    var next = place
    next.parent = index
    next.edit = nil
    next.slot = -1
    next.state = edge.target
    next.position = max(place.position, words.upperBound)
    next.cursor = .root
    next.step = Search.Step(
      symbol: edge.symbol, start: UInt16(words.lowerBound), end: UInt16(words.upperBound),
      value: value)
    next.meaning = place.meaning.mixed(edge.symbol, value)
    if symbol.isLiteral { next.contentWords += 1 }
    let behind = add(next)
    guard let behind, symbol.isSeries, value != .unlisted, value != .text, next.position < count
    else { return }
    begin(edge, at: next.position, next, behind)
    if next.position + 1 < count, ValueSeries.connectors.contains(utterance.word(next.position)) {
      begin(edge, at: next.position + 1, next, behind)
    }
  }

  // MARK: - Values of a list

  private mutating func expandValue(_ place: Place, _ index: Int32) {
    let edge = Automaton.SlotEdge(symbol: place.slot, target: place.state)
    guard case .list(let number, _) = phrases.symbols[Int(place.slot)].kind else {
      if place.position < count { takeReadings(edge, place, index) }
      return
    }
    let list = compiled.lists[number]
    let ends = list.ends(at: place.cursor)
    if ends != .none, place.slotEnd > place.slotStart {
      finish(edge, place.slotStart..<place.slotEnd, .listed(ends), place, index)
    }
    for word in compiled.droppable[number] {
      advance(list, number, [word], .droppedWord, 0, place, index)
    }
    guard place.position < count else { return }
    let variants = variants(of: place.position, list: Int32(number))
    advance(list, number, [variants.exact], nil, 1, place, index)
    for variant in variants.similar {
      advance(list, number, [variant.word], variant.kind, 1, place, index)
    }
    for (first, second) in variants.parts {
      advance(list, number, [first, second], .joinedWords, 1, place, index)
    }
    if place.position + 1 < count {
      advance(list, number, [variants.joined], .splitWord, 2, place, index)
    }
  }

  /// Goes on in the value by words that were said as `length` words.
  private mutating func advance(
    _ list: CompiledList, _ number: Int, _ words: [WordID], _ kind: Edit.Kind?, _ length: Int,
    _ place: Place, _ index: Int32
  ) {
    var cursor = place.cursor
    for word in words {
      guard let next = list.step(from: cursor, on: word) else { return }
      cursor = next
    }
    var next = place
    next.parent = index
    next.step = nil
    next.edit = nil
    next.cursor = cursor
    next.position += length
    if length > 0 {
      if next.slotEnd <= next.slotStart { next.slotStart = place.position }
      next.slotEnd = next.position
    }
    mark(
      &next, kind, place.position..<place.position + length,
      meant: (Int32(truncatingIfNeeded: number), words))
    add(next)
  }
}

extension UInt64 {
  /// The hash of values with one more.
  fileprivate func mixed(_ symbol: Int32, _ value: Search.Step.Value) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(symbol)
    switch value {
    case .listed(let ends): hasher.combine(ends)
    case .number(let number): hasher.combine(number)
    case .spoken(let index): hasher.combine(index)
    case .text: hasher.combine(1)
    case .unlisted: hasher.combine(2)
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
