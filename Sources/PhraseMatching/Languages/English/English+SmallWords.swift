// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let english = SmallWords(
    fillers: [
      "please", "pls", "plz", "kindly", "just", "now", "right now", "again", "then", "so", "well",
      "also", "anyway", "hey", "hi", "hello", "hey there", "hi there", "hello there", "ok",
      "okay", "alright", "all right", "yeah", "yes", "yo", "um", "umm",
      "uh", "uhm", "er", "erm", "ah", "oh", "hm", "hmm", "actually", "already", "really",
      "basically", "quickly", "quick", "real quick", "for me", "for us", "me", "thanks",
      "thanks a lot", "thanks so much",
      "thank you", "thank you very much", "thank you so much", "many thanks", "thx", "cheers",
      "pretty please", "please and thank you", "would you", "could you", "can you", "will you",
      "can we", "can i", "could i", "may i", "would you mind", "do you mind", "i want you to",
      "i need you to", "i want to", "i wanna", "i would like to", "i would like you to",
      "id like to", "id like you to", "i need to", "i d like to", "lets", "let us", "let me",
      "go ahead and", "try to", "you know", "if you can", "if you could", "if you please",
      "if you would", "if you dont mind", "if possible", "when you can",
      "when you get a chance", "when you have a moment", "when you have a minute",
      "when you have time",
      "would you be so kind as to", "would you be so kind and", "be so kind as to",
      "i would love to", "id love to", "right away", "straight away", "at once", "immediately",
      "asap", "once more", "one more time", "excuse me", "good morning", "good afternoon",
      "good evening", "the", "a", "an", "my", "our", "some", "this", "that",
      // An amount without a currency of its own.
      "bucks", "dollars", "euros", "pounds", "quid",
    ],
    openers: ["right", "look", "listen", "first"],
    droppable: [
      "the", "a", "an", "my", "our", "your", "some", "this", "that", "these", "those", "in", "on",
      "at", "to", "of", "for", "from", "with", "by", "into", "onto", "as", "is", "are", "it", "its",
      "and", "please", "me", "i", "do", "does", "using", "via", "within", "inside", "called",
      "named",
    ],
    opposites: [
      ["on", "off"], ["in", "out"], ["up", "down"], ["to", "from"], ["with", "without"],
      ["before", "after"], ["over", "under"], ["into", "outof"], ["my", "your"], ["this", "that"],
      ["these", "those"], ["do", "dont"], ["is", "isnt"], ["for", "against"], ["by", "to"],
      ["at", "after"], ["at", "before"], ["and", "or"],
    ],
    denials: [
      "not", "no", "never", "dont", "doesnt", "didnt", "cannot", "cant", "wont", "shouldnt",
      "mustnt", "havent", "hasnt", "hadnt", "isnt", "arent", "wasnt", "werent", "wouldnt",
      "couldnt",
      "without", "neither", "nor", "nothing", "nobody", "none", "except", "unless", "stop",
      "outside", "beyond", "excluding", "besides",
    ],
    oppositeBeginnings: [
      ["", "un"], ["", "de"], ["", "dis"], ["", "in"], ["", "im"], ["", "non"], ["", "re"],
      ["", "mis"], ["", "pre"], ["in", "de"], ["in", "ex", "out"], ["im", "ex"], ["as", "des"],
      ["max", "min"], ["up", "down"], ["over", "under"], ["on", "off"], ["tues", "thurs"],
    ],
    plurals: [("ies", "y"), ("ves", "f"), ("es", ""), ("s", "")],
    endings: ["ings", "ies", "ing", "ied", "es", "ed", "s", "e", "y"])
}
