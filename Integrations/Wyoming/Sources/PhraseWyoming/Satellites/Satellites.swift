// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// The satellites that spoke, each with a conversation of its own.
actor Satellites {
  /// How many conversations are kept; a house has fewer satellites, and every dialog that is typed in
  /// Home Assistant counts as one.
  static let limit = 1_000
  /// How many questions are listened for where nobody says who speaks.
  private static let openQuestions = 8

  private let engine: PhraseEngine
  /// The satellites, and when each was last heard of, as a number that only grows.
  private var known: [String: (satellite: Satellite, used: Int)] = [:]
  private var uses = 0
  /// A conversation that nobody has: what may be said while no question waits.
  private let nobody: Satellite

  init(_ engine: PhraseEngine, language: String) {
    self.engine = engine
    nobody = Satellite(engine, language: language)
  }

  /// The satellite of a name, which is new if there was none.
  ///
  /// - Complexity: O(1); O(*n*) where the oldest has to go.
  func satellite(_ name: String, language: String) -> Satellite {
    uses += 1
    let satellite = known[name]?.satellite ?? Satellite(engine, language: language)
    known[name] = (satellite, uses)
    if known.count > Self.limit, let oldest = known.min(by: { $0.value.used < $1.value.used }) {
      known[oldest.key] = nil
    }
    return satellite
  }

  /// What may be said to a satellite, or to any of them.
  ///
  /// Home Assistant does not say which satellite its sound comes from. Then the answers to all
  /// questions that wait may be said beside the phrases.
  ///
  /// - Parameters:
  ///   - name: The satellite; nil where that is not known.
  ///   - language: The language that is spoken.
  /// - Returns: What a recognizer needs.
  func vocabulary(of name: String?, language: String) async -> Vocabulary {
    if let name, let satellite = known[name]?.satellite {
      return await satellite.vocabulary(language)
    }
    var all = await nobody.vocabulary(language)
    guard name == nil else { return all }
    for (index, satellite) in await asking().enumerated() {
      all = all.union(await satellite.vocabulary(language), number: index)
    }
    return all
  }

  /// The satellites whose questions wait, the latest first.
  private func asking() async -> [Satellite] {
    var asking: [Satellite] = []
    for (satellite, _) in known.values.sorted(by: { $0.used > $1.used }) {
      if await satellite.isAsking { asking.append(satellite) }
      if asking.count == Self.openQuestions { break }
    }
    return asking
  }
}
