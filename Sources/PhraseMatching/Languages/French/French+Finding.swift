// SPDX-License-Identifier: Apache-2.0

extension French {
  /// What is elided is joined to its slot: “l’${property}”, “d’${entity}”.
  static let finding = FindingWords(
    find:
      "(trouve|trouver|trouvez|cherche) [moi] [tous les|toutes les|les|mes|des] <entities> [<details>]",
    condition: """
      (où|dont|avec) [le |la |les |un |une |l']${property} \
      (${operation} [le|la|les] ${value}|[est|sont] entre ${value} et ${upper})
      """,
    nextCondition: "et [dont] [le |la |les |l']${property2} ${operation2} [le|la|les] ${value2}",
    sorted: """
      (trié|triés|triée|triées|classé|classés|classées|ordonnés|ordonnées) par \
      [le |la |l']${sort} [${direction}]
      """,
    ascending: [
      "croissant", "par ordre croissant", "en ordre croissant", "dans l'ordre croissant",
      "ordre croissant", "du plus petit au plus grand",
    ],
    descending: [
      "décroissant", "par ordre décroissant", "en ordre décroissant", "dans l'ordre décroissant",
      "ordre décroissant", "du plus grand au plus petit",
    ],
    ask: [
      """
      (quel est|quelle est|quels sont|quelles sont|quel était|c'est quoi|donne-moi|dis-moi|montre-moi) \
      [le |la |les |l']${property} (de |du |d')${entity}
      """,
      """
      (qui|comment|où) (a |est |a été |ont |ai-je |j'ai |est-ce que j'ai )${property} \
      [le livre |le |la |l']${entity}
      """,
      """
      quand (a |est |a été |ont |ai-je |j'ai |est-ce que j'ai )${moment} \
      [le livre |le |la |l']${entity}
      """,
      """
      (où|par qui) [est-ce que |est-ce qu']${entity} \
      (est|a été|est-il|est-elle|a-t-il été|a-t-elle été) ${property}
      """,
      """
      (quand|en quelle année) [est-ce que |est-ce qu']${entity} \
      (est|a été|est-il|est-elle|a-t-il été|a-t-elle été) ${moment}
      """,
      "[sur|dans|en] [quel|quelle|c'est quel|c'est quelle] ${property} (est|se trouve) ${entity}",
      "[sur|dans|en] (quel|quelle) ${property} (a été écrit|est sorti|se range) ${entity}",
      "${entity} [il |elle |c']est [sur|dans] [quel|quelle] ${property}",
      "(est-ce que |est-ce qu')${entity} (est|a été) [déjà] ${property}",
      "${entity} (est-il|est-elle|a-t-il été|a-t-elle été) [déjà] ${property}",
      "(ai-je|est-ce que j'ai|est-ce que je) [déjà] ${property} [le livre |le |la |l']${entity}",
      // With a pronoun before the verb: “qui l’a écrit”, “est-ce que je l’ai lu”.
      "(qui|est-ce que je) ${entity} [je] ${property}",
      "quand ${entity} [je] ${moment}",
      "(ai-je|est-ce que j'ai|y a-t-il|est-ce qu'il y a) [le livre |le |la |les |l']${entity}",
    ],
    requests: [
      """
      [trouve|cherche|montre|affiche|liste|donne|ouvre] [moi] \
      [tous les|toutes les|les|tous mes|toutes mes|mes|des] <entities> \
      ([(de|d'|du|en|sur) ${known}] [qui sont|que j'ai] ${quality}|\
      ${quality} (de|d'|du|en|sur) ${known})
      """,
      """
      [dis-moi|rappelle-moi|montre-moi] \
      (quels |quelles |combien de |combien d'|quels sont les |quelles sont les |quels sont mes )<entities> \
      [(de|d'|du|en|sur) ${known}] \
      [sont|ai-je|j'ai|est-ce que j'ai|que j'ai|qui sont|il y a] ${quality}
      """,
      """
      [trouve|cherche|montre|affiche|liste|donne|ouvre] [moi] \
      [tous les|toutes les|les|mes|des|un|une|quels|quelles|quels sont les|combien de] <entities> \
      [sont|ai-je|j'ai|il y a|y a-t-il] \
      (de |d'|du |des |par |dans |en |sur |chez |à propos de |avec |${property} |${property} par |\
      ${property} en )[le |la |les |l']${value}
      """,
      """
      (montre|affiche|liste|donne|quels sont|quelles sont) [moi] [tous|toutes] [les|mes] <entities>
      """,
      "[tous|toutes] [les|mes] <entities> (dans|de) ${applicationName}",
      """
      [trouve|cherche|montre|affiche|donne|quel est|quelle est|quels sont|quelles sont] [moi] \
      [le |la |les |mes |mon |ma |l'][${count}] <entities> [le|la|les] ${rank} [par ${sort}]
      """,
      """
      [trouve|cherche|montre|affiche|donne|quel est|quelle est|quels sont|quelles sont] [moi] \
      (le|la|les|mes|mon|ma) [${count}] ${rank} <entities> [par ${sort}]
      """,
      "(trie|trier|triez|classe|classer|classez|ordonne) [tous] [les|mes] <entities> par ${sort} [${direction}]",
    ],
    greatest: [
      "plus haut", "plus haute", "plus hauts", "plus hautes", "plus élevé", "plus élevée",
      "plus élevés", "plus élevées", "plus long", "plus longue", "plus longs", "plus longues",
      "plus grand", "plus grande", "plus grands", "plus grandes", "plus gros", "plus grosse",
      "plus grosses", "plus récent", "plus récente", "plus récents", "plus récentes",
      "plus nouveau", "plus nouvelle", "plus nouveaux", "plus nouvelles", "plus cher",
      "plus chère", "plus chers", "plus chères", "plus profond", "plus profonde", "plus lourd",
      "plus lourde", "plus lourds", "plus lourdes", "plus loin", "plus éloigné", "plus éloignés",
      "dernier", "dernière", "derniers", "dernières",
    ],
    least: [
      "plus bas", "plus basse", "plus basses", "moins élevé", "moins élevée", "moins élevés",
      "plus court", "plus courte", "plus courts", "plus courtes", "plus petit", "plus petite",
      "plus petits", "plus petites", "plus ancien", "plus ancienne", "plus anciens",
      "plus anciennes", "plus vieux", "plus vieil", "plus vieille", "plus vieilles", "moins cher",
      "moins chère", "moins chers", "moins chères", "plus proche", "plus proches", "plus près",
      "plus léger", "plus légère", "plus légers", "plus légères", "moins récent", "moins récents",
      "premier", "première", "premiers", "premières",
    ],
    negated: { quality in
      [
        "non \(quality)", "pas \(quality)", "pas encore \(quality)", "ne sont pas \(quality)",
        "ne sont pas encore \(quality)", "qui ne sont pas \(quality)",
        "qui ne sont pas encore \(quality)", "qui sont pas \(quality)", "je n'ai pas \(quality)",
        "je n'ai pas encore \(quality)", "j'ai pas \(quality)", "j'ai pas encore \(quality)",
        "n'ai-je pas \(quality)", "n'ai-je pas encore \(quality)", "que je n'ai pas \(quality)",
        "que je n'ai pas encore \(quality)", "que je n'ai jamais \(quality)",
        "que j'ai pas \(quality)", "que j'ai pas encore \(quality)",
      ]
    },
    inApplication: "… dans ${applicationName}",
    search: [
      "cherche", "chercher", "cherchez", "recherche", "rechercher", "recherchez", "cherche partout",
      "recherche partout", "fais une recherche sur",
    ],
    comparisons: .init(
      equalTo: ["est", "est égal à", "est égale à", "égale", "vaut", "c'est"],
      notEqualTo: [
        "n'est pas", "est pas", "est différent de", "est différente de", "n'est pas égal à",
      ],
      contains: ["contient", "comprend", "comporte", "inclut"],
      hasPrefix: ["commence par", "débute par"],
      hasSuffix: ["se termine par", "finit par", "termine par"],
      lessThan: [
        "est inférieur à", "est inférieure à", "est moins de", "est en dessous de", "est sous",
        "est avant", "est antérieur à", "est antérieure à", "est plus petit que",
        "est plus petite que", "inférieur à", "inférieure à", "moins de", "en dessous de",
        "au-dessous de", "sous", "avant", "antérieur à", "antérieure à",
      ],
      lessThanOrEqualTo: [
        "est au plus", "au plus", "au maximum", "jusqu'à", "est inférieur ou égal à",
        "est inférieure ou égale à", "pas plus de", "ne dépasse pas",
      ],
      greaterThan: [
        "est supérieur à", "est supérieure à", "est plus de", "est au-dessus de", "est après",
        "est postérieur à", "est postérieure à", "est plus grand que", "est plus grande que",
        "supérieur à", "supérieure à", "plus de", "au-dessus de", "dépasse", "après",
        "postérieur à", "postérieure à",
      ],
      greaterThanOrEqualTo: [
        "est au moins", "au moins", "au minimum", "est supérieur ou égal à",
        "est supérieure ou égale à", "à partir de", "pas moins de",
      ],
      isBetween: ["est entre", "entre", "est compris entre", "est comprise entre"],
      hasAnyValue: ["a une valeur", "est renseigné", "est renseignée"],
      hasNoValue: ["n'a pas de valeur", "n'est pas renseigné", "n'est pas renseignée"]
    ),
    between: "et",
    plural: { plural(of: $0) }
  )

  /// “Arrêts de bus” of “arrêt de bus”: what stands before a preposition takes the endings.
  private static func plural(of singular: String) -> String {
    let words = singular.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let joints: Set<String> = ["de", "du", "des", "à", "au", "aux", "en", "par", "pour", "sur"]
    let end =
      words.firstIndex { joints.contains($0.lowercased()) || $0.lowercased().isElidedOf }
      ?? words.endIndex
    return (words[..<end].map(pluralOfWord) + words[end...]).joined(separator: " ")
  }

  private static func pluralOfWord(_ word: String) -> String {
    guard let last = word.lowercased().last, last.isLetter else { return word }
    let lower = word.lowercased()
    if "sxz".contains(last) { return word }
    if ["eau", "au", "eu"].contains(where: lower.hasSuffix) { return "\(word)x" }
    if lower.hasSuffix("al"), !["bal", "carnaval", "festival", "récital"].contains(lower) {
      return "\(word.dropLast())ux"
    }
    return "\(word)s"
  }
}

extension String {
  /// “d’arrivée” behind a noun.
  fileprivate var isElidedOf: Bool { hasPrefix("d'") || hasPrefix("d’") }
}
