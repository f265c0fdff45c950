// SPDX-License-Identifier: Apache-2.0

/// Makes the steps of a list's trie from its forms in order.
///
/// Forms are sorted by their words, so that forms with a common beginning lie together and every
/// node is a range of them.
struct TrieBuilder {
  private(set) var transitions: [TransitionTable.Transition] = []
  private(set) var tails: [UInt32] = []
  private(set) var runs: [UInt32] = []
  /// The forms by their words.
  private(set) var order: [UInt32] = []
  private let forms: FormSequences
  private var nodeCount: UInt32 = 1

  init(_ forms: FormSequences) {
    self.forms = forms
  }

  mutating func build() {
    sort()
    transitions.reserveCapacity(forms.count * 4 / 3)
    build(0..<order.count, depth: 0, node: 0)
  }

  /// Sorts by the first two words, which settles most, then by the rest.
  private mutating func sort() {
    forms.words.elements.withUnsafeBufferPointer { elements in
      forms.words.starts.withUnsafeBufferPointer { starts in
        func words(_ form: UInt32) -> Slice<UnsafeBufferPointer<WordID>> {
          elements[Int(starts[Int(form)])..<Int(starts[Int(form) + 1])]
        }
        var keys = (0..<UInt32(forms.count)).map { form -> (key: UInt64, form: UInt32) in
          let start = Int(starts[Int(form)])
          let hasSecond = starts[Int(form) + 1] - starts[Int(form)] > 1
          let second = hasSecond ? UInt64(elements[start + 1].raw) + 1 : 0
          return (UInt64(elements[start].raw) << 32 | second, form)
        }
        keys.sort { left, right in
          if left.key != right.key { return left.key < right.key }
          if words(left.form).lexicographicallyPrecedes(words(right.form)) { return true }
          return left.form < right.form && words(left.form).elementsEqual(words(right.form))
        }
        order = keys.map(\.form)
      }
    }
  }

  private func length(_ place: Int) -> Int {
    forms.words.range(of: Int(order[place])).count
  }

  private func word(_ place: Int, _ depth: Int) -> UInt32 {
    forms.words.elements[forms.words.range(of: Int(order[place])).lowerBound + depth].raw
  }

  private func value(_ place: Int) -> UInt32 { forms.values[Int(order[place])] }

  /// Adds the steps of a node, whose forms agree in their first `depth` words.
  private mutating func build(_ range: Range<Int>, depth: Int, node: UInt32) {
    var place = range.lowerBound
    while place < range.upperBound, length(place) == depth { place += 1 }
    if place > range.lowerBound { addEnds(range.lowerBound..<place, node: node) }
    while place < range.upperBound {
      let next = word(place, depth)
      var end = place + 1
      while end < range.upperBound, word(end, depth) == next { end += 1 }
      let target =
        end == place + 1
        ? addTail(place, depth: depth + 1) : addNode(place..<end, depth: depth + 1)
      add(node, next, target)
      place = end
    }
  }

  private mutating func addNode(_ range: Range<Int>, depth: Int) -> UInt32 {
    let node = nodeCount
    nodeCount += 1
    build(range, depth: depth, node: node)
    return length(range.lowerBound) == depth ? node | CompiledList.endFlag : node
  }

  private mutating func addTail(_ place: Int, depth: Int) -> UInt32 {
    let length = length(place)
    if depth == length {
      return CompiledList.tailFlag | CompiledList.endFlag | value(place)
    }
    let offset = UInt32(tails.count)
    tails.append(value(place))
    for index in depth..<length {
      tails.append(word(place, index) | (index == length - 1 ? CompiledList.lastFlag : 0))
    }
    return CompiledList.tailFlag | offset
  }

  /// Values that end at a node: one index, or a run of them.
  private mutating func addEnds(_ range: Range<Int>, node: UInt32) {
    var values: [UInt32] = []
    for place in range where values.last != value(place) { values.append(value(place)) }
    if values.count == 1 {
      add(node, CompiledList.endWord, values[0] + 1)
    } else {
      add(node, CompiledList.endWord, (UInt32(runs.count) | CompiledList.lastFlag) + 1)
      runs.append(UInt32(values.count))
      runs += values
    }
  }

  private mutating func add(_ from: UInt32, _ word: UInt32, _ target: UInt32) {
    transitions.append(TransitionTable.Transition(from: from, word: word, target: target))
  }
}
