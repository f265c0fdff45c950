// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

extension Utterance {
  /// The text in one of these frames, the longest that fits.
  ///
  /// - Parameters:
  ///   - frames: ``Frame``s; where words before the text end in a comma, it has to be there.
  ///   - needsComma: Whether it has to with all of them.
  /// - Returns: The text; nil where none fits, or nothing is left.
  func text(within frames: [String], needsComma: Bool = false) -> String? {
    let first = tokens.first?.text ?? ""
    return frames.compactMap { words -> (count: Int, rest: String)? in
      guard words.mayBegin(like: first) else { return nil }
      let frame = Frame(words)
      let before = Utterance(frame.before).tokens.map(\.text)
      let behind = Utterance(frame.behind).tokens.map(\.text)
      guard before.count + behind.count < tokens.count else { return nil }
      let rest = before.count..<tokens.count - behind.count
      guard tokens.prefix(rest.lowerBound).map(\.text) == before,
        tokens.suffix(behind.count).map(\.text) == behind,
        isPaused(before: rest.lowerBound) || !(needsComma || frame.before.endsInComma)
      else { return nil }
      let end = behind.isEmpty ? text.utf8.count : span(of: rest).upperBound
      return (before.count + behind.count, text.utf8Text(span(of: rest).lowerBound..<end))
    }
    .max { $0.count < $1.count }?.rest
  }

  /// The text in as many of these frames as there are around it: "actually, make that 15".
  func text(withinAll frames: [String]) -> String? {
    text(within: frames).map { Utterance($0).text(withinAll: frames) ?? $0 }
  }

  /// The text without what people say around it and mean nothing by; nil where there is nothing of
  /// that.
  ///
  /// Where the text may be anything, and end in "now", only hedges go.
  package func withoutAsides(in language: String, onlyHedges: Bool = false) -> String? {
    let words = Language.named(language).words.requests
    return text(withinAll: onlyHedges ? words.hedges : words.asides + words.hedges)
  }

  /// What is left without what people say around it; the whole where there is nothing of that.
  func bare(in language: String) -> Utterance {
    withoutAsides(in: language).map { Utterance($0) } ?? self
  }

  /// Whether it begins like a reason: "it was lunch".
  func explains(in language: String) -> Bool {
    text(within: Language.named(language).words.requests.explanations) != nil
  }

  /// Whether it has a word that denies.
  func denies(in language: String) -> Bool {
    let denials = Language.named(language).denials
    return tokens.contains { denials.contains($0.text) }
  }

  /// The text with words in full that are run together: "where's it" is "where is it"; nil where there
  /// are none.
  func writtenOut(in language: String) -> String? {
    let requests = Language.named(language).words.requests
    let endings = requests.endings
    let words = text.split(separator: " ").map(String.init)
    let full = words.map { word -> String in
      if let whole = requests.wholes[word.lowercased().replacing("’", with: "'")] { return whole }
      let parts = word.split(whereSeparator: "'’".contains)
      guard parts.count == 2, let full = endings[parts[1].lowercased()] else { return word }
      return "\(parts[0]) \(full)"
    }
    return full == words ? nil : full.joined(separator: " ")
  }

  /// The text without words that say nothing by themselves: "the 22" is "22".
  func withoutSmallWords(in language: String) -> String {
    let talk = Language.named(language)
    return tokens.map(\.text).filter { !talk.areSmall([$0]) }.joined(separator: " ")
  }

  /// How many of its words say nothing by themselves in a language, and tell which one it is in.
  func smallWords(of language: String) -> Int {
    let talk = Language.named(language)
    return tokens.count { talk.isSmallOrAsks($0.text) }
  }

  /// Whether a comma stands behind the word before another.
  func isPaused(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return text.utf8Text(tokens[index - 1].span.upperBound..<tokens[index].span.lowerBound).first
      .map(Character.commas.contains) ?? false
  }

  /// Whether a sentence ends behind the word before another.
  func isStopped(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let between = text.utf8Text(tokens[index - 1].span.upperBound..<tokens[index].span.lowerBound)
    return between.first.map { ".;!".contains($0) } == true && between.last?.isWhitespace == true
  }

  /// Whether a word is written to the digits before it, as no language with spaces does with one that says
  /// nothing: "5k" is not 5, and "1e3" no "1 e 3".
  func touchesDigits(at index: Int) -> Bool {
    guard index > 0, let last = tokens[index - 1].text.last, last.isASCII, last.isNumber,
      let first = tokens[index].text.unicodeScalars.first
    else { return false }
    let cyrillicEnd = 0x530
    return first.value < cyrillicEnd
      && tokens[index - 1].span.upperBound == tokens[index].span.lowerBound
  }

  /// The places where somebody stops and goes on: behind a comma, a dash, or dots.
  var breaks: [Int] {
    tokens.indices.dropFirst().filter { index in
      text.utf8Text(tokens[index - 1].span.upperBound..<tokens[index].span.lowerBound)
        .contains { !$0.isWhitespace }
    }
  }

  /// The rest behind each of them.
  var continuations: [String] { breaks.map { text($0..<tokens.count) } }

  /// What stands between those places; the whole where there are none.
  var clauses: [Utterance] {
    let places = [0] + breaks + [tokens.count]
    return zip(places, places.dropFirst()).map { Utterance(text($0..<$1)) }
  }

  /// Whether it is what people say behind a line and mean nothing by: "pls".
  func isAside(in language: String) -> Bool {
    isOne(of: Language.named(language).words.requests.asides.map { Frame($0).behind })
  }

  /// Whether it begins with a word that asks: "what's the total".
  func beginsAsQuestion(in language: String) -> Bool {
    Language.named(language).words.requests.questions.contains { text(within: ["\($0) …"]) != nil }
  }

  /// Whether it is a question that somebody asks in place of an answer: "so what's that for food"; not one
  /// that names an answer, "what about food".
  func asksInReturn(in language: String) -> Bool {
    let bare = bare(in: language)
    return bare.beginsAsQuestion(in: language)
      && bare.text(within: Language.named(language).words.context.followUps) == nil
  }

  /// Whether it asks for what was said once more, or a clause of it does: "say that again, I did not hear it".
  func asksAgain(in language: String, byClause: Bool = true) -> Bool {
    let repetitions = Language.named(language).words.requests.repetitions
    let bare = bare(in: language)
    return ([self, bare] + (byClause ? clauses : [])).contains { $0.isOne(of: repetitions) }
  }

  /// Whether it tells that somebody has no answer: "hm, I don't know".
  func isUnsure(in language: String) -> Bool {
    bare(in: language).isOne(of: Language.named(language).words.requests.unsure)
  }

  /// Whether it is one of these texts, word for word.
  func isOne(of texts: [String]) -> Bool {
    let folded = folded
    return texts.contains { $0.mayBegin(like: folded) && Utterance($0).folded == folded }
  }

  /// The places of these words among its tokens, in the order of the words.
  func places(ofAnyOf texts: [String]) -> [Range<Int>] {
    let words = tokens.map(\.text)
    return texts.flatMap { text -> [Range<Int>] in
      let parts = Utterance(text).tokens.map(\.text)
      return words.indices.compactMap { start in
        let end = start + parts.count
        return end <= words.count && Array(words[start..<end]) == parts ? start..<end : nil
      }
    }
  }

  /// The text from one token up to another, with everything between and the signs that touch it.
  func text(_ range: Range<Int>) -> String { text.utf8Text(signedSpan(of: range)) }
}

extension Character {
  fileprivate static let commas: Set<Character> = [",", "，", "、", "،"]
}

extension String {
  /// Whether its first letter may be that of a folded text: folding leaves the letters of ASCII.
  ///
  /// Most of the many words that a line is held against begin with another letter, and need not be read.
  fileprivate func mayBegin(like folded: String) -> Bool {
    guard let own = utf8.first, let other = folded.utf8.first, own.isLetter, other.isLetter else {
      return true
    }
    return own | 0x20 == other
  }

  fileprivate var endsInComma: Bool {
    last { !$0.isWhitespace }.map(Character.commas.contains) ?? false
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
