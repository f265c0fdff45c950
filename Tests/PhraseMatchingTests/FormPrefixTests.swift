// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct FormPrefixTests {
  private static let key = CompiledList.Key(list: 0, prefix: "", suffix: "")

  private static func compiled(_ values: [[String]], key: CompiledList.Key = key) -> CompiledList {
    CompiledList(
      ValueList(name: "l", values: values.enumerated().map { .init(id: $0, forms: $1) }),
      key: key, numbers: [.english], wordLimit: 100)
  }

  /// Lists whose forms share beginnings, held against reading all of them.
  @Test(arguments: 0..<8)
  func nextWordsAreThoseOfAllFormsThatBeginSo(_ seed: Int) {
    var random = RandomSlips(seed: UInt64(seed))
    func form() -> String {
      // A blank is a letter like any other, so that forms have one to four words.
      random.word(1...7, alphabet: Array("abc  "))
    }
    let values = (0..<25).map { _ in (0..<1 + seed % 3).map { _ in form() } }
    let key =
      seed % 4 == 3 ? CompiledList.Key(list: 0, prefix: "pre", suffix: "post") : Self.key
    let list = Self.compiled(values, key: key)
    let forms = values.joined().map { form in
      form.split(separator: " ").map(String.init).glued(prefix: key.prefix, suffix: key.suffix)
    }
    for head in Set(forms.flatMap { form in form.indices.map { Array(form[..<$0]) } }) {
      for partial in ["", "a", "bc", "pre", "z"] {
        let next = forms.filter { $0.count > head.count && $0.starts(with: head) }
          .map { $0[head.count] }.filter { $0.hasPrefix(partial) }
        var prefix = FormPrefix(list: list, key: key, head: head, partial: partial)
        #expect(prefix.nextWords(limit: 100) == Set(next).sorted(), "\(head) \(partial)")
        #expect(prefix.nextWords(limit: 2) == Array(Set(next).sorted().prefix(2)))
      }
    }
  }

  @Test func titlesAreOfferedWholeAndInOrder() {
    let list = Self.compiled([
      ["Dune", "the desert"], ["The Tower"], ["the Dead"], [], ["…", "thesis"], ["Théâtre"],
    ])
    func titles(_ partial: String, _ limit: Int = 10) -> [String] {
      var prefix = FormPrefix(list: list, key: Self.key, head: [], partial: partial)
      return prefix.titles(limit: limit)
    }
    #expect(titles("") == ["Dune", "the Dead", "The Tower", "Théâtre"])
    #expect(titles("the") == ["the Dead", "The Tower", "Théâtre"])
    #expect(titles("the", 1) == ["the Dead"])
    #expect(titles("x") == [])
  }

  /// The forms that are read grow with what is asked for, not with the list.
  @Test(arguments: [100, 3_000])
  func fewFormsAreRead(_ count: Int) {
    let list = Self.compiled((0..<count).map { ["the book \($0 % 50) part \($0)"] })
    for (head, partial) in [([], ""), (["the"], ""), (["the", "book"], ""), (["the"], "x")] {
      var prefix = FormPrefix(list: list, key: Self.key, head: head, partial: partial)
      _ = prefix.nextWords(limit: 10)
      _ = prefix.titles(limit: 10)
      #expect(prefix.readCount <= 4 * 15 + 10 * 2 * 15)
    }
  }
}
