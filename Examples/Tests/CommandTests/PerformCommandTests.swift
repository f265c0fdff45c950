// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The samples' intents by name; what values and questions may be is tested beside the command itself.
@Suite struct PerformCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  @Test(arguments: [
    (
      ["AddExpense", "--amount", "12.50", "--category", "food"], "",
      "Saved 12.50 for Food. The total for it is 62.50.\n"
    ),
    (
      ["Add Expense", "--amount", "12.50"], "food\n",
      "What did you spend it on? Food, Health, Clothes or Other?\nSaved 12.50 for Food. The total for it is 62.50.\n"
    ),
    (
      ["AddExpense", "--amount", "двенадцать пятьдесят", "--language", "ru"], "еда\n",
      "На что ушли деньги? Еда, Здоровье, Одежда или Другое?\nЗаписано: 12,50, Еда. Всего по этой статье: 62,50.\n"
    ),
    (["OpenBook", "--book", "dune"], "", "Opened Dune by Frank Herbert.\n"),
    (
      ["OpenBook", "--book", "the lord"], "the second one\n",
      """
      Which book: The Lord God Made Them All or The Lord of the Rings?
      Opened The Lord of the Rings by J. R. R. Tolkien.

      """
    ),
  ])
  func anIntentIsPerformedByItsName(
    _ arguments: [String], _ input: String, _ output: String
  ) throws {
    let result = try phrase.run(
      ["perform", "--fresh"] + arguments, input: Data(input.utf8))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output == output)
  }

  @Test func aCatalogFileHasNoCode() throws {
    let file = try phrase.file(
      "radio.json",
      """
      {"applications": [{"name": "Radio"}],
       "shortcuts": [{"intent": "Play", "phrases": ["play radio"]}]}
      """.utf8)
    let result = try phrase.run("perform", "--catalog", file, "Play")
    #expect(result.status == 69 && result.output.isEmpty)
    #expect(
      result.errors
        == "phrase: Play stands in a catalog file, whose intents only their phrases begin.\n")
  }
}
