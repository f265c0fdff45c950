// SPDX-License-Identifier: Apache-2.0

extension English {
  static let requests = RequestWords(
    alike: [
      [
        "add", "put", "note", "log", "record", "enter", "jot", "register", "write", "save", "stick",
        "chuck", "pop", "include", "insert",
      ],
      ["move", "put", "stick", "chuck", "pop", "shift", "place", "set", "transfer", "mark"],
      ["delete", "remove", "erase", "trash", "discard", "rid", "bin"],
      ["clear", "delete", "remove", "rid"],
      ["open", "show", "display", "view", "see", "go", "take", "pull", "bring"],
      ["show", "list", "tell", "name", "what", "which", "display", "see"],
      ["find", "search", "look", "seek", "hunt"], ["export", "save", "download"],
      ["finish", "finished", "complete", "done"],
      ["remind", "ping", "alert", "notify", "nudge"],
      ["spend", "spent", "pay", "paid", "buy", "bought", "cost", "dropped", "blew", "went"],
      ["create", "make", "new", "build", "start"],
      ["total", "sum", "altogether", "overall"],
      ["minute", "minutes", "min", "mins"], ["hour", "hours", "hr", "hrs"],
      ["next", "coming", "upcoming"], ["favorite", "favourite", "fave", "fav"],
      ["crowded", "busy", "packed", "full"], ["leave", "leaves", "depart", "departure", "goes"],
      ["closest", "nearest"], ["chart", "graph", "diagram", "plot"],
      ["change", "switch", "set", "use"], ["called", "named", "titled"], ["use", "switch"],
    ],
    light: [
      "get", "got", "give", "have", "has", "had", "want", "need", "like", "something", "anything",
      "stuff", "thing", "things", "up", "down", "be", "been", "was", "were", "will", "can", "could",
      "would", "you", "we", "am", "im", "ive", "towards", "another", "more", "any", "over", "s", "ones", "only", "far", "did", "do",
      "on", "about",
    ],
    questions: [
      "what", "whats", "which", "who", "whos", "whose", "when", "whens", "where", "wheres", "why",
      "how", "hows", "is", "isnt", "are", "arent", "was", "were", "do i", "do you", "do we", "does",
      "did", "have i", "has", "had i", "should", "shall", "am i", "may i", "must i",
    ],
    asides: [
      "ugh", "hm", "hmm", "lol", "haha", "hahaha", "oops", "whoops", "oh", "ah", "aw", "wow", "man",
      "dude", "ok", "okay", "fine", "alright", "all right", "right", "so", "well", "anyway",
      "anyways", "btw", "by the way", "hiya", "hi", "hello", "hey", "hang on", "hold on", "wait",
      "listen", "look", "please", "pls", "plz", "yeah", "yes", "yep", "great", "cool", "nice",
      "perfect", "awesome", "thanks", "thank you", "good", "actually", "now", "then", "sorry",
      "excuse me", "lets see", "let me see", "you know", "um", "uh", "er", "erm", "eh", "yo", "gosh",
      "damn", "sure", "also", "quick question", "one more thing", "… please", "… pls", "… plz",
      "… thanks", "… thank you", "… thx", "… cheers", "… i guess", "… i think", "… i suppose",
      "… i believe", "… i reckon", "… obvs", "… obviously", "… lol", "… haha", "… then", "… now",
      "… already", "… again", "… actually", "… instead", "… for me", "… ok", "… okay",
      "… will you", "… would you", "… could you", "… can you", "… mate", "… man", "… dude",
      "… buddy", "… so far", "… right now", "… real quick", "… quickly", "… if you can",
      "… if possible", "… go", "… asap", "… though", "… tho", "… anyway", "… or something",
      "… of course",
    ],
    instructions: [
      "how do i …", "how can i …", "how to …", "how would i …", "how could i …", "how do you …",
      "how does one …", "how should i …", "is there a way to …", "what do i say to …",
      "what should i say to …", "what do i say for …",
    ],
    repetitions: [
      "what was the question", "whats the question", "what is the question", "say that again",
      "repeat the question", "repeat that", "come again", "pardon", "what did you ask", "huh", "what again",
      "what was that", "what did you say", "what", "what do you want to know", "what were the options",
      "what are the options", "what are my options", "which ones are there",
    ],
    undoing: [
      "undo …", "undo the …", "take back …", "take back the …", "reverse …", "reverse the …",
      "revert …", "revert the …",
    ])
}
