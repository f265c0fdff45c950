// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// Inputs that the fuzzer found, each with what it did once.
@Suite struct FoundByFuzzingTests {
  struct Found: CustomTestStringConvertible, Sendable {
    /// What the input once did.
    let testDescription: String
    let bytes: [UInt8]

    init(testDescription: String, bytes: [UInt8]) {
      self.testDescription = testDescription
      self.bytes = bytes
    }

    init(testDescription: String, hexadecimal: String) {
      let digits = hexadecimal.compactMap(\.hexDigitValue)
      self.init(
        testDescription: testDescription,
        bytes: stride(from: 0, to: digits.count - 1, by: 2).map {
          UInt8(16 * digits[$0] + digits[$0 + 1])
        })
    }
  }

  static let archives = [
    Found(
      testDescription: "a bucket of four billion entries",
      bytes: [0x14, 0x5D, 0x04, 0x5D, 0x5D, 0x04]),
    Found(
      testDescription: "a file cut shorter than its head",
      bytes: [UInt8](repeating: 0xED, count: 60) + [0x00, 0x80]),
    Found(
      testDescription: "a value of four billion forms", bytes: [0x0D, 0x24, 0x24, 0x24, 0x04]),
  ]

  @Test(arguments: archives)
  func archivesOnceTookForever(_ found: Found) throws {
    try ArchiveProperties.check(found.bytes)
  }

  static let matches = [
    Found(
      testDescription: "a match without slips behind worse ones, where the ways were too many",
      hexadecimal: """
        6a160568938577fd0034d6c677afbfc538f82904a2b329ab9dff390c3613b7ad816f53da27f86b04\
        59e9aa1ba390c618ec2d53f6cbbe22fd87d1549e9d78b138cc50e1f28e94eb7f43b7480a8597284f\
        2ac1d22c55f512feae9d9dffb0fc2617ce8e0e45a1bcd9ac31e11d2946b91587def909a19e61819b\
        05e858251a7a8c493406061abcf858b3f0e04b53ab895f4cd74cfdfd26e02c443a1279514c6a439e\
        71f1809fd6843b1db535affb38837c7fa551a370cd68619773dc76f65dfcfb6a6d6491601ed26201\
        00309a4d6a4c38903df67076c994cfad01c7459995182075de89b2df63081dc5c17588f7b664f072\
        009dac299be6dfc64792d8
        """)
  ]

  @Test(arguments: matches)
  func matchesOnceWereWrong(_ found: Found) throws {
    #expect(try MatcherProperties.check(found.bytes), "the bytes are no grammar any more")
  }

  /// The tables of a forged file may say that rows lie anywhere.
  @Test(arguments: [[0, 9, 4], [0, 4, 9], [3, 0], [.max], [0, .max, .max]] as [[UInt32]])
  func rowsOutOfOrderAreNoticed(_ starts: [UInt32]) {
    #expect(!FlatArray(starts).ascends(to: 5))
  }

  @Test(arguments: [[], [0], [0, 0, 5], [5, 5]] as [[UInt32]])
  func rowsInOrderAreAccepted(_ starts: [UInt32]) {
    #expect(FlatArray(starts).ascends(to: 5))
  }
}
