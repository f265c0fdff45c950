// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import PhraseBus

// The app as a program of its own: “phrase app add” makes its phrases known.
await PhraseApp.main(BusScheduleShortcuts.self, packages: [BusScheduleApplication.self]) {
  BusScheduleApplication.prepare(isFresh: false)
}
