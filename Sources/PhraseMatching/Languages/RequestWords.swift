// SPDX-License-Identifier: Apache-2.0

/// The words that requests are made of in one language, whatever the order in which they are said.
package struct RequestWords: Sendable {
  /// Words that ask for the same, such as "add", "note" and "log"; a word may be in several groups, and
  /// words may do so together: "get rid".
  package let alike: [[String]]
  /// Words of these groups that other words are not taken for, since they mean many things: who says
  /// "drop" may mean "add" or "remove", but who says "add" never means "drop".
  package let colloquial: Set<String>
  /// Words that open what a name is the name of.
  package let opening: [String]
  /// Words in full, by how they are run together: "i am" for "im", "dove è" for "dov'è".
  package let wholes: [String: String]
  /// Endings that stand for words, behind an apostrophe: "is" for "s".
  package let endings: [String: String]
  /// Words that say nothing beside others: "get", "something", "up" in "pull up".
  package let light: [String]
  /// Words that begin a question: nothing is changed by one, unless a phrase of an app asks so.
  package let questions: [String]
  /// ``Frame``s of what people say around a request or an answer and mean nothing by, such as "ugh, …",
  /// "… i guess" and "… plz".
  package let asides: [String]
  /// ``Frame``s of those that no title ends in: "… i guess".
  package let hedges: [String]
  /// ``Frame``s of the question whether there is something: "do i have …".
  package let having: [String]
  /// Words before a name that somebody gives: "called".
  package let naming: [String]
  /// ``Frame``s of a text that is asked for: "it's called …".
  package let introductions: [String]
  /// Words that begin what only explains a request: "i'm done with it, …".
  package let explanations: [String]
  /// ``Frame``s of the question how something is done: "how do i …".
  package let instructions: [String]
  /// What asks for the question once more.
  package let repetitions: [String]
  /// What tells that somebody has no answer.
  package let unsure: [String]
  /// ``Frame``s of something to be taken back: "undo …".
  package let undoing: [String]
  /// Words before a place, a time or a person: what follows them is never beside the point.
  package let prepositions: Set<String>
  /// Words that narrow a request down, such as times: without them it is another request.
  package let limiting: Set<String>
  /// Words that turn a request round, beside their opposites: "on" and "off".
  package let opposites: [[String]]
  /// Prepositions of which one is the way back of the other: "to" and "from".
  package let directions: [Set<String>]
  /// What a phrase begins with that tells what was done: "i" in "I spent …".
  package let reports: Set<String>
  /// The words that ask and those that tell what was done, folded.
  let asking: Set<String>
  /// Words by which something was not done, or not yet: "i *will* spend …".
  package let unreal: Set<String>
  /// Words before what something is, that was named before: "that" in "delete that book".
  package let demonstratives: [String]
  /// What stands for two things that were named: "both of them".
  package let both: [String]
  /// What stands for all things that were listed: "them".
  package let plurals: [String]
  /// What else asks what can be said, and ends a talk, where it is typed.
  package let helping: [String]
  package let farewells: [String]
  /// What else agrees, declines and ends a turn, where it is typed: a voice is offered fewer words, which
  /// are told apart better.
  package let agreements: [String]
  package let refusals: [String]
  package let dismissals: [String]
  /// Of these what may stand behind a request as its reason: "delete it, I changed my mind".
  package let secondThoughts: [String]

  // Beside the arrays of a whole language, the optimizer would take minutes over the loop in here.
  @inline(never)
  init(
    alike: [[String]] = [], colloquial: Set<String> = [], opening: [String] = [],
    wholes: [String: String] = [:],
    endings: [String: String] = [:], light: [String] = [], questions: [String] = [],
    asides: [String] = [],
    hedges: [String] = [], having: [String] = [], naming: [String] = [],
    introductions: [String] = [],
    explanations: [String] = [],
    instructions: [String] = [], repetitions: [String] = [], unsure: [String] = [],
    undoing: [String] = [], prepositions: Set<String> = [], limiting: Set<String> = [],
    opposites: [[String]] = [], directions: [Set<String>] = [], reports: Set<String> = [],
    unreal: Set<String> = [], demonstratives: [String] = [],
    both: [String] = [],
    plurals: [String] = [],
    helping: [String] = [], farewells: [String] = [], agreements: [String] = [],
    refusals: [String] = [],
    dismissals: [String] = [], secondThoughts: [String] = []
  ) {
    self.alike = alike
    self.colloquial = colloquial
    self.opening = opening
    self.wholes = wholes
    self.endings = endings
    self.light = light
    self.questions = questions
    self.asides = asides
    self.hedges = hedges
    self.having = having
    self.naming = naming
    self.introductions = introductions
    self.explanations = explanations
    self.instructions = instructions
    self.repetitions = repetitions
    self.unsure = unsure
    self.undoing = undoing
    self.prepositions = prepositions
    self.limiting = limiting
    self.opposites = opposites
    self.directions = directions
    self.reports = reports
    self.unreal = unreal
    self.demonstratives = demonstratives
    self.both = both
    self.plurals = plurals
    self.helping = helping
    self.farewells = farewells
    self.agreements = agreements
    self.refusals = refusals + secondThoughts
    self.dismissals = dismissals + secondThoughts
    self.secondThoughts = secondThoughts
    asking = Set((questions + reports).map { Utterance($0).folded })
  }
}

extension Language {
  /// The words of a request that mean nothing and those that may be left out; nil for a language whose
  /// words are not told apart by blanks, or of which nothing is known.
  package var requests: RequestWords? {
    words.requests.alike.isEmpty ? nil : words.requests
  }

  /// What may be said anywhere and means nothing, and what may only begin a line.
  package var fillers: [String] { tables.smallWords.map { $0.fillers + $0.openers } ?? [] }

  /// Words that are not missed.
  package var droppable: [String] { tables.smallWords?.droppable ?? [] }

  /// Whether a folded word says nothing by itself, or asks.
  package func isSmallOrAsks(_ word: String) -> Bool {
    areSmall([word]) || words.requests.asking.contains(word)
  }

  /// Words that turn a request round, by their opposites: "off" by "on".
  package var opposites: [String: Set<String>] {
    words.requests.opposites.reduce(into: [:]) { opposites, pair in
      for word in pair { opposites[word, default: []].formUnion(pair.filter { $0 != word }) }
    }
  }

  /// Words that deny.
  package var denials: Set<String> { Set(tables.smallWords?.denials ?? []) }

  /// A folded word without its ending, the same for the forms of one word.
  ///
  /// Longer endings go first, and three letters stay.
  package func stem(_ word: String) -> String {
    guard let endings = tables.smallWords?.endings else { return word }
    let count = word.unicodeScalars.count
    for ending in endings where word.hasSuffix(ending) {
      if count - ending.unicodeScalars.count >= Self.shortestStem {
        return String(word.dropLast(ending.count))
      }
    }
    return word
  }

  private static let shortestStem = 3

  /// How many slips of the finger a word is from another one; nil where it is too short for them, or the
  /// two are opposites.
  ///
  /// A word of two to four letters may have one in short words only.
  package func slips(
    from word: String, to other: String, inShortWords: Bool = false
  ) -> Int? {
    let scalars = word.unicodeScalars.map(\.value)
    let meant = other.unicodeScalars.map(\.value)
    let shorter = min(scalars.count, meant.count)
    let limit =
      shorter >= SpellingIndex.shortestForTwo
      ? 2 : shorter >= (inShortWords ? 2 : SpellingIndex.shortestForOne) ? 1 : 0
    guard limit > 0, let slips = EditDistance.between(scalars, meant, limit: limit),
      scalars.dropFirst() != meant[...],
      shorter >= SpellingIndex.shortestForOne || scalars.first == meant.first,
      !OppositeBeginnings(tables.smallWords?.oppositeBeginnings ?? []).separate(scalars, meant)
    else { return nil }
    return slips
  }
}
