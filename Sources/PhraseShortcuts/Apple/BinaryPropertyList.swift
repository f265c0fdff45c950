// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shape of a property list in binary, seen before it is read.
///
/// Its values refer to one another by number: a few bytes can stand for more values than there is
/// memory for, and Foundation makes all of them.
struct BinaryPropertyList {
  /// How many values there are, long texts and data as so many more, and how deep they lie inside of
  /// one another.
  typealias Shape = (count: Int, depth: Int)

  /// Why a shape cannot be told.
  enum Fault: Error { case damaged, tooDeep, tooMany }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let table: Int
  private let objects: Int
  private let top: Int
  private var known: [Int: Shape] = [:]

  /// Nil for what does not end as a property list in binary does.
  init?(_ data: Data) {
    bytes = Array(data)
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objects = Self.number(bytes[(trailer + 8)..<(trailer + 16)])
    top = Self.number(bytes[(trailer + 16)..<(trailer + 24)])
    table = Self.number(bytes[(trailer + 24)...])
  }

  /// - Throws: ``Fault`` for a list beyond the limits.
  mutating func checkShape(depthLimit: Int, countLimit: Int) throws(Fault) {
    _ = try shape(of: top, depthLimit: depthLimit, countLimit: countLimit)
  }

  private mutating func shape(
    of object: Int, depthLimit: Int, countLimit: Int
  ) throws(Fault) -> Shape {
    if let shape = known[object] {
      guard shape.depth <= depthLimit else { throw .tooDeep }
      return shape
    }
    // A list that is inside of itself comes to an end here.
    guard depthLimit >= 0 else { throw .tooDeep }
    let (inside, length) = try content(of: object)
    var shape = Shape(count: 1 + length / Self.valueLength, depth: 0)
    for inner in inside {
      let found = try self.shape(of: inner, depthLimit: depthLimit - 1, countLimit: countLimit)
      shape.count += found.count
      shape.depth = max(shape.depth, found.depth + 1)
      guard shape.count <= countLimit else { throw .tooMany }
    }
    known[object] = shape
    return shape
  }

  /// As many characters or bytes count as one value more.
  private static let valueLength = 64

  /// The numbers of the values inside a collection, and the length of a text or of data.
  private func content(of object: Int) throws(Fault) -> (references: [Int], length: Int) {
    guard object >= 0, object < objects, (1...8).contains(offsetSize),
      (1...8).contains(referenceSize), object < bytes.count
    else { throw .damaged }
    var place = try number(
      at: table.addingReportingOverflow(object * offsetSize).partialValue, offsetSize)
    let marker = try number(at: place, 1)
    let width: Int
    switch marker >> 4 {
    case 0x4, 0x5, 0x6: width = 0
    case 0xA: width = 1
    case 0xD: width = 2
    // No document has sets; of damaged ones Foundation makes values that end the program.
    case 0xB, 0xC: throw .damaged
    default: return ([], 0)
    }
    var count = marker & 0xF
    place += 1
    if count == 0xF {
      let size = 1 << (try number(at: place, 1) & 0xF)
      guard size <= 8 else { throw .damaged }
      count = try number(at: place + 1, size)
      place += 1 + size
    }
    guard count <= bytes.count else { throw .damaged }
    var references: [Int] = []
    for index in 0..<count * width {
      references.append(try number(at: place + index * referenceSize, referenceSize))
    }
    return (references, width == 0 ? count : 0)
  }

  private func number(at place: Int, _ size: Int) throws(Fault) -> Int {
    guard place >= 0, size > 0, place < bytes.count, size <= bytes.count - place else {
      throw .damaged
    }
    let number = Self.number(bytes[place..<place + size])
    guard number >= 0 else { throw .damaged }
    return number
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
