// SPDX-License-Identifier: Apache-2.0

extension French {
  static let words = TalkWords(
    cancel: [
      "annuler", "annule", "annulez", "annule ça", "stop", "arrête", "arrêter", "arrêtez",
      "laisse tomber", "laissez tomber", "oublie", "oublie ça", "oubliez", "oubliez ça",
      "tant pis", "abandonner", "abandonne", "j'abandonne", "cancel",
    ],
    yes: [
      "oui", "o", "ouais", "ouaip", "si", "ok", "okay", "d'accord", "bien sûr", "vas-y", "allez-y",
      "c'est ça", "exactement", "exact", "tout à fait", "absolument", "volontiers", "avec plaisir",
      "je confirme", "confirme", "confirmer", "oui merci", "oui s'il te plaît",
      "oui s'il vous plaît", "oui vas-y", "oui bien sûr", "fais-le", "faites-le", "carrément",
      "évidemment", "parfait",
    ],
    no: [
      "non", "n", "nan", "non merci", "non non", "pas du tout", "surtout pas", "pas maintenant",
      "pas question", "hors de question", "certainement pas", "ne fais pas ça", "fais pas ça",
      "ne le fais pas", "ne faites pas ça", "pas besoin", "pas la peine", "ce n'est pas la peine",
      "c'est pas la peine", "mais non", "ah non",
    ],
    help: [
      "aide", "aide-moi", "aidez-moi", "à l'aide", "besoin d'aide", "j'ai besoin d'aide",
      "que puis-je dire", "qu'est-ce que je peux dire", "je peux dire quoi", "que sais-tu faire",
      "que savez-vous faire", "que peux-tu faire", "que pouvez-vous faire",
      "qu'est-ce que tu sais faire", "qu'est-ce que tu peux faire", "tu sais faire quoi",
      "comment ça marche",
    ],
    list: ["liste", "tout lister"],
    quit: ["quitter", "quitte", "quittez"],
    ordinals: [
      ["premier", "première", "1er", "1re", "1ère", "un"],
      ["deuxième", "second", "seconde", "2e", "2ème", "2nd", "2nde", "deux"],
      ["troisième", "3e", "3ème", "trois"], ["quatrième", "4e", "4ème", "quatre"],
      ["cinquième", "5e", "5ème", "cinq"], ["sixième", "6e", "6ème", "six"],
      ["septième", "7e", "7ème", "sept"], ["huitième", "8e", "8ème", "huit"],
      ["neuvième", "9e", "9ème", "neuf"], ["dixième", "10e", "10ème", "dix"],
    ],
    last: ["dernier", "dernière"],
    ordinalFrames: [
      "[le|la] <place>", "[le] numéro <place>", "[le|la] <place> (de la liste|choix|option)",
    ],
    answerOpeners: [
      "à", "au", "aux", "à la", "de", "du", "des", "de la", "en", "dans", "dans le", "dans la",
      "dans les", "sur", "sur le", "sur la", "pour", "pour le", "pour la", "pour les", "vers",
      "chez", "par", "c'est", "c'était", "ce sera", "le", "la", "les",
    ],
    corrections: [
      "en fait", "plutôt", "ou plutôt", "enfin plutôt", "disons", "disons plutôt", "mets plutôt",
      "mettez plutôt", "je veux dire", "je voulais dire", "enfin", "pardon", "non pardon",
      "désolé", "désolée", "excuse-moi", "excusez-moi", "attends", "attendez", "non attends",
      "non attendez", "euh non", "ah non", "oh non", "non plutôt", "non en fait", "finalement",
      "c'est plutôt", "je corrige", "non,", "… plutôt", "non … plutôt", "… en fait",
      "non … en fait", "… à la place", "mets … à la place",
    ],
    back: [
      "retour", "en arrière", "reviens en arrière", "retourne en arrière", "question précédente",
      "la question précédente",
    ],
    finished: [
      "c'est tout", "terminé", "fini", "j'ai fini", "j'ai terminé", "c'est bon", "rien d'autre",
      "plus rien", "ça suffit", "ça ira", "ce sera tout", "non c'est tout", "voilà c'est tout",
    ],
    pressFrames: [
      """
      (appuie|appuyez|appuyer|clique|cliquez|cliquer|tape|touche|presse) [sur] \
      [le|la|le bouton|la case|l'interrupteur] <control>
      """
    ],
    and: "et",
    or: "ou",
    undo: [
      """
      [s'il te plaît|s'il vous plaît] [peux-tu|pouvez-vous] \
      (défais|défaire|défaites|undo) [s'il te plaît|s'il vous plaît]
      """,
      """
      [peux-tu|pouvez-vous] (reviens|revenir|revenez|retour|marche) (en arrière|arrière) \
      [s'il te plaît|s'il vous plaît]
      """,
    ],
    undoThat: [
      """
      (annule|annulez|défais|défaites) [ça|cela|tout ça|tout cela|les deux|les trois|la dernière action|la dernière modification|\
      ce que tu viens de faire|ce que je viens de dire] [s'il te plaît|s'il vous plaît]
      """,
      """
      [peux-tu|tu peux|pouvez-vous|vous pouvez] (annuler|défaire) \
      (ça|cela|tout ça|tout cela|les deux|la dernière action|la dernière modification) [s'il te plaît|s'il vous plaît]
      """,
      """
      [peux-tu|tu peux] (remets|remettez|remettre) (ça|tout|le|la|les) \
      (en place|à sa place|comme avant|comme c'était) [s'il te plaît|s'il vous plaît]
      """,
    ],
    redo: [
      """
      [peux-tu|tu peux|pouvez-vous] (rétablis|rétablir|rétablissez|redo) \
      [ça|cela|la dernière action|l'action annulée] [s'il te plaît|s'il vous plaît]
      """,
      "(refais|refaites|refaire) [le|la|ça|l'action annulée] [s'il te plaît|s'il vous plaît]",
    ],
    finding: finding,
    context: ContextWords(
      references: [
        "le", "la", "les", "lui", "leur", "celui-ci", "celui-là", "celle-ci", "celle-là", "ceux-ci",
        "ceux-là", "celles-ci", "celles-là", "ce dernier", "cette dernière", "ça", "cela", "il",
        "elle", "ils", "elles", "eux", "qu'il", "qu'ils", "l'ai", "là-dessus", "dedans",
      ],
      attached: ["l…"],
      followUps: [
        "et", "et pour", "et en", "et sur", "et de", "et à", "et dans", "et avec", "et chez",
        "et par", "et si", "et maintenant", "et quid de", "et côté", "qu'en est-il de",
        "qu'en est-il pour", "et qu'en est-il de", "pareil pour", "même chose pour",
        "la même chose pour", "idem pour", "et … alors", "et … aussi", "… aussi",
        "et encore … pour", "encore … pour", "et … de plus pour",
      ],
      replacements: [
        "plutôt", "ou plutôt", "mets plutôt", "mettez plutôt", "disons", "disons plutôt",
        "non plutôt", "en fait", "non en fait", "je voulais dire", "je veux dire", "finalement",
        "change ça en", "change en", "remplace ça par", "remplace par", "corrige en", "… plutôt",
        "non … plutôt", "… en fait", "mets … à la place", "… à la place", "non,", "attends",
        "non attends", "pardon", "non pardon", "nan,", "nan", "nan attends", "c'était",
        "non c'était", "nan c'était", "c'étaient", "euh non", "ah non", "désolé", "désolée",
      ],
      kinds: ["ceux", "celles", "celui", "celle", "d'entre eux", "d'entre elles", "les"],
      kindsOfOne: ["celui", "celle", "d'entre eux", "d'entre elles"],
      other: ["l'autre", "non l'autre", "plutôt l'autre", "l'autre plutôt", "l'autre alors"],
      again: [
        "pareil", "pareil encore une fois", "la même chose", "même chose", "encore la même chose",
        "la même chose encore une fois", "idem", "recommence", "recommencez", "répète", "répétez",
        "encore une fois",
      ],
      count: [
        "combien", "combien y en a-t-il", "combien y en a", "combien il y en a",
        "il y en a combien", "y en a combien", "ça en fait combien", "combien en ai-je",
        "combien j'en ai", "j'en ai combien", "combien sont-ils", "combien sont-elles",
      ],
      connectors: [
        "et après ça", "et après cela", "et ensuite", "et puis", "et après", "et aussi", "ensuite",
        "puis", "et",
      ],
      none: [
        "aucun", "aucune", "aucun des deux", "aucune des deux", "aucun des trois",
        "aucune des trois", "aucun d'eux", "aucune d'elles", "aucun d'entre eux",
        "ni l'un ni l'autre",
        "ni l'une ni l'autre", "rien de tout ça", "rien de tout cela",
      ],
      exclusions: [
        "pas", "non pas", "mais pas", "surtout pas", "sauf", "tout sauf", "n'importe lequel sauf",
        "n'importe laquelle sauf", "pas à", "pas au", "pas … non", "pas … s'il te plaît",
      ],
      helpTopics: [
        "aide …", "quels … y a-t-il", "quelles … y a-t-il", "quels sont les …",
        "quelles sont les …",
        "aide pour …", "aide avec …", "aide sur …", "aide à propos de …", "aide-moi avec …",
        "aidez-moi avec …", "de l'aide pour …", "de l'aide avec …", "de l'aide sur …",
        "que sait faire …", "que peut faire …", "que fait …", "comment marche …",
        "comment fonctionne …", "comment utiliser …", "qu'est-ce que je peux dire à …",
        "que puis-je dire à …", "qu'est-ce que je peux faire dans …",
        "qu'est-ce que je peux faire avec …", "à quoi sert …",
      ],
      greetings: [
        "bonjour", "bonsoir", "salut", "coucou", "hello", "hey", "allô", "bonjour à toi",
        "salut toi", "bonjour à tous", "re bonjour", "rebonjour",
      ],
      farewells: [
        "merci", "merci beaucoup", "merci bien", "merci à toi", "merci à vous", "merci c'est tout",
        "c'est tout merci", "c'est parfait merci", "super merci", "parfait merci", "au revoir",
        "merci au revoir", "à bientôt", "à plus", "à plus tard", "à demain", "bonne nuit",
        "bonne journée", "bonne soirée", "ciao", "salut merci",
      ]),
    requests: requests
  )
}
