// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

/// Questions in an app's own words: what they show and what they take.
@Suite struct OwnQuestionTests {
  private func conversation(after requests: String...) async throws -> Conversation {
    let conversation = Conversation(try await PhraseEngine(PantryShortcuts.self))
    for request in requests { _ = await conversation.respond(to: request) }
    return conversation
  }

  /// A request, the question in the app's words, and how it is put.
  @Test(arguments: [
    ("size in pantry", "How big? Small, Medium or Extra Large?"),
    ("ask size in pantry", "Now how big? Small, Medium or Extra Large?"),
    ("need size in pantry", "Tell me the size: Small, Medium or Extra Large?"),
    ("menu in pantry", "What shall it be? Pea Soup, Fish Pie (Cod) or Fish Pie (Hake)?"),
    ("dish in pantry", "What are you hungry for? Pea Soup, Fish Pie (Cod) or Fish Pie (Hake)?"),
    ("shelf in pantry", "On which shelf? Top Left, Bottom or Top Right?"),
    ("drawer in pantry", "Which drawer? Knives or Forks (left), or Pans (right)?"),
    ("minutes in pantry", "How many minutes? 5, 10 or 20?"),
    ("light in pantry", "Shall it shine? Bright or Dim?"),
    ("lamp in pantry", "Lamp: Bright or Dim?"),
    ("gas in pantry", "Is the gas on?"),
    ("sizes in pantry", "Which sizes? Small, Medium or Extra Large?"),
    // An app that names them all has said enough.
    ("small size in pantry", "Small, medium or extra large?"),
    // A long list is not read out.
    ("spice in pantry", "Which spice?"),
    ("choose in pantry", "Which way? Bake or Fry?"),
    ("confirm in pantry", "Fry it?"),
  ])
  func theChoicesStandBehindTheWords(_ request: String, _ question: String) async throws {
    let conversation = try await conversation()
    let reply = await conversation.respond(to: request)
    guard case .asked = reply.kind else {
      Issue.record("\(reply.text)")
      return
    }
    // How sections are written is the language's own affair.
    let text = reply.text.replacing("; Pans", with: ", or Pans")
    #expect(text == question)
  }

  @Test(
    arguments: [
      // An enum: by title, number, place, a part of its title, a slip.
      ("size in pantry", "medium", "medium"), ("size in pantry", "2", "medium"),
      ("size in pantry", "two", "medium"), ("size in pantry", "number two", "medium"),
      ("size in pantry", "the second one", "medium"), ("size in pantry", "2nd", "medium"),
      ("size in pantry", "the last", "large"), ("size in pantry", "large", "large"),
      ("size in pantry", "the extra one", "large"), ("size in pantry", "extra larg", "large"),
      ("size in pantry", "actually, 3", "large"), ("size in pantry", "huge", "large"),
      ("ask size in pantry", "1", "small"), ("need size in pantry", "the large one", "large"),
      ("small size in pantry", "the third one", "large"),
      // An entity, whose query goes first: a line that is called 2 is no second one.
      ("menu in pantry", "1", "Pea Soup"), ("menu in pantry", "soup", "Pea Soup"),
      ("menu in pantry", "the pea one", "Pea Soup"), ("menu in pantry", "hake", "Fish Pie Hake"),
      ("menu in pantry", "3", "Fish Pie Hake"), ("menu in pantry", "the last one", "Fish Pie Hake"),
      ("menu in pantry", "two", "Fish Pie Cod"), ("dish in pantry", "2", "Dish 2"),
      ("dish in pantry", "third", "Fish Pie Hake"), ("dish in pantry", "1", "Pea Soup"),
      // Options of a provider; in quotation marks any words are the text.
      ("shelf in pantry", "bottom", "Bottom"), ("shelf in pantry", "2", "Bottom"),
      ("shelf in pantry", "the right one", "Top Right"), ("shelf in pantry", "left", "Top Left"),
      ("shelf in pantry", "\"left\"", "left"), ("shelf in pantry", "“2”", "2"),
      ("shelf in pantry", "Attic", "Attic"), ("drawer in pantry", "3", "Pans"),
      ("minutes in pantry", "10", "10"), ("minutes in pantry", "twenty", "20"),
      // A Bool by the names that it shows, or yes and no.
      ("light in pantry", "bright", "true"), ("light in pantry", "Dim.", "false"),
      ("light in pantry", "2", "false"), ("light in pantry", "the first one", "true"),
      ("light in pantry", "yes", "true"), ("light in pantry", "off", "false"),
      ("lamp in pantry", "dim", "false"), ("gas in pantry", "yes", "true"),
      ("gas in pantry", "sure", "true"), ("gas in pantry", "nope", "false"),
      ("switch in pantry", "on", "false"), ("switch in pantry", "off", "true"),
      ("choose in pantry", "2", "fry"), ("choose in pantry", "bake", "bake"),
      // A phrase takes the names of a Bool as well.
      ("make it dim in pantry", nil, "false"), ("make it bright in pantry", nil, "true"),
      ("make it on in pantry", nil, "true"),
    ] as [(String, String?, String)])
  func anAnswerIsAnyNameOfAChoice(
    _ request: String, _ answer: String?, _ value: String
  ) async throws {
    let conversation = try await conversation()
    var reply = await conversation.respond(to: request)
    if let answer { reply = await conversation.respond(to: answer) }
    #expect(reply.kind == .answered)
    #expect(reply.text == "Value: \(value).")
  }

  @Test(arguments: [
    ("size in pantry", "4"), ("size in pantry", "not the large one"), ("size in pantry", "the"),
    ("size in pantry", "please"), ("menu in pantry", "4"), ("menu in pantry", "no soup"),
    ("spice in pantry", "2"), ("spice in pantry", "the second one"),
    ("minutes in pantry", "second"),
    ("light in pantry", "3"), ("gas in pantry", "2"), ("gas in pantry", "perhaps"),
    ("drawer in pantry", "4"),
  ])
  func whatNamesNoneIsAskedAgain(_ request: String, _ answer: String) async throws {
    let conversation = try await conversation(after: request)
    let question = try #require(await conversation.question?.text)
    let reply = await conversation.respond(to: answer)
    if request.hasPrefix("drawer") {
      #expect(reply.text == "Value: 4.", "any words are a drawer")
    } else {
      #expect(reply.text.hasSuffix(question), "\(reply.text)")
    }
  }

  @Test func aSeriesGoesOnWithTheSameNumbers() async throws {
    try await PhraseTester(try await PhraseEngine(PantryShortcuts.self)).converse {
      Said("sizes in pantry")
      Asked("Which sizes? Small, Medium or Extra Large?")
      Said("2")
      Asked("Anything else? Name another, or say “done”.")
      Said("the third one")
      Asked("Anything else? Name another, or say “done”.")
      Said("done")
      Answered("Value: medium and large.")
      Said("sizes in pantry")
      Asked("Which sizes? Small, Medium or Extra Large?")
      Said("small and medium")
      Answered("Value: small and medium.")
    }
  }

  /// What several values share is asked in the app's words, in a phrase and in an answer.
  @Test func anAmbiguityIsAskedInTheAppsWords() async throws {
    let which = "Which of these pies? Fish Pie (Cod) or Fish Pie (Hake)?"
    try await PhraseTester(try await PhraseEngine(PantryShortcuts.self)).converse {
      Said("cook fish pie in pantry")
      Asked(which)
      Said("2")
      Answered("Value: Fish Pie Hake.")
      Said("dish in pantry")
      Asked("What are you hungry for? Pea Soup, Fish Pie (Cod) or Fish Pie (Hake)?")
      Said("pie")
      Asked(which)
      Said("the cod one")
      Answered("Value: Fish Pie Cod.")
      Said("sort in pantry")
      Asked("Cod or hake?")
      Said("hake")
      Answered("Value: Fish Pie Hake.")
    }
  }

  @Test func choicesOfAnEnumAreHeard() async throws {
    let conversation = try await conversation(after: "size in pantry")
    let words = Set(await conversation.wordGraph(language: "en").words.map(\.text))
    #expect(words.isSuperset(of: ["medium", "second", "two", "cancel"]))
    _ = await conversation.respond(to: "cancel")
    _ = await conversation.respond(to: "light in pantry")
    let names = Set(await conversation.wordGraph(language: "en").words.map(\.text))
    #expect(names.isSuperset(of: ["bright", "dim", "yes", "no"]))
  }

  @Test func helpNamesWhatTheTextDoesNot() async throws {
    let conversation = try await conversation(after: "spice in pantry")
    let help = await conversation.respond(to: "help").text
    #expect(help.hasPrefix("Which spice? What fits is for instance Anise, Basil or Chili."))
    _ = await conversation.respond(to: "cancel")
    _ = await conversation.respond(to: "gas in pantry")
    #expect(
      await conversation.respond(to: "help").text
        == "Is the gas on? Please answer yes or no. “Cancel” leaves it.")
  }
}

private enum Size: String, AppEnum {
  case small, medium, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium",
    .large: DisplayRepresentation(title: "Extra Large", synonyms: ["Huge"]),
  ]
}

private enum Herb: String, AppEnum {
  case anise, basil, chili, dill, fennel, ginger, mint, nutmeg, oregano, pepper
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
  static let caseDisplayRepresentations: [Herb: DisplayRepresentation] = [
    .anise: "Anise", .basil: "Basil", .chili: "Chili", .dill: "Dill", .fennel: "Fennel",
    .ginger: "Ginger", .mint: "Mint", .nutmeg: "Nutmeg", .oregano: "Oregano", .pepper: "Pepper",
  ]
}

private struct Dish: AppEntity {
  let id: Int
  let name: String
  var fish: String?
  static let menu = [
    Dish(id: 1, name: "Pea Soup"), Dish(id: 2, name: "Fish Pie", fish: "Cod"),
    Dish(id: 3, name: "Fish Pie", fish: "Hake"),
  ]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: fish.map { "\($0)" })
  }
  var words: String { [name, fish].compactMap(\.self).joined(separator: " ") }
}

private struct DishQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Dish] {
    (Dish.menu + [Dish(id: 9, name: "Dish 2")]).filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Dish] {
    (Dish.menu + [Dish(id: 9, name: "Dish 2")]).filter { $0.name.contains(string) }
  }
  func suggestedEntities() async throws -> [Dish] { Dish.menu }
}

private struct MenuQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Dish] {
    Dish.menu.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Dish] { Dish.menu }
}

private struct Shelves: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Top Left", "Bottom", "Top Right"] }
}

private struct Drawers: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("left") {
        "Knives"
        "Forks"
      }
      ItemSection("right") { "Pans" }
    }
  }
}

private struct Times: DynamicOptionsProvider {
  func results() async throws -> [Int] { [5, 10, 20] }
}

/// Says the value that it got.
private protocol Speaking: AppIntent {}

extension Speaking {
  func said(_ value: some Any) -> some IntentResult & ProvidesDialog {
    .result(dialog: "Value: \("\(value)").")
  }
}

private struct AskSize: Speaking {
  static let title: LocalizedStringResource = "Size"
  @Parameter(title: "Size", requestValueDialog: "How big?") var size: Size
  func perform() async throws -> some IntentResult & ProvidesDialog { said(size) }
}

private struct AskSizeLater: Speaking {
  static let title: LocalizedStringResource = "Ask Size"
  @Parameter(title: "Size") var size: Size?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    said(try await $size.requestValue("Now how big?"))
  }
}

private struct NeedSize: Speaking {
  static let title: LocalizedStringResource = "Need Size"
  @Parameter(title: "Size") var size: Size?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let size else { throw $size.needsValueError("Tell me the size") }
    return said(size)
  }
}

private struct NameSizes: Speaking {
  static let title: LocalizedStringResource = "Small Size"
  @Parameter(title: "Size", requestValueDialog: "Small, medium or extra large?") var size: Size
  func perform() async throws -> some IntentResult & ProvidesDialog { said(size) }
}

private struct AskSizes: Speaking {
  static let title: LocalizedStringResource = "Sizes"
  @Parameter(title: "Sizes", requestValueDialog: "Which sizes?") var sizes: [Size]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    said(sizes.map(\.rawValue).joined(separator: " and "))
  }
}

private struct AskMenu: Speaking {
  static let title: LocalizedStringResource = "Menu"
  @Parameter(title: "Dish", requestValueDialog: "What shall it be?", query: MenuQuery()) var dish:
    Dish
  func perform() async throws -> some IntentResult & ProvidesDialog { said(dish.words) }
}

private struct AskDish: Speaking {
  static let title: LocalizedStringResource = "Dish"
  @Parameter(
    title: "Dish", requestValueDialog: "What are you hungry for?",
    requestDisambiguationDialog: "Which of these pies?")
  var dish: Dish
  func perform() async throws -> some IntentResult & ProvidesDialog { said(dish.words) }
}

private struct SortPies: Speaking {
  static let title: LocalizedStringResource = "Sort"
  @Parameter(title: "Dish") var dish: Dish?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let pies = Array(Dish.menu.dropFirst())
    return said(
      try await $dish.requestDisambiguation(
        among: pies.map { Dish(id: $0.id, name: $0.fish ?? "", fish: nil) }, dialog: "Cod or hake?"
      ).id == 3 ? "Fish Pie Hake" : "Fish Pie Cod")
  }
}

private struct AskShelf: Speaking {
  static let title: LocalizedStringResource = "Shelf"
  @Parameter(title: "Shelf", requestValueDialog: "On which shelf?", optionsProvider: Shelves())
  var shelf: String
  func perform() async throws -> some IntentResult & ProvidesDialog { said(shelf) }
}

private struct AskDrawer: Speaking {
  static let title: LocalizedStringResource = "Drawer"
  @Parameter(title: "Drawer", requestValueDialog: "Which drawer?", optionsProvider: Drawers())
  var drawer: String
  func perform() async throws -> some IntentResult & ProvidesDialog { said(drawer) }
}

private struct AskMinutes: Speaking {
  static let title: LocalizedStringResource = "Minutes"
  @Parameter(title: "Minutes", requestValueDialog: "How many minutes?", optionsProvider: Times())
  var minutes: Int
  func perform() async throws -> some IntentResult & ProvidesDialog { said(minutes) }
}

private struct AskSpice: Speaking {
  static let title: LocalizedStringResource = "Spice"
  @Parameter(title: "Spice", requestValueDialog: "Which spice?") var spice: Herb
  func perform() async throws -> some IntentResult & ProvidesDialog { said(spice) }
}

private struct AskLight: Speaking {
  static let title: LocalizedStringResource = "Light"
  @Parameter(
    title: "Light", displayName: .init(true: "Bright", false: "Dim"),
    requestValueDialog: "Shall it shine?")
  var isBright: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog { said(isBright) }
}

private struct AskLamp: Speaking {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Lamp", displayName: .init(true: "Bright", false: "Dim")) var isBright: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog { said(isBright) }
}

/// Its yes is called what other parameters call no.
private struct AskSwitch: Speaking {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Power Saving", displayName: .init(true: "Off", false: "On")) var isSaving: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog { said(isSaving) }
}

private struct AskGas: Speaking {
  static let title: LocalizedStringResource = "Gas"
  @Parameter(title: "Gas", requestValueDialog: "Is the gas on?") var isOn: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog { said(isOn) }
}

private struct ChooseWay: Speaking {
  static let title: LocalizedStringResource = "Choose"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let bake = IntentChoiceOption(title: "Bake")
    let choice = try await requestChoice(
      between: [bake, IntentChoiceOption(title: "Fry")], dialog: "Which way?")
    return said(choice == bake ? "bake" : "fry")
  }
}

private struct ConfirmWay: Speaking {
  static let title: LocalizedStringResource = "Confirm"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Fry it?")
    return said("fried")
  }
}

private struct PantryShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Pantry"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AskSize(), phrases: ["Size in \(.applicationName)"])
    AppShortcut(intent: AskSizeLater(), phrases: ["Ask size in \(.applicationName)"])
    AppShortcut(intent: NeedSize(), phrases: ["Need size in \(.applicationName)"])
    AppShortcut(intent: NameSizes(), phrases: ["Small size in \(.applicationName)"])
    AppShortcut(intent: AskSizes(), phrases: ["Sizes in \(.applicationName)"])
    AppShortcut(intent: AskMenu(), phrases: ["Menu in \(.applicationName)"])
    AppShortcut(
      intent: AskDish(),
      phrases: ["Dish in \(.applicationName)", "Cook \(\.$dish) in \(.applicationName)"])
    AppShortcut(intent: SortPies(), phrases: ["Sort in \(.applicationName)"])
    AppShortcut(intent: AskShelf(), phrases: ["Shelf in \(.applicationName)"])
    AppShortcut(intent: AskDrawer(), phrases: ["Drawer in \(.applicationName)"])
    AppShortcut(intent: AskMinutes(), phrases: ["Minutes in \(.applicationName)"])
    AppShortcut(intent: AskSpice(), phrases: ["Spice in \(.applicationName)"])
    AppShortcut(
      intent: AskLight(),
      phrases: ["Light in \(.applicationName)", "Make it \(\.$isBright) in \(.applicationName)"])
    AppShortcut(intent: AskLamp(), phrases: ["Lamp in \(.applicationName)"])
    AppShortcut(intent: AskSwitch(), phrases: ["Switch in \(.applicationName)"])
    AppShortcut(intent: AskGas(), phrases: ["Gas in \(.applicationName)"])
    AppShortcut(intent: ChooseWay(), phrases: ["Choose in \(.applicationName)"])
    AppShortcut(intent: ConfirmWay(), phrases: ["Confirm in \(.applicationName)"])
  }
}
