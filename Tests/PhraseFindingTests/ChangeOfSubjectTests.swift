// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseFinding
import PhraseRuntime
import Testing

/// Whatever question waits, a whole phrase that names its app changes the subject.
@Suite struct ChangeOfSubjectTests {
  private static func engine() async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration.finding
    configuration.extensions.append(.searching(in: RecipeIndex()))
    return try await PhraseEngine(
      RecipeShortcuts.self, TimerShortcuts.self, configuration: configuration)
  }

  /// A question that waits: the lines that lead to it, and whether any words answer it.
  private static let questions: [(lines: [String], takesText: Bool)] = [
    (["note in recipes"], true),
    (["note shelf in recipes"], true),
    (["note course in recipes"], false),
    (["note recipe in recipes"], false),
    (["note count in recipes"], false),
    (["note day in recipes"], false),
    (["note salt in recipes"], false),
    (["note courses in recipes"], false),
    (["note courses in recipes", "main"], false),
    (["note words in recipes"], true),
    (["note words in recipes", "salty"], true),
    (["burn the recipe in recipes"], false),
    (["check the course in recipes"], false),
    (["choose in recipes"], false),
    (["pick in recipes"], false),
    (["need in recipes"], false),
    (["look in recipes"], false),
    (["search for soup"], false),
    (["search for pie"], false),
    // An ambiguous phrase, an ambiguous answer, and one in doubt.
    (["cook pie in recipes"], false),
    (["note recipe in recipes", "pie"], false),
    (["cook secret in recipes"], false),
    // Retries.
    (["note course in recipes", "xyzzy"], false),
    (["note count in recipes", "minus five"], false),
    (["burn the recipe in recipes", "perhaps"], false),
    (["choose in recipes", "perhaps"], false),
    (["note in recipes", "help"], true),
    // In place of another question.
    (["note in recipes", "note course in recipes"], false),
  ]

  /// A phrase to the letter that names its app, and how its reply goes on.
  private static let phrases = [
    ("list all in recipes", "All."), ("List all in Recipes!", "All."),
    ("cook onion soup in recipes", "Cooking Onion Soup."),
    ("cook goulash in recipes", "Cooking Goulash."), ("cook pie in recipes", "Which recipe: "),
    ("cook in recipes", "What shall it be? "),
    ("write down more salt in recipes", "Wrote more salt."),
    ("stop the timer", "Stopped."),
    ("find recipes where the course is main in recipes", "2 recipes"),
    ("find all recipes in recipes", "3 recipes"),
    ("find recipes where the name contains xyzzy in recipes", "No recipes found."),
    ("find recipes where the name contains pie sorted by name in recipes", "2 recipes"),
    ("search for soup in recipes", "Found Onion Soup (Recipe). Open it?"),
    ("search for goulash in recipes", "No “goulash” found."),
  ]

  @Test func everyQuestionIsLeftForEveryPhrase() async throws {
    let engine = try await Self.engine()
    for (lines, _) in Self.questions {
      for (phrase, beginning) in Self.phrases {
        let conversation = Conversation(engine)
        for line in lines { _ = await conversation.respond(to: line) }
        let question = await conversation.question
        #expect(question != nil, "\(lines)")
        // "Did you mean …?" is agreed to by the phrase that it offers.
        if question?.text.lowercased() == "did you mean “\(phrase)”?" { continue }
        let reply = await conversation.respond(to: phrase)
        // What is ambiguous still has no name.
        let left = reply.text.firstMatch(of: #/^Left (“[^”]*”|that)\. /#)
        let rest = left.map { reply.text[$0.range.upperBound...] }
        #expect(
          rest?.hasPrefix(beginning) == true,
          "\(lines.joined(separator: ", ")), then \(phrase): \(reply.text)")
      }
    }
  }

  /// Where not any words are an answer, the app's name may be left out, and it may be in other words; a
  /// long phrase needs no name where they are, either.
  @Test(arguments: [
    ("list all", false), ("list all in recipe", false), ("please list all in recipes", true),
    ("find recipes where the course is main", true),
  ])
  func theSubjectIsChangedWithoutTheName(_ phrase: String, _ isLong: Bool) async throws {
    let engine = try await Self.engine()
    for (lines, takesText) in Self.questions {
      let conversation = Conversation(engine)
      for line in lines { _ = await conversation.respond(to: line) }
      let reply = await conversation.respond(to: phrase)
      #expect(reply.text.hasPrefix("Left ") == (isLong || !takesText), "\(lines): \(reply.text)")
    }
  }

  /// What is no whole phrase, or stands in quotation marks, is an answer or none.
  @Test func nothingElseChangesTheSubject() async throws {
    let engine = try await Self.engine()
    let others = [
      "lst all in recipes", "list all and cook the moon",
      "cook the moon", "find moons in recipes", "\"list all in recipes\"",
      "“find all recipes in recipes”", "\"search for soup in recipes\"",
    ]
    for (lines, _) in Self.questions {
      for other in others {
        let conversation = Conversation(engine)
        for line in lines { _ = await conversation.respond(to: line) }
        let reply = await conversation.respond(to: other)
        #expect(
          !reply.text.hasPrefix("Left "),
          "\(lines.joined(separator: ", ")), then \(other): \(reply.text)")
      }
    }
  }

  /// All words of a phrase and its app's name are no text, though there is no such value.
  @Test func aRequestForWhatThereIsNotIsNoText() async throws {
    let engine = try await Self.engine()
    for (lines, takesText) in Self.questions where takesText {
      let conversation = Conversation(engine)
      for line in lines { _ = await conversation.respond(to: line) }
      let reply = await conversation.respond(to: "cook the moon in recipes")
      #expect(reply.text.contains("There is no recipe “the moon”."), "\(lines): \(reply.text)")
    }
  }

  /// What the engine itself looks up needs no app's name, but where any words are an answer.
  @Test(arguments: ["search for soup", "find all recipes"])
  func aPhraseWithoutAnAppIsAnAnswerWhereAnyWordsAre(_ phrase: String) async throws {
    let engine = try await Self.engine()
    for (lines, takesText) in Self.questions where !lines[0].hasPrefix("search") {
      let conversation = Conversation(engine)
      for line in lines { _ = await conversation.respond(to: line) }
      let reply = await conversation.respond(to: phrase)
      let isLeft = reply.text.contains("Open which: Onion") || reply.text.contains("3 recipes")
      #expect(isLeft != takesText, "\(lines.joined(separator: ", ")): \(reply.text)")
    }
  }

  @Test(arguments: [
    ("list all in recipes", "All."), ("\"list all in recipes\"", "Noted list all in recipes."),
    ("“search for soup”", "Noted search for soup."), ("search for soup", "Noted search for soup."),
    ("list all", "Noted list all."),
  ])
  func quotationMarksMakeAText(_ line: String, _ text: String) async throws {
    let conversation = Conversation(try await Self.engine())
    _ = await conversation.respond(to: "note in recipes")
    #expect(await conversation.respond(to: line).text.hasSuffix(text))
  }

  /// A search that names an app looks at its entities only.
  @Test(arguments: [
    ("search for soup", "Found 2. Open which: Onion Soup (Recipe) or Soup Timer (Timer)?"),
    ("search for soup in recipes", "Found Onion Soup (Recipe). Open it?"),
    ("search everywhere for soup in timers", "Found Soup Timer (Timer). Open it?"),
    ("search for onion soup in timers", "No “onion soup” found."),
  ])
  func aSearchMayNameAnApp(_ line: String, _ text: String) async throws {
    let conversation = Conversation(try await Self.engine())
    #expect(await conversation.respond(to: line).text == text)
  }
}

/// An index that looks for words in titles.
private final class RecipeIndex: EntityIndex {
  private let entries = Entries()

  private actor Entries {
    var all: [IndexEntry] = []
    func replace(_ kind: IndexEntry.Kind, with added: [IndexEntry]) {
      all = all.filter { $0.kind != kind } + added
    }
  }

  func insert(_ added: [IndexEntry]) async throws {}
  func replace(_ kind: IndexEntry.Kind, with added: [IndexEntry]) async throws {
    await entries.replace(kind, with: added)
  }
  func remove(_ identifiers: [String]?, of kind: IndexEntry.Kind) async throws {}
  func removeAll() async throws {}
  func search(_ text: String, limit: Int) async throws -> [IndexEntry] {
    let found = await entries.all.filter { $0.title.lowercased().contains(text.lowercased()) }
    return Array(found.sorted { $0.title < $1.title }.prefix(limit))
  }
}

private enum Course: String, AppEnum {
  case starter, main
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Course"
  static let caseDisplayRepresentations: [Course: DisplayRepresentation] = [
    .starter: "Starter", .main: "Main",
  ]
}

private struct Recipe: IndexedEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Course") var course: Course

  init(id: Int, name: String, course: Course) {
    self.id = id
    self.name = name
    self.course = course
  }

  static let all = [
    Recipe(id: 1, name: "Onion Soup", course: .starter),
    Recipe(id: 2, name: "Apple Pie", course: .main), Recipe(id: 3, name: "Fish Pie", course: .main),
  ]
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Recipe", numericFormat: "\(placeholder: .int) recipes")
  static let defaultQuery = RecipeQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// Lists some, and finds one more by its name, or by the word for it.
private struct RecipeQuery: EnumerableEntityQuery, EntityStringQuery {
  private static let goulash = Recipe(id: 4, name: "Goulash", course: .main)
  func entities(for identifiers: [Int]) async throws -> [Recipe] {
    (Recipe.all + [Self.goulash]).filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Recipe] { Recipe.all }
  func entities(matching string: String) async throws -> [Recipe] {
    string == "secret"
      ? [Self.goulash]
      : (Recipe.all + [Self.goulash]).filter { $0.name.localizedStandardContains(string) }
  }
}

private struct KitchenTimer: IndexedEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Timer"
  static let defaultQuery = KitchenTimerQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct KitchenTimerQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [KitchenTimer] { [KitchenTimer(id: "Soup Timer")] }
}

private struct RecipeShelves: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Left", "Right"] }
}

/// Asks for one value of a kind.
private struct Note: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Kind") var kind: String
  @Parameter(title: "Text", requestValueDialog: "What?") var text: String?
  @Parameter(title: "Shelf", optionsProvider: RecipeShelves()) var shelf: String?
  @Parameter(title: "Course") var course: Course?
  @Parameter(title: "Recipe") var recipe: Recipe?
  @Parameter(title: "Count", inclusiveRange: (1, 9)) var count: Int?
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Salt") var salt: Bool?
  @Parameter(title: "Courses") var courses: [Course]?
  @Parameter(title: "Words") var words: [String]?

  init() {}
  init(_ kind: String) { self.kind = kind }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch kind {
    case "shelf": _ = try await $shelf.requestValue("On which shelf?")
    case "course": _ = try await $course.requestValue("Which course?")
    case "recipe": _ = try await $recipe.requestValue("Which recipe?")
    case "count": _ = try await $count.requestValue("How many?")
    case "day": _ = try await $day.requestValue("Which day?")
    case "salt": _ = try await $salt.requestValue("With salt?")
    case "courses": _ = try await $courses.requestValue("Which courses?")
    case "words": _ = try await $words.requestValue("Which words?")
    case "need": if course == nil { throw $course.needsValueError("Which course?") }
    case "check": _ = try await $course.requestConfirmation(for: .main)
    case "pick":
      _ = try await $recipe.requestDisambiguation(among: Recipe.all, dialog: "Which of these?")
    default: return .result(dialog: "Noted \(try await $text.requestValue()).")
    }
    return .result(dialog: "Noted.")
  }
}

private struct CookRecipe: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  @Parameter(title: "Recipe", requestValueDialog: "What shall it be?") var recipe: Recipe
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Cooking \(recipe.name).")
  }
}

private struct OpenRecipe: OpenIntent {
  static let title: LocalizedStringResource = "Open Recipe"
  @Parameter(title: "Recipe") var target: Recipe
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Opened.") }
}

private struct BurnRecipe: AppIntent {
  static let title: LocalizedStringResource = "Burn"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Burn it?")
    return .result(dialog: "Burnt.")
  }
}

private struct ChooseHeat: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let choice = try await requestChoice(
      between: [IntentChoiceOption(title: "Low"), IntentChoiceOption(title: "High")],
      dialog: "How hot?")
    return .result(dialog: "\(choice.title).")
  }
}

/// Asks below a card with a button.
private struct LookAtRecipe: AppIntent {
  static let title: LocalizedStringResource = "Look"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      dialog: "Cook that?", view: Snippet("Soup") { .button("List", intent: ListRecipes()) })
    return .result(dialog: "Cooking.")
  }
}

private struct ListRecipes: AppIntent {
  static let title: LocalizedStringResource = "List"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "All.") }
}

private struct WriteDown: AppIntent {
  static let title: LocalizedStringResource = "Write"
  @Parameter(title: "Text") var text: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Wrote \(text).")
  }
}

private struct RecipeShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Recipes"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Note("text"), phrases: ["Note in \(.applicationName)"])
    AppShortcut(intent: Note("shelf"), phrases: ["Note shelf in \(.applicationName)"])
    AppShortcut(intent: Note("course"), phrases: ["Note course in \(.applicationName)"])
    AppShortcut(intent: Note("recipe"), phrases: ["Note recipe in \(.applicationName)"])
    AppShortcut(intent: Note("count"), phrases: ["Note count in \(.applicationName)"])
    AppShortcut(intent: Note("day"), phrases: ["Note day in \(.applicationName)"])
    AppShortcut(intent: Note("salt"), phrases: ["Note salt in \(.applicationName)"])
    AppShortcut(intent: Note("courses"), phrases: ["Note courses in \(.applicationName)"])
    AppShortcut(intent: Note("words"), phrases: ["Note words in \(.applicationName)"])
    AppShortcut(intent: Note("need"), phrases: ["Need in \(.applicationName)"])
    AppShortcut(intent: Note("check"), phrases: ["Check the course in \(.applicationName)"])
    AppShortcut(intent: Note("pick"), phrases: ["Pick in \(.applicationName)"])
    AppShortcut(
      intent: CookRecipe(),
      phrases: ["Cook \(\.$recipe) in \(.applicationName)", "Cook in \(.applicationName)"])
    AppShortcut(intent: BurnRecipe(), phrases: ["Burn the recipe in \(.applicationName)"])
    AppShortcut(intent: ChooseHeat(), phrases: ["Choose in \(.applicationName)"])
    AppShortcut(intent: LookAtRecipe(), phrases: ["Look in \(.applicationName)"])
    AppShortcut(intent: ListRecipes(), phrases: ["List all in \(.applicationName)"])
    AppShortcut(intent: WriteDown(), phrases: ["Write down \(\.$text) in \(.applicationName)"])
    AppShortcut(intent: OpenRecipe(), phrases: ["Open \(\.$target) in \(.applicationName)"])
  }
}

private struct StopTimer: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Stopped.") }
}

private struct OpenTimer: OpenIntent {
  static let title: LocalizedStringResource = "Open Timer"
  @Parameter(title: "Timer") var target: KitchenTimer
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
}

private struct TimerShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Timers", synonyms: ["the timer"])
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: StopTimer(), phrases: ["Stop \(.applicationName)"])
    AppShortcut(intent: OpenTimer(), phrases: ["Open \(\.$target) in \(.applicationName)"])
  }
}
