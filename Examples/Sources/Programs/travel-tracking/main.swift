// SPDX-License-Identifier: Apache-2.0

import TravelTracking
import PhraseBus

// The app as a program of its own: “phrase app add” makes its phrases known.
await PhraseApp.main(TravelShortcuts.self) {
  TravelApplication.prepare(isFresh: false)
}
