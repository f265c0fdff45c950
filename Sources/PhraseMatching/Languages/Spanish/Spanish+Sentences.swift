// SPDX-License-Identifier: Apache-2.0

extension Spanish {
  /// What is said, as a sentence.
  ///
  /// Nobody knows the gender of the words of apps, so they stand between quotation marks, in
  /// brackets or behind a colon.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "Cancelado."
    case .done: "Hecho."
    case .failed(let intent, let reason): "\(intent): no ha funcionado. \(reason)"
    case .left(let intent): intent.map { "He dejado «\($0)»." } ?? "Lo he dejado."
    case .stillWorking(let intent):
      "Sigo trabajando\(intent.map { " en «\($0)»" } ?? ""). Di «cancelar» para parar."
    case .nothingToCancel: "No hay nada que cancelar."
    case .busy: "Responde antes a la pregunta o di «cancelar»."
    case .askedTooOften(let parameter):
      "Pregunta una y otra vez por «\(parameter)», así que lo he detenido."
    case .openedTooOften(let intent):
      "\(intent): se abre una y otra vez, así que lo he detenido."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "No he entendido esa frase."
    case .tooManyMeanings: "Eso puede significar demasiadas cosas. Dilo más corto, por favor."
    case .nearest(let suggestion, let stop):
      "No he entendido esa frase. La más parecida: «\(suggestion)»; me perdí en «\(stop)»."
    case .nearestSentence(let suggestion):
      "No he entendido esa frase. La más parecida: «\(suggestion)»."
    case .nearestIncomplete(let suggestion, let expected):
      "No he entendido esa frase. La más parecida: «\(suggestion)»; le falta esto: \(expected)."
    case .unknownValue(let value, let kind): "No encuentro «\(value)» (\(kind))."
    case .didYouMean(let suggestion): "¿Querías decir «\(suggestion)»?"
    case .forInstance(let suggestion): "Valdría, por ejemplo, «\(suggestion)»."
    case .thereAre(let names): "Lo que hay: \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "Una petición cada vez, por favor: di primero «\(first)»."
    case .valuesUnavailable(let kind, let reason):
      "No se han podido leer los valores (\(kind)): \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "sin datos").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "Di «ayuda» para saber qué puedes decir."
    case .hello(let suggestion):
      "Hola.\(suggestion.map { " Di, por ejemplo, «\($0)»." } ?? "") "
        + "Con «ayuda» te cuento qué puedes decir."
    case .goodbye: "De nada. Hasta luego."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)): \(list(choices, count, phrasing))?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)): \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title): "¿Qué pongo en «\(title)»?"
    case .didYouSay(let words): "¿Has dicho «\(words)»?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "«\(words)»"). ¿Es correcto?"
    case .sayAgain: "Dilo otra vez o deletréalo."
    case .confirmQuestion: "¿Confirmas?"
    case .goOnWith(let actionName): "¿\(actionName)?"
    case .othersSee(let values, let action):
      "Esto también lo ven otras personas: \(quoted(values, .and, phrasing)). ¿\(action)?"
    case .value: "valor"

    case .askYesOrNo: "Responde sí o no, por favor."
    case .emptyAnswer: "Di una respuesta o «cancelar»."
    case .notAnAnswer(let answer): "«\(answer)» no responde a la pregunta."
    case .outOfRange(let minimum, let maximum): "Tiene que ser \(span(minimum, maximum))."
    case .noFile(let path): "No hay ningún archivo «\(path)»."
    case .wrongFile(let name, let kinds):
      "El archivo «\(name)» no sirve. Lo que sirve: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      «\(value)» (\(kind)) no va con \(quoted(others, .and, phrasing)). \
      Lo que sirve: \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "No hay nada (\(kind))."
        : "No hay nada (\(kind)) que vaya con \(quoted(others, .and, phrasing))."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "Primero responde a eso o di «cancelar»."
    case .orCancel: "Con «cancelar» lo dejamos."
    case .valueGone(let value): "«\(value)» ya no está."

    case .anyNumber: "Vale cualquier número."
    case .anyWords: "Vale cualquier texto."
    case .valuesForInstance(let values, let count):
      "Valdría, por ejemplo: \(list(values, count, phrasing))."

    case .anotherOrDone: "¿Algo más? Dime otro valor o di «listo»."
    case .moreNeeded(let count):
      phrasing.plural(count) == .one ? "Falta un valor." : "Faltan \(values(count, phrasing))."
    case .wrongCount(let minimum, let maximum, let given):
      "Cantidad de valores: \(limits(minimum, maximum)). Has dicho \(given)."

    case .nothingToUndo: "No hay nada que deshacer."
    case .nothingToRedo: "No hay nada que rehacer."
    case .undone(let action): "Deshecho: \(action)."
    case .redone(let action): "Hecho de nuevo: \(action)."
    case .cannotUndo(let last, let other):
      "«\(last)» no se puede deshacer. ¿Deshago «\(other)» en su lugar?"
    case .notUndone(let action, let reason): "No se ha podido deshacer «\(action)»: \(reason)"
    case .notRedone(let action, let reason): "No se ha podido rehacer «\(action)»: \(reason)"
    case .lastAction: "la última acción"
    case .targetGone: "lo que cambió ya no está."

    case .continueInApplication(let application): "¿Seguimos en \(application)?"
    case .applicationUnavailable(let application):
      "Ahora mismo no se puede mostrar la app \(application)."
    case .applicationEnded(let application):
      "La app \(application) se ha cerrado antes de responder; no se sabe si está hecho."
    case .applicationCannotStart(let application, let reason):
      "No se ha podido abrir la app \(application): \(reason.ended)"
    case .notAuthenticated: "Para eso tienes que demostrar antes quién eres."

    case .snippetClosed: "Cerrado."
    case .snippetFailed(let reason): "No se ha podido actualizar: \(reason.ended)"
    case .snippetGone(let entity): "«\(entity)» ya no está"
    case .snippetLate(let seconds):
      "ha tardado más de \(seconds) \(phrasing.plural(seconds) == .one ? "segundo" : "segundos")"

    case .titleOfFinding(let plural): "Buscar: \(plural)"
    case .found(let count, let names, let rest):
      "\(count): \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "No he encontrado nada: \(plural)."
    case .nothingToFindBy(let plural): "No hay propiedades por las que buscar: \(plural)."
    case .openWhich(let names): "He encontrado \(phrasing.list(names, .and)). ¿Qué abro?:"
    case .openWhichOf(let count): "Resultados: \(count). ¿Qué abro?:"
    case .openOne(let name): "He encontrado \(name). ¿Lo abro?"
    case .cannotFind(let kind): "«\(kind)» no tiene ninguna consulta que enumere o compare."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Ninguna app tiene nada que se pueda buscar."
        : "No se puede buscar «\(name)».\(hint(nearest)) Se puede: \(names(known, phrasing))."
    case .ambiguousEntity(let name, let qualified):
      "Varias apps tienen «\(name)»; di \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind) no tiene la propiedad «\(name)».\(hint(nearest)) Tiene: \(names(known, phrasing))."
    case .unknownSort(let kind, let name, let nearest, let known):
      """
      \(kind): no se puede ordenar por «\(name)».\(hint(nearest)) \
      Se puede por: \(names(known, phrasing)).
      """
    case .cannotCompare(let property, let operation, let possible):
      "\(property): «\(operation)» no sirve; lo que sirve es \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count):
      "«\(operation)» \(count == 0 ? "no lleva valor" : "lleva \(values(count, phrasing))")."
    case .noSuchValue(let value, let property, let known):
      "«\(value)» no sirve como \(property).\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "la condición pasa de \(limit) caracteres"
    case .propertyMissing(let known):
      "la condición no nombra ninguna propiedad. Lo que hay: \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      """
      no hay ninguna propiedad «\(name)».\(hint(nearest)) \
      Lo que hay: \(quoted(known, .and, phrasing)).
      """
    case .comparisonMissing(let possible):
      "falta una comparación detrás de la propiedad. Sirve \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "eso no es una comparación. Sirve \(quoted(possible, .or, phrasing))."
    case .valueMissing: "falta un valor"
    case .secondValueMissing: "falta el segundo valor. Escribe «entre a y b»."
    case .nothingMayFollow: "aquí no puede seguir nada"
    case .nothingMayFollowValue:
      "detrás del valor no puede seguir nada; si todo es un solo valor, ponlo entre comillas"
    case .quoteWithoutEnd: "las comillas que se abren aquí no se cierran"
    case .cannotJoin(let word): "«\(word)» no une condiciones. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "no ha habido respuesta en \(seconds) s"
    case .parameterMissing(let name): "falta un valor: \(name)"
    case .noCode(let intent):
      "\(intent) está en un archivo de catálogo y no hay código que ejecutar"
    case .noProgram(let name): "no hay ningún programa «\(name)»"
    case .programFailed(let name, let reason): "no se puede ejecutar «\(name)»: \(reason)"
    case .programEnded(let name, let status): "«\(name)» ha terminado con el estado \(status)"
    case .noOpening(let application, let kind): "\(application) no tiene nada que lo abra (\(kind))"
    }
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "¿Cuál (\($0))" } ?? "¿Cuál"
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Va una cuarta parte."
    case 2: "Va la mitad."
    default: "Van tres cuartas partes."
    }
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "un valor entre \(minimum) y \(maximum)"
    case (let minimum?, nil): "\(minimum) o más"
    case (nil, let maximum?): "\(maximum) o menos"
    case (nil, nil): "un número"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "exactamente \(minimum)"
    case let maximum? where minimum == 0: "como máximo \(maximum)"
    case let maximum?: "de \(minimum) a \(maximum)"
    case nil: "al menos \(minimum)"
    }
  }

  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    if count == 0 { return "ningún valor" }
    return phrasing.plural(count) == .one ? "un valor" : "\(count) valores"
  }

  private static func more(_ count: Int) -> String { "\(count) más" }

  private static func list(
    _ items: [String], _ count: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: count, rest: more)
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names, more)
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " ¿Querías decir «\($0)»?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " Sirve \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "«\($0)»" }, junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "Pon el valor entre comillas si «\(word)» forma parte de él"
  }

  /// “1 o 2 (pueblo), o 30 (campo)”.
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), o \(last)"
  }
}
