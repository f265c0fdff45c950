// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Testing

@testable import PhraseMatching

@Suite struct ListArchiveTests {
  /// A file that goes away with the test.
  private final class Draft {
    let path = "/tmp/list-archive-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    deinit { unlink(path) }

    func write(_ bytes: [UInt8]) throws(ListArchiveError) {
      let result = bytes.withUnsafeBytes { bytes in
        Result { () throws(ListArchiveError) in try MappedFile.write([bytes], to: path) }
      }
      try result.get()
    }

    func bytes() throws -> [UInt8] {
      let region = try MappedFile.map(path)
      return Array(UnsafeRawBufferPointer(start: region.base, count: region.count))
    }
  }

  private static let lists = [
    Grammars.books, Grammars.shelves, Grammars.apps,
    ValueList(name: "empty", values: []),
    ValueList(name: "distant ids", values: [.init(id: -7, forms: ["Minus", ""])]),
  ]

  private static func automaton(_ lists: [ValueList]) throws -> Automaton {
    let texts = [
      "Open ${book} in ${applicationName}", "Öffne ${book}’s ${shelf}", "Pile${book}up",
      "Move ${book} to ${shelf}",
    ]
    let phrases = try texts.enumerated().map { try Grammars.phrase($1, intent: $0) }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
  }

  private static let utterances = [
    "open dune in library", "open 1984 in my books", "open letranger in library",
    "open poems in library",
    "open nineteen eighty four in library", "piledune up", "pile dune up", "piletwo towersup",
    "move in the library to want to read", "open デューン in library", "open xyzzy in library",
    "please open dnue in libary", "open two towrs in library", "offne dunes read",
  ]

  @Test func whatWasWrittenMatchesAsWhatWasCompiled() throws {
    let file = Draft()
    let compiled = try Self.automaton(Self.lists)
    try ListArchive.write(compiled, to: file.path)
    let archive = try ListArchive(contentsOf: file.path)
    #expect(archive.lists == Self.lists)
    let mapped = try Self.automaton(archive.lists)
    for text in Self.utterances {
      let expected = compiled.match(Utterance(text), tolerance: .standard)
      #expect(mapped.match(Utterance(text), tolerance: .standard) == expected, "\(text)")
    }
    #expect(mapped.best("piledune up") == compiled.best("piledune up"))
    #expect(mapped.best("piledune up") != "none")
  }

  @Test func everyDamagedByteIsSeen() throws {
    let file = Draft()
    try ListArchive.write(try Self.automaton(Self.lists), to: file.path)
    let bytes = try file.bytes()
    for offset in Array(0..<200) + Array(stride(from: 200, to: bytes.count, by: 37)) {
      var damaged = bytes
      damaged[offset] ^= 1 << (offset % 8)
      try file.write(damaged)
      #expect(throws: ListArchiveError.self, "offset \(offset)") {
        try ListArchive(contentsOf: file.path)
      }
    }
  }

  /// A checksum can be forged; searches then find nothing, or something else, and end.
  @Test func aForgedFileLeadsNobodyOutOfIt() throws {
    let file = Draft()
    try ListArchive.write(try Self.automaton(Self.lists), to: file.path)
    let bytes = try file.bytes()
    var read = 0
    for offset in stride(from: 24, to: bytes.count, by: 59) {
      var forged = bytes
      for place in offset..<min(offset + 4, bytes.count) { forged[place] = 0xFF }
      let sum = forged.withUnsafeBytes {
        Checksum.of(UnsafeRawBufferPointer(rebasing: $0[24...]), seed: UInt64(bytes[12]))
      }
      for byte in 0..<8 { forged[16 + byte] = UInt8(truncatingIfNeeded: sum >> (8 * byte)) }
      try file.write(forged)
      guard let archive = try? ListArchive(contentsOf: file.path),
        let automaton = try? Self.automaton(archive.lists)
      else { continue }
      read += 1
      for text in Self.utterances {
        _ = automaton.match(Utterance(text), tolerance: .standard)
      }
    }
    // A checksum that is not forged well lets nothing through.
    #expect(read > 10, "\(read)")
  }

  @Test func aFileThatIsCutShortIsDamaged() throws {
    let file = Draft()
    try ListArchive.write(try Self.automaton(Self.lists), to: file.path)
    let bytes = try file.bytes()
    for count in [0, 1, 8, 23, 24, 25, bytes.count / 2, bytes.count - 1] {
      try file.write(Array(bytes[..<count]))
      let error = #expect(throws: ListArchiveError.self) {
        try ListArchive(contentsOf: file.path)
      }
      guard case .damaged = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        continue
      }
    }
  }

  @Test func anotherVersionIsToldByNumber() throws {
    let file = Draft()
    try ListArchive.write(try Self.automaton(Self.lists), to: file.path)
    var bytes = try file.bytes()
    bytes[8] = 99
    try file.write(bytes)
    let expected = ListArchiveError.otherVersion(
      path: file.path, found: 99, expected: ListArchive.version)
    #expect(throws: expected) { try ListArchive(contentsOf: file.path) }
  }

  @Test(arguments: ["/tmp", "/tmp/there-is-no-such-file", "", "/dev/null"])
  func whatIsNoFileIsUnreadable(_ path: String) {
    let error = #expect(throws: ListArchiveError.self) { try ListArchive(contentsOf: path) }
    guard case .unreadable = error else {
      Issue.record("\(path): \(String(describing: error))")
      return
    }
  }

  @Test func aFolderThatIsMissingIsUnwritable() throws {
    let automaton = try Self.automaton(Self.lists)
    let error = #expect(throws: ListArchiveError.self) {
      try ListArchive.write(automaton, to: "/tmp/there-is-no-such-folder/list")
    }
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("cannot be written"))
  }

  @Test func attachmentsComeBack() throws {
    let file = Draft()
    let automaton = try Self.automaton(Self.lists)
    let strings = FlatStrings(["a", "", "ü"])
    try ListArchive.write(automaton, attachments: [3: strings], to: file.path)
    let archive = try ListArchive(contentsOf: file.path)
    let read = try #require(archive.attachment(3))
    #expect((0..<read.count).map { read[$0] } == ["a", "", "ü"])
    #expect(archive.attachment(4) == nil)
  }
}
