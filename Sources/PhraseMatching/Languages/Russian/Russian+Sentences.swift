// SPDX-License-Identifier: Apache-2.0

extension Russian {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "Отменено."
    case .done: "Готово."
    case .failed(let intent, let reason): "\(intent): не получилось. \(reason)"
    case .left(let intent): intent.map { "Оставлено: «\($0)»." } ?? "Оставлено."
    case .stillWorking(let intent):
      "\(intent.map { "«\($0)» ещё выполняется" } ?? "Ещё выполняется"). Чтобы остановить, скажите «отмена»."
    case .nothingToCancel: "Отменять нечего."
    case .busy: "Сначала ответьте на вопрос или скажите «отмена»."
    case .askedTooOften(let parameter):
      "Вопрос о значении «\(parameter)» повторяется, поэтому действие остановлено."
    case .openedTooOften(let intent):
      "\(intent): действие запускает само себя, поэтому оно остановлено."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "Такой фразы нет."
    case .tooManyMeanings: "Это можно понять слишком по-разному. Скажите, пожалуйста, короче."
    case .nearest(let suggestion, let stop):
      "Такой фразы нет. Ближе всего: «\(suggestion)»; непонятно с места «\(stop)»."
    case .nearestSentence(let suggestion): "Такой фразы нет. Ближе всего: «\(suggestion)»."
    case .nearestIncomplete(let suggestion, let expected):
      "Такой фразы нет. Ближе всего: «\(suggestion)»; не хватает: \(expected)."
    case .unknownValue(let value, let kind): "Значения «\(value)» нет: \(kind)."
    case .didYouMean(let suggestion): "Может быть, «\(suggestion)»?"
    case .forInstance(let suggestion): "Подошло бы, например, «\(suggestion)»."
    case .thereAre(let names): "Есть \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "Пожалуйста, по одному: сначала скажите «\(first)»."
    case .valuesUnavailable(let kind, let reason):
      "Не удалось прочитать значения (\(kind)): \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "нет").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "Скажите «помощь», чтобы узнать, что можно сказать."
    case .hello(let suggestion):
      "Здравствуйте.\(suggestion.map { " Скажите, например, «\($0)»." } ?? "") "
        + "«Помощь» скажет, что можно сказать."
    case .goodbye: "Пожалуйста. До свидания."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)): \(list(choices, count, phrasing))?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)): \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): "ещё \(values(count, phrasing))"
    case .askFor(let title): "Уточните: \(title)?"
    case .didYouSay(let words): "Вы сказали «\(words)»?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "«\(words)»"). Верно?"
    case .sayAgain: "Скажите ещё раз."
    case .confirmQuestion: "Вы уверены?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .othersSee(let values, let action):
      "Это видят и другие: \(quoted(values, .and, phrasing)). \(action)?"
    case .value: "значение"

    case .askYesOrNo: "Ответьте, пожалуйста, «да» или «нет»."
    case .emptyAnswer: "Ответьте или скажите «отмена»."
    case .notAnAnswer(let answer): "«\(answer)» — не ответ на этот вопрос."
    case .outOfRange(let minimum, let maximum): "Нужно \(span(minimum, maximum))."
    case .noFile(let path): "Файла «\(path)» нет."
    case .wrongFile(let name, let kinds):
      "Файл «\(name)» не подходит. Подойдёт: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      Значения «\(value)» для \(quoted(others, .and, phrasing)) нет (\(kind)). \
      Подойдёт: \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "Ничего нет (\(kind))." : "Для \(quoted(others, .and, phrasing)) ничего нет (\(kind))."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "Сначала ответьте или скажите «отмена»."
    case .orCancel: "Выйти можно словом «отмена»."
    case .valueGone(let value): "«\(value)» больше нет."

    case .anyNumber: "Подойдёт любое число."
    case .anyWords: "Подойдут любые слова."
    case .valuesForInstance(let values, let count):
      "Подошло бы, например: \(list(values, count, phrasing))."

    case .anotherOrDone: "Что ещё? Назовите ещё или скажите «готово»."
    case .moreNeeded(let count): "Назовите ещё \(values(count, phrasing))."
    case .wrongCount(let minimum, let maximum, let given):
      "Нужно \(limits(minimum, maximum, phrasing)), а названо \(given)."

    case .nothingToUndo: "Возвращать нечего."
    case .nothingToRedo: "Повторять нечего."
    case .undone(let action): "Возвращено как было: \(action)."
    case .redone(let action): "Выполнено снова: \(action)."
    case .cannotUndo(let last, let other): "«\(last)» вернуть нельзя. Вернуть как было «\(other)»?"
    case .notUndone(let action, let reason): "Не удалось вернуть как было (\(action)): \(reason)"
    case .notRedone(let action, let reason): "Не удалось повторить (\(action)): \(reason)"
    case .lastAction: "последнее действие"
    case .targetGone: "того, что было изменено, больше нет."

    case .continueInApplication(let application): "Продолжить в приложении \(application)?"
    case .applicationUnavailable(let application):
      "Приложение \(application) сейчас открыть нельзя."
    case .applicationEnded(let application):
      "Приложение \(application) закрылось, не успев ответить; сделано ли это, неизвестно."
    case .applicationCannotStart(let application, let reason):
      "Не удалось запустить приложение \(application): \(reason.ended)"
    case .notAuthenticated: "Сначала нужно подтвердить, кто вы."

    case .snippetClosed: "Закрыто."
    case .snippetFailed(let reason): "Не удалось обновить: \(reason.ended)"
    case .snippetGone(let entity): "«\(entity)» больше нет"
    case .snippetLate(let seconds):
      "прошло больше \(seconds) \(phrasing.plural(seconds) == .one ? "секунды" : "секунд")"

    case .titleOfFinding(let plural): "Найти: \(plural)"
    case .found(let count, let names, let rest):
      "\(count): \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "Ничего не найдено: \(plural)."
    case .nothingToFindBy(let plural): "Нет свойств, по которым искать: \(plural)."
    case .openWhich(let names): "Найдено: \(phrasing.list(names, .and)). Что открыть:"
    case .openWhichOf(let count): "Найдено: \(count). Что открыть:"
    case .openOne(let name): "Найдено: \(name). Открыть?"
    case .cannotFind(let kind): "«\(kind)»: запрос не умеет перечислять или сравнивать."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Искать нечего: ни одно приложение этого не умеет."
        : "Искать «\(name)» нельзя.\(hint(nearest)) Можно: \(names(known, phrasing))."
    case .ambiguousEntity(let name, let qualified):
      "«\(name)» есть в нескольких приложениях; скажите \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind): свойства «\(name)» нет.\(hint(nearest)) Есть: \(names(known, phrasing))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind): сортировать по «\(name)» нельзя.\(hint(nearest)) Можно: \(names(known, phrasing))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property): сравнение «\(operation)» не подходит; подходит \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count): "«\(operation)» \(demand(count, phrasing))."
    case .noSuchValue(let value, let property, let known):
      "«\(value)» не подходит: \(property).\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "условие длиннее \(limit) знаков"
    case .propertyMissing(let known):
      "в условии нет свойства. Есть \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      "свойства «\(name)» нет.\(hint(nearest)) Есть \(quoted(known, .and, phrasing))."
    case .comparisonMissing(let possible):
      "после свойства не хватает сравнения. Подойдёт \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "это не сравнение. Подойдёт \(quoted(possible, .or, phrasing))."
    case .valueMissing: "не хватает значения"
    case .secondValueMissing: "не хватает второго значения. Напишите «между а и б»."
    case .nothingMayFollow: "дальше ничего быть не может"
    case .nothingMayFollowValue:
      "после значения ничего быть не может; если это одно значение, возьмите его в кавычки"
    case .quoteWithoutEnd: "кавычка, которая здесь открывается, не закрыта"
    case .cannotJoin(let word): "«\(word)» не соединяет условия. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "нет ответа в течение \(seconds) с"
    case .parameterMissing(let name): "не хватает значения: \(name)"
    case .noCode(let intent): "\(intent) взято из файла каталога, выполнять нечего"
    case .noProgram(let name): "программы «\(name)» нет"
    case .programFailed(let name, let reason): "программу «\(name)» не запустить: \(reason)"
    case .programEnded(let name, let status): "программа «\(name)» завершилась с кодом \(status)"
    case .noOpening(let application, let kind):
      "\(application): ни одно действие этого не открывает (\(kind))"
    }
  }

  private static func inQuotes(_ word: String) -> String {
    "Возьмите значение в кавычки, если «\(word)» входит в него"
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Четверть готова."
    case 2: "Половина готова."
    default: "Три четверти готовы."
    }
  }

  private static func limits(
    _ minimum: Int, _ maximum: Int?, _ phrasing: Phrasing
  ) -> String {
    switch maximum {
    case minimum?: "ровно \(values(minimum, phrasing))"
    case let maximum? where minimum == 0: "не больше \(ofValues(maximum, phrasing))"
    case let maximum?: "от \(minimum) до \(ofValues(maximum, phrasing))"
    case nil: "не меньше \(ofValues(minimum, phrasing))"
    }
  }

  /// "1 значение", "2 значения", "5 значений".
  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    switch phrasing.plural(count) {
    case .one: "\(count) значение"
    case .few: "\(count) значения"
    case .zero, .two, .many, .other: "\(count) значений"
    }
  }

  /// Behind "не больше": "1 значения", "2 значений".
  private static func ofValues(_ count: Int, _ phrasing: Phrasing) -> String {
    "\(count) \(phrasing.plural(count) == .one ? "значения" : "значений")"
  }

  private static func demand(_ count: Int, _ phrasing: Phrasing) -> String {
    count == 0 ? "не требует значения" : "требует \(values(count, phrasing))"
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "Уточните (\($0))" } ?? "Что именно"
  }

  private static func list(
    _ items: [String], _ more: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: more) { "ещё \(values($0, phrasing))" }
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names) { "ещё \($0)" }
  }

  /// «1 или 2 (город), или 30 (пригород)».
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), или \(last)"
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "значение от \(minimum) до \(maximum)"
    case (let minimum?, nil): "значение не меньше \(minimum)"
    case (nil, let maximum?): "значение не больше \(maximum)"
    case (nil, nil): "число"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Может быть, «\($0)»?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " Возможно: \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "«\($0)»" }, junction)
  }
}
