// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension PhraseEngine {
  /// What a line has to be beside a question that waits, so as not to be an answer to it.
  enum RequestForm {
    /// A phrase with its app's name: it was heard, perhaps wrongly.
    case namingApplication
    /// Such a phrase, or a long one: any words are an answer.
    case unmistakable
    /// A phrase: the line has an answer among its words.
    case phrase
    /// A request in whatever words.
    case anyWords
    /// The same, or another value for what is to be confirmed.
    case otherValue
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
  ///   - memory: What was said before.
  /// - Returns: Whether they are.
  func isRequest(
    _ text: String, _ form: RequestForm, talkingIn language: String, after memory: Memory = Memory()
  ) async -> Bool {
    var utterance = Utterance(text)
    var (snapshot, match) = await exactMatch(utterance)
    // What is matched next may get a name that was not said.
    let namesApplication = match.candidates.first?.namesApplication == true
    if match.candidates.isEmpty, form != .namingApplication {
      (snapshot, match, utterance) = await matched(utterance)
    }
    guard let best = match.candidates.first, namesApplication || best.isRequest(form) else {
      return switch form {
      case .anyWords, .otherValue: await isRequestInOtherWords(text, form, language, memory)
      case .unmistakable: await isUnmistakable(text, language)
      case .namingApplication, .phrase: false
      }
    }
    // Whoever names the app means no text, though nothing has the value: "delete everything in library".
    if namesApplication, form == .unmistakable { return true }
    let resolution = await resolver(snapshot).resolve(utterance, match)
    if case .none = resolution { return false }
    return form != .unmistakable || best.isLong || Utterance(text).beginsAsQuestion(in: language)
  }

  /// Whether words that are no phrase to the letter can be meant as nothing but a request.
  private func isUnmistakable(_ text: String, _ language: String) async -> Bool {
    if await isRefusal(text, language) { return true }
    if await isCorrection(text, language) { return true }
    if await areSeveral(text, language) { return true }
    return await isExplained(text, language)
  }

  /// Whether it is a request behind a no: "no wait, delete dune".
  private func isCorrection(_ text: String, _ language: String) async -> Bool {
    let frames = Language.named(language).words.corrections
    guard let rest = Utterance(text).text(within: frames, needsComma: true) else { return false }
    return await isRequest(rest, .phrase, talkingIn: language)
  }

  /// Whether they ask for the same to be done with several values that there are: "delete dune and emma".
  private func areSeveral(_ text: String, _ language: String) async -> Bool {
    let rephrasing = Rephrasing(engine: self, memory: Memory(), language: language)
    let requests = await rephrasing.several(in: Utterance(text)) ?? []
    return requests.count > 1
      && requests.allSatisfy { request in
        request.onlyIntent == requests[0].onlyIntent
          && request.intents.contains { $0.parameters.contains { $0.id != nil } }
      }
  }

  /// Whether it is a request with words before it and its reason behind: "ok now delete dune, I read it".
  private func isExplained(_ text: String, _ language: String) async -> Bool {
    guard let bare = Utterance(text).withoutAsides(in: language) else { return false }
    let rephrasing = Rephrasing(engine: self, memory: Memory(), language: language)
    return await rephrasing.withoutExplanation(Utterance(bare))?.hasValues == true
  }

  /// Whether words are all those of a phrase and its app's name, around a value that there is not: who
  /// says "delete everything in library" gives no name.
  private func isRefusal(_ text: String, _ language: String) async -> Bool {
    let resolution = await resolve(text, talkingIn: language, trace: nil)
    guard case .none(let miss) = resolution, miss.parameter != nil, let phrase = miss.phrase,
      let name = miss.application
    else { return false }
    let said = Utterance(text)
    let own = phrase.replacing(/\$\{\w+\}/, with: " ")
    return !said.places(ofAnyOf: [name]).isEmpty
      && Utterance(own).tokens.allSatisfy { word in said.tokens.contains { $0.text == word.text } }
  }

  /// By the words alone, a line is a request only where nothing is missing, or where it has values and no
  /// answer: an answer has words of phrases, too.
  private func isRequestInOtherWords(
    _ text: String, _ form: RequestForm, _ language: String, _ memory: Memory
  ) async -> Bool {
    let fresh = Rephrasing(engine: self, memory: Memory(), language: language)
    if let reading = await fresh.reading(of: text) {
      guard reading.isWorded else { return true }
      // "Make it 5" is about the question's value, or none.
      let frames = Language.named(language).words.context.replacements
      guard Utterance(text).text(withinAll: frames) == nil else { return false }
      // No answer is among the words: "I paid 30 for a haircut" is none about a category.
      return reading.isWhole || form == .anyWords && reading.hasValues
    }
    var memory = memory
    // What waits for a yes was not done yet.
    if form == .otherValue { memory.outcome = .nothing }
    let told = Rephrasing(engine: self, memory: memory, language: language)
    if let reading = await told.reference(in: Utterance(text)) { return reading.isWhole }
    if form == .otherValue, let reading = await told.followUp(Utterance(text)) {
      return reading.isWhole
    }
    guard let rest = Utterance(text).withoutAsides(in: language) else { return false }
    return await isRequest(rest, form, talkingIn: language, after: memory)
  }
}

extension Candidate {
  fileprivate var namesApplication: Bool {
    captures.contains { $0.slot == Catalog.applicationSlot }
  }

  /// Whether it is one though its app was not named.
  fileprivate func isRequest(_ form: PhraseEngine.RequestForm) -> Bool {
    switch form {
    case .namingApplication: false
    case .unmistakable: isCertain && rank.literalWords + rank.slots >= Self.wordsOfQuestion
    case .phrase, .anyWords, .otherValue: isCertain
    }
  }

  /// "Add 15 for food" is no text that somebody would give.
  fileprivate var isLong: Bool { rank.literalWords + rank.slots > Self.wordsOfQuestion }

  /// "What's the total" only asks, so that little is lost where it was a text.
  private static let wordsOfQuestion = 3

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
