// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension PhraseEngine {
  /// What a line has to be beside a question that waits, so as not to be an answer to it.
  enum RequestForm {
    /// A phrase with its app's name: any words are an answer.
    case namingApplication
    /// A phrase: the line has an answer among its words.
    case phrase
    /// A request in whatever words.
    case anyWords
  }

  /// Whether words are a whole request by themselves: a phrase to the letter, but for words that mean
  /// nothing and the app's name.
  ///
  /// Which value is meant may be open still, for that is what such a phrase asks then.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - form: What it has to be.
  ///   - language: The language that is talked in.
  /// - Returns: Whether they are.
  func isRequest(
    _ text: String, _ form: RequestForm, talkingIn language: String
  ) async -> Bool {
    var utterance = Utterance(text)
    var (snapshot, match) = await exactMatch(utterance)
    let namesApplication = form == .namingApplication
    if match.candidates.isEmpty, !namesApplication {
      (snapshot, match, utterance) = await matched(utterance)
    }
    guard let best = match.candidates.first, best.isCertain,
      !namesApplication || best.captures.contains(where: { $0.slot == Catalog.applicationSlot })
    else { return form == .anyWords ? await isRequestInOtherWords(text, language) : false }
    if case .none = await resolver(snapshot).resolve(utterance, match) { return false }
    return true
  }

  /// By the words alone, a line is a request only where nothing is missing: an answer has words of
  /// phrases, too.
  private func isRequestInOtherWords(_ text: String, _ language: String) async -> Bool {
    let rephrasing = Rephrasing(engine: self, memory: Memory(), language: language)
    if let reading = await rephrasing.reading(of: text) {
      return !reading.isWorded || reading.isWhole
    }
    guard let rest = Utterance(text).withoutAsides(in: language) else { return false }
    return await isRequest(rest, .anyWords, talkingIn: language)
  }
}

extension Candidate {
  /// Whether nothing was forgiven but politeness and the app's name.
  var isCertain: Bool {
    let dropped = edits.filter { $0.kind == .droppedWord }.count
    let isWithoutApplication = edits.contains { $0.kind == .droppedApplication }
    return edits.isEmpty
      || rank.unlistedWords == 0 && rank.textWords == 0
        && edits.allSatisfy { [.filler, .droppedApplication, .droppedWord].contains($0.kind) }
        // The word before the name goes with it: "in".
        && dropped <= (isWithoutApplication ? 1 : 0)
  }
}
