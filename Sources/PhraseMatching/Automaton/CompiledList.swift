// SPDX-License-Identifier: Apache-2.0

/// A value list as a trie over words, shared by every slot that uses it.
///
/// Node 0 is the root. A node where forms end owns a run of value indices in one flat array.
struct CompiledList: Sendable {
  /// Which list, and text that phrases glue to its values ("Apri${applicationName}").
  struct Key: Hashable, Sendable {
    var list: Int
    var prefix = ""
    var suffix = ""
  }

  /// The values, whose indices the nodes refer to.
  let values: [ValueList.Value]
  let edges: EdgeTable
  private let endStarts: [Int32]
  private let ends: [Int32]

  /// The indices of the values whose forms end at a node.
  func values(endingAt node: StateID) -> ArraySlice<Int32> {
    ends[Int(endStarts[Int(node)])..<Int(endStarts[Int(node) + 1])]
  }

  var byteCount: Int { edges.byteCount + (endStarts.count + ends.count) * 4 }

  /// Compiles the forms of a list.
  ///
  /// - Complexity: O(*w* log *w*) in the number of words of all forms.
  init(
    _ list: ValueList, key: Key, numbers: [NumberWords], wordLimit: Int,
    vocabulary: inout Vocabulary
  ) {
    values = list.values
    var builder = TrieBuilder()
    for (index, value) in list.values.enumerated() {
      for form in value.forms {
        let tokens = Utterance(form).tokens
        guard !tokens.isEmpty, tokens.count <= wordLimit else { continue }
        let spellings = tokens.map { form.utf8Text($0.span) }
        let glued = tokens.map(\.text).glued(prefix: key.prefix, suffix: key.suffix)
        let ids = glued.enumerated().map { place, word in
          vocabulary.intern(word, spelling: spellings[place])
        }
        builder.insert(ids, value: Int32(index))
        for words in Self.variants(of: glued, numbers: numbers) {
          builder.insert(words.map { vocabulary.intern($0) }, value: Int32(index))
        }
      }
    }
    edges = EdgeTable(stateCount: builder.nodeCount, edges: builder.edges)
    let sorted = builder.ends.sorted { ($0.node, $0.value) < ($1.node, $1.value) }
    var starts = [Int32](repeating: 0, count: builder.nodeCount + 1)
    var unique: [Int32] = []
    var previous: (node: StateID, value: Int32)?
    for end in sorted where previous.map({ $0 != end }) ?? true {
      starts[Int(end.node) + 1] += 1
      unique.append(end.value)
      previous = end
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    endStarts = starts
    ends = unique
  }

  /// The form with digits for number words and the other way round, in all combinations.
  private static func variants(of words: [String], numbers: [NumberWords]) -> [[String]] {
    let alternatives = numbers.flatMap { $0.alternatives(for: words) }
    guard !alternatives.isEmpty else { return [] }
    var variants: [[String]] = []
    func extend(_ head: [String], from index: Int, isChanged: Bool) {
      guard variants.count < 64 else { return }
      if index == words.count {
        if isChanged { variants.append(head) }
        return
      }
      extend(head + [words[index]], from: index + 1, isChanged: isChanged)
      for alternative in alternatives where alternative.range.lowerBound == index {
        extend(head + alternative.words, from: alternative.range.upperBound, isChanged: true)
      }
    }
    extend([], from: 0, isChanged: false)
    return variants
  }
}

/// Grows a trie node by node.
private struct TrieBuilder {
  private var children: [UInt64: StateID] = [:]
  private(set) var edges: [(from: StateID, word: WordID, to: StateID)] = []
  private(set) var ends: [(node: StateID, value: Int32)] = []
  private(set) var nodeCount = 1

  mutating func insert(_ words: [WordID], value: Int32) {
    var node: StateID = 0
    for word in words {
      let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
      if let child = children[key] {
        node = child
      } else {
        let child = StateID(nodeCount)
        nodeCount += 1
        children[key] = child
        edges.append((node, word, child))
        node = child
      }
    }
    ends.append((node, value))
  }
}

extension [String] {
  /// The words with text joined to the first and the last.
  fileprivate func glued(prefix: String, suffix: String) -> [String] {
    var words = self
    if let first = words.first { words[0] = prefix + first }
    if let last = words.last { words[words.count - 1] = last + suffix }
    return words
  }
}
