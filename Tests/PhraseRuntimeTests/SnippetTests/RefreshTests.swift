// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Testing

extension GalleryTests {
  @Suite struct RefreshTests {
    @Test func whatFailsKeepsTheLastGoodSnippet() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      visit.gallery.with { $0.isClosed = true }
      let reply = await visit.say("favorite")
      #expect(reply.kind == .answered)
      #expect(reply.text == "It could not be shown anew: the gallery is closed.")
      #expect(reply.snippet?.text().hasPrefix("Sunrise\n[1] Favorite ☐") == true)
      #expect(reply.snippet?.notice == reply.text)
      #expect(reply.snippet?.text().hasSuffix("\n⚠ \(reply.text)") == true)
      visit.gallery.with { $0.isClosed = false }
      let next = await visit.say("favorite")
      #expect(next.text == "Done.")
      #expect(next.snippet?.text().hasPrefix("Sunrise\n[1] Favorite ☑") == true)
      #expect(next.snippet?.notice == nil)
    }

    @Test func anEntityThatIsGoneIsSaid() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      visit.gallery.with { $0.names[1] = nil }
      let reply = await visit.say("favorite")
      #expect(reply.kind == .failed)
      #expect(reply.text == "It could not be shown anew: “Sunrise” is no longer there.")
      #expect(reply.snippet?.text().hasPrefix("Sunrise\n[1] Favorite ☐") == true)
      #expect(visit.gallery.with(\.favorites).isEmpty)
    }

    @Test func aSnippetThatTakesTooLongIsGivenUp() async throws {
      let clock = HangClock()
      let visit = try await Visit(clock: clock)
      visit.gallery.with { $0.hang = clock.hang }
      let reply = await visit.say("show sunrise in gallery")
      #expect(reply.kind == .answered)
      #expect(reply.snippet == nil)
      #expect(reply.text.hasPrefix("Here it is. It could not be shown anew: it took longer than"))
    }

    @Test func aSnippetIntentWithoutItsParameterIsNotPerformed() async throws {
      let visit = try await Visit()
      let reply = await visit.say("forget in gallery")
      #expect(
        reply.text
          == "Done. It could not be shown anew: PictureSnippet has no value for picture.")
      #expect(visit.gallery.with(\.made) == 0)
    }

    @Test func reloadPostsTheSnippet() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      var events = visit.conversation.events.makeAsyncIterator()
      visit.gallery.with { $0.names[1] = "Morning" }
      PictureSnippet.reload()
      guard case .snippet(let snippet)? = await events.next() else {
        Issue.record("no snippet")
        return
      }
      #expect(snippet.text().hasPrefix("Morning\n[1] Favorite ☐"))
      #expect(await visit.conversation.snippet?.card == snippet.card)
    }

    @Test func manyReloadsAreOne() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      visit.gallery.with { state in
        state.isGateShut = true
        state.made = 0
      }
      PictureSnippet.reload()
      await visit.gallery.arrival()
      for _ in 0..<500 {
        PictureSnippet.reload()
        await Task.yield()
      }
      visit.gallery.openGate()
      // A press waits for a round of its own.
      _ = await visit.say("favorite")
      // The first round, one for all that came meanwhile, those for the last that started late, and
      // that of the press.
      #expect((2...8).contains(visit.gallery.with(\.made)))
    }

    @Test func whatIsNotShownIsNotMade() async throws {
      let visit = try await Visit()
      _ = await visit.say("show sunrise in gallery")
      _ = await visit.say("ask the guide")
      visit.gallery.with { $0.made = 0 }
      PictureSnippet.reload()
      _ = await visit.say("show storm in gallery")
      #expect(visit.gallery.with(\.made) == 1)
    }
  }
}
