// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

@Suite struct AnswerTests {
  @Test(arguments: [
    ("the moroccan mint", "Moroccan Mint"), ("moroccan mint please", "Moroccan Mint"),
    ("morocan mint", "Moroccan Mint"), ("senchas", "Sencha"), ("a sencha, please", "Sencha"),
    ("the second one", "Sencha"), ("the last one", "Earl Grey"), ("first", "Moroccan Mint"),
    ("two", "Sencha"), ("3", "Earl Grey"), ("mint", "Moroccan Mint"), ("the grey one", "Earl Grey"),
    ("sencha, it is my favorite", "Sencha"), ("the second one, i like it", "Sencha"),
  ])
  func aValueIsNamedAsPeopleDo(_ answer: String, _ tea: String) async throws {
    try await PhraseTester(Teahouse.engine()).converse {
      Said("pour tea in teahouse")
      Asked("Which tea: Moroccan Mint, Sencha or Earl Grey?")
      Said(answer)
      Answered("Pouring \(tea).")
    }
  }

  @Test(arguments: [
    "the fourth one", "not the sencha", "no sencha", "coffee", "the", "please", "four", "canzel",
    "sencha, i don't know", "sencha, it was earl grey",
  ])
  func whatFitsNothingIsRefused(_ answer: String) async throws {
    let conversation = Conversation(try await Teahouse.engine())
    _ = await conversation.respond(to: "pour tea in teahouse")
    let reply = await conversation.respond(to: answer)
    guard case .asked = reply.kind else {
      Issue.record("\(reply)")
      return
    }
    #expect(reply.text.hasPrefix("There is no tea “\(answer)”."))
  }

  @Test func wordForWordWhereTheEngineIsToBeSo() async throws {
    var configuration = PhraseEngine.Configuration()
    configuration.tolerance = .none
    let engine = try await PhraseEngine(TeaShortcuts.self, configuration: configuration)
    try await PhraseTester(engine).converse {
      Said("pour tea in teahouse")
      Asked("Which tea: Moroccan Mint, Sencha or Earl Grey?")
      Said("the senchas")
      Asked("There is no tea “the senchas”. Which tea: Moroccan Mint, Sencha or Earl Grey?")
      Said("the second one")
      Answered("Pouring Sencha.")
    }
  }

  @Test func placesCanBeHeard() async throws {
    let conversation = Conversation(try await Teahouse.engine())
    _ = await conversation.respond(to: "pour tea in teahouse")
    let words = Set(await conversation.wordGraph(language: "en").words.map(\.text))
    #expect(words.isSuperset(of: ["second", "last", "sencha", "cancel"]))
    #expect(!words.contains("two"))
  }

  @Test(arguments: ["yess", "please yes", "the yes", "nno", "not yes", "surely"])
  func agreementIsNeverGuessed(_ answer: String) async throws {
    let workshop = try await Workshop()
    let conversation = Conversation(workshop.engine)
    _ = await conversation.respond(to: "scrap saw in workshop")
    let reply = await conversation.respond(to: answer)
    #expect(reply.text == "Please answer yes or no. Scrap Saw?")
    #expect(workshop.journal.lines.isEmpty)
  }

  @Test(arguments: [
    "do not do it", "no, it can stay", "nah, leave it", "rather not", "no no", "not now",
  ])
  func declinesInManyWords(_ answer: String) async throws {
    let workshop = try await Workshop()
    let conversation = Conversation(workshop.engine)
    _ = await conversation.respond(to: "scrap saw in workshop")
    #expect(await conversation.respond(to: answer).kind == .cancelled)
    #expect(workshop.journal.lines.isEmpty)
  }
}
