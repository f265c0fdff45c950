// SPDX-License-Identifier: Apache-2.0

/// Arrays in one file, each found by its name.
///
/// ```
///  0  magic        8 bytes
///  8  version      UInt32     of the format, and of everything that decides what sections hold
/// 12  count        UInt32     of sections
/// 16  checksum     UInt64     of everything behind it, and of the count
/// 24  directory    24 bytes for each section: item, kind, offset, size in bytes
///     sections     each at a multiple of 8
/// ```
///
/// Numbers are little-endian, as on every machine that Swift runs on.
struct Archive: Sendable {
  /// What a section is of: an item such as a list, and the kind of array.
  struct Name: Hashable, Sendable {
    var item: UInt32
    var kind: UInt32
  }

  private static let magic: UInt64 = 0x0045_5341_5248_5053
  static let headerSize = 24
  private static let entrySize = 24

  private let region: Region
  private let sections: [Name: Range<Int>]

  /// Maps a file and checks all of it.
  ///
  /// - Throws: `ListArchiveError` if the file is missing, damaged or of another version.
  init(contentsOf path: String, version: UInt32) throws(ListArchiveError) {
    try self.init(MappedFile.map(path), path: path, version: version)
  }

  /// Checks the bytes of a file, which `path` names in errors.
  init(_ region: Region, path: String, version: UInt32) throws(ListArchiveError) {
    let bytes = UnsafeRawBufferPointer(start: region.base, count: region.count)
    guard zip(bytes, Self.magic.littleEndianBytes).allSatisfy({ $0 == $1 }) else {
      throw .foreign(path: path)
    }
    guard bytes.count >= Self.headerSize else {
      throw .damaged(path: path, reason: "it ends within its header")
    }
    let found = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
    guard found == version else { throw .otherVersion(path: path, found: found, expected: version) }
    let count = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    let sum = Checksum.of(
      UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]), seed: UInt64(count))
    guard bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self) == sum else {
      throw .damaged(path: path, reason: "its checksum does not fit its contents")
    }
    guard count <= (bytes.count - Self.headerSize) / Self.entrySize else {
      throw .damaged(path: path, reason: "its directory is longer than the file")
    }
    var sections: [Name: Range<Int>] = [:]
    var end: UInt64 = 0
    for index in 0..<count {
      let entry = Self.headerSize + index * Self.entrySize
      let name = Name(
        item: bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self),
        kind: bytes.loadUnaligned(fromByteOffset: entry + 4, as: UInt32.self))
      let offset = bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)
      let size = bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)
      guard offset <= bytes.count, size <= UInt64(bytes.count) - offset else {
        throw .damaged(path: path, reason: "a section lies outside of the file")
      }
      guard offset >= end else { throw .damaged(path: path, reason: "two sections overlap") }
      end = offset + size
      sections[name] = Int(offset)..<Int(offset + size)
    }
    self.region = region
    self.sections = sections
  }

  /// The names of the sections, in no order.
  var names: some Collection<Name> { sections.keys }

  func has(_ name: Name) -> Bool { sections[name] != nil }

  /// A section by its name; nil if there is none.
  func section<Element>(_ name: Name) -> FlatArray<Element>? {
    guard let range = sections[name] else { return nil }
    return FlatArray(
      region, offset: range.lowerBound, count: range.count / MemoryLayout<Element>.stride)
  }

  /// Writes sections to a file.
  ///
  /// - Throws: `ListArchiveError` if the file cannot be written.
  static func write(
    _ sections: [(name: Name, bytes: UnsafeRawBufferPointer)], version: UInt32, to path: String
  ) throws(ListArchiveError) {
    let padding = [UInt8](repeating: 0, count: 8)
    var size = headerSize + sections.count * entrySize
    var directory: [UInt8] = []
    for (name, bytes) in sections {
      directory += name.item.littleEndianBytes + name.kind.littleEndianBytes
      directory += UInt64(size).littleEndianBytes + UInt64(bytes.count).littleEndianBytes
      size += (bytes.count + 7) / 8 * 8
    }
    // One piece of memory, because the checksum goes over all of it before the first byte is out.
    var contents = directory
    contents.reserveCapacity(size)
    for (_, bytes) in sections {
      contents.append(contentsOf: bytes)
      contents += padding.prefix((8 - bytes.count % 8) % 8)
    }
    let sum = contents.withUnsafeBytes { Checksum.of($0, seed: UInt64(sections.count)) }
    let header =
      magic.littleEndianBytes + version.littleEndianBytes
      + UInt32(sections.count).littleEndianBytes + sum.littleEndianBytes
    let result = header.withUnsafeBytes { header in
      contents.withUnsafeBytes { contents in
        Result { () throws(ListArchiveError) in
          try MappedFile.write([header, contents], to: path)
        }
      }
    }
    try result.get()
  }
}

extension FixedWidthInteger {
  fileprivate var littleEndianBytes: [UInt8] {
    withUnsafeBytes(of: littleEndian) { Array($0) }
  }
}
