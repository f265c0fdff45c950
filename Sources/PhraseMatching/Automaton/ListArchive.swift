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
/// A file is never trusted: its version, a checksum over all of it, and then every index in it are
/// checked, so that even a forged one only makes searches find nothing or something else. Whoever
/// gets a ``ListArchiveError`` compiles anew.
public struct ListArchive: Sendable {
  /// The version of what files hold.
  ///
  /// It changes with the layout, and with all that decides which words a text has: folding,
  /// tokens, number words.
  public static let version: UInt32 = 2

  /// The lists, compiled.
  public let lists: [ValueList]
  private let attachments: [UInt32: FlatStrings]

  /// Maps a file.
  ///
  /// - Throws: ``ListArchiveError`` if the file is missing, damaged or of another version.
  /// - Complexity: O(*n*) in the bytes of the file.
  public init(contentsOf path: String) throws(ListArchiveError) {
    try self.init(Archive(contentsOf: path, version: Self.version), path: path)
  }

  init(_ archive: Archive, path: String) throws(ListArchiveError) {
    do throws(ListFault) {
      lists = try archive.lists()
      attachments = try archive.attachments()
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
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
    var writer = SectionWriter()
    for (index, list) in automaton.grammar.lists.enumerated() {
      let compiled = automaton.phrases.listKeys.firstIndex(of: CompiledList.Key(list: index)).map {
        automaton.lists[$0]
      }
      writer.add(
        ValueList(name: list.name, values: list.values, compiled: compiled), item: UInt32(index))
    }
    for (kind, strings) in attachments { writer.add(strings.bytes, .attachment(kind)) }
    // What lies flat must outlive its bytes.
    try withExtendedLifetime((automaton, attachments, writer)) { () throws(ListArchiveError) in
      try Archive.write(writer.sections, version: version, to: path)
    }
  }

  /// Strings that the writer added.
  package func attachment(_ kind: UInt32) -> FlatStrings? { attachments[kind] }
}

extension Archive.Name {
  /// The item of all attachments, behind all lists.
  private static let attachments = UInt32.max

  /// Letters follow their starts.
  fileprivate static func attachment(_ kind: UInt32) -> Archive.Name {
    Archive.Name(item: attachments, kind: 2 * kind)
  }

  /// The kind of an attachment; nil for what is none.
  fileprivate var attachment: UInt32? {
    item == Self.attachments && kind % 2 == 0 ? kind / 2 : nil
  }

  fileprivate mutating func advance() { kind += 1 }
}

/// The sections that are to be written.
private struct SectionWriter {
  private(set) var sections: [(name: Archive.Name, bytes: UnsafeRawBufferPointer)] = []
  /// What was made for the file alone.
  private var headers: [FlatStrings] = []

  /// Adds the arrays of a list, by ascending kind; ``SectionReader`` reads them in the same order.
  mutating func add(_ list: ValueList, item: UInt32) {
    let header = FlatStrings([list.name] + (list.compiled?.languages ?? []))
    headers.append(header)
    add(header.bytes + list.bytes + (list.compiled?.bytes ?? []), Archive.Name(item: item, kind: 0))
  }

  mutating func add(_ arrays: [UnsafeRawBufferPointer], _ first: Archive.Name) {
    var name = first
    for bytes in arrays {
      sections.append((name, bytes))
      name.advance()
    }
  }
}

extension FlatStrings {
  fileprivate var bytes: [UnsafeRawBufferPointer] { [rows.starts.bytes, rows.elements.bytes] }
}

extension ValueList {
  fileprivate var bytes: [UnsafeRawBufferPointer] {
    [values.ids.bytes, values.firstForms.bytes] + values.forms.bytes
  }
}

extension CompiledList {
  fileprivate var bytes: [UnsafeRawBufferPointer] {
    [words.slots.bytes, words.overflow.bytes] + words.words.bytes
      + [transitions.slots.bytes, transitions.overflow.bytes, tails.bytes, runs.bytes]
      + [spellings.buckets.starts.bytes, spellings.buckets.elements.bytes]
      + [titles.bytes, synonyms.bytes]
  }
}

/// Reads the arrays of an item in the order in which they were written.
private struct SectionReader {
  let archive: Archive
  var next: Archive.Name

  /// Whether there is nothing more of the item.
  var isAtEnd: Bool { !archive.has(next) }

  mutating func array<Element>() -> FlatArray<Element> {
    defer { next.advance() }
    return archive.section(next) ?? FlatArray()
  }

  mutating func rows<Element>() throws(ListFault) -> Rows<Element> {
    try Rows(starts: array(), elements: array()).checked()
  }

  mutating func strings() throws(ListFault) -> FlatStrings { FlatStrings(try rows()) }

  /// A list, with everything in it checked.
  mutating func list() throws(ListFault) -> ValueList {
    let header = try strings()
    try ListFault.require(header.count > 0, "a list has no name")
    let values = try ValueList.Values(
      ids: array(), firstForms: array(), forms: strings()
    ).checked()
    guard !isAtEnd else { return ValueList(name: header[0], values: values, compiled: nil) }
    let compiled = try CompiledList(
      values: values, words: WordTable(slots: array(), overflow: array(), words: strings()),
      transitions: TransitionTable(slots: array(), overflow: array()), tails: array(),
      runs: array(), spellings: SpellingIndex(buckets: rows()), titles: array(),
      synonyms: array(), languages: (1..<header.count).map { header[$0] }
    ).checked()
    return ValueList(name: header[0], values: values, compiled: compiled)
  }
}

extension Archive {
  fileprivate func lists() throws(ListFault) -> [ValueList] {
    var lists: [ValueList] = []
    while true {
      var reader = SectionReader(
        archive: self, next: Name(item: UInt32(lists.count), kind: 0))
      guard !reader.isAtEnd else { return lists }
      lists.append(try reader.list())
    }
  }

  fileprivate func attachments() throws(ListFault) -> [UInt32: FlatStrings] {
    var attachments: [UInt32: FlatStrings] = [:]
    for kind in names.compactMap(\.attachment) {
      var reader = SectionReader(archive: self, next: .attachment(kind))
      attachments[kind] = try reader.strings()
    }
    return attachments
  }
}
