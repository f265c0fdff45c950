// SPDX-License-Identifier: Apache-2.0

/// The words that titles are made of.
enum TitleWords {
  static let adjectives = words(
    """
    quiet silver hollow amber crooked distant frozen gentle golden hidden humble ivory jagged \
    lonely marble narrow patient purple restless scarlet shallow sleepless tangled velvet wandering \
    weary wicked wooden ancient bitter borrowed broken burning careful clever copper crimson \
    curious daring dusty emerald faithful feathered floating forgotten fragrant furious glittering \
    grateful haunted honest impossible innocent jealous lingering luminous magnetic merciful \
    midsummer modest northern obedient orphaned painted peculiar perfect polished porcelain \
    reluctant ruined savage secret serene silent sinking slender solitary southern splendid stolen \
    stubborn sunken tender thirsty thunderous timid trembling unfinished vanishing verdant violent \
    whispering yellow youthful
    """)

  static let nouns = words(
    """
    river lantern harbour orchard captain sparrow mountain mirror widow soldier violin cathedral \
    carpenter island forest window painter engine bridge desert pilgrim emperor fountain weaver \
    jungle merchant kingdom ladder magician meadow monster needle ocean palace parrot passenger \
    pebble piano planet prisoner puzzle quarry rabbit ribbon saddle sailor scholar shadow shepherd \
    signal spider stranger teacher temple thistle traveller treasure trumpet tunnel umbrella \
    valley village vineyard volcano waiter walnut whale willow winter wizard almond anchor arrow \
    balcony banquet barrel beacon blanket blossom bottle bracelet button camera candle canyon \
    caravan castle chapel chimney circus cliff cloud compass cottage cradle crystal curtain \
    daughter diamond doctor dolphin dragon drummer eagle echo elephant falcon feather festival \
    garden ghost giant glacier gravel hammer helmet heron hunter journey juggler kettle lagoon \
    language lemon lizard locket market melody miller miracle mystery neighbour nephew ostrich \
    oyster paradox pendulum penguin phantom pirate pocket portrait prophet queen raven riddle \
    sculptor secretary serpent sister skeleton slipper statue surgeon swallow telescope tempest \
    theatre thief thunder tiger tortoise tower translator tulip turtle uncle vampire voyage \
    warehouse warrior whistle workshop zebra
    """)

  static let names = words(
    """
    Abigail Bartholomew Cordelia Dominic Eleanor Florence Gregory Harriet Isabella Jasper Katherine \
    Leonard Matilda Nathaniel Ophelia Penelope Quentin Rosalind Stephen Theodora Ursula Valentine \
    Winifred Zachary
    """)

  static let places = words(
    """
    Lisbon Cairo Vienna Havana Bergen Calcutta Toledo Nairobi Kyoto Helsinki Montreal Palermo \
    Marrakesh Edinburgh Samarkand Valparaiso
    """)

  /// Words with accents, which people leave out.
  static let accented = words(
    "café château fiancée soirée façade protégé matinée crème jalapeño vicuña séance émigré")

  /// Compounds written in one word, by their parts.
  static let closedCompounds = pairs(
    """
    light-house snow-fall river-bank book-case rain-coat foot-path moon-light star-fish \
    water-fall sun-flower door-step news-paper butter-fly earth-quake grand-mother pine-apple \
    thumb-print wind-mill sail-boat farm-yard black-smith
    """)

  /// Compounds written in two words.
  static let openCompounds = pairs(
    """
    tea-pot night-train ice-cream grave-digger apple-tree post-office chess-board bee-keeper \
    rose-bush coal-mine ghost-ship fruit-bat coffee-house
    """)

  static let ingredients = words(
    """
    lentil mushroom pumpkin spinach carrot aubergine chickpea potato tomato cabbage parsnip onion \
    fennel beetroot cauliflower broccoli celery turnip leek radish salmon chicken herring rhubarb \
    cherry apricot ginger coconut cinnamon
    """)
  static let dishes = words(
    """
    soup stew curry salad casserole risotto pancake dumpling omelette lasagne goulash chowder \
    crumble pudding muffin gratin tart noodle sandwich
    """)
  static let flavours = words(
    "smoky spicy creamy crispy roasted pickled grilled caramelized buttered toasted peppery tangy")
  static let accentedFoods = words("crème jalapeño purée sauté frappé")

  /// Real words that are on no list.
  static let unlisted = words(
    """
    helicopter bureaucrat spaghetti xylophone democracy refrigerator algorithm kangaroo trampoline \
    submarine parliament thermometer rhinoceros quarterback dictionary bulldozer mathematics \
    hurricane gymnasium chocolate astronaut locomotive saxophone veterinarian microscope \
    caterpillar electricity hippopotamus motorcycle grandchildren synagogue insurance fahrenheit \
    calculator pharmacy escalator skyscraper toothbrush
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static func pairs(_ text: String) -> [(String, String)] {
    words(text).map { word in
      let parts = word.split(separator: "-")
      return (String(parts[0]), String(parts[1]))
    }
  }
}
