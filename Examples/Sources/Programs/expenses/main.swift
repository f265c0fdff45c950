// SPDX-License-Identifier: Apache-2.0

import Expenses
import PhraseBus

// The app as a program of its own: “phrase app add” makes its phrases known.
await PhraseApp.main(ExpensesShortcuts.self) {
  ExpensesApplication.prepare(isFresh: false)
}
