// SPDX-License-Identifier: Apache-2.0

extension Italian {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "Annullato."
    case .done: "Fatto."
    case .failed(let intent, let reason): "\(intent): non ha funzionato. \(reason)"
    case .left(let intent): intent.map { "Ho lasciato da parte «\($0)»." } ?? "Lasciato da parte."
    case .stillWorking(let intent):
      """
      Un momento\(intent.map { ": «\($0)» è ancora in corso" } ?? ", non è ancora finito"). \
      Per fermare tutto, di' «annulla».
      """
    case .nothingToCancel: "Non c'è niente da annullare."
    case .busy: "Prima rispondi alla domanda, oppure di' «annulla»."
    case .askedTooOften(let parameter):
      "La domanda su «\(parameter)» si ripete di continuo, quindi mi sono fermato."
    case .openedTooOften(let intent):
      "\(intent): l'azione continua a riaprire se stessa, quindi è stata fermata."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "Non ho capito."
    case .tooManyMeanings: "Può voler dire troppe cose. Prova a dirlo più in breve."
    case .nearest(let suggestion, let stop):
      "Non ho capito. La frase più vicina è «\(suggestion)»; mi sono perso a «\(stop)»."
    case .nearestSentence(let suggestion):
      "Non ho capito. La frase più vicina è «\(suggestion)»."
    case .nearestIncomplete(let suggestion, let expected):
      "Non ho capito. La frase più vicina è «\(suggestion)»; manca: \(expected)."
    case .unknownValue(let value, let kind): "Non trovo «\(value)» (\(kind))."
    case .didYouMean(let suggestion): "Intendevi «\(suggestion)»?"
    case .forInstance(let suggestion): "Va bene per esempio «\(suggestion)»."
    case .thereAre(let names): "Puoi scegliere tra \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "Una cosa alla volta, per favore: prima di' «\(first)»."
    case .valuesUnavailable(let kind, let reason):
      "Non è stato possibile leggere i valori (\(kind)): \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "nessun valore").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "Di' «aiuto» per sapere che cosa puoi dire."
    case .hello(let suggestion):
      "Ciao.\(suggestion.map { " Di' per esempio «\($0)»." } ?? "") "
        + "Con «aiuto» ti dico che cosa puoi dire."
    case .goodbye: "Prego. A presto."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)): \(list(choices, count, phrasing))?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)): \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count, phrasing)
    case .askFor(let title): "Che cosa metto come \(quoted(title))?"
    case .didYouSay(let words): "Hai detto «\(words)»?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "«\(words)»"). Giusto?"
    case .sayAgain: "Dillo di nuovo, oppure lettera per lettera."
    case .confirmQuestion: "Confermi?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .othersSee(let values, let action):
      "Anche altre persone vedono \(quoted(values, .and, phrasing)). \(action)?"
    case .value: "valore"

    case .askYesOrNo: "Rispondi sì o no, per favore."
    case .emptyAnswer: "Di' una risposta, oppure «annulla»."
    case .notAnAnswer(let answer): "«\(answer)» non risponde alla domanda."
    case .outOfRange(let minimum, let maximum): "Serve \(span(minimum, maximum))."
    case .noFile(let path): "Il file «\(path)» non esiste."
    case .wrongFile(let name, let kinds):
      "Il file «\(name)» non va bene. Tipi possibili: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      «\(value)» non va bene con \(quoted(others, .and, phrasing)) (\(kind)). \
      Puoi scegliere: \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "Non c'è niente da scegliere (\(kind))."
        : "Non c'è niente che vada bene con \(quoted(others, .and, phrasing)) (\(kind))."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "Prima rispondi a questo, oppure di' «annulla»."
    case .orCancel: "Con «annulla» lasciamo perdere."
    case .valueGone(let value): "«\(value)» non c'è più."

    case .anyNumber: "Va bene qualsiasi numero."
    case .anyWords: "Va bene qualsiasi parola."
    case .valuesForInstance(let values, let count):
      "Va bene per esempio: \(list(values, count, phrasing))."

    case .anotherOrDone: "Altro? Dimmi il prossimo, oppure di' «fatto»."
    case .moreNeeded(let count): "Dimmene \(count == 1 ? "ancora uno" : "altri \(count)")."
    case .wrongCount(let minimum, let maximum, let given):
      "Valori necessari: \(limits(minimum, maximum)). Ricevuti: \(given)."

    case .nothingToUndo: "Non c'è niente da annullare."
    case .nothingToRedo: "Non c'è niente da ripristinare."
    case .undone(let action): "Annullato: \(action)."
    case .redone(let action): "Fatto di nuovo: \(action)."
    case .cannotUndo(let last, let other):
      "«\(last)» non si può annullare. Annullo invece «\(other)»?"
    case .notUndone(let action, let reason): "\(action): non è stato possibile annullare. \(reason)"
    case .notRedone(let action, let reason): "\(action): non è stato possibile ripetere. \(reason)"
    case .lastAction: "l'ultima azione"
    case .targetGone: "ciò che era cambiato non c'è più."

    case .continueInApplication(let application): "Continuo nell'app «\(application)»?"
    case .applicationUnavailable(let application):
      "Al momento non si può mostrare l'app «\(application)»."
    case .applicationEnded(let application):
      "L'app «\(application)» si è chiusa prima di rispondere; non si sa se è fatto."
    case .applicationCannotStart(let application, let reason):
      "Non è stato possibile avviare l'app «\(application)»: \(reason.ended)"
    case .notAuthenticated: "Prima devi confermare la tua identità."

    case .snippetClosed: "Chiuso."
    case .snippetFailed(let reason): "Non è stato possibile aggiornare: \(reason.ended)"
    case .snippetGone(let entity): "«\(entity)» non c'è più"
    case .snippetLate(let seconds):
      "ci è voluto più di \(seconds) \(phrasing.plural(seconds) == .one ? "secondo" : "secondi")"

    case .titleOfFinding(let plural): "Trova \(plural)"
    case .found(let count, let names, let rest):
      "\(count): \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "Nessun risultato: \(plural)."
    case .nothingToFindBy(let plural): "Non ci sono proprietà per cercare: \(plural)."
    case .openWhich(let names): "Ho trovato \(phrasing.list(names, .and)). Quale apro?"
    case .openWhichOf(let count): "Risultati: \(count). Quale apro?"
    case .openOne(let name): "Ho trovato \(name). Apro?"
    case .cannotFind(let kind): "\(kind): la ricerca non sa elencare né confrontare."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Nessuna app ha qualcosa da cercare."
        : "Non si può cercare «\(name)».\(hint(nearest)) Si può: \(names(known, phrasing))."
    case .ambiguousEntity(let name, let qualified):
      "«\(name)» è in più app; di' \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      """
      \(kind): non c'è la proprietà «\(name)».\(hint(nearest)) \
      Ci sono: \(names(known, phrasing)).
      """
    case .unknownSort(let kind, let name, let nearest, let known):
      """
      \(kind): non si può ordinare per «\(name)».\(hint(nearest)) \
      Si può per: \(names(known, phrasing)).
      """
    case .cannotCompare(let property, let operation, let possible):
      """
      \(property): non si può confrontare con «\(operation)»; \
      si può con \(quoted(possible, .or, phrasing)).
      """
    case .wrongValueCount(let operation, let count):
      "«\(operation)» vuole \(values(count, phrasing))."
    case .noSuchValue(let value, let property, let known):
      "«\(value)» non va bene (\(property)).\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "la condizione ha più di \(limit) caratteri"
    case .propertyMissing(let known):
      "nella condizione manca una proprietà. Ci sono \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      """
      la proprietà «\(name)» non esiste.\(hint(nearest)) \
      Ci sono \(quoted(known, .and, phrasing)).
      """
    case .comparisonMissing(let possible):
      "dopo la proprietà manca un confronto. Può essere \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "questo non è un confronto. Può essere \(quoted(possible, .or, phrasing))."
    case .valueMissing: "manca un valore"
    case .secondValueMissing: "manca un secondo valore. Scrivi «tra a e b»."
    case .nothingMayFollow: "qui non può seguire altro"
    case .nothingMayFollowValue:
      "dopo il valore non può seguire altro; se fa parte del valore, metti tutto tra virgolette"
    case .quoteWithoutEnd: "le virgolette aperte qui non sono chiuse"
    case .cannotJoin(let word): "«\(word)» non può unire due condizioni. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "nessuna risposta entro \(seconds) s"
    case .parameterMissing(let name): "manca un valore: \(name)"
    case .noCode(let intent): "\(intent) viene da un file di catalogo e non ha codice da eseguire"
    case .noProgram(let name): "il programma «\(name)» non esiste"
    case .programFailed(let name, let reason):
      "non è stato possibile avviare il programma «\(name)»: \(reason)"
    case .programEnded(let name, let status):
      "il programma «\(name)» è terminato con lo stato \(status)"
    case .noOpening(let application, let kind):
      "\(application): nessuna azione apre questo (\(kind))"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Fatto un quarto."
    case 2: "Fatta metà."
    default: "Fatti tre quarti."
    }
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "un valore tra \(minimum) e \(maximum)"
    case (let minimum?, nil): "un valore non inferiore a \(minimum)"
    case (nil, let maximum?): "un valore non superiore a \(maximum)"
    case (nil, nil): "un numero"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "\(minimum)"
    case let maximum? where minimum == 0: "al massimo \(maximum)"
    case let maximum?: "da \(minimum) a \(maximum)"
    case nil: "almeno \(minimum)"
    }
  }

  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    if count == 0 { return "nessun valore" }
    return phrasing.plural(count) == .one ? "un valore" : "\(count) valori"
  }

  private static func which(_ kind: String?) -> String { kind.map { "Quale (\($0))" } ?? "Quale" }

  /// "1 altro", "altri 7".
  private static func more(_ count: Int, _ phrasing: Phrasing) -> String {
    phrasing.plural(count) == .one ? "\(count) altro" : "altri \(count)"
  }

  private static func list(
    _ items: [String], _ more: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: more) { self.more($0, phrasing) }
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names) { more($0, phrasing) }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Intendevi «\($0)»?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " Può essere: \(phrasing.list(values, .or))."
  }

  private static func quoted(_ name: String) -> String { "«\(name)»" }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map(quoted), junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "Metti il valore tra virgolette se «\(word)» ne fa parte"
  }

  /// «1 o 2 (centro) oppure 30 (periferia)».
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")) oppure \(last)"
  }
}
