// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseWire

/// A conversation as a value: what runs, what is asked, and what was done last.
///
/// Events go in, effects come out. Nothing in here waits, asks an app, or knows the time, so that every
/// phase can be tried with every event; ``Conversation`` runs the effects and is the only owner.
///
/// | phase | a line | the app asks | the app ends |
/// | --- | --- | --- | --- |
/// | idle | begins a turn, or is one of the conversation's own words | | |
/// | considering | "still working" | | |
/// | working | "still working"; "cancel" ends the turn | its question is put | its reply is given |
/// | asking | answers, or is looked at as a request | waits until this is answered | its reply waits for a line |
/// | leaving | "still working" | is not heard | the line that was said instead begins |
struct ConversationState: Sendable {
  enum Phase: Sendable {
    case idle
    /// The engine is asked whether a line with a meaning of the conversation's own is a phrase.
    case considering(Line, OwnWords.Reading)
    /// The app is at work.
    case working(Turn)
    /// A question waits.
    case asking(Turn, Inquiry)
    /// The engine is asked whether words that answer nothing are a request by themselves.
    case pondering(Turn, Inquiry, Line)
    /// The turn is given up for a request that was said in place of an answer.
    case leaving(Turn, Line)
    /// The app ended the turn while its question waited; the next line hears of it.
    case over(Reply)
  }

  /// One utterance and all that follows from it, as far as the conversation knows.
  struct Turn: Sendable {
    let id: Int
    /// Whether it presses a control of the snippet that is shown, which then stays.
    var isPress = false
    /// Who gets the next reply; nil while nobody waits for one.
    var caller: Caller?
    /// Questions that the app asked while another one waited.
    var queue: [Inquiry] = []
    /// The question that was answered last, and how often in a row no answer fitted it.
    var answered: Question?
    var misses = 0
    /// Whether the person has ended it; what the app asks then is not heard.
    var isCancelled = false
    /// What the utterance means, once that is known.
    var resolution: Resolution?
    /// What the intent that is performed is called; nil before, and where there is none.
    var title: String?
    /// Whether the intent only shows something, so that "undo that" means what was done before it.
    var onlyShows = false
    /// Whether it is left for a line that answered an offer with neither yes nor no.
    var hasOffered = false
    /// What is said before its reply: the last words of the turn that it took the place of, and what
    /// was done of several requests.
    var lead: String?
  }

  private(set) var phase = Phase.idle
  /// The snippet of the last turn, until the next one begins.
  private(set) var shown: LiveSnippet?
  /// The language of the last turn, for what is not said in any.
  private(set) var language: String
  /// What was said and shown before.
  private(set) var memory = Memory()
  /// What was performed last, if it registered nothing to take it back.
  private var irreversible: String?
  private var turns = 0

  init(language: String) {
    self.language = language
  }

  /// The turn that is under way; nil while there is none.
  var turn: Turn? {
    switch phase {
    case .idle, .considering, .over: nil
    case .working(let turn), .leaving(let turn, _): turn
    case .asking(let turn, _), .pondering(let turn, _, _): turn
    }
  }

  /// The question that waits for an answer.
  var inquiry: Inquiry? {
    switch phase {
    case .asking(_, let inquiry), .pondering(_, let inquiry, _): inquiry
    default: nil
    }
  }

  /// What follows from an event.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .said(let line): return said(line)
    case .pressed(let number, let caller): return pressed(number, by: caller)
    case .requested(let work, let caller): return requested(work, by: caller)
    case .considered(let isPhrase, let caller): return considered(isPhrase, for: caller)
    case .understood(let resolution, let id):
      update(id) { $0.resolution = resolution }
      return []
    case .performing(let title, let onlyShows, let id):
      update(id) { ($0.title, $0.onlyShows) = (title, onlyShows) }
      return []
    case .reported(let text, let id):
      update(id) { $0.lead = [$0.lead, text].joinedText }
      return []
    case .noted(let note, let id):
      if turn?.id == id { memory.take(note, of: id) }
      return []
    case .asked(let inquiry, let id): return asked(inquiry, in: id)
    case .ended(let ending, let id): return ended(ending, id)
    case .cancelled: return cancelled()
    case .dismissed: return dismiss()
    }
  }

  // MARK: - Turns

  /// Begins a turn.
  private mutating func begin(
    _ work: Work, for caller: Caller, lead: String? = nil
  ) -> [Effect] {
    turns += 1
    var turn = Turn(id: turns, caller: caller, lead: lead)
    if case .press = work { turn.isPress = true }
    phase = .working(turn)
    return [.begin(work, turn: turn.id)]
  }

  private mutating func requested(_ work: Work, by caller: Caller) -> [Effect] {
    switch phase {
    case .idle: return begin(work, for: caller)
    case .over(let reply): return give(reply, to: caller)
    default: return [.reply(busy, to: caller)]
    }
  }

  /// The app asks; a question of a turn that is over is not put.
  private mutating func asked(_ inquiry: Inquiry, in id: Int) -> [Effect] {
    guard var turn, turn.id == id, !turn.isCancelled else { return [.withdraw(inquiry.id)] }
    switch phase {
    case .working: return put(inquiry, of: turn)
    case .leaving: return [.withdraw(inquiry.id)]
    default:
      turn.queue.append(inquiry)
      replace(turn)
      return []
    }
  }

  private mutating func put(_ inquiry: Inquiry, of turn: Turn) -> [Effect] {
    var (turn, inquiry) = (turn, inquiry)
    let intents = turn.resolution?.intents ?? []
    inquiry.words.requestWords = Set(intents.flatMap(\.wordsBesideValues))
    let isMiss = !inquiry.because.isEmpty && turn.answered == inquiry.question
    turn.misses = isMiss ? turn.misses + 1 : 0
    let hint: [Saying] = turn.misses > 1 ? [.orCancel] : []
    language = inquiry.question.language
    let effects = reply(inquiry.reply(after: hint), in: &turn)
    phase = .asking(turn, inquiry)
    // The snippet of the last turn goes when the next one speaks; one that is pressed stays.
    return (turn.isPress ? [] : dismiss()) + effects
  }

  /// The app's work is done, or failed.
  private mutating func ended(_ ending: Ending, _ id: Int) -> [Effect] {
    guard var turn, turn.id == id else { return [] }
    language = turn.resolution?.language ?? language
    remember(ending, of: turn)
    switch phase {
    case .leaving(_, let next):
      // An app may have last words for a cancelled intent; else the engine says that it is over,
      // unless nothing was begun but an offer.
      let words =
        ending.reply.kind == .cancelled
        ? turn.hasOffered ? nil : Language.named(language).text(of: .left(intent: turn.title))
        : ending.reply.text
      return follow(ending.reply, of: turn)
        + begin(
          .line(next, language: language), for: next.caller, lead: [turn.lead, words].joinedText)
    case .asking:
      phase = .over(reply(ending.reply, of: turn))
      return [.withdrawAll(turn: id)] + follow(ending.reply, of: turn)
    case .pondering(_, _, let line): turn.caller = line.caller
    default: break
    }
    phase = .idle
    return [.withdrawAll(turn: id)] + follow(ending.reply, of: turn)
      + reply(ending.reply, in: &turn)
  }

  /// Ends the turn at once, even if its app does not answer.
  private mutating func cancelled() -> [Effect] {
    guard let turn, let reply = cancellation else {
      if case .over = phase { phase = .idle }
      return []
    }
    var waiting = [turn.caller].compactMap(\.self)
    switch phase {
    case .pondering(_, _, let line), .leaving(_, let line): waiting.append(line.caller)
    default: break
    }
    phase = .idle
    return [.abandon(turn: turn.id)] + waiting.map { .reply(reply, to: $0) }
  }

  /// What is said where the turn is ended now; nil where there is none.
  var cancellation: Reply? {
    turn.map { turn in
      var reply = Reply(.cancelled, .cancelled, in: spoken)
      reply.resolution = turn.resolution
      return reply
    }
  }

  // MARK: - Lines

  private mutating func said(_ line: Line) -> [Effect] {
    switch phase {
    case .idle:
      if line.text.isQuestionMark { return [.help(language: language, to: line.caller)] }
      guard let own = OwnWords.read(line.text, pressing: shown) else {
        return begin(.line(line, language: language), for: line.caller)
      }
      phase = .considering(line, own)
      return [.consider(line, .phrase)]
    case .asking(let turn, let inquiry): return answer(line, turn, inquiry)
    case .over(let reply): return give(reply, to: line.caller)
    case .considering, .working, .pondering, .leaving:
      guard case .cancel? = OwnWords.read(line.text, isUnderWay: true)?.meaning,
        let reply = cancellation
      else {
        return [.reply(busy, to: line.caller)]
      }
      return cancelled() + [.reply(reply, to: line.caller)]
    }
  }

  private mutating func considered(_ isPhrase: Bool, for caller: Caller) -> [Effect] {
    switch phase {
    case .considering(let line, let own) where line.caller == caller:
      phase = .idle
      return isPhrase
        ? begin(.line(line, language: language), for: line.caller) : act(on: own, line)
    case .pondering(var turn, let inquiry, let line) where line.caller == caller:
      turn.caller = line.caller
      turn.hasOffered = inquiry.question.isOffer
      guard isPhrase || turn.hasOffered else {
        let answer: Answer =
          if inquiry.words.declines(line.text) {
            .no
          } else if case .answer(let read) = inquiry.words.read(line.text) {
            read
          } else {
            .text(line.text)
          }
        return resume(turn, inquiry, with: Heard(answer, inquiry.words, line: line.text))
      }
      turn.caller = nil
      turn.isCancelled = true
      phase = .leaving(turn, line)
      return [.withdraw(inquiry.id)]
    default: return []
    }
  }

  /// Does what words of the conversation's own ask for.
  private mutating func act(on own: OwnWords.Reading, _ line: Line) -> [Effect] {
    language = own.language
    switch own.meaning {
    case .press(let numbers):
      guard let shown else { return begin(.line(line, language: language), for: line.caller) }
      return begin(.press(numbers, shown), for: line.caller)
    case .undo: return begin(.step(.undo, insteadOf: nil, language: language), for: line.caller)
    case .putBack where memory.isUndone:
      return begin(.step(.redo, insteadOf: nil, language: language), for: line.caller)
    case .undoThat, .putBack:
      return begin(.step(.undo, insteadOf: irreversible, language: language), for: line.caller)
    case .redo: return begin(.step(.redo, insteadOf: nil, language: language), for: line.caller)
    case .help: return [.help(language: language, to: line.caller)]
    case .cancel:
      let saying = shown == nil ? Saying.nothingToCancel : .snippetClosed
      return dismiss() + [.reply(Reply(.cancelled, saying, in: language), to: line.caller)]
    }
  }

  private mutating func answer(
    _ line: Line, _ turn: Turn, _ inquiry: Inquiry
  ) -> [Effect] {
    func again(_ sayings: Saying...) -> [Effect] {
      var reply = inquiry.reply(after: [], because: sayings)
      reply.resolution = turn.resolution
      return [.reply(reply, to: line.caller)]
    }
    if line.text.allSatisfy(\.isWhitespace) {
      guard let standard = inquiry.question.standard else { return again(.emptyAnswer) }
      // In quotation marks it is an answer, whatever else its words may mean.
      let given = Line(text: "“\(standard)”", caller: line.caller, trace: line.trace)
      return answer(given, turn, inquiry)
    }
    if line.text.isQuestionMark {
      return [.reply(Reply(asking: inquiry, text: inquiry.question.help), to: line.caller)]
    }
    let said = Utterance(line.text)
    // "What" may be a title, and of one.
    let takesText = inquiry.question.takesText
    let isRepetition =
      (!takesText || said.tokens.count > 2)
      && said.asksAgain(in: inquiry.question.language, byClause: !takesText)
    if isRepetition || said.isUnsure(in: inquiry.question.language) {
      return [.reply(Reply(asking: inquiry, text: inquiry.question.help), to: line.caller)]
    }
    switch inquiry.words.read(line.text) {
    case .own(.cancel): return end(turn, by: line.caller, inquiry)
    case .own(.help):
      return [.reply(Reply(asking: inquiry, text: inquiry.question.help), to: line.caller)]
    case .own: return again(.answerFirst)
    case .answer(.text(let text))
    where (text == line.text || inquiry.question.takesText) && !inquiry.question.takesRequests
      && !line.text.isQuoted:
      phase = .pondering(turn, inquiry, line)
      let form: PhraseEngine.RequestForm =
        if inquiry.question.takesText {
          .unmistakable
        } else if inquiry.words.contained(in: text) != nil || inquiry.words.isExplained(text) {
          .phrase
        } else if case .confirmation = inquiry.question.kind {
          .otherValue
        } else {
          .anyWords
        }
      return [.consider(line, .request(form))]
    case .answer(let answer):
      var turn = turn
      turn.caller = line.caller
      return resume(turn, inquiry, with: Heard(answer, inquiry.words, line: line.text))
    }
  }

  /// Gives the app its answer, and puts the question that it asked meanwhile.
  private mutating func resume(
    _ turn: Turn, _ inquiry: Inquiry, with heard: Heard
  ) -> [Effect] {
    var turn = turn
    turn.answered = inquiry.question
    phase = .working(turn)
    let effects: [Effect] = [.answer(inquiry.id, heard)]
    guard !turn.queue.isEmpty else { return effects }
    let next = turn.queue.removeFirst()
    return effects + put(next, of: turn)
  }

  /// The person gives the turn up; the app may have last words.
  private mutating func end(
    _ turn: Turn, by caller: Caller, _ inquiry: Inquiry
  ) -> [Effect] {
    var turn = turn
    turn.caller = caller
    turn.isCancelled = true
    phase = .working(turn)
    return [.withdrawAll(turn: turn.id)]
  }

  private mutating func pressed(_ number: Int, by caller: Caller) -> [Effect] {
    let live = inquiry?.live ?? shown
    let missed = Reply(.missed, .nothingMatches, in: live?.language ?? language)
    switch phase {
    case .idle:
      if live == nil, memory.request?.provider is any RespondingProvider {
        return begin(.forward(.press(number)), for: caller)
      }
      guard let live, live.control(number) != nil else { return [.reply(missed, to: caller)] }
      return begin(.press([number], live), for: caller)
    case .asking(var turn, let inquiry):
      let isThere =
        inquiry.live?.control(number) != nil
        || inquiry.wire?.card?.controls.contains { $0.number == number } == true
      guard isThere else { return [.reply(missed, to: caller)] }
      turn.caller = caller
      return resume(turn, inquiry, with: Heard(.controls([number]), inquiry.words))
    case .over(let reply): return give(reply, to: caller)
    default: return [.reply(busy, to: caller)]
    }
  }

  // MARK: - Replies

  /// The language of the question that waits, or of the last turn.
  var spoken: String { inquiry?.question.language ?? language }

  private var busy: Reply {
    guard inquiry == nil else { return Reply(.busy, .busy, in: spoken) }
    return Reply(.busy, .stillWorking(intent: turn?.title), in: spoken)
  }

  /// A reply of the turn, with what the utterance means.
  private func reply(_ reply: Reply, of turn: Turn) -> Reply {
    var reply = reply
    reply.resolution = turn.resolution
    reply.performs = turn.onlyShows ? nil : turn.title
    if let lead = turn.lead { reply.text = "\(lead) \(reply.text)" }
    return reply
  }

  private func reply(_ reply: Reply, in turn: inout Turn) -> [Effect] {
    guard let caller = turn.caller else { return [] }
    let whole = self.reply(reply, of: turn)
    (turn.caller, turn.lead) = (nil, nil)
    return [.reply(whole, to: caller)]
  }

  private mutating func give(_ reply: Reply, to caller: Caller) -> [Effect] {
    phase = .idle
    return [.reply(reply, to: caller)]
  }

  private mutating func update(_ id: Int, _ change: (inout Turn) -> Void) {
    guard var turn, turn.id == id else { return }
    change(&turn)
    replace(turn)
  }

  private mutating func replace(_ turn: Turn) {
    switch phase {
    case .idle, .considering, .over: break
    case .working: phase = .working(turn)
    case .asking(_, let inquiry): phase = .asking(turn, inquiry)
    case .pondering(_, let inquiry, let line): phase = .pondering(turn, inquiry, line)
    case .leaving(_, let line): phase = .leaving(turn, line)
    }
  }

  /// Keeps what was performed, for "undo that".
  private mutating func remember(_ ending: Ending, of turn: Turn) {
    let isMissed = ending.reply.kind == .missed
    memory.misses = isMissed ? memory.misses + 1 : 0
    memory.missed = if isMissed, case .none(let miss)? = turn.resolution { miss } else { nil }
    if [.answered, .missed, .failed].contains(ending.reply.kind) {
      memory.answer = ending.reply.text
    }
    if !isMissed {
      memory.end(
        turn.id, isCancelled: ending.reply.kind == .cancelled,
        hasRegisteredUndo: ending.hasRegisteredUndo)
    }
    if ending.hasRegisteredUndo {
      irreversible = nil
    } else if !turn.onlyShows, ending.reply.kind == .answered || ending.reply.kind == .failed {
      irreversible = turn.title
    }
  }

  // MARK: - Snippets

  /// Keeps the snippet of the turn that ended; a line that meant nothing leaves the last one.
  private mutating func follow(_ reply: Reply, of turn: Turn) -> [Effect] {
    guard reply.kind != .missed, shown !== reply.live else { return [] }
    return dismiss(for: reply.live)
  }

  private mutating func dismiss(for next: LiveSnippet? = nil) -> [Effect] {
    defer { shown = next }
    return shown.map { [.dismiss($0)] } ?? []
  }
}

extension [String?] {
  /// What there is of several texts, one after the other; nil for none.
  fileprivate var joinedText: String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}

extension String {
  /// Whether it stands between quotation marks, and is nothing but an answer.
  fileprivate var isQuoted: Bool { insideQuotationMarks != nil }

  /// Whether it asks for help by a question mark alone.
  fileprivate var isQuestionMark: Bool {
    let signs = filter { !$0.isWhitespace }
    return !signs.isEmpty && signs.allSatisfy("?？".contains)
  }
}
