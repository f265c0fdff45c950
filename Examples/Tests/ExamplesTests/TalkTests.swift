// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import Expenses
import Foundation
import Library
import PhraseFinding
import PhraseRuntime
import SampleStorage
import Testing
import TravelTracking

extension SampleApps {
  /// Talk to all apps as people talk: what was said before counts.
  @Suite struct TalkTests {
    /// Made once: all values anew are compiled in a moment, all phrases are not.
    private static let engine = Task {
      var configuration = EngineConfiguration()
      configuration.extensions = [.finding]
      return try await PhraseEngine(
        ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
        TravelShortcuts.self, configuration: configuration)
    }

    /// A conversation with fresh data.
    private func conversation() async throws -> Conversation {
      let now = try #require(ISO8601DateFormatter().date(from: "2030-05-06T10:28:00Z"))
      ExpensesApplication.prepare(store: ExpenseStore(.memory) { now })
      LibraryApplication.prepare(store: LibraryStore(.memory) { now })
      BusScheduleApplication.prepare(
        diary: BusDiary(.memory), clock: TownClock(timeZone: .gmt) { now })
      TravelApplication.prepare(
        atlas: Atlas(store: TravelStore(.memory), crowds: CrowdMonitor { now }) { nil })
      let engine = try await Self.engine.value
      try await engine.update()
      return Conversation(engine)
    }

    /// Lines, each with what its reply has in it.
    @Test(arguments: [
      // Values beyond the one that is asked for.
      [("add an expense", "How much"), ("12.50 on health", "Saved 12.50 for Health")],
      // A correction of an answer before, while an intent asks and before it runs.
      [
        ("add an expense", "How much"), ("forty", "What did you spend it on"),
        ("sorry, fourteen", "What did you spend it on"), ("health", "Saved 14.00 for Health"),
      ],
      [
        ("move emma", "Which shelf"), ("no wait, dune", "Book: Dune. Which shelf"),
        ("finished", "Moved Dune to Read"),
      ],
      // Another request with values of its own, which are no answer.
      [
        ("i paid 20 for lunch", "There is no category “lunch”"),
        ("i paid 30 for a haircut", "Left “Add Expense”. There is no category “a haircut”"),
        ("health", "Saved 30.00 for Health"),
      ],
      // A value that is corrected before the request is over.
      [("make a collection Summer, no, call it Winter", "Created Winter.")],
      [("next bus from the zoo, sorry, from the lighthosue", "Which line: 2 or N1?")],
      // Back to the question before, whether it was asked before the intent ran or by it.
      [
        ("add an expense", "How much"), ("20", "What did you spend it on"), ("back", "How much"),
        ("30", "What did you spend it on"), ("food", "Saved 30.00 for Food"),
      ],
      [
        ("remind me of a bus", "From which stop"), ("harbour", "Which line"),
        ("go back", "From which stop"), ("zoo", "Which direction"),
      ],
      [
        ("add a book", "title"), ("Evelina", "Who wrote it"), ("back", "title"),
        ("“back”", "Who wrote it"), ("go back please", "title"), ("cancel", "Cancelled"),
      ],
      // A correction of what was done.
      [
        ("add 7 for food", "Saved 7.00"),
        ("make that 9", "Undone: Add 7.00 for Food. Saved 9.00 for Food"),
        ("undo", "Undone: Add 9.00 for Food"), ("undo", "nothing to undo"),
      ],
      // A correction is no text.
      [
        ("add a book", "title"), ("Evelina", "Who wrote it"), ("no wait, cancel", "Cancelled"),
        ("open evelina", "no book"),
      ],
      [
        ("add a book", "title"), ("Wait, What?", "Who wrote it"),
        ("“wait, cancel”", "wait, cancel"),
      ],
      // What was named, shown or given.
      [
        ("open emma", "Opened Emma"), ("i finished it", "Emma is book number"),
        ("put it back", "Undone: Finish Emma"), ("delete that one", "Delete Emma by"),
        ("no", "Emma stays"),
      ],
      [
        ("what is the closest landmark", "away"), ("add it to my favorites", "favorites now"),
      ],
      // A request is no text where any words are an answer.
      [
        ("add a book", "title"), ("how busy is machu picchu", "Left “Add Book”. Machu Picchu is"),
        ("what did you say", "Machu Picchu is"),
      ],
      // Several, and taken back together.
      [
        ("add 3 for food and 4 for health", "Saved 3.00 for Food"),
        ("undo that", "Undone: Add 3.00 for Food and Add 4.00 for Health."),
        ("redo", "Done again: Add 3.00 for Food and Add 4.00 for Health."),
      ],
      [
        ("open dune and delete emma", "Opened Dune by Frank Herbert. Delete Emma by Jane Austen?"),
        ("no", "Emma stays"),
      ],
      [("move emma and dune to finished", "Moved Emma to Read. Moved Dune to Read.")],
      [
        (
          "put emma and jane eyre on my to read list",
          "Moved Emma to Want to Read. Moved Jane Eyre to Want to Read."
        )
      ],
      // The same with another value.
      [
        ("how much did i spend on food", "on Food"), ("and on clothes?", "on Clothes"),
        ("what about health", "on Health"), ("how about holidays", "no category “holidays”"),
      ],
      // One of a few that there is not is asked for, and the rest is kept.
      [
        (
          "put 20 bucks down for lunch",
          "There is no category “lunch”. Which category: Food, Health"
        ),
        ("food", "Saved 20.00 for Food"),
      ],
      // Help with what can be named.
      [
        ("what categories are there", "There are “Food”, “Health”, “Clothes” and “Other”."),
        ("what can i say about shelves", "Open my ‹shelf› shelf in Library"),
        ("help expenses", "Add an expense in Expenses"),
      ],
      // Everything that changes something is taken back.
      [
        ("make 21 and 22 my favorites", "21"), ("undo", "Undone: Change Favorite Lines"),
        ("add taj mahal to my favorites", "favorites now"), ("undo", "Undone: Add Taj Mahal"),
        ("remind me of the next bus from harbour", "Which line"), ("1", "I will remind you"),
        ("undo", "Undone: Set Reminder"), ("show my reminders", "no reminder"),
      ],
      // What declarations know, and what goes on from it.
      [
        ("who wrote dune", "Dune, Author: Frank Herbert."), ("and where is it", "Dune, Shelf"),
        ("when did I finish it", "none"),
        ("is it read", "Dune, Read: no."), ("where is it", "Dune, Shelf: Currently Reading"),
        ("delete it", "Delete Dune"), ("no", "Dune stays"),
      ],
      [
        ("books by tolkien", "2 books: The Hobbit and The Lord of the Rings."),
        ("the unread ones", "1 book: The Lord of the Rings."), ("how many are there", "1."),
      ],
      [
        ("landmarks in asia", "11 landmarks"), ("sort them by name", "11 landmarks: Angkor Wat"),
        ("open the second one", "Borobudur"),
      ],
      [
        ("show unread books in library", "books: "), ("list my books", "books: "),
        ("what books by kafka do i have", "2 books"), ("do i have the hobbit", "Hobbit, Book: yes"),
        ("do i have time", "No “time” found"),
      ],
      // What only some have is not what all are ranked by, unless it is named.
      [
        ("the oldest two books", "2 books: Gulliver’s Travels and"),
        ("which of my books came out the latest", "books: "),
      ],
      // By the words alone, in any order.
      [
        ("for health, log 12.25 please", "Saved 12.25 for Health"),
        ("pop emma on the currently reading shelf", "Moved Emma to Currently Reading"),
        ("hmm, get rid of it", "Delete Emma by Jane Austen"), ("nah, leave it", "Emma stays"),
        ("i paid 9 for entertainment", "There is no category “entertainment”. Which category"),
        ("clothes i guess", "Saved 9.00 for Clothes"),
      ],
      [("is emma finished", "Emma, Read: yes")],
      // What was just done is not meant, or another thing.
      [
        ("i finished dune", "Dune is book number"),
        ("oops, not dune, i meant pachinko", "Pachinko"),
        ("undo finishing it", "Undone: Finish Pachinko"),
      ],
      // Which one, by its kind, and then the other one.
      [
        ("open walden", "Which"), ("the bus stop", "Opened Walden"),
        ("no, the book", "Opened Walden by Henry David Thoreau"),
      ],
      // A value of another kind than was asked for is kept, and a length of time is an amount.
      [
        ("add an expense", "How much"), ("food", "Category: Food. How much"),
        ("12", "Saved 12.00 for Food"),
      ],
      [
        ("remind me of the next bus from harbour", "Which line"), ("1", "I will remind you"),
        ("make it half an hour before", "30 minutes before"),
      ],
      // No number within another is an answer, nor is a pronoun a part of a title.
      [("add an expense", "How much"), ("-10 on food", "How much"), ("cancel", "Cancelled")],
      [("list my books", "59 books"), ("clear them", "No phrase matches")],
      // What is known of one is that of another; a line of only small words is no request.
      [("how much did i spend today", "Today"), ("yesterday?", "Yesterday")],
      [
        ("add 45 for food", "Saved"), ("how much was it yesterday", "Yesterday: "),
        ("and this week", "This week: "),
      ],
      // To is not from.
      [("buses to harbour", "From which stop"), ("cancel", "Cancelled")],
      [("5 harbour to hill view", "Next 5 from Harbour to Hill View")],
      [("45 for the dentist", "Which category"), ("health", "Saved 45.00 for Health")],
      [("i like trains", "no landmark “trains”")],
      // Two things that were named.
      [
        ("open emma", "Opened Emma"), ("put it on my to read shelf", "Moved Emma"),
        ("open dune", "Opened Dune"), ("put it in there", "Moved Dune to"),
      ],
      // One more in a list of values, and one less.
      [
        ("make 21 and 22 my favorites", "The 22"), ("add the 30 too", "The 30"),
        ("remove the 22", "The 30"),
      ],
      [
        ("when's the 5 going from kings park to hill view", "Hill View"),
        ("and the other way", "to Harbour"),
      ],
      // The question again, and how something is done.
      [
        ("add an expense", "How much"), ("sorry, what was the question", "How much did you spend"),
        ("?", "How much did you spend"), ("cancel", "Cancelled"),
        ("how do i get rid of a book", "Delete ‹book›"),
      ],
      [("move emma", "Which shelf"), ("to finished", "Moved Emma to Read")],
      // The same once more, and the other one of two.
      [("how much did i spend on food", "on Food"), ("same again", "on Food")],
      [
        ("open market square", "Which stop"), ("the first", "Market Square"),
        ("no, the other one", "Market Square"),
      ],
      // Offers.
      [("open doon in library", "Did you mean"), ("yes", "Opened Dune")],
      [("open doon in library", "Did you mean"), ("open emma", "Opened Emma")],
      [("open doon in library", "Did you mean"), ("no", "Cancelled")],
      // What was done last, without its name; and again what was taken back.
      [("add 20 for food", "Saved 20"), ("remove it", "Remove the last expense, 20.00 for Food?")],
      [
        ("add 20 for food", "Saved 20"), ("undo", "Undone"), ("do it again", "Done again: Add 20"),
        ("how much did i spend", "You spent"), ("undo", "Undone"),
        ("how much did i spend", "You spent"), ("do it again", "You spent"),
      ],
      // One that is the oldest, and when something was; a part of a name.
      [
        ("do i have anything by orwell", "2 books"), ("which of them is older", "1 book: Animal"),
        ("did i ever read it", "Read: yes"), ("when", "Read Date: "),
        ("in what year did emma come out", "No phrase"), ("what year is emma from", ": 1815"),
      ],
      [("do i have ulysses", "No “ulysses” found")],
      // Beside words that explain, of which one denies, so that it is asked.
      [("i loved it, move emma to want to read", "Moved Emma")],
      [("i do not like it, delete emma", "Did you mean “Delete Emma")],
      [("open that one, dune", "Opened Dune"), ("who wrote the other one, emma", "Jane Austen")],
      // An app that searches finds "it" in many titles.
      [("open dune in library", "Opened Dune"), ("open it in library", "Opened Dune")],
      // A statement is no question in another language.
      [("finished pachinko last night", "Pachinko is book number")],
      [("сделай подборку под названием Старые камни", "«Старые камни»")],
      // A name without a word for that.
      [("create a collection red things", "Created Red Things")],
      [("add walking by thoreau please", "walking by thoreau")],
      // Nothing was asked.
      [("ok", "help"), ("leave it then", "nothing to cancel")],
      [("delete thundering water", "Archive Thundering"), ("what's in it?", "has Victoria Falls")],
      // A request in place of an answer.
      [("add an expense", "How much"), ("how much did i spend", "Left “Add Expense”. You spent")],
      // One of two, and none.
      [("open market square", "Which stop"), ("not the first", "Fernhollow")],
      [("open market square", "Which stop"), ("neither", "Cancelled")],
      // One value or another, beside a word that says of what kind they are.
      [("books by tolkien or austen", "5 books: Emma, Persuasion")],
      [("landmarks in europe and africa", "20 landmarks")],
      [("which books by le guin have i not read", "2 books: The Dispossessed")],
      [("books by le guin i haven't read", "2 books: The Dispossessed")],
      [("show me the books i have not read yet", "43 books")],
      [("what have i not read yet", "43 books")],
      [("what haven't i read", "No phrase")],
      [("which books do i want to read", "40 books")],
      [("books that i want to read", "40 books")],
      [("how many of the books have i read", "16")],
      [("покажи книги, которые я хочу прочитать", "40 книги")],
      [("how many books are on my want to read shelf", "40 books")],
      [("landmarks in france", "1 landmark: Eiffel Tower")],
      [("how many landmarks are there in asia", "11"), ("and in africa", "9 landmarks")],
      [("какие места в европе", "11 мест")],
      [("show me austen books", "3 books")],
      [("show europe landmarks", "11 landmarks")],
      [("покажи книги достоевского", "Преступление")],
      [("what's my biggest expense", "Nearest: “what's in")],
      // A no is about what was said before; what stands behind it is a request.
      [("open dune", "Opened Dune"), ("no, delete it", "Delete Dune")],
      [("add a book", "title"), ("wait no, delete dune", "Left “Add Book”. Delete Dune")],
      [
        ("add 20 for food and 30 for clothes", "Saved 30"), ("no, add 16 for clothes", "No phrase"),
        ("how much did i spend on clothes", "95"),
      ],
      // Where any words are an answer, a no alone is none, nor is what introduces one.
      [("add a book", "title"), ("no wait", "Cancelled")],
      [("create a collection", "called"), ("no don't", "Cancelled")],
      [("создай подборку", "Как назвать"), ("не надо", "Отменено")],
      [
        ("add a book", "title"), ("it's called Evelina", "Who wrote it"),
        ("it's by Burney", "Opened Evelina by Burney"),
      ],
      [("добавь книгу", "Как называется"), ("сколько я потратил", "Всего потрачено")],
      // What was not done, or is only asked.
      [("i saved 20 on food", "Did you mean")],
      [("хочу потратить 300 на еду", "Может быть")],
      [("ich habe nicht 20 für essen ausgegeben", "gibt es nicht")],
      [("я потратил 50 на еду", "Записано"), ("а на одежду?", "Такой фразы нет")],
      [("gasté 12,50 en comida", "Apuntado"), ("¿y en ropa?", "No")],
      // Digits with a letter for thousands, and an article that is no number.
      [("add 2k for clothes", "Saved 2,000.00")],
      [("запиши 2 тыс. на здоровье", "000,00, Здоровье. Всего")],
      [("añade un gasto", "Cuánto"), ("comida", "Cuánto")],
      // Two numbers are not one that was said twice.
      [("add 20 20 for food", "No phrase")],
      // Words that refer are no part of a title.
      [
        ("books by orwell", "2 books"),
        ("move them to reading", "Moved 1984 to Currently Reading. Moved Animal Farm"),
      ],
      [("next 5 from zoo to harbour", "The next 5"), ("make it 9", "no line “9”")],
      // Marks of a quotation around one of several values.
      [("add \"the idiot\" by dostoevsky", "Opened the idiot by dostoevsky")],
      // Thanks ask for nothing once more.
      [("how much did i spend on food", "You spent"), ("thank you!", "You are welcome")],
      // A shelf that there is not, and then one of the words for it.
      [("покажи полку хочу прочесть", "Уточните"), ("сколько там книг?", "книг")],
      // An amount with words of another request is no title.
      [("ajoute une depense de 14 euro", "Pour quelle catégorie")],
      [("añade 11 de comida y 25,50 de ropa", "Apuntado: 11,00")],
      // What is retracted at once, and agreed to or declined as people do.
      [("delete the last expense, no don't", "Cancelled")],
      [("delete emma", "Delete Emma by"), ("yea", "Deleted")],
      [("lösche emma", "löschen?"), ("ach lass mal", "bleibt")],
      [("supprime dune", "Supprimer"), ("non garde-le", "reste")],
      // The same again, corrected, repeated and taken back, in their own words.
      [("mets 12,80 en nourriture", "12,80"), ("nan c'était 18,20", "18,20")],
      [
        ("add 3 for food and 4 for health", "Saved 3.00"),
        ("could you say that once more, i did not hear it", "Saved 4.00"),
        ("take both back", "Undone: Add 3.00 for Food and Add 4.00 for Health"),
        ("wait no do it again", "Done again"),
      ],
      // The first line says in which language it is.
      [("ich habe noch keine 20 für essen ausgegeben", "gibt es nicht")],
    ])
    func isTalk(_ lines: [(said: String, expected: String)]) async throws {
      let conversation = try await conversation()
      for line in lines {
        let reply = await conversation.respond(to: line.said)
        #expect(reply.text.contains(line.expected), "“\(line.said)”: \(reply.text)")
      }
    }

    @Test(arguments: ["emma", "dune"])
    func aDeletedBookComesBackAsItWas(_ title: String) async throws {
      let conversation = try await conversation()
      let before = await conversation.respond(to: "open \(title)").text
      for line in ["delete \(title) in library", "yes", "undo"] {
        _ = await conversation.respond(to: line)
      }
      #expect(await conversation.respond(to: "open \(title)").text == before)
    }
  }
}
