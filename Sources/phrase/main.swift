// SPDX-License-Identifier: Apache-2.0

import Expenses
import Library
import PhraseCLI

await PhraseCLI.main(ExpensesShortcuts.self, LibraryShortcuts.self) { options in
  ExpensesApplication.prepare(isFresh: options.isFresh)
  LibraryApplication.prepare(isFresh: options.isFresh)
}
