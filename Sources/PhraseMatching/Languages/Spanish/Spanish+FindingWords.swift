// SPDX-License-Identifier: Apache-2.0

extension Spanish {
  static let finding = FindingWords(
    find: """
      (busca|buscar|búscame|encuentra|encontrar|encuéntrame) [todos|todas] [los|las|mis] \
      <entities> [<details>]
      """,
    condition: """
      (donde|cuyo|cuya|cuyos|cuyas|con|en los que|en las que) [el|la] ${property} \
      (${operation} [el|la] ${value}|[está|esté|es|sea] entre ${value} y ${upper})
      """,
    nextCondition: "y [cuyo|cuya|con] [el|la] ${property2} ${operation2} [el|la] ${value2}",
    sorted: """
      (ordenados por|ordenadas por|ordenado por|ordenar por|por orden de|en orden de) [el|la] \
      ${sort} [${direction}]
      """,
    ascending: [
      "ascendente", "de forma ascendente", "en orden ascendente", "de menor a mayor",
      "de la a a la z",
    ],
    descending: [
      "descendente", "de forma descendente", "en orden descendente", "de mayor a menor",
      "de la z a la a",
    ],
    ask: [
      """
      (cuál es|cuál era|quién es|quién fue|dime|dime cuál es|dame|muéstrame) [el|la] ${property} \
      (de|del|de la) ${entity}
      """,
      "(quién|quiénes|dónde|cómo) [se|fue|he|ha] ${property} [el|la|a] ${entity}",
      "cuándo [se|fue|he|ha] ${moment} [el|la|a] ${entity}",
      // “Quién lo escribió”: what is meant stands before the verb.
      "(quién|quiénes|dónde|cómo) ${entity} [he|ha|fue] ${property}",
      "cuándo ${entity} [he|ha|fue] ${moment}",
      "[en|de] (qué|cuál) ${property} (está|es|tiene|fue|salió) [el|la] ${entity} [ahora]",
      "[en|de] (qué|cuál) ${property} tengo [el|la] ${entity}",
      "${property} (está|estaba|es|tengo|son) [el|la] ${entity} [ahora]",
      "(está|es|fue|he|tengo) [ya] ${property} [ya] [el|la] ${entity}",
      "${entity} [ya] (está|fue|es) [ya] ${property}",
      "(tengo|ya tengo|hay|está) [el|la] ${entity}",
    ],
    requests: [
      """
      [busca|muestra|muéstrame|enséñame|dame|dime|lista|abre|ver] [todos|todas] [los|las|mis] \
      <entities> (${quality} [(de|del|en|sobre) ${known}]|(de|del|en|sobre) ${known} ${quality})
      """,
      """
      [dime|muéstrame|recuérdame] (qué|cuáles|cuántos|los|mis) <entities> \
      [(de|del|en|sobre) ${known}] [que] \
      [he|estoy|tengo|están|me quedan] ${quality}
      """,
      """
      [dime|muéstrame|recuérdame] (cuántas|las) <entities> [(de|del|en|sobre) ${known}] [que] \
      [he|estoy|tengo|están|me quedan] ${quality}
      """,
      "(qué|cuáles|cuántos|cuántas) <entities> ${quality} (tengo|hay)",
      """
      [busca|muestra|muéstrame|enséñame|dame|abre] [todos|todas|algún|alguna] [los|las|mis] \
      <entities> (de|del|de la|por|en|sobre|acerca de|${property}) ${value}
      """,
      """
      (qué|cuáles|cuántos|cuántas) <entities> [tengo|hay] \
      (de|del|de la|por|en|sobre|acerca de|${property}) ${value} [tengo|hay]
      """,
      """
      (muestra|muéstrame|enséñame|lista|dame|dime|cuáles son|ver) [todos|todas] [los|las|mis] \
      <entities>
      """,
      "(qué|cuáles|cuántos|cuántas) <entities> (tengo|hay)",
      "[todos|todas] [los|las|mis] <entities> (en|de) ${applicationName}",
      """
      [busca|muéstrame|enséñame|dime|cuál es|cuáles son] [el|la|los|las|mis] [${count}] <entities> \
      ${rank} [(por|según) [el|la] ${sort}]
      """,
      """
      [busca|muéstrame|enséñame|dime|cuál es|cuáles son] [el|la|los|las|mis] ${rank} [${count}] \
      <entities> [(por|según) [el|la] ${sort}]
      """,
      "[busca|muéstrame|enséñame|dime] [los|las|mis] ${count} ${rank} <entities>",
      """
      (ordena|ordenar|clasifica) [todos|todas] [los|las|mis] <entities> por [el|la] ${sort} \
      [${direction}]
      """,
      """
      (muestra|muéstrame|enséñame) [los|las|mis] <entities> (ordenados|ordenadas) por [el|la] \
      ${sort} [${direction}]
      """,
    ],
    greatest: most(
      ["alt", "larg", "nuev", "car", "pesad", "lejan", "profund", "modern"],
      ["grande", "grandes", "reciente", "recientes", "importante", "importantes"])
      + ["mayor", "mayores", "último", "última", "últimos", "últimas"],
    least: most(
      ["baj", "cort", "pequeñ", "antigu", "viej", "barat", "cercan", "liger"], ["breve", "breves"])
      + ["menor", "menores", "primer", "primero", "primera", "primeros", "primeras"],
    negated: negated,
    inApplication: "… en ${applicationName}",
    search: [
      "busca en todas partes …", "busca … en todas partes", "busca en todas las aplicaciones …",
      "busca … en todas las aplicaciones", "busca en todas las apps …",
      "busca … en todas las apps", "busca … por todas partes",
    ],
    comparisons: .init(
      equalTo: ["es", "sea", "es igual a", "igual a"],
      notEqualTo: [
        "no es", "no sea", "no es igual a", "es distinto de", "distinto de", "es diferente de",
        "diferente de", "distinta de",
      ],
      contains: ["contiene", "contenga", "incluye", "incluya", "tiene"],
      hasPrefix: ["empieza por", "empieza con", "empiece por", "comienza por", "comienza con"],
      hasSuffix: ["termina en", "termina con", "termine en", "acaba en", "acaba con"],
      lessThan: [
        "es menor que", "menor que", "es menor de", "menor de", "es menos de", "menos de",
        "es inferior a", "inferior a", "es anterior a", "anterior a", "es antes de", "antes de",
        "por debajo de",
      ],
      lessThanOrEqualTo: [
        "es como máximo", "como máximo", "como mucho", "hasta", "no es mayor que",
        "es menor o igual que", "menor o igual que", "menor o igual a", "no más de",
      ],
      greaterThan: [
        "es mayor que", "mayor que", "es mayor de", "mayor de", "es más de", "más de",
        "es superior a", "superior a", "es posterior a", "posterior a", "es después de",
        "después de", "por encima de",
      ],
      greaterThanOrEqualTo: [
        "es al menos", "al menos", "por lo menos", "como mínimo", "desde", "a partir de",
        "no es menor que", "es mayor o igual que", "mayor o igual que", "mayor o igual a",
        "no menos de",
      ],
      isBetween: ["está entre", "es entre", "entre"],
      hasAnyValue: ["tiene valor", "tiene algún valor", "tiene un valor"],
      hasNoValue: ["no tiene valor", "no tiene ningún valor", "está vacío", "está vacía"]
    ),
    between: "y",
    plural: SpanishPlural.name
  )

  /// “Más” before adjectives: those with an ending for each gender and number, and others.
  private static func most(_ stems: [String], _ whole: [String]) -> [String] {
    let adjectives = stems.flatMap { stem in ["o", "a", "os", "as"].map { stem + $0 } }
    return (adjectives + whole).map { "más \($0)" }
  }

  private static let negated: @Sendable (String) -> [String] = { quality in
    let denied = [
      "no \(quality)", "no he \(quality)", "no he \(quality) todavía", "no he \(quality) aún",
      "todavía no he \(quality)", "aún no he \(quality)", "no están \(quality)",
      "todavía no están \(quality)", "no estoy \(quality)", "no tengo \(quality)",
    ]
    return denied
      + infinitives(quality).flatMap { ["sin \($0)", "por \($0)", "me faltan por \($0)"] }
  }

  /// The infinitives that a participle may be of: “leídos” is of “leer”, “vivido” of “vivir”.
  private static func infinitives(_ quality: String) -> [String] {
    let participle = quality.lowercased()
    for ending in ["os", "as", "o", "a"] where participle.hasSuffix(ending) {
      let stem = participle.dropLast(ending.count)
      if stem.hasSuffix("ad") { return ["\(stem.dropLast(2))ar"] }
      if stem.hasSuffix("íd") { return ["\(stem.dropLast(2))er"] }
      if stem.hasSuffix("id") { return ["\(stem.dropLast(2))er", "\(stem.dropLast(2))ir"] }
    }
    return []
  }
}

/// The name of many from the name of one.
private enum SpanishPlural {
  /// What stands behind “de” says of what kind and stays: “listas de deseos”.
  static let name: @Sendable (String) -> String = { singular in
    let words = singular.split(separator: " ").map(String.init)
    let head = words.firstIndex { ["de", "del", "para", "con", "en", "a"].contains($0) }
    return words.enumerated().map { index, text in
      index < head ?? words.count ? word(text) : text
    }.joined(separator: " ")
  }

  private static func word(_ singular: String) -> String {
    guard let last = singular.last else { return singular }
    switch last.lowercased() {
    case "a", "e", "i", "o", "u", "á", "é", "ó": return "\(singular)s"
    case "í", "ú": return "\(singular)es"
    case "x": return singular
    case "z": return "\(unstressed(singular.dropLast()))ces"
    case "s":
      // “Lunes” is many already, “autobús” and “mes” are not.
      return isStressedAtEnd(singular) ? "\(unstressed(singular[...]))es" : singular
    case "n":
      return "\(isStressedAtEnd(singular) ? unstressed(singular[...]) : stressed(singular))es"
    default: return "\(singular)es"
    }
  }

  private static func isStressedAtEnd(_ word: String) -> Bool {
    let isAccented = word.dropLast().last.map { plain[$0] != nil } == true
    return isAccented || word.filter { vowels.contains($0) }.count == 1
  }

  /// The last vowel without its accent, unless that tells it from the vowel before it: “estación”
  /// has none in “estaciones”, “país” keeps it.
  private static func unstressed(_ word: Substring) -> String {
    guard let place = word.lastIndex(where: { vowels.contains($0) }), let vowel = plain[word[place]]
    else { return String(word) }
    let before = place > word.startIndex ? word[word.index(before: place)] : " "
    if "íú".contains(word[place]), "aeo".contains(before) { return String(word) }
    return "\(word[..<place])\(vowel)\(word[word.index(after: place)...])"
  }

  /// “Imagen” gets an accent in “imágenes”, which is stressed where “imagen” is.
  private static func stressed(_ word: String) -> String {
    guard !word.contains(where: { plain[$0] != nil }), word.hasSuffix("en"),
      let place = word.dropLast(2).lastIndex(where: { vowels.contains($0) }),
      word.index(after: place) < word.index(word.endIndex, offsetBy: -2),
      let accented = plain.first(where: { $0.value == word[place] })?.key
    else { return word }
    return "\(word[..<place])\(accented)\(word[word.index(after: place)...])"
  }

  private static let plain: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "Á": "A", "É": "E", "Í": "I", "Ó": "O",
    "Ú": "U",
  ]
  private static let vowels = "aeiouáéíóúAEIOUÁÉÍÓÚ"
}
