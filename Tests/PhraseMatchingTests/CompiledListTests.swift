// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct CompiledListTests {
  /// Lists whose forms share beginnings, are each other's beginnings, or are the same.
  @Test(arguments: 0..<150)
  func aListFindsWhatADictionaryOfItsFormsFinds(_ seed: Int) {
    var random = RandomSlips(seed: UInt64(seed))
    let alphabet: [Character] = ["a", "b", "c"]
    func form(_ random: inout RandomSlips) -> [String] {
      random.word(1...(seed % 3 == 0 ? 9 : 4), alphabet: alphabet).map(String.init)
    }
    let forms = (0..<40).map { _ in [form(&random), form(&random)] }
    var values: [[String]: Set<Int>] = [:]
    for (value, forms) in forms.enumerated() {
      for form in forms { values[form, default: []].insert(value) }
    }
    let list = Self.compiled(forms.map { $0.map { $0.joined(separator: " ") } })
    let others = (0..<60).map { _ in form(&random) + ["a"] }
    for form in Array(values.keys) + others {
      #expect(Self.values(of: form, in: list) == values[form] ?? [], "\(form)")
    }
  }

  private static func compiled(_ forms: [[String]]) -> CompiledList {
    CompiledList(
      ValueList(name: "l", values: forms.enumerated().map { .init(id: $0, forms: $1) }),
      key: .init(list: 0), numbers: [], wordLimit: 100)
  }

  private static func values(of form: [String], in list: CompiledList) -> Set<Int> {
    var cursor = CompiledList.Cursor.root
    for word in form {
      guard let id = list.words.id(of: word), let next = list.step(from: cursor, on: id) else {
        return []
      }
      cursor = next
    }
    return Set(list.indices(list.ends(at: cursor), limit: 100))
  }

  @Test func aLongTailIsFollowedToItsEndAndNoFurther() {
    let words = (0..<100).map { "w\(Character(Unicode.Scalar(97 + UInt8($0 % 26))))" }
    let list = Self.compiled([[words.joined(separator: " ")], ["wa"]])
    #expect(Self.values(of: words, in: list) == [0])
    #expect(Self.values(of: Array(words.dropLast()), in: list) == [])
    #expect(Self.values(of: words + ["wa"], in: list) == [])
    #expect(Self.values(of: ["wa"], in: list) == [1])
  }

  @Test func theBeginningIsNoValueOfAListWithoutForms() {
    let list = Self.compiled([])
    #expect(list.ends(at: .root) == .none)
    #expect(list.step(from: .root, on: WordID(0)) == nil)
  }
}

@Suite struct StoreTests {
  @Test(arguments: [0, 1, 2, 3, 7, 64, 1_000])
  func aTransitionTableAnswersForItsTransitionsOnly(_ count: UInt32) {
    let steps = (0..<count).map {
      TransitionTable.Transition(from: $0 / 3, word: ($0 % 3) * 7_919, target: $0 + 1)
    }
    let table = TransitionTable(steps)
    for step in steps { #expect(table.target(from: step.from, on: step.word) == step.target) }
    for step in steps { #expect(table.target(from: step.from, on: step.word + 1) == 0) }
    #expect(table.target(from: count, on: .max) == 0)
  }

  @Test func aFullTransitionTableEndsItsProbes() {
    let full = (1...2).map { TransitionTable.Transition(from: $0, word: $0, target: $0) }
    let table = TransitionTable(slots: FlatArray(full), overflow: FlatArray())
    #expect(table.target(from: 3, on: 3) == 0)
  }

  @Test(arguments: [false, true])
  func aWordTableNumbersWordsInTheOrderOfTheirAppearanceOrOfTheirBytes(_ isSorted: Bool) {
    var random = RandomSlips(seed: 7)
    var builder = WordTableBuilder()
    var ids: [String: WordID] = [:]
    for _ in 0..<3_000 {
      let word = random.word(1...12, alphabet: Array("abcdeé"))
      let id = builder.intern(word)
      #expect(ids[word] ?? WordID(ids.count) == id)
      ids[word] = id
    }
    if isSorted {
      let numbers = builder.sort()
      for (word, id) in ids { ids[word] = numbers[id.index] }
      let words = ids.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(words.map { ids[$0] } == words.indices.map(WordID.init))
    }
    let table = builder.frozen()
    #expect(table.count == ids.count)
    for (word, id) in ids {
      #expect(table.id(of: word) == id && table.word(id) == word)
      #expect(table.id(of: word + "x") == nil)
    }
    #expect(WordTableBuilder().frozen().id(of: "a") == nil)
  }

  @Test(arguments: [[], [[]], [[1], [], [2, 3]], [[], [], [4]]] as [[[Int]]])
  func rowsAreTheRows(_ rows: [[Int]]) {
    let flat = Rows(rows)
    #expect(flat.count == rows.count)
    #expect(rows.indices.map { Array(flat[$0]) } == rows)
    #expect(Array(flat.elements) == rows.flatMap(\.self))
  }

  @Test func elementsAreDealtOutInTheirOrder() {
    let dealt = Rows(count: 4, of: [5, 2, 1, 9, 6, 3]) { $0 % 4 }
    #expect((0..<4).map { Array(dealt[$0]) } == [[], [5, 1, 9], [2, 6], [3]])
    #expect(Rows(count: 0, of: [Int]()) { $0 }.count == 0)
  }

  @Test func anArrayLiesWithinItsRegion() {
    #expect(Array(FlatArray<UInt32>([1, 2])) == [1, 2])
    let region = Region(count: 16) { _ in }
    #expect(FlatArray<UInt32>(region, offset: 0, count: 4) != nil)
    for (offset, count) in [(0, 5), (-4, 1), (1, 1), (16, 1), (20, 0), (0, -1), (8, .max)] {
      #expect(FlatArray<UInt32>(region, offset: offset, count: count) == nil, "\(offset) \(count)")
    }
  }

  @Test(arguments: 0..<9)
  func thePartitionPointIsTheFirstPlaceThatHolds(_ point: Int) {
    #expect((0..<8).partitionPoint { $0 >= point } == point)
  }
}
