// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// Inputs that the fuzzer found, each with what it did once.
@Suite struct FoundByFuzzingTests {
  struct Found: CustomTestStringConvertible, Sendable {
    /// What the input once did.
    let testDescription: String
    let bytes: [UInt8]
  }

  static let archives = [
    Found(
      testDescription: "a bucket of four billion entries",
      bytes: [0x14, 0x5D, 0x04, 0x5D, 0x5D, 0x04]),
    Found(
      testDescription: "a value of four billion forms", bytes: [0x0D, 0x24, 0x24, 0x24, 0x04]),
  ]

  @Test(arguments: archives)
  func archivesOnceTookForever(_ found: Found) throws {
    try ArchiveProperties.check(found.bytes)
  }

  /// The tables of a forged file may say that rows lie anywhere.
  @Test(arguments: [[0, 9, 4], [0, 4, 9], [3, 0], [.max], [0, .max, .max]] as [[UInt32]])
  func rowsOutOfOrderAreNoticed(_ starts: [UInt32]) {
    #expect(!Table(starts).ascends(to: 5))
  }

  @Test(arguments: [[], [0], [0, 0, 5], [5, 5]] as [[UInt32]])
  func rowsInOrderAreAccepted(_ starts: [UInt32]) {
    #expect(Table(starts).ascends(to: 5))
  }
}
