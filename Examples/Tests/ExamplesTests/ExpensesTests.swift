// SPDX-License-Identifier: Apache-2.0

import PhraseTesting
import Testing

extension SampleApps {
  @Suite struct ExpensesTests {
    @Test func anExpenseIsAddedByQuestions() async throws {
      try await Apps().tester.converse {
        Said("add an expense in expenses")
        Asked("How much did you spend?")
        Said("twelve fifty")
        Asked("What did you spend it on? Food, Health, Clothes or Other?")
        Said("food")
        Answered("Saved 12.50 for Food. The total for it is 62.50.")
        Said("how much did i spend on groceries in my expenses")
        Answered("You spent 62.50 on Food.")
      }
    }

    @Test func anAmountHasTwoDecimalsAtMost() async throws {
      try await Apps().tester.converse {
        Said("add 12.345 for food in expenses")
        Asked("An amount has two decimals at most. How much did you spend?")
        Said("12.35")
        Answered("Saved 12.35 for Food. The total for it is 62.35.")
      }
    }

    @Test func anExpenseIsAddedInOneSentence() async throws {
      try await Apps().tester.converse {
        Said("Add 7.25 for clothes in Expenses")
        Answered("Saved 7.25 for Clothes. The total for it is 72.25.")
        Said("I spent two and a half on eating out, note it in expenses")
        Answered("Saved 2.50 for Food. The total for it is 52.50.")
        Said("add a health expense in expenses")
        Asked("How much did you spend?")
        Said("0")
        Asked("It has to be between 0.01 and 1000000. How much did you spend?")
        Said("nothing")
        Asked("“nothing” does not answer that. How much did you spend? “Cancel” leaves it.")
        Said("cancel")
        Answered("Cancelled.")
      }
    }

    @Test func russianWorksSideBySide() async throws {
      try await Apps().tester.converse {
        Said("add 0 for food in expenses")
        Asked("It has to be between 0.01 and 1000000. What is the amount?")
        Said("cancel")
        Answered("Cancelled.")
        Said("add a rent expense")
        Asked("There is no category “rent”. Which category: Food, Health, Clothes or Other?")
        Said("cancel")
        Answered("Cancelled.")
        Said("добавить 5 на машину в расходы")
        Asked(
          "Значения «машину» нет: категория. Уточните (категория): Еда, Здоровье, Одежда или Другое?"
        )
        Said("отмена")
        Answered("Отменено.")
        Said("Добавить расход в расходы")
        Asked("Сколько вы потратили?")
        Said("двенадцать пятьдесят")
        Asked("На что ушли деньги? Еда, Здоровье, Одежда или Другое?")
        Said("еда")
        Answered("Записано: 12,50, Еда. Всего по этой статье: 62,50.")
        Said("Получить общую сумму расходов в расходах")
        Answered("Всего потрачено 157,90.")
        Said("добавить сто пять на одежду в расходы")
        Answered("Записано: 105,00, Одежда. Всего по этой статье: 170,00.")
        Said("Удалить последний расход в расходах")
        Asked("Удалить последний расход: 105,00, Одежда?")
        Said("нет")
        Answered("Отменено.")
        Said("Удалить последний расход в расходах")
        Asked("Удалить последний расход: 105,00, Одежда?")
        Said("отмена")
        Answered("Отменено.")
        Said("get the total in expenses")
        Answered("You spent 262.90.")
      }
    }

    @Test func theLastExpenseIsRemovedAfterAsking() async throws {
      try await Apps().tester.converse {
        Said("remove the last expense in expenses")
        Asked("Remove the last expense, 12.00 for Other?")
        Said("yes")
        Answered("Removed 12.00 for Other.")
        Said("show the chart in expenses")
        Answered("In all you spent 133.40.")
      }
    }
  }
}
