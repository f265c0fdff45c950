// SPDX-License-Identifier: Apache-2.0

extension Wording.Finding {
  static let english: Wording.Finding = Wording.Finding(
    find: "find [me] [all] [the] <entities>",
    condition: """
      (where|whose|with) [the] ${property} \
      (${operation} [the] ${value}|[is] between ${value} and ${upper})
      """,
    nextCondition: "and [the] ${property2} ${operation2} [the] ${value2}",
    sorted: "(sorted|ordered) by [the] ${sort} [${direction}]",
    ascending: ["ascending", "in ascending order"],
    descending: ["descending", "in descending order"],
    inApplication: "in ${applicationName}",
    search: ["search for", "search everywhere for"],
    operations: [
      .equalTo: ["is", "equals", "is equal to"],
      .notEqualTo: ["is not", "isn't", "does not equal"],
      .contains: ["contains", "has", "includes"],
      .hasPrefix: ["begins with", "starts with"],
      .hasSuffix: ["ends with"],
      .lessThan: [
        "is less than", "is below", "is under", "is before", "is earlier than", "less than",
        "below", "under", "before", "earlier than",
      ],
      .lessThanOrEqualTo: ["is at most", "at most", "is up to", "up to", "is no more than"],
      .greaterThan: [
        "is more than", "is greater than", "is above", "is over", "is after", "is later than",
        "more than", "greater than", "above", "over", "after", "later than",
      ],
      .greaterThanOrEqualTo: ["is at least", "at least", "is no less than"],
      .isBetween: ["is between", "between"],
      .hasAnyValue: ["has any value", "has a value"],
      .hasNoValue: ["has no value"],
    ],
    between: "and",
    plural: { singular in
      guard !singular.isEmpty else { return "" }
      let lower = singular.lowercased()
      let vowels = "aeiou"
      if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return "\(singular)es" }
      if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
        return "\(singular.dropLast())ies"
      }
      return "\(singular)s"
    },
    titleOfFinding: { "Find \($0)" },
    found: { "\($0): \($1)." },
    nothingFound: { "No \($0) found." },
    openWhich: { "Found \($0). Open which:" },
    openOne: { "Found \($0). Open it?" },
    more: { "\($0) more" },
    noOperation: { "How “\($0)” is to be compared was not said." },
    cannotFind: { "\($0) has no query that lists or compares entities." },
    unknownEntity: { name, nearest, known in
      let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
      return known.isEmpty
        ? "No app has entities that can be found."
        : "There is no entity “\(name)” to find.\(hint) There are: \(Wording.names(known))."
    },
    ambiguousEntity: { "“\($0)” is in several apps; say \(Wording.english.list($1))." },
    unknownProperty: { kind, name, nearest, known in
      let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
      return "\(kind) has no property “\(name)” to compare.\(hint) It has: \(Wording.names(known))."
    },
    unknownSort: { kind, name, nearest, known in
      let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
      return "\(kind) cannot be sorted by “\(name)”.\(hint) It can by: \(Wording.names(known))."
    },
    cannotCompare: { property, operation, possible in
      let list = possible.map { "“\($0)”" }.joined(separator: ", ")
      return "\(property) cannot be compared with “\(operation)”; it takes \(list)."
    },
    wrongCount: { operation, count in
      switch count {
      case 0: "“\(operation)” takes no value."
      case 1: "“\(operation)” takes one value."
      default: "“\(operation)” takes \(count) values."
      }
    },
    noSuchValue: { value, property, known in
      let hint = known.isEmpty ? "" : " It may be \(Wording.english.list(known))."
      return "“\(value)” is no value for \(property).\(hint)"
    }
  )
}
