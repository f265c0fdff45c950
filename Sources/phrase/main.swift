// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import Expenses
import Library
import PhraseCLI

await PhraseCLI.main(
  ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
  packages: [BusScheduleApplication.self]
) { options in
  ExpensesApplication.prepare(isFresh: options.isFresh)
  LibraryApplication.prepare(isFresh: options.isFresh)
  BusScheduleApplication.prepare(isFresh: options.isFresh)
}
