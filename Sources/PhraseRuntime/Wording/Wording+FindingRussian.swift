// SPDX-License-Identifier: Apache-2.0

extension Wording.Finding {
  static let russian: Wording.Finding = Wording.Finding(
    find: "(найди|найти|найдите) [все] <entities>",
    condition: """
      (где|у которых|у которого) ${property} \
      (${operation} ${value}|между ${value} и ${upper})
      """,
    nextCondition: "и ${property2} ${operation2} ${value2}",
    sorted:
      "(отсортируй|отсортировав|отсортированные|по порядку|сортировка) [по] [полю] ${sort} [${direction}]",
    ascending: ["по возрастанию"],
    descending: ["по убыванию"],
    inApplication: "в ${applicationName}",
    search: ["найди везде", "поищи", "ищи везде"],
    operations: [
      .equalTo: ["равно", "равен", "равна", "это", "есть"],
      .notEqualTo: ["не равно", "не равен", "не равна", "не"],
      .contains: ["содержит", "включает"],
      .hasPrefix: ["начинается с", "начинается на"],
      .hasSuffix: ["заканчивается на", "кончается на"],
      .lessThan: ["меньше", "меньше чем", "ниже", "до", "раньше"],
      .lessThanOrEqualTo: ["не больше", "не более", "не позже"],
      .greaterThan: ["больше", "больше чем", "выше", "после", "позже"],
      .greaterThanOrEqualTo: ["не меньше", "не менее", "не раньше"],
      .isBetween: ["между"],
      .hasAnyValue: ["задано", "имеет значение"],
      .hasNoValue: ["не задано", "не имеет значения"],
    ],
    between: "и",
    plural: { singular in
      guard let last = singular.last?.lowercased() else { return singular }
      let stem = singular.dropLast()
      let softens = stem.last.map { "гкхжчшщ".contains($0.lowercased()) } ?? false
      switch last {
      case "а": return "\(stem)\(softens ? "и" : "ы")"
      case "я", "ь", "й": return "\(stem)и"
      case "о": return "\(stem)а"
      case "е": return "\(stem)я"
      default:
        return "гкхжчшщ".contains(last) ? "\(singular)и" : "\(singular)ы"
      }
    },
    titleOfFinding: { "Найти: \($0)" },
    found: { "\($0): \($1)." },
    nothingFound: { "Ничего не найдено: \($0)." },
    openWhich: { "Найдено: \($0). Что открыть:" },
    openOne: { "Найдено: \($0). Открыть?" },
    more: { "ещё \($0)" },
    noOperation: { "Не сказано, как сравнивать «\($0)»." },
    cannotFind: { "«\($0)»: запрос не умеет перечислять или сравнивать." },
    unknownEntity: { name, nearest, known in
      let hint = nearest.map { " Может быть, «\($0)»?" } ?? ""
      return known.isEmpty
        ? "Искать нечего: ни одно приложение этого не умеет."
        : "Искать «\(name)» нельзя.\(hint) Можно: \(Wording.names(known))."
    },
    ambiguousEntity: {
      "«\($0)» есть в нескольких приложениях; скажите \(Wording.russian.list($1))."
    },
    unknownProperty: { kind, name, nearest, known in
      let hint = nearest.map { " Может быть, «\($0)»?" } ?? ""
      return "\(kind): свойства «\(name)» нет.\(hint) Есть: \(Wording.names(known))."
    },
    unknownSort: { kind, name, nearest, known in
      let hint = nearest.map { " Может быть, «\($0)»?" } ?? ""
      return "\(kind): сортировать по «\(name)» нельзя.\(hint) Можно: \(Wording.names(known))."
    },
    cannotCompare: { property, operation, possible in
      let list = possible.map { "«\($0)»" }.joined(separator: ", ")
      return "\(property): сравнение «\(operation)» не подходит; подходят \(list)."
    },
    wrongCount: { operation, count in
      switch count {
      case 0: "«\(operation)» не требует значения."
      case 1: "«\(operation)» требует одно значение."
      default: "«\(operation)» требует значений: \(count)."
      }
    },
    noSuchValue: { value, property, known in
      let hint = known.isEmpty ? "" : " Возможно: \(Wording.russian.list(known))."
      return "«\(value)» не подходит: \(property).\(hint)"
    }
  )
}
