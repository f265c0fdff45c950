// SPDX-License-Identifier: Apache-2.0

/// What the engine says, as a case and its parts rather than as a text.
///
/// A program switches over it to tell what happened whatever the language, and a ``Language`` makes
/// a sentence of it. What apps say stands between the cases as ``app(_:)``.
///
/// ```swift
/// let saying = Saying.unknownValue(value: "doon", kind: "book")
/// print(Language.named("en").text(of: saying))  // There is no book “doon”.
/// print(Language.named("ru").text(of: saying))  // Значения «doon» нет: book.
/// ```
public indirect enum Saying: Sendable, Equatable {
  /// Words of an app, said as they are.
  case app(String)

  // MARK: How a turn ended

  case cancelled
  case done
  /// An intent failed.
  case failed(intent: String, reason: String)
  /// The intent whose question waited was given up for something else; nil where it has no name.
  case left(intent: String?)
  /// Lines come in while an intent runs; nil where it has no name.
  case stillWorking(intent: String?)
  case nothingToCancel
  /// A turn has to end before the next one begins.
  case busy
  /// A parameter is asked for again and again.
  case askedTooOften(parameter: String)
  /// An intent opens itself again and again.
  case openedTooOften(intent: String)
  /// A quarter, a half or three quarters of long work is done.
  case milestone(quarters: Int)

  // MARK: What no phrase means

  case nothingMatches
  /// An utterance has more readings than are looked at.
  case tooManyMeanings
  /// The nearest phrase, and the words where it stopped.
  case nearest(suggestion: String, stop: String)
  case nearestSentence(suggestion: String)
  /// The nearest phrase, and what it still lacks.
  case nearestIncomplete(suggestion: String, expected: String)
  case unknownValue(value: String, kind: String)
  case didYouMean(suggestion: String)
  case forInstance(suggestion: String)
  /// All that there is in place of something that is not.
  case thereAre(names: [String])
  /// Two requests came at once.
  case oneAtATime(first: String)
  case valuesUnavailable(kind: String, reason: String)
  /// The value of an entity's property; nil for none.
  case propertyValue(property: String, entity: String, value: String?)
  /// How many there are of what was listed.
  case count(Int)
  /// “Help” tells more.
  case helpHint
  /// An answer to a greeting, with a phrase to begin with.
  case hello(suggestion: String?)
  case goodbye

  // MARK: Questions

  /// Several values fit; those that are not named are counted.
  case whichOne(kind: String?, choices: [String], more: Int = 0)
  /// Several values fit, which belong to sections.
  case whichOneOfSections(kind: String?, sections: [Section])
  /// The values alone, by section.
  case choicesOfSections([Section])
  /// What is not named.
  case moreChoices(count: Int)
  case askFor(title: String)
  case didYouSay(words: String)
  /// What was heard where any words will do, and what it is for; nil where that has no name.
  case readBack(title: String?, words: String)
  /// What was read back is wrong.
  case sayAgain
  case confirmQuestion
  case goOnWith(actionName: String)
  /// An action is about to change what others see as well.
  case othersSee(values: [String], action: String)
  /// What a parameter without a title is called.
  case value

  // MARK: Answers that do not fit

  case askYesOrNo
  case emptyAnswer
  case notAnAnswer(answer: String)
  /// A number lies outside of its bounds; nil where there is none.
  case outOfRange(minimum: String?, maximum: String?)
  /// A path leads to no file.
  case noFile(path: String)
  /// A file holds another kind of content than those that are taken.
  case wrongFile(name: String, kinds: [String])
  /// A value does not go with those of the other parameters.
  case doesNotFit(value: String, kind: String, others: [String], choices: [String], more: Int = 0)
  /// No value goes with those of the other parameters; without these, there is none at all.
  case nothingFits(kind: String, others: [String])
  /// The question comes first.
  case answerFirst
  /// What a value that was given before is now.
  case valueChanged(title: String, value: String)
  /// The way out of a question that was missed before.
  case orCancel
  /// An entity was deleted since it was named.
  case valueGone(value: String)

  // MARK: What fits a question

  case anyNumber
  case anyWords
  case valuesForInstance(values: [String], more: Int = 0)

  // MARK: Series of values

  /// A series may go on.
  case anotherOrDone
  case moreNeeded(count: Int)
  /// A series has too few values or too many; without a maximum it may be as long as one likes.
  case wrongCount(minimum: Int, maximum: Int?, given: Int)

  // MARK: Undo

  case nothingToUndo
  case nothingToRedo
  case undone(action: String)
  case redone(action: String)
  /// What was done last cannot be taken back, but something before it can.
  case cannotUndo(last: String, other: String)
  case notUndone(action: String, reason: String)
  case notRedone(action: String, reason: String)
  /// What an action without a name is called.
  case lastAction
  /// Why an action cannot be taken back whose object does not exist any more.
  case targetGone

  // MARK: Apps at the front

  case continueInApplication(application: String)
  case applicationUnavailable(application: String)
  /// An app in a process of its own that was asked for something.
  case applicationEnded(application: String)
  case applicationCannotStart(application: String, reason: String)
  case notAuthenticated

  // MARK: Snippets

  case snippetClosed
  case snippetFailed(reason: String)
  /// Why a snippet cannot be made: its entity is gone.
  case snippetGone(entity: String)
  /// Why a snippet cannot be made: the app takes too long.
  case snippetLate(seconds: Int)

  // MARK: Finding

  case titleOfFinding(plural: String)
  /// What was found: how many of what, and the first of them.
  case found(count: String, names: [String], more: Int = 0)
  case nothingFound(plural: String)
  /// Entities have no properties to be found by.
  case nothingToFindBy(plural: String)
  /// Some of what was found can be opened.
  case openWhich(names: [String])
  /// All that was found can be opened.
  case openWhichOf(count: Int)
  case openOne(name: String)
  case cannotFind(kind: String)
  case unknownEntity(name: String, nearest: String?, known: [String])
  case ambiguousEntity(name: String, qualified: [String])
  case unknownProperty(kind: String, name: String, nearest: String?, known: [String])
  case unknownSort(kind: String, name: String, nearest: String?, known: [String])
  case cannotCompare(property: String, operation: String, possible: [String])
  /// A comparison has too few values or too many.
  case wrongValueCount(operation: String, count: Int)
  case noSuchValue(value: String, property: String, known: [String])

  // MARK: Conditions that cannot be read

  case conditionTooLong(limit: Int)
  case propertyMissing(known: [String])
  /// Words stand where a property has to.
  case noSuchProperty(name: String, nearest: String?, known: [String])
  case comparisonMissing(possible: [String])
  case noComparison(possible: [String])
  case valueMissing
  case secondValueMissing
  case nothingMayFollow
  case nothingMayFollowValue
  case quoteWithoutEnd
  /// A word stands between two conditions that joins none.
  case cannotJoin(word: String)
  /// A word was read as one that joins conditions, and may be a part of the value before it.
  case quoteWith(word: String)

  // MARK: Reasons

  /// An app does not answer.
  case noAnswerInTime(seconds: String)
  case parameterMissing(name: String)
  /// The intent of a catalog file has no code.
  case noCode(intent: String)
  /// The program that performs an intent is not there.
  case noProgram(name: String)
  case programFailed(name: String, reason: String)
  case programEnded(name: String, status: Int)
  /// No intent opens what was found.
  case noOpening(application: String, kind: String)

  /// Values that belong together, and what they belong to.
  public struct Section: Sendable, Equatable {
    /// The name of the section; nil where it has none.
    public let name: String?
    /// The values.
    public let choices: [String]

    /// Makes a section of values.
    public init(name: String?, choices: [String]) {
      self.name = name
      self.choices = choices
    }
  }
}

extension String {
  /// The text with a mark at its end: its own, or a full stop.
  package var ended: String { last.map { ".!?…。！？".contains($0) } == true ? self : self + "." }
}
