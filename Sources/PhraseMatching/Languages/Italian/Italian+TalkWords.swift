// SPDX-License-Identifier: Apache-2.0

extension Italian {
  static let words = TalkWords(
    cancel: [
      "annulla", "annullare", "stop", "basta", "fermati", "ferma", "lascia stare",
      "lascia perdere", "lasciamo stare", "lasciamo perdere", "niente", "non importa",
      "non fa niente", "fa niente", "no niente", "cancel",
    ],
    yes: [
      "sì", "s", "certo", "certamente", "sicuro", "ok", "okay", "va bene", "d'accordo", "esatto",
      "giusto", "confermo", "procedi", "fallo", "fallo pure", "fai pure", "vai", "vai pure",
      "volentieri", "sì grazie", "sì per favore", "sì certo", "sì sì", "certo che sì",
    ],
    no: [
      "no", "n", "no grazie", "non farlo", "meglio di no", "no no", "assolutamente no", "non ora",
      "macché", "non voglio",
    ],
    help: [
      "aiuto", "aiutami", "cosa posso dire", "che cosa posso dire", "cosa sai fare",
      "che cosa sai fare", "cosa puoi fare", "cosa posso chiedere", "guida",
    ],
    list: ["elenco", "lista"],
    quit: ["esci", "uscire"],
    ordinals: [
      ["primo", "prima", "uno"], ["secondo", "seconda", "due"], ["terzo", "terza", "tre"],
      ["quarto", "quarta", "quattro"], ["quinto", "quinta", "cinque"], ["sesto", "sesta", "sei"],
      ["settimo", "settima", "sette"], ["ottavo", "ottava", "lottavo", "lottava", "otto"],
      ["nono", "nona", "nove"], ["decimo", "decima", "dieci"],
    ],
    last: ["ultimo", "ultima", "lultimo", "lultima"],
    ordinalFrames: [
      "[il|la|lo|quello|quella] <place> [opzione|scelta|voce|risultato]",
      "[il|la|quello|quella] numero <place>",
      "[il|la] <place> (della lista|dell'elenco)",
    ],
    answerOpeners: [
      "a", "ad", "al", "allo", "alla", "ai", "agli", "alle", "di", "del", "dello", "della", "dei",
      "degli", "delle", "da", "dal", "dallo", "dalla", "dai", "in", "nel", "nello", "nella", "nei",
      "nelle", "su", "sul", "sullo", "sulla", "sui", "sulle", "per", "per il", "per lo", "per la",
      "per i", "per gli", "per le", "con", "tra", "tra i", "tra le", "fra", "il", "lo", "la", "i",
      "gli", "le",
    ],
    corrections: [
      "anzi", "anzi no", "no anzi", "cioè", "volevo dire", "no volevo dire", "voglio dire",
      "intendevo", "intendo", "scusa", "scusami", "no scusa", "pardon", "piuttosto", "meglio",
      "no meglio", "aspetta", "no aspetta", "ops", "oh no", "fai", "facciamo", "metti piuttosto",
      "cambialo in", "cambiala in", "correggi in", "no,",
    ],
    back: [
      "indietro", "torna indietro", "un passo indietro", "domanda precedente",
      "la domanda precedente",
    ],
    finished: [
      "fatto", "finito", "ho finito", "basta", "basta così", "è tutto", "questo è tutto",
      "tutto qui", "nient'altro", "niente altro", "nessun altro", "a posto", "a posto così",
    ],
    pressFrames: [
      """
      (premi|tocca|clicca|clicca su|fai clic su|schiaccia|seleziona) [il|sul] \
      [pulsante|bottone|tasto] <control>
      """
    ],
    and: "e",
    or: "o",
    undo: [
      "[per favore] [puoi|potresti] (torna indietro|tornare indietro) [per favore]",
      "[per favore] [puoi|potresti] (rimetti|rimettere) tutto (com'era|come prima) [per favore]",
    ],
    undoThat: [
      """
      [per favore] [puoi|potresti] (annulla|annullare) \
      [questo|tutto|tutto questo|tutto quanto|entrambi|entrambe|l'ultima azione|l'ultima modifica|l'ultima operazione|l'operazione] \
      [per favore]
      """,
      "[per favore] [puoi|potresti] (annullalo|annullala|annullarlo|annullarla) [per favore]",
      """
      [per favore] [puoi|potresti] (rimettilo|rimettila|rimetterlo|rimetterla) \
      (a posto|com'era|dov'era|come prima) [per favore]
      """,
      "[per favore] (riportalo|riportala|spostalo|spostala) indietro [per favore]",
    ],
    redo: [
      """
      [per favore] [puoi|potresti] (rifai|rifare|rifallo|rifarlo|ripristina|ripristinare) \
      [questo|tutto|l'ultima azione|l'ultima operazione|l'operazione] [per favore]
      """
    ],
    finding: finding,
    context: ContextWords(
      references: [
        "",
        "lo", "li", "questo", "questa", "questi", "queste", "quello", "quella", "quelli", "quelle",
        "questo qui", "questa qui", "quello lì", "quella lì", "questo libro", "l'ha", "l'ho",
        "là", "esso", "essa",
      ],
      attached: ["…lo", "…la", "…li", "…le", "…melo", "…mela", "…meli", "…mele", "l…"],
      followUps: [
        "e", "ed", "e per", "e per il", "e per lo", "e per la", "e per i", "e per gli", "e per le",
        "e invece", "invece", "e che mi dici di", "che mi dici di", "e quanto a", "e riguardo a",
        "e con", "e allora", "e altri … per", "altri … per", "e altri … per il", "e altri … per la",
        "e altri … per i",
      ],
      replacements: [
        "anzi", "anzi no", "no anzi", "cioè", "volevo dire", "no scusa volevo dire",
        "scusa volevo dire", "intendevo", "fai", "facciamo",
        "meglio", "cambialo in", "cambiala in", "correggi in", "modificalo in", "modificala in",
        "no,", "aspetta", "no aspetta", "scusa", "no scusa", "era", "erano", "no era", "no erano",
        "sono stati", "no sono stati", "ops",
      ],
      kinds: [
        "quelli", "quelle", "di quelli", "di quelle", "di questi", "di queste", "di loro", "ne",
      ],
      other: ["l'altro", "l'altra", "altro", "altra", "quell'altro", "quell'altra"],
      again: [
        "di nuovo", "ancora", "ancora una volta", "un'altra volta", "fallo di nuovo",
        "fallo ancora", "fallo un'altra volta", "ripeti", "ripetilo", "lo stesso",
        "lo stesso di prima", "la stessa cosa", "ancora lo stesso", "come prima",
      ],
      count: [
        "quanti", "quante", "quanti sono", "quante sono", "quanti sono in tutto",
        "quante sono in tutto", "quanti ce ne sono", "quante ce ne sono", "quanti ne ho",
        "quante ne ho", "quanti in tutto", "quante in tutto",
      ],
      connectors: ["e poi", "e dopo", "e anche", "e inoltre", "dopodiché", "poi", "e", "ed"],
      none: [
        "nessuno", "nessuna", "nessuno dei due", "nessuna delle due", "nessuno di loro",
        "nessuno di questi", "nessuna di queste", "né l'uno né l'altro", "né l'una né l'altra",
      ],
      exclusions: [
        "non", "no non", "ma non", "non quello", "non quella", "non è", "tranne", "tutto tranne",
        "tutti tranne",
      ],
      helpTopics: [
        "aiuto …", "aiuto con …", "aiuto per …", "aiuto su …", "aiutami con …", "guida …",
        "guida di …", "come funziona …",
        "come si usa …", "cosa posso dire a …", "cosa posso fare con …", "cosa sa fare …",
        "quali … ci sono", "che … ci sono", "che tipi di … ci sono", "quali tipi di … ci sono",
      ],
      greetings: [
        "ciao", "salve", "buongiorno", "buon giorno", "buonasera", "buona sera",
        "buon pomeriggio", "ehi", "ehilà", "hey", "ehi ciao", "ciao a te",
      ],
      farewells: [
        "grazie", "grazie mille", "molte grazie", "tante grazie", "mille grazie", "ti ringrazio",
        "ok grazie", "arrivederci", "addio", "a presto", "a dopo", "ci vediamo", "ciao ciao",
        "grazie ciao", "grazie e ciao", "buonanotte", "buona notte", "è tutto grazie",
        "basta così grazie",
      ]),
    requests: requests
  )

  private static let finding = FindingWords(
    find:
      "(trova|trovami|trovare|cerca|cercami|cercare) [tutti|tutte] [i|gli|le] <entities> "
      + "[<details>]",
    condition: """
      (dove|con|il cui|la cui|in cui) (l'${property}|[il|lo|la|i|le] ${property}) \
      (${operation} [il|lo|la] ${value}|[è] [compreso|compresa] tra ${value} e ${upper})
      """,
    nextCondition: """
      e (l'${property2}|[il|lo|la|i|le] ${property2}) ${operation2} [il|lo|la] ${value2}
      """,
    sorted: "(ordinati|ordinate|in ordine) (per|di) ${sort} [${direction}]",
    ascending: ["crescente", "in ordine crescente", "ascendente", "in modo crescente"],
    descending: ["decrescente", "in ordine decrescente", "discendente", "in modo decrescente"],
    ask: [
      """
      [qual è|quale è|qual era|quali sono|chi è|cos'è|dimmi|dammi|mostrami|fammi vedere|che] \
      (l'${property}|[il|lo|la|i|gli|le] ${property}) \
      (di|del|dello|della|dei|delle|ha) ${entity}
      """,
      """
      (chi|dove|come) (ha|è|è stato|è stata|fu|era|si) ${property} [il|lo|la|i|le] ${entity}
      """,
      """
      (quando|in che anno|in quale anno) \
      (ha|è|è stato|è stata|fu|era|si) ${moment} [il|lo|la|i|le] ${entity}
      """,
      """
      (chi|dove|come) ${entity} [ha|è|è stato|è stata|fu] ${property}
      """,
      """
      (quando|in che anno|in quale anno) ${entity} [ha|è|è stato|è stata|fu] ${moment}
      """,
      "${property} (è|era|sta|si trova|ho messo|finisce) [il|lo|la|i|le] ${entity}",
      "(su|in|di|a) (che|quale) ${property} (è|sta|si trova|ho messo|appartiene) ${entity}",
      "(ho|hai) (già|mai|ancora) ${property} [il|lo|la|i|le] ${entity}",
      "è [già|stato|già stato] ${property} [il|lo|la|i|le] ${entity}",
      "[il|lo|la|i|le] ${entity} (è|è già|è stato|è già stato|l'ho|l'ho già) ${property}",
      "(ho|abbiamo|c'è|ci sono|esiste|ce l'ho) [già] [il|lo|la|i|le|un|una] ${entity}",
    ],
    requests: [
      """
      [trova|trovami|cerca|mostra|mostrami|elenca|apri|dammi|fammi vedere] [tutti|tutte] \
      [i|gli|le] [miei|mie] <entities> ([che] [ho|sono] [già] ${quality} [(di|in|su) ${known}]|\
      (di|in|su) ${known} [che] [ho|sono] [già] ${quality})
      """,
      """
      (quali|che|quanti|quante|ricordami quali|dimmi quali|mostrami quali) <entities> \
      [(di|in|su) ${known}] [ho|sono] [già] ${quality}
      """,
      """
      [trova|trovami|cerca|mostra|mostrami|elenca|apri|dammi|quali|quanti|quante] \
      [tutti|tutte] [i|gli|le] [miei|mie] <entities> [sono|ci sono] \
      (di|del|dello|della|da|su|sul|in|con|${property}) [il|lo|la] ${value} [ho|ci sono]
      """,
      """
      (mostra|mostrami|elenca|elencami|fammi vedere|dammi|quali sono) [tutti|tutte] \
      [i|gli|le] [miei|mie] <entities>
      """,
      "[tutti|tutte] [i|gli|le] [miei|mie] <entities> (in|su|nella|nelle) ${applicationName}",
      """
      [trova|mostra|mostrami|apri|dammi|qual è|quale è|quali sono] [il|lo|la|i|gli|le] \
      (${rank} [${count}] <entities>|[${count}] <entities> ${rank}) [per [il|la] ${sort}]
      """,
      """
      (ordina|ordinare|ordinami|metti in ordine|riordina) [tutti|tutte] [i|gli|le] [miei|mie] \
      <entities> (per|secondo|di) (l'${sort}|[il|lo|la] ${sort}) [${direction}]
      """,
    ],
    greatest: agreeing([
      "più alt", "più lung", "più nuov", "più car", "più costos", "più pesant/e", "più lontan",
      "più recent/e", "più grand/e", "maggior/e", "massim", "ultim",
    ]) + ["lultimo", "lultima"],
    least: agreeing([
      "più bass", "più cort", "più vecchi", "più antic", "più piccol", "più brev/e", "meno car",
      "più economic", "più vicin", "più legger", "minor/e", "minim", "prim",
    ]),
    negated: {
      [
        "non \($0)", "non ho \($0)", "non ho ancora \($0)", "non ancora \($0)", "ancora non \($0)",
        "non ho mai \($0)", "mai \($0)", "non sono \($0)", "non sono ancora \($0)",
        "ancora da \($0)",
      ]
    },
    inApplication: "… in ${applicationName}",
    search: ["cerca ovunque", "cerca dappertutto", "cerca dovunque", "cerca in tutte le app"],
    comparisons: .init(
      equalTo: ["è", "è uguale a", "uguale a", "sono", "sia"],
      notEqualTo: ["non è", "è diverso da", "è diversa da", "diverso da", "diversa da"],
      contains: ["contiene", "include", "comprende", "ha"],
      hasPrefix: ["inizia con", "comincia con", "inizia per", "comincia per"],
      hasSuffix: ["finisce con", "termina con", "finisce in", "finisce per"],
      lessThan: [
        "è minore di", "è inferiore a", "è meno di", "è sotto", "è prima di", "è prima del",
        "minore di", "inferiore a", "meno di", "sotto", "prima di", "prima del", "precedente a",
      ],
      lessThanOrEqualTo: [
        "è al massimo", "al massimo", "è fino a", "fino a", "fino al", "non più di", "non oltre",
        "non supera",
      ],
      greaterThan: [
        "è maggiore di", "è superiore a", "è più di", "è sopra", "è dopo", "è dopo il", "supera",
        "maggiore di", "superiore a", "più di", "sopra", "oltre", "dopo", "dopo il",
        "successivo a", "successiva a",
      ],
      greaterThanOrEqualTo: [
        "è almeno", "almeno", "non meno di", "a partire da", "a partire dal",
      ],
      isBetween: ["è compreso tra", "è compresa tra", "è tra", "compreso tra", "tra"],
      hasAnyValue: ["ha un valore", "è impostato", "è impostata"],
      hasNoValue: ["non ha un valore", "non ha valore", "è vuoto", "è vuota"]
    ),
    between: "e",
    plural: plural(of:)
  )

  /// The four forms of adjectives, or the two of those in “-e”.
  private static func agreeing(_ stems: [String]) -> [String] {
    stems.flatMap { stem -> [String] in
      if stem.hasSuffix("/e") { return ["e", "i"].map { stem.dropLast(2) + $0 } }
      let isHard = stem.hasSuffix("c") || stem.hasSuffix("g")
      let many = stem.hasSuffix("i") ? ["", "e"] : isHard ? ["i", "hi", "he"] : ["i", "e"]
      return (["o", "a"] + many).map { stem + $0 }
    }
  }

  /// The first word in the plural, and an adjective behind it: “lista della spesa” is “liste della
  /// spesa”, “nota vocale” is “note vocali”.
  private static func plural(of singular: String) -> String {
    let words = singular.split(separator: " ").map(String.init)
    let links = ["di", "del", "della", "dello", "dei", "delle", "degli", "da", "in", "a", "per"]
    var isNoun = true
    return words.enumerated().map { index, word in
      if links.contains(word.lowercased()) || word.contains("'") || word.contains("’") {
        isNoun = false
      }
      return isNoun || index == 0 ? pluralWord(word) : word
    }
    .joined(separator: " ")
  }

  private static func pluralWord(_ word: String) -> String {
    let lower = word.lowercased()
    // Short for longer words, and those that never change.
    let unchanged = ["foto", "auto", "moto", "radio", "video", "euro", "cinema", "serie", "specie"]
    guard lower.count > 2, !unchanged.contains(lower) else { return word }
    for (one, many) in endings where lower.hasSuffix(one) {
      return word.dropLast(one.count) + many
    }
    return word
  }

  /// The longer endings first; what ends in a consonant or an accent stays as it is.
  private static let endings = [
    ("amma", "ammi"), ("ema", "emi"), ("ico", "ici"), ("cia", "ce"),
    ("gia", "ge"), ("io", "i"), ("co", "chi"), ("go", "ghi"), ("ca", "che"), ("ga", "ghe"),
    ("o", "i"), ("a", "e"), ("e", "i"),
  ]
}
