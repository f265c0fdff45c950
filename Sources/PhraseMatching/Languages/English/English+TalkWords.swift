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
    answerOpeners: [
      "to", "for", "from", "at", "in", "on", "towards", "toward", "it's", "its", "that's", "the",
      "by",
      "make it", "the one", "with", "as",
    ],
    corrections: [
      "actually", "i mean", "i meant", "sorry", "rather", "wait", "no wait", "wait no", "no sorry",
      "oh wait",
      "make that", "make it", "change that to", "change it to", "no,",
    ],
    back: [
      "back", "go back", "step back", "one step back", "previous question",
      "the previous question", "the question before",
    ],
    finished: ["done", "that's all", "that is all", "no more", "nothing else", "finished"],
    pressFrames: ["(press|tap|click|push) [the] <control> [button|toggle|switch]"],
    and: "and",
    or: "or",
    undo: ["[please] [can you|could you] undo [please]"],
    undoThat: [
      "[please] take (both|both of them|them|them both|all of it|all of them) back [please]",
      "[please] take back (that|it|both|both of them|them|them both|all of it|all of them) [please]",
      "[no] [please] [can you|could you] undo (that|it|this|last|the last one|the last action) [please]",
      "[please] [can you|could you] take (that|it) back [please]",
      """
      [no] [please] (leave|put|keep|move) (it|that|them) [back] (where|how|as|like|the way) (it|they) \
      (was|were) [before] [please]
      """,
      "[no] [please] (revert|reverse) (that|it|this|the last one) [please]",
      "[no] scratch (that|that one|that last one|that last bit|the last one|it)",
      "[please] undo (both|both of them|them|them both|all of it|all of that|everything) [please]",
      "[no] that was [a|an] (mistake|accident|wrong)",
      "[no] i did not (mean|want) (that|to do that)", "[no] i didn't (mean|want) (that|to do that)",
    ],
    putBack: [
      "[please] [can you|could you] (put|move|change|set) (that|it|them) back [again] [please]",
      """
      [no] [please] [can you|could you] (bring|get|give|put|want|set) [me] \
      (that|it|them|this|that one|this one|everything) back [again] \
      [[to] (how|as|like|the way) (it|they) (was|were) [before]] [please]
      """,
      "[no] [actually] i want (that|it|them|this|that one|this one) back [again] [please]",
      "[no] [please] (can|could|may) i have (it|that|them|that one) back [again] [please]",
    ],
    redo: [
      "[please] [can you|could you] redo [that|it|this|the last one|the last action] [please]"
    ],
    finding: finding,
    context: ContextWords(
      references: [
        "it", "that one", "this one", "that", "this", "them", "these", "those", "there",
        "that place", "this place", "the thing", "the whole thing",
      ],
      attached: [],
      followUps: [
        "and", "what about", "how about", "and what about", "and how about", "and for", "now",
        "also",
        "same for", "the same for", "same again for", "do the same for", "and the same for",
        "and same for", "… as well", "… too", "and … as well", "and … too", "ok what about",
        "what about … then", "or", "only", "just", "… then", "just … then",
        "and another", "another", "… for the same", "and another … for the same",
        "another … for the same", "and … for the same", "… on the same",
        "and another … on the same",
        "plus", "plus another", "same thing for", "same with", "ditto for", "and ditto for",
        "then what about", "ok and", "okay and", "and now", "ok now", "again for",
        "same but", "same but for", "and … there too", "and … there as well",
        "and another … there", "another … there", "and … there", "and at", "and from", "… only",
        "only …",
      ],
      replacements: [
        "make that", "make it", "change that to", "change it to", "i meant", "i mean", "actually",
        "no that was", "that was", "no it was", "it was", "no wait", "no make it", "no make that",
        "that should be", "it should be", "that should have been", "it should have been", "sorry",
        "no i meant", "no sorry", "oops", "no,", "rather", "i said", "no i said", "… instead",
        "wait no", "i meant to say", "but", "oh wait", "hmm no", "wait",
        "wait that was", "should be", "supposed to be", "that was supposed to be", "correction",
        "hang on", "better make that", "better make it", "switch it to", "i wanted", "no i wanted",
        "let us make it", "let s make it", "lets make it", "lets make that", "no let s make it",
        "i d rather have", "id rather have", "i would rather have", "sorry it was", "it s",
        "i wanted it to be",
      ],
      kinds: [
        "ones", "one", "of them", "of these", "of those", "them", "everything", "all of it",
        "anything", "those",
      ],
      kindsOfOne: ["one", "of them", "of these", "of those"],
      other: [
        "the other one", "the other", "other one", "that other one", "the other way",
        "the other direction", "in the other direction", "to the other direction",
        "the other way round", "the other way around", "the opposite direction",
        "in the opposite direction",
      ],
      additions: [
        "add … too", "add …", "add … as well", "also add …", "and …", "and … too", "and … as well",
        "plus …", "include …", "… too", "… as well", "throw in …", "also …", "put … in too",
      ],
      removals: [
        "remove …", "without …", "drop …", "take out …", "take … out", "delete …", "not …",
        "leave out …", "all but …", "but not …", "and without …",
      ],
      again: ["same again", "the same again", "do it again", "do that again", "repeat that"],
      count: [
        "how many", "how many are there", "how many are they", "how many is that",
        "how many of them", "how many are on it", "how many do i have", "how many are there now",
        "how many are in there", "how many are in there now", "how many are in it", "count them",
        "how many in total", "how many is it", "how many would that be", "how many does that make",
        "how many does that leave", "how many would there be", "how many that makes",
      ],
      connectors: ["and then", "and after that", "then", "and also", "and"],
      none: ["neither", "neither of them", "none", "none of them", "none of these", "no one"],
      exclusions: [
        "not", "no not", "but not", "not to", "anything but", "no wait not", "wait not", "oh not",
        "actually not",
      ],
      helpTopics: [
        "help …", "help with …", "help for …", "help on …", "help about …", "help in …",
        "help me with …", "what can i say to …", "what can i say in …", "what can i say about …",
        "what … are there", "which … are there", "what kinds of … are there", "what can be a …",
        "what can i do with …", "what can i do in …", "what can i do about …",
        "what do you know about …",
        "which … can i use", "what … can i use", "which … do you have", "what … do you have",
        "which … do you know", "what … do you know", "what are the …", "what are my …",
        "what can … do",
      ],
      greetings: [
        "hello", "hi", "hey", "hello there", "hi there", "hey there", "good morning",
        "good afternoon", "good evening",
      ],
      farewells: [
        "thanks", "thank you", "thanks a lot", "thank you very much", "bye", "goodbye", "good bye",
        "bye bye", "thanks bye", "thank you bye", "good night", "see you", "that s all thanks",
      ]),
    requests: requests
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
      "(what|which|who|where|how) [did i|did|was|is|has|does|do i] ${property} [the] ${entity}",
      "when [did i|did|was|is|has|does|do i] [last] ${moment} [the] ${entity}",
      "(what|which|who|where|how) (is|was|are|did i|did|does|has) [the] ${entity} ${property}",
      "when (is|was|are|did i|did|does|has) [the] ${entity} [last] ${moment}",
      "[what|which] ${property} (is|was|are|has|does) [the] ${entity} [in|on|at|from|by|have|now]",
      "(in|on|at|from|by) (what|which) ${property} (is|was|are|did|does) [the] ${entity} [now]",
      "(is|was|are|has|did i|have i) [the] ${entity} ${property} [yet]",
      "(have i|did i|do i) [ever|already] ${property} [the] ${entity} [yet|before]",
      "(do i have|have i got) [the|a] ${entity}",
      "how many ${property} (does|do|has|have|are in|are on|are there in|are there on) [the] ${entity} [have|got]",
      "[and] [the] ${property} (of|for) [the] ${entity}",
      "(what|which) ${property} (did|does) [the] ${entity} [have|get|go on|go to|go in|end up on|stand on]",
      "how ${property} (is|was|are) [the] ${entity}",
      "(what|which) ${property} (stop|go|come|run|serve|leave|call) [at|by|to|past|through|from|in] [the] ${entity}",
    ],
    requests: [
      """
      [(find|show|list|get|open) [me|us]] [all] [the|my|any] ${quality} <entities> \
      [(by|from|in|of|on|about) [the] ${known}]
      """,
      """
      ((find|show|list|get) [me|us]|which|what|how many) [all] [the|my|any] ${known} <entities> \
      [are there|do i have|have i got]
      """,
      """
      (which|what|how many) ${quality} <entities> [(by|from|in|of|on|about) [the] ${known}] \
      (are there|do i have|have i got)
      """,
      """
      [(find|show|list|get|open) [me|us]] [which|what|how many] [of] [all] [the|my|any] <entities> \
      (by|from|in|of|on|about) [the] ${known} [that|which] \
      [i have|have i|did i|i did|are|is] ${quality} [yet]
      """,
      """
      [(find|show|list|get|open|tell|remind) [me|us]] \
      (which|what|how many|[which|how many] [of] [all] (the|my|any|those)) <entities> [that|which] \
      [i have|have i|i did|did i|do i|i|are|is] [still] ${quality} [yet]
      """,
      "[show|find|list] [me|us] <entities> (that|which) [i have|i|are|is] [still] ${quality} [yet]",
      """
      [show|tell|remind] [me] (what|which|what else) (have|have i|i have|did i|i did) [still] \
      ${quality} [yet]
      """,
      """
      [(find|show|list|get|open) [me|us]|which|what|how many|do i have|have i got|is there|are there] \
      [all] [the|my|any|some|a|an] <entities> \
      [are|are there|is] (by|from|in|of|on|about|at|${property}) [the] ${value} \
      [do i have|have i got|are there|is there]
      """,
      """
      [(find|show|list|get|open) [me|us]|which|what|how many] [all] [the|my|any] <entities> \
      [are|are there|is] (in|on|from|at|by) [the|my] ${known} ${property} \
      [do i have|have i got|are there|is there]
      """,
      "(only|just|and|but) [the|my|those] <entities> [that|which] ${quality} [yet]",
      "(show|list|what are|which are) [me|us] [all] [the|my] <entities>",
      "(what|which|how many) <entities> (do i have|have i got|are there)",
      "[all] [the|my] <entities> in ${applicationName}",
      """
      [(find|show|list|get) [me|us]|(which|what) [is|are]] [the|my] ${rank} [${count}] <entities> \
      [by [the] ${sort}] [(by|from|in|on) [the] ${known}] \
      [i have|i have got|i own|do i have|do i own|have i got]
      """,
      "[show|find|list] [me|us] [the|my] ${count} ${rank} <entities>",
      "(sort|order) [all] [the|my] <entities> by [the] ${sort} [${direction}]",
      """
      [(show|find|list|open) [me|us]|(what|which) [is|are|was|were]] [the] ${rank} [${count}] [one|ones] \
      (of|among) [all] [the|my] <entities> [by [the] ${sort}]
      """,
      """
      (which|what) [one|ones] [of] [all] [the|my] <entities> (is|are|was|were|has|have|came out) [the] \
      ${rank} [${count}] [${sort}] [in it|in them]
      """,
      """
      [show|list|sort|order|put] [me|us] [all] [the|my] <entities> [with] [the] ${rank} [ones] \
      [${sort}] first
      """,
      "[show|list|sort|order|put] [me|us] [the] ${rank} [ones] [${sort}] first [the|my] <entities>",
      """
      [(find|show|list|get) [me|us]|which|what|how many] [of] [all] [the|my|any] <entities> \
      [that|which|who] [are|is|was|were|come|came|came out|have|has] [from] [a|the] [${property}] \
      (${operation} [the] ${value}|between ${value} and ${upper}) [do i have|have i got]
      """,
      """
      [which|what] of [the|my] <entities> (are|is|was|were) [by|from|in|of|on|about|at|${property}] \
      [the] ${value}
      """,
      """
      (what|which|anything) (have you|have we|have i|do you|do we|do i|is|are) [got|have|own|there] \
      (in|by|from|about) [the] ${known}
      """,
      """
      [have you|have we|have i|do you|do we|do i|is there|are there] [got|have|own] \
      (anything|something|any) (in|by|from|about) [the] ${known}
      """,
    ],
    greatest: [
      "highest", "longest", "biggest", "largest", "greatest", "latest", "newest", "most",
      "most expensive", "tallest", "deepest", "heaviest", "farthest", "last", "higher", "longer",
      "bigger", "larger", "newer", "taller", "deeper", "heavier", "more expensive",
    ],
    least: [
      "lowest", "shortest", "smallest", "least", "earliest", "oldest", "cheapest", "nearest",
      "lightest", "first", "fewest", "lower", "shorter", "smaller", "earlier", "older", "cheaper",
      "nearer", "lighter",
    ],
    negated: { quality in
      [
        "not \(quality)", "have not i \(quality)", "havent i \(quality)", "not i \(quality)",
        "i have not \(quality)", "i havent \(quality)", "i did not \(quality)",
        "i didnt \(quality)",
      ] + (takesPrefix(quality) ? ["un\(quality)"] : [])
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
        "below", "under", "before", "earlier than", "older than", "shorter than", "smaller than",
        "lower than",
      ],
      lessThanOrEqualTo: ["is at most", "at most", "is up to", "up to", "is no more than"],
      greaterThan: [
        "is more than", "is greater than", "is above", "is over", "is after", "is later than",
        "more than", "greater than", "above", "over", "after", "later than", "newer than",
        "longer than", "bigger than", "larger than", "higher than",
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

  /// Whether "un" may be put before a word, as before most participles: "unAsia" would sound like "in Asia".
  private static func takesPrefix(_ quality: String) -> Bool {
    let word = quality.lowercased()
    return ["ed", "able", "ible"].contains(where: word.hasSuffix) || shortQualities.contains(word)
  }

  /// The participles of irregular verbs and the adjectives that "un" is put before.
  private static let shortQualities: Set<String> = [
    "read", "seen", "done", "paid", "sent", "known", "heard", "worn", "sold", "spent", "built",
    "broken", "written", "spoken", "eaten", "driven", "chosen", "taken", "given", "proven",
    "happy", "clear", "safe", "popular", "familiar", "important", "healthy", "lucky", "common",
    "usual", "fair", "even", "ripe", "true", "well", "kind", "clean", "likely", "real", "fit",
  ]
}
