// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// What was named, shown or listed before.
extension Rephrasing {
  /// "It", "the second one": each thing that may be meant in place of the words, the latest first.
  func reference(in utterance: Utterance) async -> Reading? {
    var elsewhere: Reading?
    for (span, stem, mentions) in references(in: utterance) + attachedReferences(in: utterance) {
      for mention in mentions {
        // A pronoun may stand before its verb: "tu peux le supprimer".
        let places = [
          utterance.text.replacing(span, with: [stem, mention.title].joinedWords),
          [utterance.text.replacing(span, with: stem), mention.title].joinedWords,
        ]
        guard let reading = await reading(ofAny: places, about: mention) else { continue }
        // "It" was the stop, and not where the bus goes, though that may be a stop as well.
        if !memory.isElsewhere(mention, in: reading.requests[0]) { return reading }
        if reading.requests[0].onlyShows { elsewhere = elsewhere ?? reading }
      }
    }
    return elsewhere
  }

  /// The first that means something; what an app declared goes before what the engine made of its
  /// declarations.
  private func reading(
    ofAny sentences: [String], about mention: Memory.Mention
  ) async -> Reading? {
    var lookup: Reading?
    for sentence in Set(sentences).count == 1 ? [sentences[0]] : sentences {
      guard let reading = await reading(of: sentence, about: mention) else { continue }
      if !reading.requests[0].looksUp { return reading }
      lookup = lookup ?? reading
    }
    return lookup
  }

  /// A sentence with what was meant in place of one word that refers: another one means something
  /// else, "put it in there", and it may be about several things, "put dune and emma in there".
  private func reading(of sentence: String, about mention: Memory.Mention) async -> Reading? {
    let utterance = Utterance(sentence)
    for (span, _, others) in references(in: utterance) where !span.isEmpty {
      for other in others where other != mention {
        let whole = sentence.replacing(span, with: other.title)
        guard
          let request = await understood(whole)?.narrowed(to: mention)?.narrowed(to: other),
          request.language?.isSameLanguage(as: language) == true
        else { continue }
        return Reading(
          requests: [request], language: language, sentence: whole, words: mention.title)
      }
    }
    var found = await understood(sentence)
    if found == nil, !isLoose { found = await withoutSmallWord(utterance) }
    if let request = found?.narrowed(to: mention) {
      // "Ein" is no number in "trag das ein".
      let talk = Language.named(language)
      guard request.language?.isSameLanguage(as: language) == true,
        request.intents.flatMap(\.parameters).allSatisfy({
          $0.id != nil || !talk.areSmall([Utterance($0.text).folded])
        })
      else { return nil }
      return Reading(
        requests: [request], language: language, sentence: sentence, words: mention.title)
    }
    let requests = await several(in: utterance) ?? []
    guard requests.count > 1, requests.allSatisfy({ $0.narrowed(to: mention) != nil }) else {
      return nil
    }
    return Reading(
      requests: requests, language: language, sentence: sentence, words: mention.title)
  }

  /// A request whose object is what was named last, and was left out: "add to my favorites".
  func leftOut(of utterance: Utterance) async -> Reading? {
    guard let mention = memory.named.first,
      let index = await engine.complete().wordIndex(in: language),
      utterance.tokens.contains(where: {
        !index.isSmall($0.text) && !index.questionWords.contains(index.language.stem($0.text))
      })
    else { return nil }
    let sentence = [utterance.text, mention.title].joinedWords
    guard let request = await certain(sentence)?.narrowed(to: mention), request.isWhole else {
      return nil
    }
    return Reading(
      requests: [request], language: language, sentence: sentence, words: mention.title)
  }

  /// What was done last, by what it is called that was made: after "add 20 for food", "remove it" is
  /// "remove the last expense".
  func doneLast(_ utterance: Utterance) async -> Reading? {
    guard let last = memory.request, memory.outcome == .undoable, !last.onlyShows else {
      return nil
    }
    let talk = Language.named(language)
    let names = Utterance(last.title).tokens.map(\.text).filter { !talk.areSmall([$0]) }
    for (span, _, _) in references(in: utterance) where !span.isEmpty {
      for name in names {
        let sentence = utterance.text.replacing(
          span, with: "\(Utterance(talk.words.last[0]).text) \(name)")
        guard let request = await certain(sentence), request.isWhole,
          request.intents.first?.application == last.application,
          request.onlyIntent != last.intent
        else { continue }
        return Reading(requests: [request], language: language, sentence: sentence)
      }
    }
    return nil
  }

  /// A request about each of several things: of the two that were shown or named last, "both of
  /// them", or of the few that were listed just now, "them".
  func each(in utterance: Utterance) async -> Reading? {
    let words = Language.named(language).words.requests
    let two = memory.listed.count == 2 ? memory.listed : Array(memory.named.prefix(2))
    if two.count == 2, let reading = await each(of: two, asked: words.both, in: utterance) {
      return reading
    }
    guard memory.isListLatest, (2...Self.mostListed).contains(memory.listed.count) else {
      return nil
    }
    return await each(of: memory.listed, asked: words.plurals, in: utterance)
  }

  private func each(
    of mentions: [Memory.Mention], asked words: [String], in utterance: Utterance
  ) async -> Reading? {
    for place in utterance.places(ofAnyOf: words) {
      var requests: [Resolution] = []
      for mention in mentions {
        let sentence = utterance.text.replacing(utterance.span(of: place), with: mention.title)
        guard let request = await certain(sentence)?.narrowed(to: mention), request.isWhole,
          request.onlyIntent != nil, request.onlyIntent == (requests.first ?? request).onlyIntent
        else { break }
        requests.append(request)
      }
      guard requests.count == mentions.count else { continue }
      return Reading(requests: requests, language: language)
    }
    return nil
  }

  /// More are not told one after the other.
  private static let mostListed = 5

  /// The places of words that refer, with what they may refer to; the longest words first.
  func references(in utterance: Utterance) -> [Reference] {
    let tokens = utterance.tokens
    let isLeftOut = context.references.contains("")
    let unsaid = isLeftOut ? [Reference(0..<0, "", memory.mentions)] : []
    let isQuestion = utterance.beginsAsQuestion(in: language)
    // "Make it 9" refers to nothing.
    let replacement = memory.request == nil ? nil : utterance.text(withinAll: context.replacements)
    let isReplacing = replacement.map { utterance.text.hasSuffix($0) } ?? false
    let start = isReplacing ? utterance.text.utf8.count - (replacement?.utf8.count ?? 0) : 0
    return (1...Self.longestReference).reversed().flatMap { length in
      (0..<max(0, tokens.count - length + 1)).flatMap { first -> [Reference] in
        guard tokens[first].span.lowerBound >= start else { return [] }
        let place = first..<first + length
        let words = tokens[place].map(\.text)
        // A phrase may have the kind before the name: "what is in the collection High Places".
        if let named = named(asOf: words) {
          return ["", words[1]].map { (utterance.span(of: place), $0, named) }
        }
        return mentions(meantBy: words, inQuestion: isQuestion).map {
          [(utterance.span(of: place), "", $0)]
        } ?? []
      }
    } + unsaid
  }

  /// Words that refer at an end of others: "lo" in "ábrelo" is what "abre" is to be done with.
  func attachedReferences(in utterance: Utterance) -> [Reference] {
    let frames = context.attached.map(Frame.init)
    return utterance.tokens.flatMap { token in
      frames.compactMap { frame in
        guard token.text.hasPrefix(frame.before), token.text.hasSuffix(frame.behind) else {
          return nil
        }
        let stem = token.text.dropFirst(frame.before.count).dropLast(frame.behind.count)
        return stem.count < Self.shortestStem ? nil : (token.span, String(stem), memory.mentions)
      }
    }
  }

  /// What stands for something mentioned: its place, the rest of the word, and what it may be.
  typealias Reference = (span: Range<Int>, stem: String, mentions: [Memory.Mention])

  /// "最後のやつ" has five words.
  static let longestReference = 6
  static let shortestStem = 2

  /// What words refer to; in a question, a number alone is no place in a list: "which came first".
  private func mentions(meantBy words: [String], inQuestion: Bool) -> [Memory.Mention]? {
    if Utterance(words.joined(separator: " ")).isOne(of: context.references) {
      return memory.mentions
    }
    guard words.count > 1 || isLoose && !inQuestion else { return nil }
    if let others = others(meantBy: words) { return others }
    return listed(at: words)
  }

  /// What was listed at a place: "the second one", "number three", "the last of them".
  private func listed(at words: [String]) -> [Memory.Mention]? {
    let talk = Language.named(language)
    let frame = Set(
      talk.words.frameWords + context.kinds.flatMap { $0.split(separator: " ").map(String.init) })
    func name(_ words: [String]) -> [String] {
      let names = words.filter { !frame.contains($0) }
      return (names.isEmpty ? words : names).map(talk.stem)
    }
    let said = name(words)
    func isName(_ place: String) -> Bool { name(Utterance(place).tokens.map(\.text)) == said }
    if talk.words.last.contains(where: isName) { return memory.listed.suffix(1) }
    // Behind the words for a place stands its number, which may be one of anything.
    let isNumbered = talk.words.ordinalFrames.contains { frame in
      !frame.contains("[")
        && Utterance(words.joined(separator: " ")).text(
          within: [frame.replacing("<place>", with: "…")]) != nil
    }
    let place = talk.words.ordinals.firstIndex {
      (isNumbered ? $0 : $0.dropLast()).contains(where: isName)
    }
    guard let place, memory.listed.indices.contains(place) else { return nil }
    return [memory.listed[place]]
  }

  /// What was named of a kind: "that book"; nil where the words are no kind.
  func named(asOf words: [String]) -> [Memory.Mention]? {
    let talk = Language.named(language)
    guard words.count == 2, talk.words.requests.demonstratives.contains(words[0]) else {
      return nil
    }
    let kind = talk.stem(words[1])
    let named = memory.mentions.filter { mention in
      mention.kind.map { talk.stem(Utterance($0).folded) } == kind
    }
    return named.isEmpty ? nil : named
  }

  /// The one of two that was not named: "the other poems".
  func others(meantBy words: [String]) -> [Memory.Mention]? {
    guard memory.listed.count == 2, memory.listed.contains(where: { $0 == memory.named.first }),
      let name = Utterance(words.joined(separator: " ")).text(within: context.other)
    else { return nil }
    let stems = Utterance(name).tokens.map { Language.named(language).stem($0.text) }
    let other = memory.listed.first { $0 != memory.named.first }
    guard let other else { return nil }
    let known = Utterance("\(other.title) \(memory.kind ?? "")").tokens.map {
      Language.named(language).stem($0.text)
    }
    return Set(stems).isSubset(of: known) ? [other] : nil
  }

  /// What is talked about stands first, "and dune, who wrote that?", or begins what does, "death valley
  /// is missing, add it".
  func fronted(_ utterance: Utterance) async -> Reading? {
    let count = utterance.tokens.count
    for pause in utterance.tokens.indices where utterance.isPaused(before: pause) {
      let head = utterance.text(0..<pause)
      let title = Utterance(head).text(withinAll: context.followUps) ?? head
      let rest = Utterance(utterance.text(pause..<count))
      let references = references(in: rest).filter { !$0.span.isEmpty }
      for (place, name) in ([title] + beginnings(of: Utterance(head))).enumerated() {
        for (span, stem, _) in references {
          let sentence = rest.text.replacing(span, with: [stem, name].joinedWords)
          guard let request = await certain(sentence),
            place == 0 || request.isWhole && request.intents.first?.isNamed(by: name) == true
          else { continue }
          return Reading(requests: [request], language: language, sentence: sentence, words: name)
        }
      }
    }
    return nil
  }

  /// The first words of some, but for the last, the most first; none of many.
  private func beginnings(of head: Utterance) -> [String] {
    let count = head.tokens.count
    guard (2...Self.longestReference).contains(count) else { return [] }
    return (1..<count).reversed().map { head.text(0..<$0) }
  }

  /// What was meant is named behind the words that refer to it: "who wrote that other one, dune".
  func apposed(_ utterance: Utterance) async -> Reading? {
    let places = utterance.places(ofAnyOf: context.references + context.other)
    let count = utterance.tokens.count
    for place in places
    where place.upperBound < count && utterance.isPaused(before: place.upperBound) {
      let sentence = utterance.text.replacing(
        utterance.span(of: place.lowerBound..<count),
        with: utterance.text(place.upperBound..<count))
      guard let request = await certain(sentence), request.isWhole else { continue }
      return Reading(requests: [request], language: language, sentence: sentence)
    }
    return nil
  }
}

extension Memory {
  /// Whether a mention was a value of the last request in another place than a request has it in,
  /// which has a value in that place to be named as well.
  fileprivate func isElsewhere(_ mention: Mention, in resolution: Resolution) -> Bool {
    guard let last = request, let new = resolution.intents.first else { return false }
    func names(_ parameters: [ResolvedParameter]) -> Set<String> {
      Set(parameters.filter { $0.display == mention.title }.map(\.name))
    }
    let (before, now) = (names(last.parameters), names(new.parameters))
    return !before.isEmpty && before.isDisjoint(with: now)
      && last.parameters.contains { now.contains($0.name) }
  }
}

extension Resolution {
  /// The request that is about what was mentioned; nil where it is about something else.
  func narrowed(to mention: Memory.Mention) -> Resolution? {
    only { intent in
      intent.mentions.contains { $0 == mention && $0.kind == mention.kind }
        || intent.parameters.contains {
          // The last stop of a bus is no stop to get in at, though both go by one name.
          $0.display == mention.title && (mention.id == nil || $0.id == mention.id)
            && (mention.kind == nil || !($0.value is any AppEntity))
        }
    }
  }
}
