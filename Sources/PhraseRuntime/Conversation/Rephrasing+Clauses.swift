// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Requests beside words that only explain them, and names without the word before a name.
extension Rephrasing {
  /// The rest of a line, one clause of which asks for nothing: "put it on read, I loved it", "no, delete it".
  ///
  /// Beside a clause that denies something the rest is only offered: "delete it, I won't read it". A no alone
  /// is about what was said before.
  func withoutExplanation(_ utterance: Utterance) async -> Reading? {
    let count = utterance.tokens.count
    for place in utterance.breaks {
      let (head, tail) = (utterance.text(0..<place), utterance.text(place..<count))
      let denies = Utterance(head).isOne(of: Language.named(language).words.no + corrections)
      for (clause, rest) in [(head, tail), (tail, head)]
      where denies && clause == head || explains(Utterance(clause)) {
        let rest = Utterance(rest)
        let bare = rest.withoutAsides(in: language).map { Utterance($0) }
        for rest in [rest, bare].compactMap(\.self) where !isCourtesy(rest) {
          guard var reading = await request(in: rest), reading.isWhole else { continue }
          if denies, isOneMore(reading.requests) { continue }
          reading.isOffer = !denies && doubts(Utterance(clause))
          if !reading.isOffer || reading.requests.count == 1 { return reading }
        }
      }
    }
    return nil
  }

  /// Whether the last request would be done once more, with other values, and not in its place.
  func isOneMore(_ requests: [Resolution]) -> Bool {
    requests.flatMap(\.intents).contains {
      $0.intent == memory.request?.intent && !$0.onlyShows
    }
  }

  /// Whether nothing is asked for: "thank you", "now let me see".
  func isCourtesy(_ utterance: Utterance) -> Bool {
    let words = Language.named(language).words
    let courtesies =
      context.greetings + context.farewells + words.requests.farewells + words.yes + words.no
      + words.requests.asides
    let bare = utterance.withoutAsides(in: language).map { Utterance($0) }
    return utterance.isOne(of: courtesies) || bare?.isOne(of: courtesies) == true
  }

  /// What a part of a line asks for by itself.
  func request(in utterance: Utterance) async -> Reading? {
    if let request = await certain(utterance.text) {
      return Reading(requests: [request], language: language, sentence: utterance.text)
    }
    return isLoose ? await worded(utterance) : await phrased(utterance.text, utterance)
  }

  /// Whether what stands beside a request may take it back, or be why it is made.
  private func doubts(_ clause: Utterance) -> Bool {
    clause.denies(in: language)
      || clause.isOne(of: Language.named(language).words.requests.secondThoughts)
  }

  private func explains(_ clause: Utterance) -> Bool {
    clause.explains(in: language) && clause.text(within: corrections) == nil
      || clause.isOne(of: Language.named(language).words.requests.secondThoughts)
  }

  /// A phrase that ends in a name, without the word before the name: "create a collection red things".
  func unnamed(_ utterance: Utterance) async -> Resolution? {
    let words = Language.named(language).words.requests
    let utterance = utterance.bare(in: language)
    for (head, naming) in engine.catalog.beginnings(before: words.naming, in: language) {
      // "Add emma by jane austen" is clear by its other words.
      let verb = head.split(separator: " ").first.map(String.init) ?? head
      for (said, values) in [(head, 1), (verb, 2)] {
        guard let count = beginning(said, of: utterance), count < utterance.tokens.count,
          !words.prepositions.contains(utterance.tokens[count].text)
        else { continue }
        let rest = utterance.text(count..<utterance.tokens.count)
        let name = Utterance(rest).name(behind: words, in: language) ?? rest
        if let request = await namingApplication("\(head) \(naming) \(name)"), request.isWhole,
          await !splitsName(request),
          request.intents.allSatisfy({ $0.parameters.count >= values }),
          values == 1 || !isAmount(Utterance(rest), in: request)
        {
          return request
        }
      }
    }
    return nil
  }

  /// Whether a name that there is, of several words, is in a request, but in none of its texts as a whole:
  /// "put cien años de soledad on my shelf" is no title "cien años" by somebody.
  private func splitsName(_ request: Resolution) async -> Bool {
    let snapshot = await engine.complete()
    guard let index = snapshot.wordIndex(in: language) else { return false }
    return request.intents.contains { intent in
      let texts = intent.parameters.map { Utterance($0.text).folded }
      return index.named(in: Utterance(intent.utterance)).contains { list, id in
        let name = snapshot.mention(of: id, inList: list, language: language)
          .map { Utterance($0.title) }
        guard let name, name.tokens.count > 1 else { return false }
        return !texts.contains { $0.contains(name.folded) }
      }
    }
  }

  /// Whether words that would be names have a number, and words of other requests or a unit before a word
  /// of theirs: "add an expense of 14", "ajoute 7 balles de pharmacie".
  private func isAmount(_ words: Utterance, in request: Resolution) -> Bool {
    let talk = Language.named(language)
    let others = engine.snapshot.declaredWords(
      in: language, without: request.intents.first?.intent)
    let texts = words.tokens.map(\.text)
    guard let number = texts.firstIndex(where: { $0.first?.isNumber == true }) else { return false }
    let hasUnit = number == 0 && texts.dropFirst(2).first.map(others.contains) == true
    return hasUnit || texts.contains { others.contains($0) && !talk.areSmall([$0]) }
  }

  /// A request whose first open value is a text, and the text behind a word for a name, before the app's
  /// name or after it: "add a book called the overstory to library".
  func named(_ utterance: Utterance) async -> Resolution? {
    let count = utterance.tokens.count
    for place in utterance.places(ofAnyOf: Language.named(language).words.requests.naming)
    where !place.contains(0) && place.upperBound < count {
      let head = utterance.text(0..<place.lowerBound)
      let rest = Utterance(utterance.text(place.upperBound..<count))
      let end = beginningOfApplication(in: rest)
      let name = rest.text(0..<end)
      for request in ["\(head) \(rest.text(end..<rest.tokens.count))", head] {
        guard case .missing(let missing)? = await certain(request),
          let parameter = missing.parameters.first, engine.takesText(parameter, of: missing.intent)
        else { continue }
        var intent = missing.intent
        intent.parameters.append(
          ResolvedParameter(ValueOption(value: name, display: name), named: parameter))
        let others = Array(missing.parameters.dropFirst())
        return others.isEmpty
          ? .match(intent) : .missing(MissingParameters(intent: intent, parameters: others))
      }
    }
    return nil
  }

  /// Where an app's name at the end of a text begins, with the small word before it; the end where there
  /// is none.
  private func beginningOfApplication(in text: Utterance) -> Int {
    let names = engine.catalog.applications.flatMap { $0.names(in: language) }
    let small = Language.named(language)
    return text.places(ofAnyOf: names).first {
      $0.upperBound == text.tokens.count && $0.lowerBound > 1
        && small.areSmall([text.tokens[$0.lowerBound - 1].text])
    }.map { $0.lowerBound - 1 } ?? text.tokens.count
  }

  /// How many words an utterance begins with that ask for the same as others; nil where it does not
  /// begin with such.
  private func beginning(_ head: String, of utterance: Utterance) -> Int? {
    let talk = Language.named(language)
    var wanted = Utterance(head).tokens.map(\.text).filter { !talk.areSmall([$0]) }[...]
    for (index, token) in utterance.tokens.enumerated() {
      guard let next = wanted.first else { return index }
      if talk.asksSame(token.text, next) {
        wanted.removeFirst()
      } else if !talk.areSmall([token.text]) {
        return nil
      }
    }
    return nil
  }
}

extension PhraseEngine {
  /// Whether any words are a value of a parameter.
  fileprivate func takesText(_ parameter: String, of intent: ResolvedIntent) -> Bool {
    catalog.shortcuts.contains { shortcut in
      shortcut.intent == intent.intent
        && catalog.applications[shortcut.application].name == intent.application
        && shortcut.subject(ofSlot: parameter).isText
    }
  }
}

extension Language {
  /// Whether two words are forms of one, or ask for the same.
  fileprivate func asksSame(_ one: String, _ other: String) -> Bool {
    stem(one) == stem(other)
      || words.requests.alike.contains { $0.contains(one) && $0.contains(other) }
  }
}

extension Utterance {
  /// The text behind a word for a name, where only words that say nothing stand before it: "one is called
  /// Emma".
  fileprivate func name(behind words: RequestWords, in language: String) -> String? {
    let talk = Language.named(language)
    return places(ofAnyOf: words.naming).first { place in
      place.upperBound < tokens.count
        && tokens[..<place.lowerBound].allSatisfy {
          talk.areSmall([$0.text]) || words.light.contains($0.text)
        }
    }.map { text($0.upperBound..<tokens.count) }
  }
}
