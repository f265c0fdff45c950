// SPDX-License-Identifier: Apache-2.0

extension German {
  static let finding = FindingWords(
    find: "(finde|find|suche|such) [mir] [alle] [meine|die] <entities> [<details>]",
    condition: """
      (wo|bei denen|deren|mit) [der|die|das|dem] ${property} \
      ([${operation}] ${value} [ist|liegt]|zwischen ${value} und ${upper} [ist|liegt])
      """,
    nextCondition: "und [der|die|das|dem] ${property2} [${operation2}] ${value2} [ist|liegt]",
    sorted: "(sortiert nach|geordnet nach|nach) [dem|der] ${sort} [${direction}] [sortiert]",
    ascending: ["aufsteigend", "in aufsteigender reihenfolge"],
    descending: ["absteigend", "in absteigender reihenfolge"],
    ask: [
      """
      (was ist|was war|wie ist|wie lautet|wer ist|wer war|nenne|sag|zeig) \
      [der|die|das|den] ${property} (von|vom|zu|für) ${entity}
      """,
      "(wer|was|wo|wie|warum) (hat|habe ich|ist|war|wurde|wird) ${entity} ${property}",
      "wann (hat|habe ich|ist|war|wurde|wird) ${entity} ${moment}",
      "(wer|was|wo|wie) [ich] ${entity} ${property} (hat|habe|ist|wurde|war)",
      "wann [ich] ${entity} ${moment} (hat|habe|ist|wurde|war)",
      "(wer|was|wo) ${property} ${entity}",
      "wann ${moment} ${entity}",
      "von wem (ist|wurde) ${entity} ${property}",
      """
      [welcher|welche|welches|welchen|in welchem|in welcher|auf welchem|auf welcher|aus welchem] \
      ${property} (hat|ist|war|steht|liegt|stammt|befindet sich) ${entity}
      """,
      "${property} ${entity} (steht|ist|liegt|stammt)",
      "(ist|war|wurde|habe ich) ${entity} [schon] ${property}",
      "ob [ich] ${entity} [schon] ${property} (habe|ist|wurde)",
      "(habe ich|gibt es|besitze ich) ${entity}",
    ],
    requests: [
      """
      [finde|suche|zeig|zeige|liste] [mir] [alle] [meine] ${quality} <entities> \
      [(von|vom|aus|in|über) ${known}] [auf|an]
      """,
      "[alle] [meine] ${quality} <entities> (zeigen|anzeigen|finden|suchen|auflisten)",
      "(welche|wie viele|wieviele) ${quality} <entities> (gibt es|habe ich|sind da)",
      "(welche|wie viele|wieviele) <entities> (habe ich|sind|wurden) ${quality}",
      """
      [zeig|sag|nenne|erinnere] [mir|mich|mich daran] (welche|wie viele) <entities> [ich] \
      ${quality} (habe|sind)
      """,
      "[finde|suche|zeig|zeige] [mir] [alle] <entities> die [ich] ${quality} (habe|sind|wurden)",
      """
      [finde|suche|zeig|zeige] [mir] [alle] <entities> \
      (von|vom|aus|in|im|auf|über|mit|${property}) ${value}
      """,
      """
      (welche|wie viele|zeig|finde) [alle] <entities> [stehen|liegen|sind] \
      (im|in|auf dem|mit|aus dem) ${property} ${value}
      """,
      """
      (welche|wie viele) <entities> [habe ich|gibt es] (von|aus|in|im|auf|über) ${value} \
      [habe ich|gibt es]
      """,
      "(welche|wie viele) <entities> (stehen|liegen|sind) (in|im|auf|auf der) ${value}",
      """
      [welche|zeig|finde|suche] [alle] <entities> (die|hat|sind|von) ${value} ${property} \
      [hat|sind|wurden]
      """,
      "(zeig|zeige|liste|nenne) [mir] [alle] [meine|die] <entities> [auf|an]",
      "[alle] [meine|die] <entities> (zeigen|anzeigen|auflisten)",
      "(welche|wie viele|wieviele) <entities> (habe ich|gibt es|besitze ich|sind da)",
      "[alle] [meine|die] <entities> in ${applicationName}",
      """
      [finde|zeig|nenne|was ist|was sind|welches ist] [das|die|der|den|mein|meine] [${count}] \
      ${rank} <entities> [nach ${sort}] [(in|von|aus) ${known}]
      """,
      "(welches|welche|welcher) <entities> (ist|sind) [das|die|der] ${rank}",
      "(sortier|sortiere|ordne) [alle] [meine|die] <entities> nach ${sort} [${direction}]",
      "[alle] [meine|die] <entities> nach ${sort} [${direction}] (sortieren|ordnen|sortiert)",
    ],
    greatest: superlatives([
      "höchst", "längst", "größt", "neuest", "neust", "jüngst", "spätest", "teuerst", "meist",
      "tiefst", "schwerst", "dickst", "weitest", "letzt",
    ]),
    least: superlatives([
      "niedrigst", "kürzest", "kleinst", "ältest", "frühest", "billigst", "günstigst", "leichtest",
      "dünnst", "nächstgelegen", "wenigst", "erst",
    ]),
    negated: { quality in
      ["nicht \(quality)", "noch nicht \(quality)", "nie \(quality)"]
        + (takesPrefix(quality) ? ["", "e", "en", "es"] : []).map { "un\(quality)\($0)" }
    },
    inApplication: "… in ${applicationName}",
    search: [
      "suche nach …", "such nach …", "suche überall nach …", "such überall nach …",
      "suche in allen apps nach …", "nach … suchen", "überall nach … suchen",
    ],
    comparisons: .init(
      equalTo: ["ist", "gleich", "ist gleich", "lautet", "heißt"],
      notEqualTo: ["ist nicht", "ungleich", "nicht gleich", "nicht"],
      contains: ["enthält", "beinhaltet"],
      hasPrefix: ["beginnt mit", "fängt an mit"],
      hasSuffix: ["endet mit", "endet auf"],
      lessThan: [
        "kleiner als", "ist kleiner als", "weniger als", "niedriger als", "unter", "ist unter",
        "vor", "ist vor", "liegt vor", "früher als", "ist früher als",
      ],
      lessThanOrEqualTo: [
        "höchstens", "ist höchstens", "maximal", "bis", "bis zu", "nicht mehr als", "spätestens",
      ],
      greaterThan: [
        "größer als", "ist größer als", "mehr als", "höher als", "über", "ist über", "nach",
        "ist nach", "liegt nach", "später als", "ist später als",
      ],
      greaterThanOrEqualTo: [
        "mindestens", "ist mindestens", "wenigstens", "ab", "seit", "nicht weniger als",
        "frühestens",
      ],
      isBetween: ["zwischen", "ist zwischen", "liegt zwischen"],
      hasAnyValue: ["hat einen Wert", "ist angegeben"],
      hasNoValue: ["hat keinen Wert", "ist nicht angegeben", "fehlt"]
    ),
    between: "und",
    plural: { GermanPlurals.plural(of: $0) }
  )

  /// “größte”, “größten”, “am größten”.
  private static func superlatives(_ stems: [String]) -> [String] {
    stems.flatMap { stem in
      GermanSpelling.inflected(stem).dropLast() + ["am \(stem)en"]
    }
  }

  /// Whether "un" may be put before a word, as before participles: "unAsien" would sound like "in Asien".
  private static func takesPrefix(_ quality: String) -> Bool {
    let word = quality.lowercased()
    let isParticiple =
      ["ge", "be", "er", "ver", "ent", "zer", "über"].contains(where: word.hasPrefix)
      && ["t", "en"].contains(where: word.hasSuffix)
    return isParticiple || ["bar", "lich", "ig", "sam", "iert"].contains(where: word.hasSuffix)
      || ["klar", "sicher", "wahr", "gut", "schön", "scharf", "fair"].contains(word)
  }
}

/// Plurals of names of one; German has no rule for most short ones.
private enum GermanPlurals {
  static func plural(of singular: String) -> String {
    let lower = singular.lowercased()
    if let (ending, plural) = words.first(where: { lower.hasSuffix($0.0) }) {
      let stem = singular.dropLast(ending.count)
      let isCapital = stem.isEmpty && singular.first?.isUppercase == true
      return stem + (isCapital ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }
    for (ending, plural) in endings where lower.hasSuffix(ending) {
      return singular.dropLast(ending.count) + plural
    }
    return singular.isEmpty ? "" : "\(singular)e"
  }

  /// Words, also as the last part of longer ones: “Fahrrad”, “Tagebuch”.
  private static let words = [
    ("buch", "bücher"), ("tuch", "tücher"), ("haus", "häuser"), ("bild", "bilder"),
    ("kind", "kinder"), ("mann", "männer"), ("land", "länder"), ("dorf", "dörfer"),
    ("lied", "lieder"), ("blatt", "blätter"), ("brett", "bretter"), ("schloss", "schlösser"),
    ("wort", "wörter"), ("rad", "räder"), ("fach", "fächer"), ("glas", "gläser"),
    ("licht", "lichter"), ("stadt", "städte"), ("zug", "züge"), ("hof", "höfe"),
    ("platz", "plätze"), ("flug", "flüge"), ("gast", "gäste"), ("baum", "bäume"),
    ("plan", "pläne"), ("vertrag", "verträge"), ("auftrag", "aufträge"), ("kauf", "käufe"),
    ("raum", "räume"), ("stuhl", "stühle"), ("schrank", "schränke"), ("ball", "bälle"),
    ("nacht", "nächte"), ("hand", "hände"), ("wand", "wände"), ("satz", "sätze"),
    ("garten", "gärten"), ("laden", "läden"), ("vogel", "vögel"), ("mutter", "mütter"),
    ("vater", "väter"), ("bruder", "brüder"), ("tochter", "töchter"), ("person", "personen"),
    ("uhr", "uhren"), ("zahl", "zahlen"), ("frau", "frauen"), ("bank", "banken"),
    ("held", "helden"), ("kontakt", "kontakte"), ("bus", "busse"), ("app", "apps"),
    ("team", "teams"), ("hotel", "hotels"), ("restaurant", "restaurants"), ("café", "cafés"),
    ("ticket", "tickets"), ("song", "songs"), ("park", "parks"), ("shop", "shops"),
    ("event", "events"), ("link", "links"), ("chat", "chats"), ("podcast", "podcasts"),
    ("termin", "termine"), ("magazin", "magazine"), ("konto", "konten"), ("thema", "themen"),
    ("firma", "firmen"), ("album", "alben"), ("museum", "museen"), ("stadion", "stadien"),
    ("regal", "regale"), ("fahrt", "fahrten"), ("zeit", "zeiten"), ("notiz", "notizen"),
    ("gang", "gänge"), ("antwort", "antworten"), ("arbeit", "arbeiten"), ("tür", "türen"),
    ("nachricht", "nachrichten"), ("burg", "burgen"), ("datum", "daten"),
  ].sorted { $0.0.count > $1.0.count }

  /// Endings of one and of many, the longest first.
  private static let endings = [
    ("schaft", "schaften"), ("erin", "erinnen"), ("chen", "chen"), ("lein", "lein"),
    ("heit", "heiten"), ("keit", "keiten"), ("ment", "mente"), ("ung", "ungen"), ("ing", "ings"),
    ("ion", "ionen"), ("tät", "täten"), ("nis", "nisse"), ("ist", "isten"), ("ent", "enten"),
    ("ium", "ien"), ("ei", "eien"), ("ik", "iken"), ("ur", "uren"), ("or", "oren"), ("um", "en"),
    ("er", "er"), ("el", "el"), ("en", "en"), ("ie", "ien"), ("e", "en"), ("a", "as"), ("o", "os"),
    ("i", "is"), ("u", "us"), ("y", "ys"), ("é", "és"),
  ]
}
