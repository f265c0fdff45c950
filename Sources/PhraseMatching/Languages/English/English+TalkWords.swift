// SPDX-License-Identifier: Apache-2.0

extension English {
  static let words = TalkWords(
    cancel: ["cancel", "stop", "never mind", "forget it", "cancel that"],
    yes: ["yes", "y", "yeah", "yep", "sure", "ok", "okay", "please do", "do it", "yes please"],
    no: ["no", "n", "nope", "don't", "do not", "no thanks", "no thank you"],
    help: ["help", "help me", "what can i say"],
    list: ["list"],
    quit: ["quit", "exit"],
    ordinals: [
      ["first", "1st", "one"], ["second", "2nd", "two"], ["third", "3rd", "three"],
      ["fourth", "4th", "four"], ["fifth", "5th", "five"], ["sixth", "6th", "six"],
      ["seventh", "7th", "seven"], ["eighth", "8th", "eight"], ["ninth", "9th", "nine"],
      ["tenth", "10th", "ten"],
    ],
    last: ["last"],
    ordinalFrames: ["[the] <place> [one]", "number <place>"],
    answerOpeners: ["to", "for", "from", "at", "in", "on"],
    corrections: [
      "actually", "i mean", "i meant", "sorry", "rather", "wait", "no wait", "no sorry", "oh wait",
      "make that", "make it", "change that to", "change it to", "no,",
    ],
    finished: ["done", "that's all", "that is all", "no more", "nothing else", "finished"],
    pressFrames: ["(press|tap|click|push) [the] <control> [button|toggle|switch]"],
    and: "and",
    or: "or",
    undo: ["[please] [can you|could you] undo [please]"],
    undoThat: [
      "[please] [can you|could you] undo (that|it|this|last|the last one|the last action) [please]",
      "[please] [can you|could you] take (that|it) back [please]",
      "[please] [can you|could you] (put|move|change|set) (that|it|them) back [again] [please]",
    ],
    redo: [
      "[please] [can you|could you] redo [that|it|this|the last one|the last action] [please]"
    ],
    finding: finding,
    context: ContextWords(
      references: [
        "it", "that one", "this one", "that", "this", "them", "these", "those", "there",
      ],
      attached: [],
      followUps: [
        "and", "what about", "how about", "and what about", "and how about", "and for", "now",
      ],
      replacements: [
        "make that", "make it", "change that to", "change it to", "i meant", "i mean", "actually",
      ],
      kinds: ["ones", "one", "of them", "them"],
      other: ["the other one", "the other", "other one", "that other one"],
      again: ["same again", "the same again", "do it again", "do that again", "repeat that"],
      count: [
        "how many", "how many are there", "how many are they", "how many is that",
        "how many of them", "how many are on it", "how many do i have",
      ],
      connectors: ["and then", "and after that", "then", "and also", "and"],
      none: ["neither", "neither of them", "none", "none of them", "none of these", "no one"],
      exclusions: ["not", "no not", "but not", "not to", "anything but"],
      helpTopics: [
        "help …", "help with …", "help for …", "help on …", "help about …", "help in …",
        "help me with …", "what can i say to …", "what can i say in …", "what can i say about …",
        "what … are there", "which … are there", "what kinds of … are there", "what can be a …",
      ],
      greetings: [
        "hello", "hi", "hey", "hello there", "hi there", "hey there", "good morning",
        "good afternoon", "good evening",
      ],
      farewells: [
        "thanks", "thank you", "thanks a lot", "thank you very much", "bye", "goodbye", "good bye",
        "bye bye", "thanks bye", "thank you bye", "good night", "see you", "that s all thanks",
      ])
  )

  private static let finding = FindingWords(
    find: "find [me] [all] [the] <entities> [<details>]",
    condition: """
      (where|whose|with) [the] ${property} \
      (${operation} [the] ${value}|[is] between ${value} and ${upper})
      """,
    nextCondition: "and [the] ${property2} ${operation2} [the] ${value2}",
    sorted: "(sorted|ordered) by [the] ${sort} [${direction}]",
    ascending: ["ascending", "in ascending order"],
    descending: ["descending", "in descending order"],
    ask: [
      "(what is|what was|what are|tell me|give me|show me) [the] ${property} of [the] ${entity}",
      "(what|which|who|when|where|how) [did i|did|was|is|has|does|do i] ${property} [the] ${entity}",
      "(what|which|who|when|where|how) (is|was|are|did i|has) [the] ${entity} ${property}",
      "[what|which] ${property} (is|was|are|has|does) [the] ${entity} [in|on|at|have|now]",
      "(is|was|are|has|did i|have i) [the] ${entity} ${property} [yet]",
      "(have i|did i|do i) ${property} [the] ${entity} [yet]",
      "(do i have|have i got) [the|a] ${entity}",
      "how many ${property} (does|do|has|have) [the] ${entity} [have|has|got]",
      "how many ${property} are [there] (in|on|at) [the] ${entity}",
    ],
    requests: [
      "[find|show|list|get|open] [me|us] [all] [the|my|any] ${quality} <entities>",
      "(which|what|how many) ${quality} <entities> (are there|do i have|have i got)",
      """
      [find|show|list|tell|remind] [me] (which|what|how many) <entities> \
      [i have|have i|did i|are|is] ${quality} [yet]
      """,
      """
      [find|show|list|get|open|which|what|how many] [me|us] [all] [the|my|any] <entities> \
      [are|are there|is] (by|from|in|of|on|about|at|${property}) [the] ${value} \
      [do i have|have i got|are there|is there]
      """,
      "(show|list|what are|which are) [me|us] [all] [the|my] <entities>",
      "[all] [the|my] <entities> in ${applicationName}",
      """
      [find|show|list|get|which|what] [me|us] [is|are] [the] ${rank} [${count}] <entities> \
      [by [the] ${sort}]
      """,
      "(sort|order) [all] [the|my] <entities> by [the] ${sort} [${direction}]",
      """
      [what|which|show|find|list|open] [me|us] [is|are|was|were] [the] ${rank} [${count}] [one|ones] \
      (of|among) [all] [the|my] <entities> [by [the] ${sort}]
      """,
      "(which|what) [one|ones] of [all] [the|my] <entities> (is|are|was|were) [the] ${rank} [${count}]",
      "[show|list|sort|order|put] [me|us] [all] [the|my] <entities> [with] [the] ${rank} [ones] first",
      "[the] ${rank} [ones] first <entities>",
      """
      [find|show|list|get|which|what|how many] [me|us] [of] [all] [the|my|any] <entities> \
      [that|which|who] [are|is|was|were|come|came|came out] [from] \
      (${operation} [the] ${value}|between ${value} and ${upper}) [do i have|have i got]
      """,
      """
      [which|what] of [the|my] <entities> (are|is|was|were) [by|from|in|of|on|about|at|${property}] \
      [the] ${value}
      """,
      """
      (what|which|anything) (have you|have we|have i|do you|do we|do i|is|are) [got|have|there] \
      (in|by|from|about) [the] ${known}
      """,
    ],
    greatest: [
      "highest", "longest", "biggest", "largest", "greatest", "latest", "newest", "most",
      "most expensive", "tallest", "deepest", "heaviest", "farthest", "last",
    ],
    least: [
      "lowest", "shortest", "smallest", "least", "earliest", "oldest", "cheapest", "nearest",
      "lightest", "first", "fewest",
    ],
    negated: {
      [
        "not \($0)", "un\($0)", "have not i \($0)", "havent i \($0)", "not i \($0)",
        "i have not \($0)", "i havent \($0)", "i did not \($0)", "i didnt \($0)",
      ]
    },
    inApplication: "… in ${applicationName}",
    search: ["search for", "search everywhere for"],
    comparisons: .init(
      equalTo: ["is", "equals", "is equal to"],
      notEqualTo: ["is not", "isn't", "does not equal"],
      contains: ["contains", "has", "includes"],
      hasPrefix: ["begins with", "starts with"],
      hasSuffix: ["ends with"],
      lessThan: [
        "is less than", "is below", "is under", "is before", "is earlier than", "less than",
        "below", "under", "before", "earlier than",
      ],
      lessThanOrEqualTo: ["is at most", "at most", "is up to", "up to", "is no more than"],
      greaterThan: [
        "is more than", "is greater than", "is above", "is over", "is after", "is later than",
        "more than", "greater than", "above", "over", "after", "later than",
      ],
      greaterThanOrEqualTo: ["is at least", "at least", "is no less than"],
      isBetween: ["is between", "between"],
      hasAnyValue: ["has any value", "has a value"],
      hasNoValue: ["has no value"]
    ),
    between: "and",
    plural: { singular in
      guard !singular.isEmpty else { return "" }
      let lower = singular.lowercased()
      let vowels = "aeiou"
      // "Settings" are many already.
      if lower.hasSuffix("ings") { return singular }
      if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return "\(singular)es" }
      if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
        return "\(singular.dropLast())ies"
      }
      return "\(singular)s"
    }
  )
}
