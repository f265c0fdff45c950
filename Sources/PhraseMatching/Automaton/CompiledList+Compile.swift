// SPDX-License-Identifier: Apache-2.0

extension CompiledList {
  /// Compiles the forms of a list.
  ///
  /// - Complexity: O(*w* log *w*) in the number of words of all forms.
  convenience init(_ list: ValueList, key: Key, numbers: [NumberWords], wordLimit: Int) {
    var reader = FormReader(numbers: numbers, wordLimit: wordLimit, key: key)
    reader.read(list.values)
    reader.sortWords()
    var trie = TrieBuilder(reader.forms)
    trie.build()
    let words = reader.words.frozen()
    let forms = trie.order.map { reader.forms.sources[Int($0)] }
      .filter { $0 != FormSequences.variant }
    let isTitle = list.values.isTitle
    self.init(
      values: list.values, words: words, transitions: TransitionTable(trie.transitions),
      tails: FlatArray(trie.tails), runs: FlatArray(trie.runs), spellings: SpellingIndex(words),
      titles: FlatArray(forms.filter { isTitle[Int($0)] }),
      synonyms: FlatArray(forms.filter { !isTitle[Int($0)] }),
      languages: numbers.map(\.language))
  }
}

extension ValueList.Values {
  /// By form: whether it is the first one of its value.
  fileprivate var isTitle: [Bool] {
    var isTitle = [Bool](repeating: firstForms.isEmpty, count: forms.count)
    for (first, next) in zip(firstForms, firstForms.dropFirst()) where first < next {
      isTitle[Int(first)] = true
    }
    return isTitle
  }
}

/// Word sequences with the value that each stands for.
struct FormSequences {
  /// The source of a variant, which is written nowhere.
  static let variant = UInt32.max

  private(set) var words = RowBuilder<WordID>()
  private(set) var values: [UInt32] = []
  /// The form that each was read from, or ``variant``.
  private(set) var sources: [UInt32] = []

  var count: Int { values.count }

  mutating func append(_ form: some Sequence<WordID>, value: Int, source: UInt32) {
    words.append(form)
    values.append(UInt32(truncatingIfNeeded: value))
    sources.append(source)
  }

  /// Gives words their new numbers.
  mutating func renumber(_ numbers: [WordID]) {
    words.map { numbers[$0.index] }
  }
}

/// Turns the forms of a list into sequences of word numbers.
struct FormReader {
  private let numbers: [NumberWords]
  private let wordLimit: Int
  private let key: CompiledList.Key
  private(set) var words = WordTableBuilder()
  private(set) var forms = FormSequences()
  /// By word: whether a number may begin with it; nil where nobody asked.
  private var beginsNumber: [Bool?] = []
  private var letters: [UInt8] = []
  private var tokens: [Utterance.Word] = []
  private var ids: [WordID] = []

  init(numbers: [NumberWords], wordLimit: Int, key: CompiledList.Key) {
    self.numbers = numbers
    self.wordLimit = wordLimit
    self.key = key
  }

  mutating func read(_ values: ValueList.Values) {
    for value in values.indices {
      for form in values.formIndices(ofValue: value) { read(values, form: form, value: value) }
    }
  }

  private mutating func read(_ values: ValueList.Values, form: Int, value: Int) {
    split(values, form: form)
    guard !tokens.isEmpty, tokens.count <= wordLimit else { return }
    if !key.isJoined {
      internTokens()
      forms.append(ids, value: value, source: UInt32(truncatingIfNeeded: form))
      guard ids.contains(where: { mayBeginNumber($0) }) else { return }
      appendNumberVariants(value: value, where: ids.map { mayBeginNumber($0) })
    } else {
      let glued = spelledTokens.glued(prefix: key.prefix, suffix: key.suffix)
      forms.append(
        glued.map { words.intern($0) }, value: value, source: UInt32(truncatingIfNeeded: form))
      appendNumberVariants(value: value)
    }
  }

  /// Splits a form into ``letters`` and ``tokens``, without an allocation for plain text.
  private mutating func split(_ values: ValueList.Values, form: Int) {
    let bytes = values.forms.bytes(at: form)
    tokens.removeAll(keepingCapacity: true)
    if letters.count < bytes.count { letters = [UInt8](repeating: 0, count: bytes.count * 2) }
    var filled = 0
    let isPlain = letters.withUnsafeMutableBufferPointer { target in
      guard let source = bytes.baseAddress, let target = target.baseAddress else { return true }
      return PlainTokenizer.split(
        source, bytes.count, into: target, filled: &filled, words: &tokens)
    }
    guard !isPlain else { return }
    let utterance = Utterance(values.forms[form])
    letters = utterance.letters
    tokens = utterance.words
  }

  private mutating func internTokens() {
    ids.removeAll(keepingCapacity: true)
    letters.withUnsafeBufferPointer { letters in
      for token in tokens {
        let bytes = UnsafeBufferPointer(
          rebasing: letters[Int(token.lettersStart)..<Int(token.lettersEnd)])
        ids.append(words.intern(bytes, hash: token.hash))
      }
    }
  }

  private var spelledTokens: [String] {
    tokens.map {
      String(decoding: letters[Int($0.lettersStart)..<Int($0.lettersEnd)], as: UTF8.self)
    }
  }

  private mutating func mayBeginNumber(_ id: WordID) -> Bool {
    let index = id.index
    if index >= beginsNumber.count {
      beginsNumber += Array(repeating: nil, count: words.count - beginsNumber.count)
    }
    if let known = beginsNumber[index] { return known }
    let word = String(decoding: words.word(id), as: UTF8.self)
    let begins = numbers.contains { $0.mayHaveAlternative(word) }
    beginsNumber[index] = begins
    return begins
  }

  /// The form with digits for number words and the other way round, in all combinations.
  private mutating func appendNumberVariants(value: Int, where mayBegin: [Bool]? = nil) {
    for variant in spelledTokens.numberVariants(numbers, where: mayBegin) {
      let glued = variant.glued(prefix: key.prefix, suffix: key.suffix)
      forms.append(glued.map { words.intern($0) }, value: value, source: FormSequences.variant)
    }
  }

  /// Numbers the words in the order of their bytes, so that the order of the forms is one of words.
  mutating func sortWords() {
    forms.renumber(words.sort())
  }
}

extension [String] {
  /// The words with text joined to the first and the last.
  func glued(prefix: String, suffix: String) -> [String] {
    var words = self
    if let first = words.first { words[0] = prefix + first }
    if let last = words.last { words[words.count - 1] = last + suffix }
    return words
  }

  /// The words with digits for number words and the other way round; not the words themselves.
  ///
  /// - Parameters:
  ///   - numbers: The languages.
  ///   - mayBegin: By word: whether a number may begin there; nil where nobody has looked.
  /// - Returns: The variants, of very many the first.
  func numberVariants(_ numbers: [NumberWords], where mayBegin: [Bool]? = nil) -> [[String]] {
    let alternatives = numbers.flatMap { $0.alternatives(for: self, where: mayBegin) }
    guard !alternatives.isEmpty else { return [] }
    var variants: [[String]] = []
    func extend(_ head: [String], from index: Int, isChanged: Bool) {
      guard variants.count < 64 else { return }
      if index == count {
        if isChanged { variants.append(head) }
        return
      }
      extend(head + [self[index]], from: index + 1, isChanged: isChanged)
      for alternative in alternatives where alternative.range.lowerBound == index {
        extend(head + alternative.words, from: alternative.range.upperBound, isChanged: true)
      }
    }
    extend([], from: 0, isChanged: false)
    return variants
  }
}
