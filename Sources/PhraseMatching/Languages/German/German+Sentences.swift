// SPDX-License-Identifier: Apache-2.0

extension German {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "Abgebrochen."
    case .done: "Erledigt."
    case .failed(let intent, let reason): "„\(intent)“ hat nicht geklappt: \(reason)"
    case .left(let intent):
      "\(intent.map { "„\($0)“" } ?? "Das") wird nicht weiterverfolgt."
    case .stillWorking(let intent):
      "\(intent.map { "„\($0)“ läuft noch" } ?? "Das läuft noch"). Mit „abbrechen“ hört es auf."
    case .nothingToCancel: "Es gibt nichts abzubrechen."
    case .busy: "Bitte zuerst die Frage beantworten oder „abbrechen“ sagen."
    case .askedTooOften(let parameter):
      "Die Frage nach „\(parameter)“ wiederholt sich immer wieder, deshalb wurde abgebrochen."
    case .openedTooOften(let intent):
      "„\(intent)“ ruft sich immer wieder selbst auf, deshalb wurde abgebrochen."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "Das habe ich nicht verstanden."
    case .tooManyMeanings: "Das kann zu vieles bedeuten. Bitte kürzer sagen."
    case .nearest(let suggestion, let stop):
      "Das habe ich nicht verstanden. Am nächsten kommt „\(suggestion)“; unklar ist „\(stop)“."
    case .nearestSentence(let suggestion):
      "Das habe ich nicht verstanden. Am nächsten kommt „\(suggestion)“."
    case .nearestIncomplete(let suggestion, let expected):
      "Das habe ich nicht verstanden. Am nächsten kommt „\(suggestion)“; es fehlt: \(expected)."
    case .unknownValue(let value, let kind): "„\(value)“ gibt es nicht (\(kind))."
    case .didYouMean(let suggestion): "Meintest du „\(suggestion)“?"
    case .forInstance(let suggestion): "Möglich ist zum Beispiel „\(suggestion)“."
    case .thereAre(let names): "Es gibt \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "Bitte eins nach dem anderen: zuerst „\(first)“."
    case .valuesUnavailable(let kind, let reason):
      "Die Werte ließen sich nicht lesen (\(kind)): \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "keine Angabe").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "„Hilfe“ zeigt, was man sagen kann."
    case .hello(let suggestion):
      "Hallo.\(suggestion.map { " Sag zum Beispiel „\($0)“." } ?? "") "
        + "„Hilfe“ zeigt, was man sagen kann."
    case .goodbye: "Gern geschehen. Bis bald."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)): \(list(choices, count, phrasing))?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)): \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title): "Bitte angeben: \(title)."
    case .didYouSay(let words): "Hast du „\(words)“ gesagt?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "„\(words)“"). Stimmt das?"
    case .sayAgain: "Bitte noch einmal sagen oder buchstabieren."
    case .confirmQuestion: "Bist du sicher?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .othersSee(let values, let action):
      "Das sehen auch andere: \(quoted(values, .and, phrasing)). \(action)?"
    case .value: "Wert"

    case .askYesOrNo: "Bitte mit Ja oder Nein antworten."
    case .emptyAnswer: "Bitte antworten oder „abbrechen“ sagen."
    case .notAnAnswer(let answer): "„\(answer)“ passt nicht als Antwort."
    case .outOfRange(let minimum, let maximum): "Möglich ist nur \(span(minimum, maximum))."
    case .noFile(let path): "Die Datei „\(path)“ gibt es nicht."
    case .wrongFile(let name, let kinds):
      "„\(name)“ passt nicht. Möglich: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      „\(value)“ gibt es für \(quoted(others, .and, phrasing)) nicht (\(kind)). \
      Möglich: \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "Es ist nichts da (\(kind))."
        : "Für \(quoted(others, .and, phrasing)) ist nichts da (\(kind))."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "Bitte zuerst antworten oder „abbrechen“ sagen."
    case .orCancel: "Mit „abbrechen“ hört die Frage auf."
    case .valueGone(let value): "„\(value)“ gibt es nicht mehr."

    case .anyNumber: "Jede Zahl ist möglich."
    case .anyWords: "Alle Wörter sind möglich."
    case .valuesForInstance(let values, let count):
      "Möglich ist zum Beispiel: \(list(values, count, phrasing))."

    case .anotherOrDone: "Noch etwas? Sonst „fertig“ sagen."
    case .moreNeeded(let count):
      "Bitte noch \(count == 1 ? "einen Wert" : "\(count) Werte") nennen."
    case .wrongCount(let minimum, let maximum, let given):
      "Nötig: \(limits(minimum, maximum, phrasing)). Genannt: \(given)."

    case .nothingToUndo: "Es gibt nichts rückgängig zu machen."
    case .nothingToRedo: "Es gibt nichts wiederherzustellen."
    case .undone(let action): "Rückgängig gemacht: \(action)."
    case .redone(let action): "Wiederhergestellt: \(action)."
    case .cannotUndo(let last, let other):
      "„\(last)“ lässt sich nicht rückgängig machen. Stattdessen „\(other)“ rückgängig machen?"
    case .notUndone(let action, let reason):
      "Das ließ sich nicht rückgängig machen (\(action)): \(reason)"
    case .notRedone(let action, let reason):
      "Das ließ sich nicht wiederherstellen (\(action)): \(reason)"
    case .lastAction: "letzte Aktion"
    case .targetGone: "was geändert wurde, gibt es nicht mehr."

    case .continueInApplication(let application): "In der App „\(application)“ weitermachen?"
    case .applicationUnavailable(let application):
      "Die App „\(application)“ lässt sich gerade nicht anzeigen."
    case .applicationEnded(let application):
      "Die App „\(application)“ wurde beendet, bevor sie antworten konnte; "
        + "ob es erledigt ist, ist nicht bekannt."
    case .applicationCannotStart(let application, let reason):
      "Die App „\(application)“ lässt sich nicht starten: \(reason.ended)"
    case .notAuthenticated: "Dafür muss erst feststehen, wer du bist."

    case .snippetClosed: "Geschlossen."
    case .snippetFailed(let reason): "Die Anzeige ließ sich nicht erneuern: \(reason.ended)"
    case .snippetGone(let entity): "„\(entity)“ gibt es nicht mehr"
    case .snippetLate(let seconds):
      "es hat länger als \(seconds) \(phrasing.plural(seconds) == .one ? "Sekunde" : "Sekunden") gedauert"

    case .titleOfFinding(let plural): "\(plural) finden"
    case .found(let count, let names, let rest):
      "\(count): \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "Nichts gefunden: \(plural)."
    case .nothingToFindBy(let plural):
      "Es gibt keine Eigenschaften, nach denen sich suchen lässt: \(plural)."
    case .openWhich(let names):
      "Gefunden: \(phrasing.list(names, .and)). Was soll geöffnet werden:"
    case .openWhichOf(let count): "Gefunden: \(count). Was soll geöffnet werden:"
    case .openOne(let name): "Gefunden: \(name). Öffnen?"
    case .cannotFind(let kind):
      "„\(kind)“: Die Abfrage kann nichts auflisten oder vergleichen."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Keine App hat etwas, das sich suchen lässt."
        : "„\(name)“ lässt sich nicht suchen.\(hint(nearest)) Möglich: \(names(known, phrasing))."
    case .ambiguousEntity(let name, let qualified):
      "„\(name)“ gibt es in mehreren Apps; sag \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind): Die Eigenschaft „\(name)“ gibt es nicht.\(hint(nearest)) Es gibt: \(names(known, phrasing))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind): Nach „\(name)“ lässt sich nicht sortieren.\(hint(nearest)) Möglich: \(names(known, phrasing))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property): „\(operation)“ geht hier nicht. Möglich: \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count):
      "„\(operation)“ verlangt \(demand(count, phrasing))."
    case .noSuchValue(let value, let property, let known):
      "„\(value)“ ist kein Wert für „\(property)“.\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "die Bedingung hat mehr als \(limit) Zeichen"
    case .propertyMissing(let known):
      "in der Bedingung fehlt die Eigenschaft. Es gibt \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      """
      die Eigenschaft „\(name)“ gibt es nicht.\(hint(nearest)) \
      Es gibt \(quoted(known, .and, phrasing)).
      """
    case .comparisonMissing(let possible):
      "hinter der Eigenschaft fehlt ein Vergleich. Möglich: \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "das ist kein Vergleich. Möglich: \(quoted(possible, .or, phrasing))."
    case .valueMissing: "es fehlt ein Wert"
    case .secondValueMissing: "es fehlt ein zweiter Wert. Schreib „zwischen a und b“."
    case .nothingMayFollow: "hier darf nichts mehr folgen"
    case .nothingMayFollowValue:
      "hinter dem Wert darf nichts folgen; gehört alles zusammen, setz es in Anführungszeichen"
    case .quoteWithoutEnd: "das Anführungszeichen, das hier beginnt, hat kein Ende"
    case .cannotJoin(let word): "„\(word)“ verbindet keine Bedingungen. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "keine Antwort innerhalb von \(seconds) s"
    case .parameterMissing(let name): "es fehlt ein Wert: \(name)"
    case .noCode(let intent):
      "„\(intent)“ steht in einer Katalogdatei; es gibt keinen Code zum Ausführen"
    case .noProgram(let name): "das Programm „\(name)“ gibt es nicht"
    case .programFailed(let name, let reason): "„\(name)“ lässt sich nicht starten: \(reason)"
    case .programEnded(let name, let status): "„\(name)“ endete mit Status \(status)"
    case .noOpening(let application, let kind):
      "\(application): Keine Aktion öffnet das (\(kind))"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Ein Viertel ist geschafft."
    case 2: "Die Hälfte ist geschafft."
    default: "Drei Viertel sind geschafft."
    }
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "Was genau (\($0))" } ?? "Was genau"
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "ein Wert zwischen \(minimum) und \(maximum)"
    case (let minimum?, nil): "ein Wert ab \(minimum)"
    case (nil, let maximum?): "ein Wert bis \(maximum)"
    case (nil, nil): "eine Zahl"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?, _ phrasing: Phrasing) -> String {
    switch maximum {
    case minimum?: "genau \(values(minimum, phrasing))"
    case let maximum? where minimum == 0: "höchstens \(values(maximum, phrasing))"
    case let maximum?: "\(minimum) bis \(values(maximum, phrasing))"
    case nil: "mindestens \(values(minimum, phrasing))"
    }
  }

  /// “1 Wert”, “2 Werte”.
  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    "\(count) \(phrasing.plural(count) == .one ? "Wert" : "Werte")"
  }

  private static func demand(_ count: Int, _ phrasing: Phrasing) -> String {
    switch count {
    case 0: "keinen Wert"
    case 1: "einen Wert"
    default: values(count, phrasing)
    }
  }

  private static func more(_ count: Int) -> String {
    count == 1 ? "1 weiterer Eintrag" : "\(count) weitere"
  }

  private static func list(
    _ items: [String], _ rest: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: rest, rest: more)
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names, more)
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Meintest du „\($0)“?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " Möglich: \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "„\($0)“" }, junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "Setz den Wert in Anführungszeichen, wenn „\(word)“ dazugehört"
  }

  /// “1 oder 2 (Stadt), oder 30 (Umland)”.
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), oder \(last)"
  }
}
