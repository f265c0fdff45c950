// SPDX-License-Identifier: Apache-2.0

extension French {
  /// What is said, as a sentence.
  ///
  /// The blanks inside « » and before : ; ? ! are no-break spaces.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "C’est annulé."
    case .done: "C’est fait."
    case .failed(let intent, let reason): "\(intent) : cela n’a pas marché. \(reason)"
    case .left(let intent): intent.map { "Abandonné : « \($0) »." } ?? "Abandonné."
    case .stillWorking(let intent):
      "\(intent.map { "« \($0) » est encore en cours" } ?? "C’est encore en cours"). "
        + "Dites « annuler » pour arrêter."
    case .nothingToCancel: "Il n’y a rien à annuler."
    case .busy: "Répondez d’abord à la question ou dites « annuler »."
    case .askedTooOften(let parameter):
      "La question sur « \(parameter) » revient sans cesse : l’action a été arrêtée."
    case .openedTooOften(let intent):
      "\(intent) : l’action se relance sans cesse, elle a été arrêtée."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "Je n’ai pas compris."
    case .tooManyMeanings:
      "Cela peut vouloir dire trop de choses. Dites-le plus brièvement, s’il vous plaît."
    case .nearest(let suggestion, let stop):
      "Je n’ai pas compris. Le plus proche : « \(suggestion) » ; ça bloque à « \(stop) »."
    case .nearestSentence(let suggestion):
      "Je n’ai pas compris. Le plus proche : « \(suggestion) »."
    case .nearestIncomplete(let suggestion, let expected):
      "Je n’ai pas compris. Le plus proche : « \(suggestion) » ; il manque : \(expected)."
    case .unknownValue(let value, let kind): "« \(value) » est introuvable (\(kind))."
    case .didYouMean(let suggestion): "Vouliez-vous dire « \(suggestion) » ?"
    case .forInstance(let suggestion): "Par exemple, vous pouvez dire « \(suggestion) »."
    case .thereAre(let names): "Il y a \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first):
      "Une demande à la fois, s’il vous plaît : dites d’abord « \(first) »."
    case .valuesUnavailable(let kind, let reason):
      "Impossible de lire les valeurs (\(kind)) : \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property) : \((value ?? "aucune valeur").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "Dites « aide » pour savoir ce que vous pouvez dire."
    case .hello(let suggestion):
      "Bonjour.\(suggestion.map { " Dites par exemple « \($0) »." } ?? "") "
        + "« Aide » vous indique ce que vous pouvez dire."
    case .goodbye: "Je vous en prie. Au revoir."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)) : \(list(choices, count, phrasing)) ?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)) : \(text(of: sections, phrasing)) ?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count, phrasing)
    case .askFor(let title): "Pouvez-vous préciser : \(title) ?"
    case .didYouSay(let words): "Avez-vous dit « \(words) » ?"
    case .readBack(let title, let words):
      "\(title.map { "\($0) : \(words)" } ?? "« \(words) »"). C’est bien ça ?"
    case .sayAgain: "Répétez, ou épelez."
    case .confirmQuestion: "En êtes-vous sûr ?"
    case .goOnWith(let actionName): "\(actionName) ?"
    case .othersSee(let values, let action):
      "D’autres personnes voient aussi \(quoted(values, .and, phrasing)). \(action) ?"
    case .value: "valeur"

    case .askYesOrNo: "Répondez par oui ou par non, s’il vous plaît."
    case .emptyAnswer: "Donnez une réponse ou dites « annuler »."
    case .notAnAnswer(let answer): "« \(answer) » ne répond pas à la question."
    case .outOfRange(let minimum, let maximum): "Il faut \(span(minimum, maximum))."
    case .noFile(let path): "Le fichier « \(path) » n’existe pas."
    case .wrongFile(let name, let kinds):
      "« \(name) » ne convient pas. Ce qui convient : \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      « \(value) » ne va pas avec \(quoted(others, .and, phrasing)) (\(kind)). \
      Ce qui convient : \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "Il n’y a rien (\(kind))."
        : "Il n’y a rien pour \(quoted(others, .and, phrasing)) (\(kind))."
    case .valueChanged(let title, let value): "\(title) : \(value)."
    case .answerFirst: "Répondez d’abord, ou dites « annuler »."
    case .orCancel: "« Annuler » permet d’en sortir."
    case .valueGone(let value): "« \(value) » n’existe plus."

    case .anyNumber: "N’importe quel nombre convient."
    case .anyWords: "N’importe quels mots conviennent."
    case .valuesForInstance(let values, let count):
      "Ce qui convient, par exemple : \(list(values, count, phrasing))."

    case .anotherOrDone: "Autre chose ? Continuez, ou dites « c’est tout »."
    case .moreNeeded(let count): "Il en faut encore \(count)."
    case .wrongCount(let minimum, let maximum, let given):
      "Il faut \(limits(minimum, maximum, phrasing)), et non \(given)."

    case .nothingToUndo: "Il n’y a rien à annuler."
    case .nothingToRedo: "Il n’y a rien à rétablir."
    case .undone(let action): "Annulé : \(action)."
    case .redone(let action): "Rétabli : \(action)."
    case .cannotUndo(let last, let other):
      "« \(last) » ne peut pas être annulé. Annuler « \(other) » à la place ?"
    case .notUndone(let action, let reason): "Impossible d’annuler (\(action)) : \(reason)"
    case .notRedone(let action, let reason): "Impossible de rétablir (\(action)) : \(reason)"
    case .lastAction: "la dernière action"
    case .targetGone: "ce qui a été modifié n’existe plus."

    case .continueInApplication(let application): "Continuer dans \(application) ?"
    case .applicationUnavailable(let application):
      "L’application \(application) ne peut pas être affichée pour le moment."
    case .applicationEnded(let application):
      "L’application \(application) s’est arrêtée avant de répondre ; on ne sait pas si c’est fait."
    case .applicationCannotStart(let application, let reason):
      "L’application \(application) n’a pas pu démarrer : \(reason.ended)"
    case .notAuthenticated: "Il faut d’abord confirmer votre identité."

    case .snippetClosed: "C’est fermé."
    case .snippetFailed(let reason): "L’affichage n’a pas pu être actualisé : \(reason.ended)"
    case .snippetGone(let entity): "« \(entity) » n’existe plus"
    case .snippetLate(let seconds):
      "cela a pris plus de \(seconds) \(phrasing.plural(seconds) == .one ? "seconde" : "secondes")"

    case .titleOfFinding(let plural): "Trouver : \(plural)"
    case .found(let count, let names, let rest):
      "\(count) : \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "Aucun résultat (\(plural))."
    case .nothingToFindBy(let plural): "Aucun critère pour rechercher : \(plural)."
    case .openWhich(let names): "J’ai trouvé \(phrasing.list(names, .and)). Que faut-il ouvrir :"
    case .openWhichOf(let count): "J’en ai trouvé \(count). Que faut-il ouvrir :"
    case .openOne(let name): "J’ai trouvé \(name). Faut-il l’ouvrir ?"
    case .cannotFind(let kind): "« \(kind) » : aucune requête ne liste ni ne compare cela."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Aucune application n’a d’éléments à rechercher."
        : "On ne peut pas rechercher « \(name) ».\(hint(nearest)) Ce qui est possible : \(names(known, phrasing))."
    case .ambiguousEntity(let name, let qualified):
      "« \(name) » existe dans plusieurs applications ; dites \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind) : pas de critère « \(name) ».\(hint(nearest)) Ce qui existe : \(names(known, phrasing))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind) : pas de tri par « \(name) ».\(hint(nearest)) Tris possibles : \(names(known, phrasing))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property) : « \(operation) » ne convient pas ; essayez \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count):
      "« \(operation) » demande \(count == 0 ? "zéro valeur" : values(count, phrasing))."
    case .noSuchValue(let value, let property, let known):
      "« \(value) » ne convient pas (\(property)).\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "la condition dépasse \(limit) caractères"
    case .propertyMissing(let known):
      "la condition n’a pas de critère. Il y a \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      """
      il n’y a pas de critère « \(name) ».\(hint(nearest)) \
      Il y a \(quoted(known, .and, phrasing)).
      """
    case .comparisonMissing(let possible):
      "il manque une comparaison après le critère. Possible : \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "ce n’est pas une comparaison. Possible : \(quoted(possible, .or, phrasing))."
    case .valueMissing: "il manque une valeur"
    case .secondValueMissing: "il manque une deuxième valeur. Écrivez « entre a et b »."
    case .nothingMayFollow: "rien ne peut suivre ici"
    case .nothingMayFollowValue:
      "rien ne peut suivre la valeur ; mettez-la entre guillemets si tout en fait partie"
    case .quoteWithoutEnd: "le guillemet ouvert ici n’est pas fermé"
    case .cannotJoin(let word): "« \(word) » ne relie pas des conditions. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "pas de réponse en \(seconds) s"
    case .parameterMissing(let name): "il manque une valeur : \(name)"
    case .noCode(let intent): "\(intent) vient d’un fichier de catalogue, il n’y a rien à exécuter"
    case .noProgram(let name): "le programme « \(name) » n’existe pas"
    case .programFailed(let name, let reason):
      "le programme « \(name) » ne peut pas être lancé : \(reason)"
    case .programEnded(let name, let status):
      "le programme « \(name) » s’est terminé avec le code \(status)"
    case .noOpening(let application, let kind):
      "\(application) : aucune action n’ouvre cela (\(kind))"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Un quart est fait."
    case 2: "La moitié est faite."
    default: "Les trois quarts sont faits."
    }
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "Pouvez-vous préciser (\($0))" } ?? "Lequel"
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "une valeur entre \(minimum) et \(maximum)"
    case (let minimum?, nil): "\(minimum) ou plus"
    case (nil, let maximum?): "\(maximum) ou moins"
    case (nil, nil): "un nombre"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?, _ phrasing: Phrasing) -> String {
    switch maximum {
    case minimum?: "exactement \(values(minimum, phrasing))"
    case let maximum? where minimum == 0: "au plus \(values(maximum, phrasing))"
    case let maximum?: "de \(minimum) à \(values(maximum, phrasing))"
    case nil: "au moins \(values(minimum, phrasing))"
    }
  }

  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    "\(count) \(phrasing.plural(count) == .one ? "valeur" : "valeurs")"
  }

  private static func more(_ count: Int, _ phrasing: Phrasing) -> String {
    "\(count) \(phrasing.plural(count) == .one ? "autre" : "autres")"
  }

  private static func list(
    _ items: [String], _ count: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: count) { more($0, phrasing) }
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names) { more($0, phrasing) }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Vouliez-vous dire « \($0) » ?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " Possible : \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "« \($0) »" }, junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "Mettez la valeur entre guillemets si « \(word) » en fait partie"
  }

  /// « 1 ou 2 (centre-ville), ou 30 (banlieue) ».
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), ou \(last)"
  }
}
