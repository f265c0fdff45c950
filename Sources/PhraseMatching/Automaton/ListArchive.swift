// SPDX-License-Identifier: Apache-2.0

/// Compiled value lists in a file, ready to be searched as soon as the file is mapped.
///
/// A list of a million titles takes half a second to compile and some ten milliseconds to map. The
/// phrases are compiled at every start: there are few, and they take milliseconds.
///
/// ```swift
/// try ListArchive.write(automaton, to: "titles.phrases")
/// let archive = try ListArchive(contentsOf: "titles.phrases")
/// let fast = try Automaton(compiling: Grammar(phrases: phrases, lists: archive.lists))
/// ```
///
/// A file is never trusted: its version and a checksum over all of it are read first, and even a
/// forged one only makes searches find nothing. Whoever gets a ``ListArchiveError`` compiles anew.
public struct ListArchive: Sendable {
  /// The version of what files hold.
  ///
  /// It changes with the layout, and with all that decides which words a text has: folding,
  /// tokens, number words.
  public static let version: UInt32 = 1

  /// The lists, compiled.
  public let lists: [ValueList]
  private let archive: Archive

  /// Maps a file.
  ///
  /// - Throws: ``ListArchiveError`` if the file is missing, damaged or of another version.
  /// - Complexity: O(*n*) in the bytes of the file, at the speed of memory.
  public init(contentsOf path: String) throws(ListArchiveError) {
    try self.init(Archive(contentsOf: path, version: Self.version), path: path)
  }

  init(_ archive: Archive, path: String) throws(ListArchiveError) {
    self.archive = archive
    var lists: [ValueList] = []
    while let list = archive.list(at: UInt32(lists.count)) {
      guard list.isOrdered else {
        throw .damaged(path: path, reason: "the rows of a table are out of order")
      }
      lists.append(list)
    }
    self.lists = lists
  }

  /// Writes the lists of an automaton, as they are compiled, to a file that appears complete or not
  /// at all.
  ///
  /// - Throws: ``ListArchiveError`` if the file cannot be written.
  public static func write(_ automaton: Automaton, to path: String) throws(ListArchiveError) {
    try write(automaton, attachments: [:], to: path)
  }

  package static func write(
    _ automaton: Automaton, attachments: [UInt32: FlatStrings], to path: String
  ) throws(ListArchiveError) {
    let lists = automaton.grammar.lists.enumerated().map { index, list in
      let compiled = automaton.listKeys.firstIndex(of: CompiledList.Key(list: index)).map {
        automaton.lists[$0]
      }
      return ValueList(name: list.name, values: list.values, compiled: compiled)
    }
    // The tables must outlive their bytes.
    try withExtendedLifetime((lists, attachments)) { () throws(ListArchiveError) in
      let header = lists.map { FlatStrings([$0.name] + ($0.compiled?.languages ?? [])) }
      var tables: [(name: Archive.Name, bytes: UnsafeRawBufferPointer)] = []
      for (index, list) in lists.enumerated() {
        tables += list.tables(named: header[index]).map {
          (Archive.Name(item: UInt32(index), kind: $0.kind.rawValue), $0.bytes)
        }
      }
      for (kind, strings) in attachments {
        tables.append((.attachment(kind, isLetters: false), strings.starts.bytes))
        tables.append((.attachment(kind, isLetters: true), strings.letters.bytes))
      }
      try withExtendedLifetime(header) { () throws(ListArchiveError) in
        try Archive.write(tables, version: version, to: path)
      }
    }
  }

  /// Strings that the writer added.
  package func attachment(_ kind: UInt32) -> FlatStrings? {
    guard let starts: Table<UInt32> = archive.table(.attachment(kind, isLetters: false)),
      let letters: Table<UInt8> = archive.table(.attachment(kind, isLetters: true))
    else { return nil }
    return FlatStrings(starts: starts, letters: letters)
  }
}

/// The tables of a list in an archive.
private enum ListTable: UInt32 {
  case nameStarts = 1
  case nameLetters, ids, firstForms, formStarts, formLetters, wordSlots, wordStarts, wordLetters
  case steps, tails, runs, buckets, entries
}

extension Archive.Name {
  /// Attachments are an item of their own behind all lists.
  fileprivate static func attachment(_ kind: UInt32, isLetters: Bool) -> Archive.Name {
    Archive.Name(item: .max, kind: 2 * kind + (isLetters ? 1 : 0))
  }
}

extension ValueList {
  fileprivate func tables(
    named header: FlatStrings
  ) -> [(kind: ListTable, bytes: UnsafeRawBufferPointer)] {
    let own: [(kind: ListTable, bytes: UnsafeRawBufferPointer)] = [
      (.nameStarts, header.starts.bytes), (.nameLetters, header.letters.bytes),
      (.ids, values.ids.bytes), (.firstForms, values.firstForms.bytes),
      (.formStarts, values.forms.starts.bytes), (.formLetters, values.forms.letters.bytes),
    ]
    guard let compiled else { return own }
    return own + [
      (.wordSlots, compiled.words.slots.bytes), (.wordStarts, compiled.words.words.starts.bytes),
      (.wordLetters, compiled.words.words.letters.bytes), (.steps, compiled.steps.slots.bytes),
      (.tails, compiled.tails.bytes), (.runs, compiled.runs.bytes),
      (.buckets, compiled.spellings.buckets.bytes), (.entries, compiled.spellings.entries.bytes),
    ]
  }
}

extension ValueList {
  /// Whether all rows lie one behind the other, so that no row is read twice.
  fileprivate var isOrdered: Bool {
    values.firstForms.ascends(to: values.forms.count) && values.forms.isOrdered
      && compiled.map(\.isOrdered) ?? true
  }
}

extension CompiledList {
  fileprivate var isOrdered: Bool {
    words.words.isOrdered
      && spellings.buckets.ascends(to: spellings.entries.count / 2)
  }
}

extension Archive {
  private func numbers(_ item: UInt32, _ kind: ListTable) -> Table<UInt32> {
    table(Name(item: item, kind: kind.rawValue)) ?? Table([])
  }

  private func letters(_ item: UInt32, _ kind: ListTable) -> Table<UInt8> {
    table(Name(item: item, kind: kind.rawValue)) ?? Table([])
  }

  private func strings(_ item: UInt32, starts: ListTable, letters kind: ListTable) -> FlatStrings {
    FlatStrings(starts: numbers(item, starts), letters: letters(item, kind))
  }

  fileprivate func list(at item: UInt32) -> ValueList? {
    let header = strings(item, starts: .nameStarts, letters: .nameLetters)
    guard header.count > 0 else { return nil }
    let values = ValueList.Values(
      ids: table(Name(item: item, kind: ListTable.ids.rawValue)) ?? Table([]),
      firstForms: numbers(item, .firstForms),
      forms: strings(item, starts: .formStarts, letters: .formLetters))
    let words = WordTable(
      slots: numbers(item, .wordSlots),
      words: strings(item, starts: .wordStarts, letters: .wordLetters))
    let isCompiled = table(Name(item: item, kind: ListTable.steps.rawValue), of: UInt32.self) != nil
    let compiled = CompiledList(
      values: values, words: words, steps: StepTable(slots: numbers(item, .steps)),
      tails: numbers(item, .tails), runs: numbers(item, .runs),
      spellings: SpellingIndex(
        buckets: numbers(item, .buckets), entries: numbers(item, .entries)),
      languages: (1..<header.count).map { header[$0] })
    return ValueList(name: header[0], values: values, compiled: isCompiled ? compiled : nil)
  }
}
