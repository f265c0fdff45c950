// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Testing

@testable import PhraseRuntime

/// Lines that mean something after what was said before, or several things at once.
@Suite struct RephrasingTests {
  private static let catalog = """
    {"language": "en",
     "applications": [{"name": "Jukebox"}],
     "shortcuts": [
      {"intent": "Play", "application": "Jukebox", "slots": {"song": {"list": "songs"}},
       "phrases": ["Play ${song} in ${applicationName}"]},
      {"intent": "Rate", "application": "Jukebox",
       "slots": {"song": {"list": "songs"}, "stars": {"kind": "number", "minimum": 1, "maximum": 5}},
       "phrases": ["Give ${song} ${stars} stars in ${applicationName}"]},
      {"intent": "Count", "application": "Jukebox", "slots": {"artist": {"list": "artists"}},
       "phrases": ["How many songs do I have in ${applicationName}",
                   "How many songs do I have by ${artist} in ${applicationName}"]},
      {"intent": "Forget", "application": "Jukebox", "slots": {"artist": {"list": "artists"}},
       "phrases": ["Forget ${artist} in ${applicationName}"]},
      {"intent": "Mix", "application": "Jukebox",
       "slots": {"from": {"list": "songs"}, "to": {"list": "songs"}},
       "phrases": ["Mix ${from} into ${to} in ${applicationName}"]},
      {"intent": "Start", "application": "Jukebox", "slots": {"name": {"kind": "text"}},
       "phrases": ["Start a list called ${name} in ${applicationName}"]},
      {"intent": "Note", "application": "Jukebox", "slots": {"text": {"kind": "text"}},
       "phrases": ["Write a note that says ${text} in ${applicationName}",
                   "Jot ${text} in ${applicationName}"]}],
     "lists": {
      "songs": [{"id": "1", "title": "Yellow"}, {"id": "2", "title": "Thriller"},
                {"id": "3", "title": "Rock and Roll"}],
      "artists": [{"id": "a", "title": "Abba"}, {"id": "b", "title": "Blur"}]}}
    """

  private func conversation() async throws -> Conversation {
    let provider = CatalogProvider(try Catalog(json: Data(Self.catalog.utf8))) { intent, _ in
      let values = intent.parameters.map { "\($0.name)=\($0.display)" }
      return Outcome(dialog: ([intent.intent] + values).joined(separator: " ") + ".")
    }
    return Conversation(try await PhraseEngine(providers: [provider]))
  }

  /// What comes of lines said one after the other; each answer is the intent with its values.
  private func talk(_ lines: [String]) async throws -> [String] {
    let conversation = try await conversation()
    var replies: [String] = []
    for line in lines { replies.append(await conversation.respond(to: line).text) }
    return replies
  }

  @Test(arguments: [
    // What was named.
    (["play yellow", "give it 4 stars"], "Rate song=Yellow stars=4."),
    (
      ["play yellow", "play thriller", "give that one 4 stars please"],
      "Rate song=Thriller stars=4."
    ),
    // Of two kinds, the one that fits.
    (["play yellow", "forget blur", "give it 4 stars"], "Rate song=Yellow stars=4."),
    (["how many songs do i have by abba", "forget them"], "Forget artist=Abba."),
    // Both of what was named.
    (
      ["play yellow", "play thriller", "give both 4 stars"],
      "Rate song=Thriller stars=4. Rate song=Yellow stars=4."
    ),
    // The values the other way around.
    (["mix yellow into thriller", "and the other way around"], "Mix from=Thriller to=Yellow."),
    // Another value for the last request.
    (["how many songs do i have by abba", "blur?"], "Count artist=Blur."),
    (["how many songs do i have by abba", "and by blur?"], "Count artist=Blur."),
    (["how many songs do i have by abba", "what about blur"], "Count artist=Blur."),
    (["how many songs do i have", "and by abba"], "Count artist=Abba."),
    (["give yellow 4 stars", "and thriller"], "Rate song=Thriller stars=4."),
    (["give yellow 4 stars", "what about 5"], "Rate song=Yellow stars=5."),
    // Several at once.
    (["play yellow and forget abba"], "Play song=Yellow. Forget artist=Abba."),
    (["play yellow and then play thriller"], "Play song=Yellow. Play song=Thriller."),
    (["give yellow and thriller 3 stars"], "Rate song=Yellow stars=3. Rate song=Thriller stars=3."),
    (
      ["give yellow 3 stars and thriller 5 stars"],
      "Rate song=Yellow stars=3. Rate song=Thriller stars=5."
    ),
    (
      ["play yellow and thriller and forget blur"],
      "Play song=Yellow. Play song=Thriller. Forget artist=Blur."
    ),
    // A title with an "and" in it.
    (["play rock and roll"], "Play song=Rock and Roll."),
    (["play rock and roll and forget abba"], "Play song=Rock and Roll. Forget artist=Abba."),
    // A small word too many.
    (["play to yellow"], "Play song=Yellow."),
    (["how many songs do i have of by abba"], "Count artist=Abba."),
    // Beside a clause that only explains.
    (["i have missed that one, play yellow"], "Play song=Yellow."),
    (["play yellow, it is my favorite"], "Play song=Yellow."),
    (["play that one, yellow"], "Play song=Yellow."),
    // In place of another request.
    (["forget abba, no wait, play yellow"], "Play song=Yellow."),
    (["give yellow 4 stars. no, play it"], "Play song=Yellow."),
    // A name without the word for that.
    (["start a list summer hits"], "Start name=summer hits."),
    // A value in place of one that there is not.
    (["how many songs do i have by muse", "sorry, blur"], "Count artist=Blur."),
    (["how many songs do i have by muse", "by blur"], "Count artist=Blur."),
    // The only app with such a phrase.
    (["write a note that says milk and bread"], "Note text=milk and bread."),
  ])
  func isUnderstood(_ lines: [String], _ expected: String) async throws {
    #expect(try await talk(lines).last == expected)
  }

  /// Nothing is done where the words fit nothing that was said, or deny it.
  @Test(arguments: [
    ["give it 4 stars"], ["play yellow", "forget it"], ["play yellow", "and"],
    ["play yellow", "and the weather"], ["and by blur"], ["what about blur"],
    ["play yellow and delete the cupboard"], ["play yellow and don't forget abba"],
    ["don't play yellow and forget abba"], ["play yellow or thriller and forget abba"],
    ["jot milk"], ["play not yellow"], ["i never liked it, forget abba"], ["start a list"],
    ["play yellow if it rains, i mean it"], ["give to yellow stars 4 to"], ["play yellow to"],
    ["how many songs do i have by abba", "and not blur"],
    ["give yellow 4 stars", "and 9"], ["play yellow", "the second one"],
    // Nothing but asides is left beside what only explains.
    ["now let me see, my aunt gave it to me"],
    // What is retracted at once.
    ["forget abba, no don't"], ["play yellow, never mind"],
  ])
  func isRefused(_ lines: [String]) async throws {
    let reply = try await talk(lines).last ?? ""
    #expect(
      !["Play", "Rate", "Count", "Forget", "Note"].contains { reply.hasPrefix($0) }, "\(reply)")
  }

  @Test(arguments: [
    ("hello", "Hello. Say for instance “Play ‹song› in Jukebox”. “Help” tells what can be said."),
    ("thanks, bye", "You are welcome. Goodbye."), ("thank you, dear", "You are welcome. Goodbye."),
    ("forget abba, no don't", "Cancelled."),
    (
      "help with jukebox",
      """
      Jukebox
        Play ‹song› in Jukebox
        Give ‹song› ‹stars› stars in Jukebox
        How many songs do I have in Jukebox
        How many songs do I have by ‹artist› in Jukebox
        Forget ‹artist› in Jukebox
        Mix ‹from› into ‹to› in Jukebox
        Start a list called ‹name› in Jukebox
        Write a note that says ‹text› in Jukebox
        Jot ‹text› in Jukebox
      """
    ),
  ])
  func smallTalkIsAnswered(_ line: String, _ expected: String) async throws {
    #expect(try await talk([line]) == [expected])
  }

  /// What may be agreed to has only values that were said: of nine stars, one is not offered.
  @Test(arguments: [("give yeeloww 4 stars", true), ("give yeeloww 9 stars", false)])
  func nothingIsOfferedThatNobodySaid(_ line: String, _ isOffered: Bool) async throws {
    let reply = try await talk([line])[0]
    #expect(reply.contains("Did you mean") == isOffered, "\(reply)")
  }

  /// A line of joints alone is looked at no longer than any other.
  @Test(.timeLimit(.minutes(5)), arguments: ["and", "play and", "and then", "it"])
  func wordsWithoutEndAreRefused(_ word: String) async throws {
    let line = Array(repeating: word, count: 23).joined(separator: " ")
    #expect(try await talk(["play yellow", line]).last?.hasPrefix("Play") == false)
  }

  /// Beside an offer, any phrase can be heard.
  @Test func phrasesAreHeardBesideAnOffer() async throws {
    let conversation = try await conversation()
    let words = Set(await conversation.wordGraph(language: "en").words.map(\.text))
    _ = await conversation.respond(to: "forget abbba in jukebox")
    let offered = Set(await conversation.wordGraph(language: "en").words.map(\.text))
    #expect(offered.isSuperset(of: words.union(["yes", "no"])))
    #expect(await conversation.sentenceMeaning("play yellow in jukebox") != nil)
    #expect(await conversation.sentenceMeaning("yes") != nil)
  }

  // MARK: - Offers

  @Test(arguments: [
    (
      ["forget abbba in jukebox"],
      "There is no artist “abbba”. Did you mean “Forget Abba in Jukebox”?"
    ),
    (["forget abbba in jukebox", "yes"], "Forget artist=Abba."),
    (["forget abbba in jukebox", "no"], "Cancelled."),
    // Beside a reason that denies something, or a second thought.
    (["i never liked it, forget abba"], "Did you mean “Forget Abba in Jukebox”?"),
    (["forget abba, i changed my mind", "yes"], "Forget artist=Abba."),
    (["forget abbba in jukebox", "forget blur"], "Forget artist=Blur."),
    (
      ["forget abbba in jukebox", "make me a sandwich"],
      "No phrase matches. What fits is for instance “Play Yellow in Jukebox”. "
        + "Say “help” for what can be said."
    ),
  ])
  func anOfferIsAQuestion(_ lines: [String], _ expected: String) async throws {
    let reply = try await talk(lines).last
    #expect(reply == expected)
  }

  @Test func whoIsMissedTwiceIsOfferedPhrases() async throws {
    let replies = try await talk(["make me a sandwich", "make me a sandwich"])
    // Those first that have words of the line: "a".
    #expect(
      replies[1] == """
        \(replies[0])
          Start a list called ‹name› in Jukebox
          Write a note that says ‹text› in Jukebox
          Play ‹song› in Jukebox
        """)
  }

  @Test(arguments: [
    "9223372036854775807 h 30", "in 9223372036854775807 hours 30",
    String(repeating: "1,", count: 2_000), String(repeating: "🍕", count: 2_000),
    String(repeating: "play yellow and ", count: 12),
  ])
  func noLineIsTooMuch(_ line: String) async throws {
    #expect(!(try await talk([line])[0].isEmpty))
  }

  @Test func noSentenceIsTriedTwiceAndNotTooMany() async {
    let trials = Rephrasing.Trials()
    var tried: [String] = []
    for sentence in (["1", "1"] + (0..<2 * Rephrasing.Trials.limit).map(String.init)) {
      _ = await trials.meaning(of: sentence, in: "en") {
        tried.append(sentence)
        return nil
      }
    }
    #expect(tried.count == Rephrasing.Trials.limit)
    #expect(Set(tried).count == tried.count)
  }
}
