// SPDX-License-Identifier: Apache-2.0

extension Russian {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying) -> String {
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
    case .oneAtATime(let first): "Пожалуйста, по одному: сначала скажите «\(first)»."
    case .valuesUnavailable(let kind, let reason):
      "Не удалось прочитать значения (\(kind)): \(reason)."
    case .helpHint: "Скажите «помощь», чтобы узнать, что можно сказать."

    case .whichOne(let kind, let choices):
      kind.map { "Уточните (\($0)): \(choices)?" } ?? "Что именно: \(choices)?"
    case .moreChoices(let count): "ещё \(count)"
    case .askFor(let title): "Уточните: \(title)?"
    case .didYouSay(let words): "Вы сказали «\(words)»?"
    case .confirmQuestion: "Вы уверены?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .value: "значение"

    case .askYesOrNo: "Ответьте, пожалуйста, «да» или «нет»."
    case .emptyAnswer: "Ответьте или скажите «отмена»."
    case .notAnAnswer(let answer): "«\(answer)» — не ответ на этот вопрос."
    case .outOfRange(let minimum, let maximum): "Нужно значение от \(minimum) до \(maximum)."
    case .doesNotFit(let value, let kind, let others, let choices):
      "Значения «\(value)» для «\(others)» нет (\(kind)). Подойдёт: \(choices)."
    case .nothingFits(let kind, let others): "Для «\(others)» ничего нет (\(kind))."
    case .answerFirst: "Сначала ответьте или скажите «отмена»."
    case .orCancel: "Выйти можно словом «отмена»."
    case .valueGone(let value): "«\(value)» больше нет."

    case .anyNumber: "Подойдёт любое число."
    case .anyWords: "Подойдут любые слова."
    case .valuesForInstance(let values): "Подошло бы, например: \(values)."

    case .anotherOrDone: "Что ещё? Назовите ещё или скажите «готово»."
    case .moreNeeded(let count): "Назовите ещё: \(count)."
    case .wrongCount(let minimum, let maximum, let given):
      "Нужно значений: \(limits(minimum, maximum)), а названо \(given)."

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
    case .notAuthenticated: "Сначала нужно подтвердить, кто вы."

    case .snippetClosed: "Закрыто."
    case .snippetFailed(let reason): "Не удалось обновить: \(reason)."
    case .snippetGone(let entity): "«\(entity)» больше нет"
    case .snippetLate(let seconds): "прошло больше \(seconds) с"

    case .titleOfFinding(let plural): "Найти: \(plural)"
    case .found(let count, let list): "\(count): \(list)."
    case .nothingFound(let plural): "Ничего не найдено: \(plural)."
    case .openWhich(let names): "Найдено: \(names). Что открыть:"
    case .openOne(let name): "Найдено: \(name). Открыть?"
    case .noOperation(let property): "Не сказано, как сравнивать «\(property)»."
    case .cannotFind(let kind): "«\(kind)»: запрос не умеет перечислять или сравнивать."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "Искать нечего: ни одно приложение этого не умеет."
        : "Искать «\(name)» нельзя.\(hint(nearest)) Можно: \(Language.names(known))."
    case .ambiguousEntity(let name, let qualified):
      "«\(name)» есть в нескольких приложениях; скажите \(Language.list(qualified, words.or))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind): свойства «\(name)» нет.\(hint(nearest)) Есть: \(Language.names(known))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind): сортировать по «\(name)» нельзя.\(hint(nearest)) Можно: \(Language.names(known))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property): сравнение «\(operation)» не подходит; подходят \(quoted(possible))."
    case .wrongValueCount(let operation, let count): "«\(operation)» требует \(values(count))."
    case .noSuchValue(let value, let property, let known):
      "«\(value)» не подходит: \(property).\(possible(known))"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "Четверть готова."
    case 2: "Половина готова."
    default: "Три четверти готовы."
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "ровно \(minimum)"
    case let maximum? where minimum == 0: "не больше \(maximum)"
    case let maximum?: "от \(minimum) до \(maximum)"
    case nil: "не меньше \(minimum)"
    }
  }

  private static func values(_ count: Int) -> String {
    switch count {
    case 0: "ни одного значения"
    case 1: "одно значение"
    default: "значений: \(count)"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Может быть, «\($0)»?" } ?? ""
  }

  private static func possible(_ values: [String]) -> String {
    values.isEmpty ? "" : " Возможно: \(Language.list(values, words.or))."
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "«\($0)»" }.joined(separator: ", ")
  }
}
