// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import Expenses
import Library
import PhraseCLI
import TravelTracking

await PhraseCLI.main(
  ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self, TravelShortcuts.self,
  packages: [BusScheduleApplication.self]
) { options in
  ExpensesApplication.prepare(isFresh: options.isFresh)
  LibraryApplication.prepare(isFresh: options.isFresh)
  BusScheduleApplication.prepare(isFresh: options.isFresh)
  TravelApplication.prepare(isFresh: options.isFresh)
}
