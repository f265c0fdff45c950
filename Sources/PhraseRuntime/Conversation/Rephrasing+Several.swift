// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Several requests in one line.
extension Rephrasing {
  /// Requests with an "and" between, or with values that share the words around them.
  func several(in utterance: Utterance) async -> [Resolution]? {
    let count = utterance.tokens.count
    let joints = joints(in: utterance)
    // Each part may be several requests, so that the tries double with each joint.
    guard joints.count <= Self.joints else { return nil }
    for joint in joints {
      for (first, last) in sharings(around: joint, count: count) {
        let lead = utterance.text(0..<first)
        let tail = utterance.text(last..<count)
        let one = [lead, utterance.text(first..<joint.lowerBound), tail].joinedWords
        let two = [lead, utterance.text(joint.upperBound..<last), tail].joinedWords
        if let both = await both(one, two, sharing: (lead, tail)) { return both }
      }
    }
    return await withAnother(in: utterance)
  }

  /// A request, and then the same with another value: "move dune to read, and emma as well".
  private func withAnother(in utterance: Utterance) async -> [Resolution]? {
    let count = utterance.tokens.count
    for joint in joints(in: utterance) {
      let behind = Utterance(utterance.text(joint.upperBound..<count))
      guard behind.text(within: context.additions.filter { $0.hasPrefix("…") }) != nil,
        case .match(let first)? = await certain(utterance.text(0..<joint.lowerBound))
      else { continue }
      var next = self
      next.memory.take(.request(first), of: 0)
      guard let reading = await next.followUp(behind) else { continue }
      return [.match(first)] + reading.requests
    }
    return nil
  }

  /// Two requests, each of which may be several.
  ///
  /// Where they share words, all are whole, of one intent and with the same values in these words: in
  /// "move dune and emma to read", "move dune" is not what is meant, and of "to read" the name is not
  /// "read" alone.
  private func both(
    _ one: String, _ two: String, sharing words: (lead: String, tail: String)
  ) async -> [Resolution]? {
    guard words.lead.isEmpty, words.tail.isEmpty else {
      guard let first = await certain(one), case .match(let former) = first,
        let values = former.values(in: words.lead, words.tail),
        let others = await oneOrMore(two),
        others.allSatisfy({ other in
          guard case .match(let latter) = other else { return false }
          return latter.intent == former.intent
            && latter.values(in: words.lead, words.tail) == values
        })
      else { return nil }
      return [first] + others
    }
    guard let second = await oneOrMore(two), let first = await oneOrMore(one) else { return nil }
    return first + second
  }

  func oneOrMore(_ sentence: String) async -> [Resolution]? {
    if let one = await certain(sentence) { return [one] }
    let utterance = Utterance(sentence)
    if let bare = utterance.withoutAsides(in: language), let one = await certain(bare) {
      return [one]
    }
    return await several(in: utterance)
  }

  /// The places of words that may join requests, the longer words before their parts; then those of
  /// commas and ends of sentences.
  func joints(in utterance: Utterance) -> [Range<Int>] {
    let pauses = utterance.tokens.indices
      .filter { utterance.isPaused(before: $0) || utterance.isStopped(before: $0) }
      .map { $0..<$0 }
    return (utterance.places(ofAnyOf: context.connectors) + pauses).filter {
      $0.lowerBound > 0 && $0.upperBound < utterance.tokens.count
        && !utterance.touchesDigits(at: $0.lowerBound)
    }
  }

  /// What both requests may share, none of it first: words before the first up to a place, words
  /// behind the second from a place.
  func sharings(around joint: Range<Int>, count: Int) -> [(first: Int, last: Int)] {
    (joint.upperBound + 1...count).reversed().flatMap { last in
      (0..<joint.lowerBound).map { ($0, last) }
    }
  }
}

extension ResolvedIntent {
  /// The values in the first and the last words of what was said, by parameter; nil where one of them is
  /// only in part there.
  fileprivate func values(in lead: String, _ tail: String) -> [String: String]? {
    let inner = lead.utf8.count..<max(lead.utf8.count, utterance.utf8.count - tail.utf8.count)
    var values: [String: String] = [:]
    for parameter in parameters where !inner.contains(parameter.span) {
      guard !inner.overlaps(parameter.span) else { return nil }
      values[parameter.name] = parameter.display
    }
    return values
  }
}
