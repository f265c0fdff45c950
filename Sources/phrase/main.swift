// SPDX-License-Identifier: Apache-2.0

import Expenses
import Library
import PhraseCLI

await PhraseCLI.main(ExpensesShortcuts.self, LibraryShortcuts.self) { options in
  try ExpensesApplication.prepare(isFresh: options.isFresh)
  try LibraryApplication.prepare(isFresh: options.isFresh)
}
