// SPDX-License-Identifier: Apache-2.0

extension English {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "Cancelled."
    case .done: "Done."
    case .failed(let intent, let reason): "\(intent) did not work: \(reason)"
    case .left(let intent): intent.map { "Left “\($0)”." } ?? "Left that."
    case .stillWorking(let intent):
      "Still working\(intent.map { " on “\($0)”" } ?? ""). Say “cancel” to stop it."
    case .nothingToCancel: "There is nothing to cancel."
    case .busy: "Answer the question first, or say “cancel”."
    case .askedTooOften(let parameter): "It keeps asking for the \(parameter), so it was stopped."
    case .openedTooOften(let intent): "\(intent) opens itself again and again, so it was stopped."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "No phrase matches."
    case .tooManyMeanings: "That can mean too many things. Please say it shorter."
    case .nearest(let suggestion, let stop):
      "No phrase matches. Nearest: “\(suggestion)”; it stopped at “\(stop)”."
    case .nearestSentence(let suggestion): "No phrase matches. Nearest: “\(suggestion)”."
    case .nearestIncomplete(let suggestion, let expected):
      "No phrase matches. Nearest: “\(suggestion)”; it stopped before \(expected)."
    case .unknownValue(let value, let kind): "There is no \(kind) “\(value)”."
    case .didYouMean(let suggestion): "Did you mean “\(suggestion)”?"
    case .forInstance(let suggestion): "What fits is for instance “\(suggestion)”."
    case .thereAre(let names): "There are \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "One request at a time, please: say “\(first)” first."
    case .valuesUnavailable(let kind, let reason):
      "The values for \(kind) could not be read: \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "none").ended)"
    case .count(let count): "\(count)."
    case .helpHint: "Say “help” for what can be said."
    case .hello(let suggestion):
      "Hello.\(suggestion.map { " Say for instance “\($0)”." } ?? "") “Help” tells what can be said."
    case .goodbye: "You are welcome. Goodbye."

    case .whichOne(let kind, let choices, let count):
      "Which \(kind ?? "one"): \(phrasing.list(choices, .or, more: count, rest: more))?"
    case .whichOneOfSections(let kind, let sections):
      "Which \(kind ?? "one"): \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title): "What is the \(title)?"
    case .didYouSay(let words): "Did you say “\(words)”?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "“\(words)”"). Right?"
    case .sayAgain: "Say it again, or spell it."
    case .confirmQuestion: "Are you sure?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .othersSee(let values, let action):
      "Others can see \(quoted(values, .and, phrasing)), too. \(action)?"
    case .value: "value"

    case .askYesOrNo: "Please answer yes or no."
    case .emptyAnswer: "Say an answer, or “cancel”."
    case .notAnAnswer(let answer): "“\(answer)” does not answer that."
    case .outOfRange(let minimum, let maximum): "It has to be \(span(minimum, maximum))."
    case .noFile(let path): "There is no file “\(path)”."
    case .wrongFile(let name, let kinds):
      "“\(name)” does not fit. What fits: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      There is no \(kind) “\(value)” for \(phrasing.list(others, .and)). \
      What fits is \(phrasing.list(choices, .or, more: count, rest: more)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "There is no \(kind)." : "There is no \(kind) for \(phrasing.list(others, .and))."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "First answer that, or say “cancel”."
    case .orCancel: "“Cancel” leaves it."
    case .valueGone(let value): "“\(value)” is not there any more."

    case .anyNumber: "Any number will do."
    case .anyWords: "Any words will do."
    case .valuesForInstance(let values, let count):
      "What fits is for instance \(phrasing.list(values, .or, more: count, rest: more))."

    case .anotherOrDone: "Anything else? Name another, or say “done”."
    case .moreNeeded(let count): "Please name \(count) more."
    case .wrongCount(let minimum, let maximum, let given):
      "It takes \(limits(minimum, maximum)), not \(given)."

    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .undone(let action): "Undone: \(action)."
    case .redone(let action): "Done again: \(action)."
    case .cannotUndo(let last, let other): "“\(last)” cannot be undone. Undo “\(other)” instead?"
    case .notUndone(let action, let reason): "\(action) could not be undone: \(reason)"
    case .notRedone(let action, let reason): "\(action) could not be done again: \(reason)"
    case .lastAction: "the last action"
    case .targetGone: "what it changed is not there any more."

    case .continueInApplication(let application): "Continue in \(application)?"
    case .applicationUnavailable(let application): "\(application) cannot be shown at the moment."
    case .applicationEnded(let application):
      "\(application) ended before it had answered; whether it is done is not known."
    case .applicationCannotStart(let application, let reason):
      "\(application) cannot be started: \(reason.ended)"
    case .notAuthenticated: "That needs proof of who you are."

    case .snippetClosed: "Closed."
    case .snippetFailed(let reason): "It could not be shown anew: \(reason.ended)"
    case .snippetGone(let entity): "“\(entity)” is no longer there"
    case .snippetLate(let seconds):
      "it took longer than \(seconds) \(phrasing.plural(seconds) == .one ? "second" : "seconds")"

    case .titleOfFinding(let plural): "Find \(plural)"
    case .found(let count, let names, let rest):
      "\(count): \(phrasing.list(names, .and, more: rest, rest: more))."
    case .nothingFound(let plural): "No \(plural) found."
    case .nothingToFindBy(let plural): "There are no properties to find \(plural) by."
    case .openWhich(let names): "Found \(phrasing.list(names, .and)). Open which:"
    case .openWhichOf(let count): "Found \(count). Open which:"
    case .openOne(let name): "Found \(name). Open it?"
    case .cannotFind(let kind): "\(kind) has no query that lists or compares entities."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "No app has entities that can be found."
        : "There is no entity “\(name)” to find.\(hint(nearest)) There are: \(phrasing.names(known, more))."
    case .ambiguousEntity(let name, let qualified):
      "“\(name)” is in several apps; say \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind) has no property “\(name)” to compare.\(hint(nearest)) It has: \(phrasing.names(known, more))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind) cannot be sorted by “\(name)”.\(hint(nearest)) It can by: \(phrasing.names(known, more))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property) cannot be compared with “\(operation)”; it takes \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count):
      "“\(operation)” takes \(values(count, phrasing))."
    case .noSuchValue(let value, let property, let known):
      "“\(value)” is no value for \(property).\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "the condition has more than \(limit) characters"
    case .propertyMissing(let known):
      "the condition has no property. There are \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      """
      there is no property “\(name)”.\(hint(nearest)) \
      There are \(quoted(known, .and, phrasing)).
      """
    case .comparisonMissing(let possible):
      "a comparison is missing after the property. It may be \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "this is no comparison. It may be \(quoted(possible, .or, phrasing))."
    case .valueMissing: "a value is missing"
    case .secondValueMissing: "a second value is missing. Write “between a and b”."
    case .nothingMayFollow: "nothing may follow here"
    case .nothingMayFollowValue:
      "nothing may follow the value; quote all of it if it belongs together"
    case .quoteWithoutEnd: "the quote that begins here has no end"
    case .cannotJoin(let word): "“\(word)” cannot join conditions. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "no answer within \(seconds) seconds"
    case .parameterMissing(let name): "a value for \(name) is missing"
    case .noCode(let intent): "\(intent) stands in a catalog file; there is no code to perform"
    case .noProgram(let name): "there is no program “\(name)”"
    case .programFailed(let name, let reason): "“\(name)” cannot be run: \(reason)"
    case .programEnded(let name, let status): "“\(name)” ended with status \(status)"
    case .noOpening(let application, let kind): "\(application) has no intent that opens \(kind)"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "A quarter done."
    case 2: "Half done."
    default: "Three quarters done."
    }
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "between \(minimum) and \(maximum)"
    case (let minimum?, nil): "\(minimum) or more"
    case (nil, let maximum?): "\(maximum) or less"
    case (nil, nil): "a number"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "exactly \(minimum)"
    case let maximum? where minimum == 0: "at most \(maximum)"
    case let maximum?: "\(minimum) to \(maximum)"
    case nil: "at least \(minimum)"
    }
  }

  private static func values(_ count: Int, _ phrasing: Phrasing) -> String {
    if count == 0 { return "no value" }
    return phrasing.plural(count) == .one ? "one value" : "\(count) values"
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Did you mean “\($0)”?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " It may be \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "“\($0)”" }, junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "Put the value in quotes if “\(word)” belongs to it"
  }

  private static func more(_ count: Int) -> String { "\(count) more" }

  /// "1 or 2 (Town), or 30 (Country)".
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), or \(last)"
  }
}
