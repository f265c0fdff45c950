// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What the fuzzer checks for minutes, with some thousand messages that are always the same.
@Suite struct MessageSmokeTests {
  /// Messages as they should be, which the fuzzer begins with too.
  private static let seeds: [[UInt8]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fuzzing/Seeds/Message")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? [UInt8](Data(contentsOf: $0)) }
  }()

  @Test func whatIsInOrderIsRead() async throws {
    let properties = try await MessageProperties()
    #expect(Self.seeds.count >= 6)
    for seed in Self.seeds {
      #expect(try await properties.check(seed), "\(String(decoding: seed, as: UTF8.self))")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func whatIsNotInOrderIsRefused(_ batch: UInt64) async throws {
    let properties = try await MessageProperties()
    var random = Dice(state: batch)
    var read = 0
    for _ in 0..<500 {
      var message = try #require(Self.seeds.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&message, &random) }
      if try await properties.check(message) { read += 1 }
    }
    #expect((20..<480).contains(read), "\(read)")
  }

  private static let pieces = [
    "null", "true", "-9223372036854775808", "1e300", "-0.1", "99", "\"\\u202e\\u001b\"", "\\ud800",
    "{", "[[[[", "}", "\"kind\":\"record\",", "\"version\":2,", "\u{202E}", "é", "\"\"",
  ]

  private static func change(_ message: inout [UInt8], _ random: inout Dice) {
    let place = Int.random(in: 0..<message.count, using: &random)
    let end = min(place + Int.random(in: 0...12, using: &random), message.count)
    switch Int.random(in: 0...3, using: &random) {
    case 0: message[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where end - place < message.count: message.removeSubrange(place..<end)
    case 2: message.insert(contentsOf: message[place..<end], at: place)
    default:
      let piece = pieces.randomElement(using: &random) ?? ""
      message.replaceSubrange(place..<end, with: piece.utf8)
    }
    if message.isEmpty { message = [0] }
  }

  /// Numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state.byteSwapped ^ state
    }
  }
}
