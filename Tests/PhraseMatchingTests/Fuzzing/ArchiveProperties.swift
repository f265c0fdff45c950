// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What holds for a file of compiled lists whatever its bytes are.
enum ArchiveProperties {
  static let texts = [
    "open dune", "open the left hand of darkness please", "open dunes", "shelve poems and dune",
    "opem two towres", "open library", "shelve the two towers, dune and 1984",
  ]

  /// A file as it was written, in which the tests change bytes.
  static let valid: [UInt8] = (try? written()) ?? []

  static let phrases: [Phrase] = ["Open ${book}", "shelve ${books}"].enumerated().compactMap {
    intent, text in
    (try? Template(parsing: text)).map { template in
      Phrase(
        template: template,
        slots: template.slotNames.map {
          Slot(name: $0, kind: .list("titles", isOpen: false), isSeries: $0 == "books")
        }, intent: intent)
    }
  }

  private static func written() throws -> [UInt8] {
    let titles = [
      "Dune", "Dune Messiah", "The Left Hand of Darkness", "Two Towers", "1984", "Poems", "Poems",
      "Library", "Library Cards", "Cardboard Houses",
    ]
    let list = ValueList(
      name: "titles",
      values: titles.enumerated().map {
        .init(id: 100 + $0, forms: $0 % 3 == 0 ? [$1, "book \($0)"] : [$1])
      })
    let other = ValueList(name: "unused", values: [.init(id: 0, forms: ["a", "b"])])
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: [list, other]))
    let path = "/tmp/phrase-archive-\(getpid()).phrases"
    defer { unlink(path) }
    try ListArchive.write(automaton, attachments: [1: FlatStrings(["x", "y"])], to: path)
    let region = try MappedFile.map(path)
    return Array(UnsafeRawBufferPointer(start: region.base, count: region.count))
  }

  /// Changes the file as the bytes say, and does with it what an app does.
  ///
  /// - Returns: Whether the file was read and its lists were used.
  @discardableResult
  static func check(_ bytes: [UInt8]) throws -> Bool {
    var source = ByteSource(bytes)
    var file = valid
    while !source.isEmpty, file.count > Archive.headerSize + 4 { change(&file, &source) }
    forgeChecksum(of: &file)
    let region = Region(count: file.count) { memory in
      file.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { memory.copyMemory(from: start, byteCount: bytes.count) }
      }
    }
    do {
      let archive = try ListArchive(
        Archive(region, path: "x", version: ListArchive.version), path: "x")
      if let strings = archive.attachment(1) { _ = (0..<strings.count).map { strings[$0] } }
      try use(archive.lists)
    } catch is ListArchiveError {
      return false
    } catch is GrammarError {
      return false
    }
    return true
  }

  private static func change(_ file: inout [UInt8], _ source: inout ByteSource) {
    let place = source.below(256) << 8 | source.below(256)
    let offset = 8 + place % (file.count - 12)
    switch source.below(8) {
    case 0...2: file[offset] = source.byte()
    case 3:
      let number = source.number()
      for index in 0..<4 {
        file[offset & ~3 + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
      }
    case 4: for index in 0..<4 { file[offset & ~3 + index] = 0xFF }
    case 5: file.removeLast(min(source.below(256), file.count - Archive.headerSize))
    case 6:
      for index in 0..<8 where offset & ~7 + index < file.count { file[offset & ~7 + index] = 0 }
    default: file[offset] = file[offset] &+ 1
    }
  }

  /// The checksum of the changed file, so that the rest is read.
  private static func forgeChecksum(of file: inout [UInt8]) {
    guard file.count >= Archive.headerSize else { return }
    let count = file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self) }
    let sum = file.withUnsafeBytes {
      Checksum.of(
        UnsafeRawBufferPointer(rebasing: $0[Archive.headerSize...]), seed: UInt64(count))
    }
    for index in 0..<8 { file[16 + index] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(index))) }
  }

  private static func use(_ lists: [ValueList]) throws {
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
    for text in texts {
      let utterance = Utterance(text)
      _ = automaton.match(utterance)
      _ = automaton.match(utterance, tolerance: .standard)
      _ = automaton.nearest(to: utterance)
      _ = automaton.prefixCompletions(of: text, limit: 5)
    }
    for index in phrases.indices { _ = automaton.sample(phrase: index, limit: 3) }
  }
}
