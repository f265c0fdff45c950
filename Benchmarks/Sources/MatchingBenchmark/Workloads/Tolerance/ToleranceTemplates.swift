// SPDX-License-Identifier: Apache-2.0

/// The phrases of the corpus: three applications of one household.
enum ToleranceTemplates {
  /// How a phrase is said, which decides what may be said around it.
  enum Mood: Sendable { case command, question, statement }

  struct Template: Sendable {
    var intent: String
    var application: Int
    var text: String
    var mood = Mood.command
  }

  static let applications = ["Almanac", "Larder", "Butler"]
  static let shelves = [
    "Favourites", "Unread", "Borrowed", "Poetry", "Travel", "History", "Science", "Finished",
  ]
  static let people = [
    "Martha", "Oliver", "Beatrice", "Jonathan", "Priya", "Sebastian", "Ingrid", "Tobias",
    "Caroline", "Desmond", "Yasmin", "Frederick",
  ]
  static let rooms = [
    "kitchen", "bedroom", "hallway", "nursery", "study", "attic", "cellar", "garage", "bathroom",
    "conservatory", "dining room", "guest room",
  ]

  /// Number slots with their ranges; whole numbers where the step is one.
  static let numbers: [String: (range: ClosedRange<Double>, isInteger: Bool)] = [
    "stars": (0...5, false), "pages": (1...2000, true), "persons": (1...24, true),
    "minutes": (0...180, false), "amount": (0...1000, false), "degrees": (5...35, false),
    "factor": (0...10, false),
  ]

  /// Which list a slot takes its values from; every other slot is a number.
  static let lists = [
    "book": "books", "recipe": "recipes", "shelf": "shelves", "person": "people", "room": "rooms",
  ]

  static let all: [Template] = almanac + larder + butler

  private static let almanac = templates(
    0,
    [
      ("OpenBook", "Open ${book} in ${applicationName}"),
      ("OpenBook", "Show me ${book} in ${applicationName}"),
      ("OpenBook", "Pull up the book ${book} in ${applicationName}"),
      ("ShelveBook", "Put ${book} on the ${shelf} shelf in ${applicationName}"),
      ("ShelveBook", "Move ${book} to the ${shelf} shelf in ${applicationName}"),
      ("ShelveBook", "Shelve ${book} under ${shelf}"),
      ("RemoveBook", "Remove ${book} from ${applicationName}"),
      ("RemoveBook", "Delete ${book} from my books in ${applicationName}"),
      ("RateBook", "Rate ${book} with ${stars} stars in ${applicationName}"),
      ("RateBook", "Give ${book} ${stars} stars in ${applicationName}"),
      ("LendBook", "Lend ${book} to ${person}"),
      ("LendBook", "Mark ${book} as lent to ${person} in ${applicationName}"),
      ("ReturnBook", "Mark ${book} as returned by ${person}"),
      ("ReturnBook", "Note in ${applicationName} that ${person} returned ${book}"),
      ("LogPages", "I read ${pages} pages of ${book}"),
      ("LogPages", "Log ${pages} pages of ${book} in ${applicationName}"),
      ("LogPages", "Add ${pages} pages to ${book} in ${applicationName}"),
      ("ReadAloud", "Read ${book} aloud"),
      ("ReadAloud", "Continue reading ${book} aloud with ${applicationName}"),
      ("TellAuthor", "Who wrote ${book}"),
      ("TellAuthor", "Tell me the author of ${book}"),
      ("ListShelf", "Show the ${shelf} shelf in ${applicationName}"),
      ("ListShelf", "What is on my ${shelf} shelf in ${applicationName}"),
      ("ShowNotes", "Show my notes in ${applicationName}"),
    ])

  private static let larder = templates(
    1,
    [
      ("CookRecipe", "Start cooking ${recipe} with ${applicationName}"),
      ("CookRecipe", "Cook ${recipe}"),
      ("CookRecipe", "Let's cook ${recipe} for ${persons} people"),
      ("ShowIngredients", "What do I need for ${recipe}"),
      ("ShowIngredients", "Show the ingredients of ${recipe} in ${applicationName}"),
      ("ShowIngredients", "List everything in the recipe for ${recipe}"),
      ("ScaleRecipe", "Scale ${recipe} to ${persons} servings in ${applicationName}"),
      ("ScaleRecipe", "Prepare ${recipe} for ${persons} guests"),
      ("MultiplyRecipe", "Multiply ${recipe} by ${factor} in ${applicationName}"),
      ("BuyIngredients", "Add the ingredients of ${recipe} to my shopping list"),
      ("BuyIngredients", "Buy everything for ${recipe} with ${applicationName}"),
      ("SetTimer", "Set a timer for ${minutes} minutes"),
      ("SetTimer", "Start a ${minutes} minute timer in ${applicationName}"),
      ("CancelTimer", "Cancel my timer in ${applicationName}"),
      ("CancelTimer", "Stop the timer"),
      ("RecordPurchase", "Record a purchase of ${amount} euros in ${applicationName}"),
      ("RecordPurchase", "I spent ${amount} euros on groceries"),
      ("ShowRecipeNotes", "Show my notes in ${applicationName}"),
    ])

  private static let butler = templates(
    2,
    [
      ("LightsOn", "Turn on the lights in the ${room}"),
      ("LightsOn", "Switch the ${room} lights on with ${applicationName}"),
      ("LightsOff", "Turn off the lights in the ${room}"),
      ("LightsOff", "Switch the ${room} lights off with ${applicationName}"),
      ("SetTemperature", "Heat the ${room} to ${degrees} degrees"),
      (
        "SetTemperature", "Set the temperature of the ${room} to ${degrees} with ${applicationName}"
      ),
      ("CloseBlinds", "Close the blinds in the ${room}"),
      ("CloseBlinds", "Lower the ${room} blinds with ${applicationName}"),
    ])

  private static func templates(
    _ application: Int, _ texts: [(intent: String, text: String)]
  ) -> [Template] {
    texts.map { intent, text in
      Template(intent: intent, application: application, text: text, mood: mood(of: text))
    }
  }

  private static func mood(of text: String) -> Mood {
    if text.hasPrefix("Wh") { return .question }
    return text.hasPrefix("I ") || text.hasPrefix("Let") ? .statement : .command
  }
}
