// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Turns the matcher's candidates into intents with values, asking the apps' queries on the way.
struct Resolver: Sendable {
  private(set) var snapshot: Snapshot
  /// The snapshot with all phrases, for what is nearest to an utterance that means nothing.
  let complete: @Sendable () async -> Snapshot
  let configuration: EngineConfiguration
  let engine: any IntentEngine
  /// The language that the person talked in before, if known.
  let language: String?
  /// The app that the person used last, whose meanings come first where they are asked about.
  let lastApplication: String?
  let trace: Trace?
  /// Whether it is to be told why nothing fits, which takes longer than to find what fits.
  let explains: Bool

  /// Tries candidates from the best rank down; those of one rank that survive are the meanings.
  func resolve(_ utterance: Utterance, _ match: Match) async -> Resolution {
    let candidates = plausible(match.candidates, of: utterance)
    trace?.note(utterance)
    trace?.note(candidates, of: utterance, in: snapshot)
    if match.limit != nil { return .none(missBeyondLimit(utterance)) }
    var rejection: Rejection?
    for rank in candidates.groupedByRank {
      var drafts: [Draft] = []
      for candidate in rank {
        let context = snapshot.context(ofPhrase: candidate.phrase)
        let result = await IntentExecution.$current.withValue(context) {
          await draft(of: candidate, in: utterance)
        }
        switch result {
        case .success(let draft):
          drafts.append(draft)
          trace?.note(draft)
        case .failure(let failure):
          if !isVague(candidate) || failure.isUnavailable { rejection = rejection ?? failure }
          trace?.note(failure)
        }
      }
      // What an app declared goes before what the engine made for it.
      let declared = drafts.filter { !$0.shortcut.isGenerated }
      if !declared.isEmpty { drafts = declared }
      // Those that the engine made for one intent say the same: "asia landmarks" by a value, or a quality.
      if let first = drafts.first?.shortcut, first.isGenerated,
        drafts.allSatisfy({
          $0.shortcut.intent == first.intent && $0.shortcut.application == first.application
        })
      {
        drafts = [drafts[0]]
      }
      if !drafts.isEmpty { return await resolution(of: drafts, utterance: utterance) }
      // Other readings of the words would ask the same app again.
      if rejection?.isUnavailable == true { break }
    }
    return await none(utterance, rejection)
  }

  private func none(_ utterance: Utterance, _ rejection: Rejection?) async -> Resolution {
    guard explains else { return .unheard(utterance.text) }
    var resolver = self
    resolver.snapshot = await complete()
    return .none(resolver.miss(utterance, rejection: rejection))
  }

  // MARK: - Candidates

  /// Those that are hardly meant left out, by their language or the order of their words.
  private func plausible(_ candidates: [Candidate], of utterance: Utterance) -> [Candidate] {
    // Most lines have one candidate, which is told without it.
    lazy var own = ownLanguage(utterance)
    let near = candidates.filter {
      !isForeign($0, to: utterance, in: own) && !isTurned($0, utterance)
    }
    return withoutOtherLanguages(near, in: own)
  }

  /// Whether a phrase is hardly meant for its language: "dune read" is no Japanese, and "books I want to
  /// read" no Spanish.
  private func isForeign(
    _ candidate: Candidate, to utterance: Utterance, in own: @autoclosure () -> String
  ) -> Bool {
    let language = snapshot.origins[candidate.phrase].phrase.language
    guard snapshot.shortcut(ofPhrase: candidate.phrase).isGenerated else {
      guard utterance.tokens.count == 1, !candidate.isCertain else { return false }
      // A word alone is like one of any language, and one that asks like many phrases.
      return !own().isSameLanguage(as: language)
        || utterance.isOne(of: Language.named(language).words.requests.questions)
    }
    if candidate.rank.literalWords == 0,
      !Alphabet.mayWrite(utterance.text, in: language) || isCalledElsewhere(candidate, utterance)
    {
      return true
    }
    let own = own()
    return !own.isSameLanguage(as: language)
      && own.isSameLanguage(as: self.language ?? snapshot.catalog.mainLanguage)
      && utterance.smallWords(of: own) > utterance.smallWords(of: language) + 1
  }

  /// Whether values are called so in other languages than that of the phrase, which has none of the words:
  /// "books unread" is no French.
  private func isCalledElsewhere(_ candidate: Candidate, _ utterance: Utterance) -> Bool {
    let language = snapshot.origins[candidate.phrase].phrase.language
    let shortcut = snapshot.shortcut(ofPhrase: candidate.phrase)
    return candidate.captures.contains { capture in
      guard case .listed(let indices) = capture.value,
        let entries = shortcut.slots[capture.slot].flatMap(snapshot.content)?.entries
      else { return false }
      let said = Utterance(utterance.text.utf8Text(capture.span)).folded
      func areCalledSo(_ code: String) -> Bool {
        indices.contains { index in
          entries[index].localForms[code, default: []].contains { Utterance($0).folded == said }
        }
      }
      return !areCalledSo(language) && snapshot.catalog.languages().contains(where: areCalledSo)
    }
  }

  /// Whether a phrase that the engine made has a word elsewhere that was said: "I have read Dune" is no "have
  /// I read Dune".
  private func isTurned(_ candidate: Candidate, _ utterance: Utterance) -> Bool {
    guard snapshot.shortcut(ofPhrase: candidate.phrase).isGenerated else { return false }
    let dropped = candidate.edits.filter { $0.kind == .droppedWord }.compactMap(\.meant)
    return candidate.edits.contains { edit in
      edit.kind == .filler
        && dropped.contains(Utterance(utterance.text.utf8Text(edit.span)).folded)
    }
  }

  /// Of phrases that the engine made, those in the person's own language where there are some: "books by
  /// le guin" is no French with an article.
  private func withoutOtherLanguages(
    _ candidates: [Candidate], in own: @autoclosure () -> String
  ) -> [Candidate] {
    func isMade(_ candidate: Candidate) -> Bool {
      snapshot.shortcut(ofPhrase: candidate.phrase).isGenerated
    }
    func language(_ candidate: Candidate) -> String {
      snapshot.origins[candidate.phrase].phrase.language
    }
    guard let first = candidates.first(where: isMade).map(language),
      candidates.contains(where: { isMade($0) && language($0) != first })
    else { return candidates }
    let own = own()
    guard candidates.contains(where: { isMade($0) && language($0).isSameLanguage(as: own) }) else {
      return candidates
    }
    return candidates.filter { !isMade($0) || language($0).isSameLanguage(as: own) }
  }

  /// Whether little but any words were said of a phrase, which was then hardly meant: "add … to …".
  private func isVague(_ candidate: Candidate) -> Bool {
    snapshot.takesRequests(phrase: candidate.phrase)
      && candidate.rank.literalWords < Rephrasing.literalWords
  }

  private func draft(
    of candidate: Candidate, in utterance: Utterance
  ) async -> Result<Draft, Rejection> {
    let origin = snapshot.origins[candidate.phrase]
    let shortcut = snapshot.catalog.shortcuts[origin.shortcut]
    let reader = CaptureReader(
      shortcut: shortcut, phrase: origin.phrase, provider: snapshot.provider(of: shortcut),
      contents: snapshot.contents, configuration: configuration,
      takesDoubt: !candidate.lacksEnd)
    switch await meanings(
      of: candidate.captures.filter {
        $0.slot != Catalog.applicationSlot
          && !snapshot.saysKind($0, of: shortcut, origin.phrase.language, in: utterance)
      }, in: utterance, reader: reader)
    {
    case .failure(let rejection): return .failure(rejection)
    case .success(let read):
      return .success(
        Draft(
          shortcut: shortcut,
          application: snapshot.catalog.applications[shortcut.application],
          phrase: origin.phrase, provider: snapshot.provider(of: shortcut),
          score: candidate.score, meanings: read.meanings,
          isDoubtful: read.isDoubtful))
    }
  }

  /// Every way to read the slots together: a value that depends on others is read once for each of
  /// their readings, and readings that it does not fit fall away.
  private func meanings(
    of captures: [Capture], in utterance: Utterance, reader: CaptureReader
  ) async -> Result<(meanings: [[ResolvedParameter]], isDoubtful: Bool), Rejection> {
    var meanings: [[ResolvedParameter]] = [[]]
    var isDoubtful = false
    for capture in reader.ordered(captures) {
      let words = utterance.text.utf8Text(capture.span)
      let isDependent = reader.isDependent(capture.slot)
      var longer: [[ResolvedParameter]] = []
      var rejection: Rejection?
      for known in isDependent ? meanings : [[]] {
        let reading = await reader.read(capture, words: words, known: known)
        switch reading {
        case .values(let options), .perhaps(let options):
          if case .perhaps = reading { isDoubtful = true }
          let read = options.map { ResolvedParameter($0, of: capture, words: words) }
          longer += (isDependent ? [known] : meanings).flatMap { before in
            read.map { before + [$0] }
          }
        case .refused(let reason), .unavailable(let reason):
          let failure = Rejection(
            phrase: reader.phrase.text, slot: capture.slot, span: capture.span,
            language: reader.phrase.language, reason: reason)
          if failure.isUnavailable { return .failure(failure) }
          rejection = rejection ?? failure
        }
      }
      if longer.isEmpty, let rejection { return .failure(rejection) }
      meanings = Array(longer.prefix(Draft.meaningLimit))
    }
    return .success(
      (meanings.map { $0.sorted { $0.span.lowerBound < $1.span.lowerBound } }, isDoubtful))
  }

  // MARK: - Outcomes

  private func resolution(of drafts: [Draft], utterance: Utterance) async -> Resolution {
    var meanings = drafts.flatMap { $0.intents(utterance: utterance.text) }
    if let lastApplication {
      meanings = meanings.partitioned { $0.application == lastApplication }
    }
    for index in meanings.indices {
      meanings[index].configuration = configuration
      meanings[index].engine = engine
    }
    if meanings.count > 1 || drafts.contains(where: \.isDoubtful) {
      return .ambiguous(ambiguity(drafts, meanings: meanings, utterance: utterance.text))
    }
    guard let intent = meanings.first else { return await none(utterance, nil) }
    let missing = await intent.missingParameters(withDefaultsOf: configuration.calls)
    return missing.isEmpty
      ? .match(intent) : .missing(MissingParameters(intent: intent, parameters: missing))
  }

  private func ambiguity(
    _ drafts: [Draft], meanings: [ResolvedIntent], utterance: String
  ) -> Ambiguity {
    let language = drafts[0].phrase.language
    // One open place asks for its value; anything else needs whole sentences to tell apart.
    let openPlaces = drafts.flatMap(\.places).filter { $0.options.count > 1 }
    let open = drafts.count == 1 && openPlaces.count == 1 ? openPlaces.first : nil
    let choices = meanings.map { intent in
      let value = open.flatMap { place in
        intent.parameters.first { $0.span == place.options[0].span }
      }
      return Ambiguity.Choice(
        title: value.map { snapshot.localTitle(of: $0, in: drafts[0].shortcut, language) }
          ?? title(of: intent, among: meanings), subtitle: value?.subtitle,
        intent: intent)
    }
    return Ambiguity(
      utterance: utterance,
      question: question(
        choices.map { ($0.title, $0.subtitle) },
        of: open.map { drafts[0].shortcut.subject(ofSlot: $0.slot) }, language),
      choices: choices)
  }

  /// The question which meaning is meant, in the app's words where it is that of one parameter.
  private func question(
    _ choices: [(title: String, subtitle: String?)], of subject: ValueSubject?, _ language: String
  ) -> String {
    let talk = Language.named(language)
    if choices.count == 1 { return talk.text(of: .didYouMean(suggestion: choices[0].title)) }
    return subject?.disambiguationDialog(in: language).map { talk.question($0, naming: choices) }
      ?? talk.question(choices: choices, kind: subject?.kindName(in: language))
  }

  /// What a meaning is called: the phrase, or its summary where another meaning is said alike, or its
  /// summary and its app where even that is the same.
  private func title(of intent: ResolvedIntent, among meanings: [ResolvedIntent]) -> String {
    let sentence = snapshot.sentence(for: intent)
    let alike = meanings.filter { snapshot.sentence(for: $0) == sentence }
    guard alike.count > 1 else { return sentence }
    let summary = intent.summary
    let isShared = alike.contains {
      $0.application != intent.application && $0.summary == summary
    }
    return isShared ? "\(summary) (\(intent.application))" : summary
  }
}

extension [ResolvedIntent] {
  /// Those for which a condition holds, and then the others, each in their order.
  fileprivate func partitioned(by isFirst: (ResolvedIntent) -> Bool) -> [ResolvedIntent] {
    filter(isFirst) + filter { !isFirst($0) }
  }
}

extension ResolvedParameter {
  fileprivate init(_ option: ValueOption, of capture: Capture, words: String) {
    self.init(
      name: capture.slot, display: option.display, id: option.id, text: words,
      span: capture.span, value: option.value, subtitle: option.subtitle)
  }
}

extension Candidate {
  /// Whether the end of the phrase was not said behind words on no list, which may then be anything:
  /// only a name with all of them is meant.
  fileprivate var lacksEnd: Bool {
    rank.unlistedWords > 0 && edits.contains { $0.span.isEmpty }
  }
}

extension [Candidate] {
  /// Runs of equal rank, best first.
  fileprivate var groupedByRank: [[Candidate]] {
    reduce(into: []) { groups, candidate in
      if let last = groups.last?.first, last.rank == candidate.rank, last.cost == candidate.cost {
        groups[groups.count - 1].append(candidate)
      } else {
        groups.append([candidate])
      }
    }
  }
}
