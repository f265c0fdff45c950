// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import Testing

extension GalleryTests {
  @Suite struct PressTests {
    private let sunrise = """
      Sunrise
      [1] Favorite ☐
      [2] Buy Tickets
      [3] Rename
      [4] Ask the Guide
      """

    @Test func aReplyHasItsSnippet() async throws {
      let visit = try await Visit()
      let reply = await visit.say("show sunrise in gallery")
      #expect(reply.text == "Here it is.")
      #expect(reply.snippet?.text() == sunrise)
      #expect(await visit.conversation.snippet?.text() == sunrise)
    }

    @Test(arguments: [
      "favorite", "Favorite!", "1", "one", "press favorite", "tap the favorite button", "press 1",
      "press the first button", "click favorite",
    ])
    func aControlIsPressedByTitleOrNumber(_ line: String) async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      let reply = await visit.say(line)
      #expect(reply.kind == .answered)
      #expect(reply.text == "Done.")
      #expect(reply.snippet?.text() == sunrise.replacing("☐", with: "☑"))
      #expect(visit.gallery.with(\.favorites) == [1])
      // Again, with the intent of the snippet as it is now.
      #expect(await visit.say(line).snippet?.text() == sunrise)
      #expect(visit.gallery.with(\.favorites).isEmpty)
    }

    @Test(arguments: ["favorite", "1", "press 1", "5", "0", "press 99", "-1"])
    func withoutASnippetNothingIsPressed(_ line: String) async throws {
      let visit = try await Visit()
      #expect(await visit.say(line).kind == .missed)
      _ = await visit.say("show sunrise in gallery")
      _ = await visit.say("ask the guide")
      #expect(await visit.say(line).kind == .missed)
      #expect(await visit.conversation.press(1).kind == .missed)
      #expect(await visit.conversation.press("Favorite").kind == .missed)
      #expect(visit.gallery.with(\.favorites).isEmpty)
    }

    @Test func aPhraseOfTheAppComesFirst() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      #expect(await visit.say("ask the guide").text == "Hello.")
      #expect(await visit.conversation.snippet == nil)
    }

    @Test func aTitleComesBeforeAPhraseThatOnlyNearlyFits() async throws {
      let visit = try await Visit()
      _ = await visit.say("show storm in gallery")
      let reply = await visit.say("buy tickets")
      #expect(reply.text == "Search?")
      #expect(await visit.say("no").kind == .cancelled)
    }

    @Test func aControlMayAsk() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      let asked = await visit.say("rename")
      #expect(asked.text == "What name?")
      #expect(await visit.conversation.snippet?.text() == sunrise)
      let reply = await visit.say("Dawn")
      #expect(reply.text == "Renamed.")
      #expect(reply.snippet?.text() == sunrise.replacing("Sunrise", with: "Dawn"))
    }

    @Test func cancellingAControlLeavesTheSnippet() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      _ = await visit.say("rename")
      let reply = await visit.say("cancel")
      #expect(reply.kind == .cancelled)
      #expect(reply.snippet?.text() == sunrise)
      #expect(await visit.say("favorite").kind == .answered)
      #expect(await visit.say("cancel").text == "Closed.")
      #expect(await visit.say("cancel").text == "There is nothing to cancel.")
    }

    @Test func aProgramPressesByNumberAndTitle() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      #expect(await visit.conversation.press("Favorite").kind == .answered)
      #expect(visit.gallery.with(\.favorites) == [1])
      #expect(await visit.conversation.press(1).kind == .answered)
      #expect(visit.gallery.with(\.favorites) == [])
      #expect(await visit.conversation.press(3).text == "What name?")
      #expect(await visit.conversation.press(1).kind == .missed)
      #expect(await visit.say("Dusk").text == "Renamed.")
    }

    @Test func whatMeansNothingLeavesTheSnippet() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      #expect(await visit.say("make me a sandwich").kind == .missed)
      #expect(await visit.say("favorite").kind == .answered)
      _ = await visit.say("show storm in gallery")
      #expect(await visit.conversation.snippet?.text().hasPrefix("Storm") == true)
    }

    @Test func titlesAreHeard() async throws {
      let visit = try await Visit()
      let before = await visit.conversation.wordGraph(language: "en")
      #expect(!before.words.contains { $0.text == "favorite" })
      _ = await visit.say("show sunrise in gallery")
      let graph = await visit.conversation.wordGraph(language: "en")
      #expect(graph.words.contains { $0.text == "favorite" })
      #expect(graph.words.contains { $0.text == "sort" })
      let russian = await visit.conversation.wordGraph(language: "ru")
      #expect(!russian.words.contains { $0.text == "favorite" })
      _ = await visit.say("ask the guide")
      #expect(await visit.conversation.wordGraph(language: "en") == before)
    }

    @Test func aLibraryCallGetsTheSnippetOnce() async throws {
      let visit = try await Visit()
      guard case .match(let intent) = await visit.engine.resolve("show sunrise in gallery") else {
        Issue.record("no match")
        return
      }
      #expect(try await intent.perform().snippet?.text() == sunrise)
    }
  }
}
