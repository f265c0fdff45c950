// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@testable import PhraseRuntime

/// Sentences with lists and counts, in each language that has sentences.
struct SayingTests {
  struct Row: CustomTestStringConvertible {
    let saying: Saying
    let texts: [String: String]

    init(_ saying: Saying, en: String, ru: String) {
      self.saying = saying
      texts = ["en": en, "ru": ru]
    }

    var testDescription: String { texts["en"] ?? "" }
  }

  @Test(arguments: [
    Row(.moreChoices(count: 1), en: "1 more", ru: "ещё 1 значение"),
    Row(.moreChoices(count: 2), en: "2 more", ru: "ещё 2 значения"),
    Row(.moreChoices(count: 5), en: "5 more", ru: "ещё 5 значений"),
    Row(.moreChoices(count: 11), en: "11 more", ru: "ещё 11 значений"),
    Row(.moreChoices(count: 21), en: "21 more", ru: "ещё 21 значение"),
    Row(.moreNeeded(count: 3), en: "Please name 3 more.", ru: "Назовите ещё 3 значения."),
    Row(
      .whichOne(kind: "book", choices: ["A"]), en: "Which book: A?", ru: "Уточните (book): A?"),
    Row(
      .whichOne(kind: nil, choices: ["A", "B", "C"]), en: "Which one: A, B or C?",
      ru: "Что именно: A, B или C?"),
    Row(
      .whichOne(kind: "book", choices: ["A", "B"], more: 7), en: "Which book: A, B or 7 more?",
      ru: "Уточните (book): A, B или ещё 7 значений?"),
    Row(
      .whichOneOfSections(
        kind: "line",
        sections: [.init(name: "Day", choices: ["1", "2"]), .init(name: nil, choices: ["3"])]),
      en: "Which line: 1 or 2 (Day), or 3?", ru: "Уточните (line): 1 или 2 (Day), или 3?"),
    Row(
      .whichOneOfSections(
        kind: nil,
        sections: [.init(name: "Day", choices: ["1"]), .init(name: "Night", choices: ["3"])]),
      en: "Which one: 1 (Day) or 3 (Night)?", ru: "Что именно: 1 (Day) или 3 (Night)?"),
    Row(
      .outOfRange(minimum: "1", maximum: "5"), en: "It has to be between 1 and 5.",
      ru: "Нужно значение от 1 до 5."),
    Row(
      .outOfRange(minimum: "0 min", maximum: nil), en: "It has to be 0 min or more.",
      ru: "Нужно значение не меньше 0 min."),
    Row(
      .outOfRange(minimum: nil, maximum: "9"), en: "It has to be 9 or less.",
      ru: "Нужно значение не больше 9."),
    Row(
      .wrongFile(name: "a.txt", kinds: ["PNG image", "JPEG image"]),
      en: "“a.txt” does not fit. What fits: PNG image or JPEG image.",
      ru: "Файл «a.txt» не подходит. Подойдёт: PNG image или JPEG image."),
    Row(
      .found(count: "4 books", names: ["A", "B"], more: 2), en: "4 books: A, B and 2 more.",
      ru: "4 books: A, B и ещё 2 значения."),
    Row(
      .wrongCount(minimum: 2, maximum: 2, given: 1), en: "It takes exactly 2, not 1.",
      ru: "Нужно ровно 2 значения, а названо 1."),
    Row(
      .wrongCount(minimum: 0, maximum: 1, given: 2), en: "It takes at most 1, not 2.",
      ru: "Нужно не больше 1 значения, а названо 2."),
    Row(
      .wrongCount(minimum: 2, maximum: 3, given: 5), en: "It takes 2 to 3, not 5.",
      ru: "Нужно от 2 до 3 значений, а названо 5."),
    Row(
      .wrongValueCount(operation: "is", count: 1), en: "“is” takes one value.",
      ru: "«is» требует 1 значение."),
    Row(
      .wrongValueCount(operation: "is", count: 2), en: "“is” takes 2 values.",
      ru: "«is» требует 2 значения."),
    Row(
      .snippetLate(seconds: 1), en: "it took longer than 1 second", ru: "прошло больше 1 секунды"),
    Row(
      .snippetLate(seconds: 10), en: "it took longer than 10 seconds",
      ru: "прошло больше 10 секунд"),
    Row(
      .doesNotFit(value: "X", kind: "shore", others: ["Mill", "9"], choices: ["A", "B"]),
      en: "There is no shore “X” for Mill and 9. What fits is A or B.",
      ru: "Значения «X» для «Mill» и «9» нет (shore). Подойдёт: A или B."),
    Row(
      .nothingFits(kind: "shore", others: ["Mill"]), en: "There is no shore for Mill.",
      ru: "Для «Mill» ничего нет (shore)."),
    Row(
      .nothingFits(kind: "shore", others: []), en: "There is no shore.", ru: "Ничего нет (shore)."),
    Row(
      .stillWorking(intent: nil), en: "Still working. Say “cancel” to stop it.",
      ru: "Ещё выполняется. Чтобы остановить, скажите «отмена»."),
    Row(
      .stillWorking(intent: "Brew"), en: "Still working on “Brew”. Say “cancel” to stop it.",
      ru: "«Brew» ещё выполняется. Чтобы остановить, скажите «отмена»."),
    Row(.app("As it is."), en: "As it is.", ru: "As it is."),
  ])
  func listsAndCountsAreThoseOfTheLanguage(_ row: Row) {
    for (language, text) in row.texts {
      #expect(Language.named(language).text(of: row.saying) == text)
    }
  }

  /// A long list is cut, and what is left out is counted.
  @Test func aLongListIsCut() {
    let names = (1...25).map { "n\($0)" }
    let saying = Saying.unknownSort(kind: "Line", name: "x", nearest: nil, known: names)
    #expect(Language.named("en").text(of: saying).hasSuffix("n19, n20 and 5 more."))
  }

  @Test(arguments: ["en-GB", "EN", "en_US@currency=eur", "pl"])
  func whatHasNoSentencesSpeaksEnglish(_ code: String) {
    #expect(Language.named(code).text(of: .cancelled) == "Cancelled.")
    #expect(Language.named(code).words.yes.first == "yes")
  }
}
