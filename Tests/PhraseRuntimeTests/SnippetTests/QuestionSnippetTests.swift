// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import Testing

extension GalleryTests {
  @Suite struct QuestionSnippetTests {
    private func order(_ count: Int) -> String {
      "Tickets\nCount: \(count)\n[1] One More\n[2] One Less"
    }

    @Test(arguments: ["search", "yes", "Search!", "ok"])
    func aConfirmationWaitsWhileItsSnippetChanges(_ goingOn: String) async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      let asked = await visit.say("2")
      #expect(asked.text == "Search?")
      #expect(asked.snippet?.text() == order(1))
      #expect(await visit.say("one more").snippet?.text() == order(2))
      #expect(await visit.say("press 1").snippet?.text() == order(3))
      #expect(await visit.say("1").snippet?.text() == order(4))
      #expect(await visit.conversation.press("One Less").snippet?.text() == order(3))
      #expect(await visit.conversation.snippet?.text() == order(3))
      #expect(await visit.conversation.question?.controls == ["One More", "One Less"])
      #expect(await visit.conversation.question?.actionNames == ["Search"])
      let reply = await visit.say(goingOn)
      #expect(reply.kind == .answered)
      #expect(reply.text == "Bought.")
      #expect(reply.snippet?.text() == "Bought\nCount: 3")
      #expect(await visit.conversation.snippet?.text() == "Bought\nCount: 3")
    }

    @Test(arguments: ["no", "cancel"])
    func decliningEndsTheIntent(_ answer: String) async throws {
      let visit = try await Visit()
      _ = await visit.say("buy sunrise in gallery")
      _ = await visit.say("one more")
      let reply = await visit.say(answer)
      #expect(reply.kind == .cancelled)
      #expect(await visit.conversation.snippet == nil)
      #expect(visit.gallery.with(\.orders) == [7: 2])
    }

    @Test func whatIsNoAnswerIsAskedAgainBelowTheSnippet() async throws {
      let visit = try await Visit()
      _ = await visit.say("buy sunrise in gallery")
      let reply = await visit.say("purple")
      #expect(reply.text == "Please answer yes or no. Search?")
      #expect(reply.snippet?.text() == order(1))
      #expect(await visit.conversation.press(9).kind == .missed)
      #expect(await visit.say("no").kind == .cancelled)
    }

    @Test func anEntityThatGoesMeanwhileIsSaid() async throws {
      let visit = try await Visit()
      _ = await visit.say("buy sunrise in gallery")
      visit.gallery.with { $0.orders = [:] }
      let reply = await visit.say("one more")
      #expect(reply.text.hasPrefix("It could not be shown anew: “Order 7” is no longer there."))
      #expect(reply.text.hasSuffix(" Search?"))
      #expect(reply.snippet?.text().hasPrefix(order(1)) == true)
      #expect(await visit.say("no").kind == .cancelled)
    }

    @Test func aChoiceHasASnippetAndControlsThatShareATitle() async throws {
      let visit = try await Visit()
      let asked = await visit.say("sort in gallery")
      #expect(asked.text == "What now? Cancel or Keep?")
      #expect(asked.snippet?.text() == "[1] Like\n[2] Like")
      #expect(await visit.say("like").text == "Which one: Like 1 or Like 2?")
      #expect(await visit.say("the second one").text == "What now? Cancel or Keep?")
      #expect(visit.gallery.with(\.favorites) == [1])
      #expect(await visit.say("press 1").text == "What now? Cancel or Keep?")
      #expect(visit.gallery.with(\.favorites) == [1, 2])
      // A bare number could mean a choice or a control, so it is neither.
      #expect(
        await visit.say("2").text.hasSuffix("does not answer that. What now? Cancel or Keep?"))
      let reply = await visit.say("the second one")
      #expect(reply.text == "Keep.")
      #expect(reply.snippet?.text() == "Sorted\n[1] Go")
      #expect(await visit.say("go").text == "What now? Cancel or Keep?")
      _ = await visit.say("cancel")
      #expect(await visit.conversation.snippet?.text() == "Sorted\n[1] Go")
    }

    @Test func answersAndControlsAreHeard() async throws {
      let visit = try await Visit()
      _ = await visit.say("buy sunrise in gallery")
      let words = Set(await visit.conversation.wordGraph(language: "en").words.map(\.text))
      #expect(words.isSuperset(of: ["search", "more", "less", "press", "yes", "cancel"]))
      _ = await visit.say("cancel")
    }
  }
}
