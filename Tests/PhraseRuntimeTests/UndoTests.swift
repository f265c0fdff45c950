// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

extension WorkshopTests {
  @Suite struct UndoTests {
    @Test func actionsAreUndoneInOrderAndDoneAgain() async throws {
      let (studio, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("undo")
        Answered("There is nothing to undo.")
        Said("delete lake in studio")
        Answered("Deleted.")
        Said("delete hill in studio")
        Answered("Deleted.")
        Said("undo that")
        Answered("Undone: Delete hill.")
        Said("Please undo it.")
        Answered("Undone: Delete lake.")
        Said("undo")
        Answered("There is nothing to undo.")
        Said("redo")
        Answered("Done again: Delete lake.")
        Said("could you undo that please")
        Answered("Undone: Delete lake.")
      }
      #expect(await studio.pictures == ["moon", "hill", "lake"])
    }

    @Test(arguments: [
      ("отмени последнее действие", "Возвращено как было: Delete moon."),
      ("отмени это", "Возвращено как было: Delete moon."),
      ("верни", "Возвращено как было: Delete moon."),
      ("верни всё как было", "Возвращено как было: Delete moon."),
      ("take that back", "Undone: Delete moon."), ("Undo the last action!", "Undone: Delete moon."),
    ])
    func undoIsSaidInManyWays(_ words: String, _ answer: String) async throws {
      let (_, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("delete moon in studio")
        Answered("Deleted.")
        Said(words)
        Answered(answer)
      }
    }

    @Test(arguments: ["undo the moon", "und", "undone", "please", "redo undo"])
    func otherWordsUndoNothing(_ words: String) async throws {
      let (studio, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "delete moon in studio")
      #expect(await conversation.respond(to: words).kind == .missed)
      #expect(await studio.pictures == ["lake", "hill"])
    }

    @Test func anAppMayHaveUndoAsItsPhrase() async throws {
      struct TakeBack: AppIntent {
        static let title: LocalizedStringResource = "Take Back"
        func perform() async throws -> some IntentResult & ProvidesDialog {
          .result(dialog: "The app undid it.")
        }
      }
      struct Shortcuts: AppShortcutsProvider {
        static let applicationName = ApplicationName("Undo")
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: TakeBack(), phrases: ["\(.applicationName)"])
        }
      }
      try await PhraseTester(Shortcuts.self).converse {
        Said("undo")
        Answered("The app undid it.")
      }
    }

    @Test func undoThatAsksWhereTheLastActionStays() async throws {
      let (studio, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("delete moon in studio")
        Answered("Deleted.")
        Said("develop in studio")
        Answered("Done.")
        Said("undo that")
        Asked("“Develop” cannot be undone. Undo “Delete moon” instead?")
        Said("no")
        Answered("Cancelled.")
        Said("take it back")
        Asked("“Develop” cannot be undone. Undo “Delete moon” instead?")
        Said("yes, undo develop")
        Asked("Please answer yes or no. “Develop” cannot be undone. Undo “Delete moon” instead?")
        Said("undo that")
        Answered("Undone: Delete moon.")
        Said("undo that")
        Answered("There is nothing to undo.")
        Said("redo that")
        Answered("Done again: Delete moon.")
        Said("undo that")
        Answered("Undone: Delete moon.")
      }
      #expect(await studio.pictures == ["lake", "hill", "moon"])
    }

    @Test(arguments: [
      ("undo", "Undone: Delete moon."), ("верни как было", "Возвращено как было: Delete moon."),
      ("отмени это", "«Develop» вернуть нельзя. Вернуть как было «Delete moon»?"),
      ("отменить", "«Develop» вернуть нельзя. Вернуть как было «Delete moon»?"),
    ])
    func onlyWhatMeansTheLastActionAsks(_ words: String, _ text: String) async throws {
      let (_, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "delete moon in studio")
      _ = await conversation.respond(to: "develop in studio")
      #expect(await conversation.respond(to: words).text == text)
    }

    @Test func whatWasNotUnderstoodOrCancelledIsNotTheLastAction() async throws {
      let (_, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("delete moon in studio")
        Answered("Deleted.")
        Said("bla")
        Answered(
          "No phrase matches. What fits is for instance “Delete Lake in Studio”. "
            + "Say “help” for what can be said.")
        Said("show in studio")
        Asked("Show it?")
        Said("no")
        Answered("Cancelled.")
        Said("undo that")
        Answered("Undone: Delete moon.")
      }
    }

    @Test func programsUndoToo() async throws {
      let (studio, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      #expect(await conversation.undoActionName == nil)
      _ = await conversation.respond(to: "delete moon in studio")
      #expect(await conversation.undoActionName == "Delete moon")
      #expect(await conversation.undo().text == "Undone: Delete moon.")
      #expect(await conversation.redoActionName == "Delete moon")
      #expect(await conversation.redo().kind == .answered)
      #expect(await studio.pictures == ["lake", "hill"])
    }

    @Test func nothingIsUndoneWhileAQuestionWaits() async throws {
      let (studio, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "delete moon in studio")
      _ = await conversation.respond(to: "show in studio")
      let refusal = await conversation.undo()
      #expect(refusal.kind == .busy)
      #expect(refusal.text == "Answer the question first, or say “cancel”.")
      #expect(await conversation.question != nil)
      _ = await conversation.cancel()
      #expect(await conversation.undo().kind == .answered)
      #expect(await studio.pictures.count == 3)
    }

    @Test func aHandlerThatFailsIsToldAndCanBeTriedAgain() async throws {
      let (studio, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "delete moon in studio")
      await MainActor.run { studio.canRestore = false }
      let reply = await conversation.respond(to: "undo")
      #expect(reply.kind == .failed)
      #expect(reply.text == "“Delete moon” could not be undone: the studio is locked.")
      await MainActor.run { studio.canRestore = true }
      #expect(await conversation.respond(to: "undo").text == "Undone: Delete moon.")
      #expect(await studio.pictures.contains("moon"))
    }

    @Test func whatIsGoneIsToldAndTheNextActionCanBeUndone() async throws {
      let (studio, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("delete moon in studio")
        Answered("Deleted.")
        Said("scribble in studio")
        Answered("Done.")
        Said("undo")
        Answered("“Scribble” could not be undone: what it changed is not there any more.")
        Said("undo")
        Answered("Undone: Delete moon.")
      }
      #expect(await studio.pictures.contains("moon"))
    }

    @Test func whatWasDoneBeforeAFailureCanBeUndone() async throws {
      try await PhraseTester(Teahouse.engine()).converse {
        Said("spill tea in teahouse")
        Answered("the cup broke.")
        Said("undo")
        Answered("Undone: Spill.")
      }
    }

    @Test @MainActor func anUndoCancelledHalfwayKeepsItsRest() async throws {
      let (manager, journal) = (UndoManager(), Journal())
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: journal) { $0.note("first") }
      manager.registerUndo(withTarget: journal) { journal in
        journal.note("second")
        withUnsafeCurrentTask { $0?.cancel() }
      }
      manager.setActionName("Both")
      manager.endUndoGrouping()
      let cancelled = Task { try await manager.step(.undo) }
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      #expect(journal.lines == ["second"])
      #expect(try await manager.step(.undo) == "Both")
      #expect(journal.lines == ["second", "first"])
    }

    @Test func conversationsDoNotUndoEachOther() async throws {
      let (_, engine) = try await Studio.open()
      let one = Conversation(engine)
      let other = Conversation(engine)
      _ = await one.respond(to: "delete moon in studio")
      #expect(await other.undo().text == "There is nothing to undo.")
    }

    @Test func undoCanBeHeard() async throws {
      let (_, engine) = try await Studio.open()
      let words = await Conversation(engine).wordGraph(language: "en").words.map(\.text)
      #expect(words.contains("undo"))
      #expect(words.contains("delete"))
      #expect(!words.contains("верни"))
      #expect(!engine.wordGraph(language: "en").words.map(\.text).contains("undo"))
    }

    @Test func aLibraryCallHasNothingToUndo() async throws {
      let (studio, engine) = try await Studio.open()
      let match = try #require(await engine.resolve("delete moon in studio").intent)
      #expect(try await match.perform().dialog == "Deleted.")
      #expect(await studio.pictures == ["lake", "hill"])
    }
  }
}
