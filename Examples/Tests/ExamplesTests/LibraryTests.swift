// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Library
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

extension SampleApps {
  @Suite struct LibraryTests {
    @Test(arguments: [
      ("open dune in library", "Dune"), ("Open DUNE in books", "Dune"),
      ("open dune by frank herbert in library", "Dune"),
      ("open nineteen eighty four in library", "1984"), ("open 1984 in library", "1984"),
      ("open fahrenheit four hundred fifty one in library", "Fahrenheit 451"),
      ("open slaughterhouse 5 in library", "Slaughterhouse-Five"),
      ("open two thousand and one a space odyssey in library", "2001: A Space Odyssey"),
      ("open l'etranger in library", "L’Étranger"),
      ("open les miserables in library", "Les Misérables"),
      ("open gullivers travels in library", "Gulliver’s Travels"),
      ("open dr jekyll and mr hyde in library", "Dr. Jekyll and Mr. Hyde"),
      ("open мастер и маргарита in library", "Мастер и Маргарита"),
      ("open 雪国 in library", "雪国"), ("open 채식주의자 in library", "채식주의자"),
      ("open the invisible man in library", "The Invisible Man"),
      ("open lord jim in library", "Lord Jim"), ("open moby dick in library", "Moby-Dick"),
      ("open hobbit in library", "The Hobbit"),
    ])
    func booksAreOpenedByTheirTitles(_ text: String, _ title: String) async throws {
      try await Apps().tester.expect(text, is: "OpenBook", ["book": title])
    }

    @Test(arguments: [
      "open doon in library", "open the public library", "delete everything in library",
      "make me a sandwich", "open", "in library", "library",
      "open dune in library and emma in library",
    ])
    func whatIsNoRequestDoesNothing(_ text: String) async throws {
      let apps = try await Apps()
      try await apps.tester.expectNothing(text)
      #expect(apps.navigator.place == nil)
    }

    @Test(arguments: [
      (
        "open dune in library and emma in library",
        "Opened Dune by Frank Herbert. Opened Emma by Jane Austen."
      ),
      (
        "open dune in library and delete emma in library",
        "Opened Dune by Frank Herbert. Delete Emma by Jane Austen?"
      ),
      (
        "move dune to the moon in library",
        "There is no shelf “the moon”. Which shelf: Currently Reading, Want to Read or Read?"
      ),
      (
        "move dune to the red shelf in library",
        "There is no shelf “the red”. "
          + "Which shelf: Currently Reading, Want to Read or Read?"
      ),
      ("opne dune in library", "Did you mean “Open Dune in Library”?"),
      (
        "open dune quietly in library", "Did you mean “Open Dune in Library”?"
      ),
    ])
    func missesSayWhatIsWrong(_ text: String, _ answer: String) async throws {
      let reply = await Conversation(try await Apps().tester.engine).respond(to: text)
      #expect(reply.text == answer)
    }

    @Test func booksAreFoundByTheirProperties() async throws {
      _ = try await Apps()
      let old = try await BookFilter().entities(
        matching: [{ $0.yearPublished < 1820 }, { $0.author.contains("Austen") }], mode: .and,
        sortedBy: [EntityQuerySort(by: \BookEntity.$yearPublished, order: .descending)], limit: 2)
      #expect(old.map(\.title) == ["Persuasion", "Emma"])
      let any = try await BookFilter().entities(
        matching: [{ $0.title == "Dune" }, { $0.title == "Emma" }], mode: .or, sortedBy: [],
        limit: nil)
      #expect(any.map(\.title) == ["Dune", "Emma"])
    }

    @Test func severalBooksAreAskedFor() async throws {
      let apps = try await Apps()
      try await apps.tester.converse {
        Said("open the lord in library")
        Asked("Which book: The Lord God Made Them All or The Lord of the Rings?")
        Said("the second one")
        Answered("Opened The Lord of the Rings by J. R. R. Tolkien.")
        Said("open poems in library")
        Asked("Which book: Poems (Emily Dickinson) or Poems (Wilfred Owen)?")
        Said("the owen one")
        Answered("Opened Poems by Wilfred Owen.")
      }
      #expect(apps.navigator.place != nil)
    }

    @Test func deletingAsksAndNoLeavesTheBook() async throws {
      try await Apps().tester.converse {
        Said("delete dune in library")
        Asked("Delete Dune by Frank Herbert?")
        Said("no")
        Answered("Dune stays.")
        Said("delete dune from library")
        Asked("Delete Dune by Frank Herbert?")
        Said("cancel")
        Answered("Cancelled.")
        Said("open dune in library")
        Answered("Opened Dune by Frank Herbert.")
        Said("delete dune in library")
        Asked("Delete Dune by Frank Herbert?")
        Said("yes")
        Answered("Deleted Dune.")
        Said("open dune in library")
        Answered("There is no book “dune”. What fits is for instance “Open 1984 in Library”.")
      }
    }

    @Test func anAddedBookIsOpenedAndCanBeNamedAtOnce() async throws {
      try await Apps().tester.converse {
        Said("add a book to library")
        Asked("What is the title?")
        Said("Piranesi")
        Asked("Who wrote it?")
        Said("Susanna Clarke")
        Answered("Opened Piranesi by Susanna Clarke.")
        Said("finish piranesi in library")
        Answered("Well done. Piranesi is book number 17 that you have read.")
        Said("add a book in library")
        Asked("What is the title?")
        Said("piranesi")
        Asked("Who wrote it?")
        Said("susanna clarke")
        Answered("piranesi by susanna clarke is there already.")
      }
    }

    @Test func shelves() async throws {
      try await Apps().tester.converse {
        Said("what am I reading in library")
        Answered("You are reading Dune, Middlemarch, Pachinko.")
        Said("move emma to currently reading in library")
        Answered("Moved Emma to Currently Reading.")
        Said("open my reading shelf in library")
        Answered("Opened Currently Reading, 4 books.")
        Said("move dune in library")
        Asked("Which shelf: Currently Reading, Want to Read or Read?")
        Said("the blue one")
        Asked(
          "There is no shelf “the blue one”. Which shelf: Currently Reading, Want to Read or Read?"
        )
        Said("the last one")
        Answered("Moved Dune to Read.")
        Said("how many books have I read in library")
        Answered("You have read 16 of 59 books.")
      }
    }

    @Test func everyPhraseOfBothAppsReachesItsOwnIntent() async throws {
      try await Apps().tester.expectEveryPhraseReachesItsIntent()
    }

    @Test func thePhrasesHaveNoErrorsOrWarnings() async throws {
      let findings = try await Apps().tester.engine.lint().filter { $0.severity != .note }
      #expect(
        findings.filter { !$0.message.contains("no phrase in the language") }.map(\.description)
          == [])
    }
  }
}
