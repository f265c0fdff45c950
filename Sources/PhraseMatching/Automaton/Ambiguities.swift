// SPDX-License-Identifier: Apache-2.0

/// Phrases that say the same and mean different things, found before anybody says them.
///
/// What depends on the phrases alone is looked for once. What two lists share is counted anew only
/// where one of them was replaced, so that the warnings are always those of a grammar compiled anew.
struct Ambiguities: Sendable {
  /// Pairs of phrases at one end, and pairs of slots at one place, that are compared at the most.
  private static let comparisonLimit = 10_000
  /// Warnings at the most; who reads a thousand has read enough.
  private static let warningLimit = 1000
  /// Forms that are looked up in other lists, an equal part of them for each pair of lists.
  private static let formLimit = 200_000

  private let grammar: Grammar
  /// Phrases that are word for word the same.
  private let equal: [PhrasePair]
  /// Phrases that go on alike behind a value of two lists.
  private let rivals: [(lists: ListPair, phrases: PhrasePair)]
  private var shared: [ListPair: SharedForms] = [:]

  init(_ grammar: Grammar, _ phrases: PhraseStore, _ lists: [CompiledList]) {
    self.grammar = grammar
    let finder = RivalFinder(grammar: grammar, phrases: phrases)
    equal = finder.equalPhrases(limit: Self.comparisonLimit)
    rivals = finder.rivals(limit: Self.comparisonLimit)
    update(lists, keys: phrases.listKeys) { _ in true }
  }

  /// Counts what lists share where at least one of them has changed.
  ///
  /// - Complexity: O(*n*) in the forms of the smaller list of each pair, up to a limit.
  mutating func update(
    _ lists: [CompiledList], keys: [CompiledList.Key], where hasChanged: (ListID) -> Bool
  ) {
    let pairs = Set(rivals.map(\.lists))
    for pair in pairs where hasChanged(pair.first) || hasChanged(pair.second) {
      let (first, second) = (lists[pair.first.index], lists[pair.second.index])
      let isFirstLess = first.values.forms.count <= second.values.forms.count
      shared[pair] = SharedForms(
        isFirstLess ? first : second, in: isFirstLess ? second : first, key: keys[pair.first.index],
        limit: Self.formLimit / pairs.count)
    }
  }

  /// A warning for each pair of phrases.
  var warnings: [Diagnostic] {
    var reported: Set<PhrasePair> = []
    let alike = equal.filter { reported.insert($0).inserted }.prefix(Self.warningLimit).map {
      warning($0, "this phrase also means something else; people will be asked")
    }
    reported = []
    let sharing = rivals.filter { rival in
      shared[rival.lists]?.example != nil && reported.insert(rival.phrases).inserted
    }
    return alike
      + sharing.prefix(Self.warningLimit).map { rival in
        let (count, example) = shared[rival.lists].map { ($0.count, $0.example) } ?? (0, nil)
        return warning(
          rival.phrases,
          "\(count) values fit both phrases, for instance “\(example?.form ?? "")”; "
            + "people will be asked")
      }
  }

  private func warning(_ pair: PhrasePair, _ message: String) -> Diagnostic {
    let source = grammar.phrases[pair.first.index].template.source
    let other = grammar.phrases[pair.second.index].template.source
    return Diagnostic(
      severity: .warning, message: message, source: source, span: 0..<source.utf8.count,
      related: [
        Diagnostic.Related(message: "the other phrase", source: other, span: 0..<other.utf8.count)
      ])
  }
}

/// Two phrases, by their indices.
struct PhrasePair: Hashable {
  let first: PhraseID
  let second: PhraseID
}

/// Two lists, by their indices among the compiled ones.
struct ListPair: Hashable {
  let first: ListID
  let second: ListID
}

/// What two lists have in common.
private struct SharedForms {
  private(set) var count = 0
  /// The first in the order of folded texts.
  private(set) var example: (folded: String, form: String)?

  /// Looks the forms of one list up in another.
  init(_ list: CompiledList, in other: CompiledList, key: CompiledList.Key, limit: Int) {
    var seen: Set<String> = []
    for form in list.values.lazy.flatMap(\.forms).prefix(limit) {
      let words = Utterance(form).tokens.map(\.text).glued(prefix: key.prefix, suffix: key.suffix)
      guard !words.isEmpty, other.accepts(words) else { continue }
      let folded = words.joined(separator: " ")
      guard seen.insert(folded).inserted else { continue }
      count += 1
      if example.map({ folded < $0.folded }) ?? true { example = (folded, form) }
    }
  }
}

extension CompiledList {
  /// Whether words are a form of the list.
  fileprivate func accepts(_ form: [String]) -> Bool {
    var cursor = Cursor.root
    for word in form {
      guard let id = words.id(of: word), let next = step(from: cursor, on: id) else { return false }
      cursor = next
    }
    return ends(at: cursor) != .none
  }
}
