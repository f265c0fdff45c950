// SPDX-License-Identifier: Apache-2.0

import Library
import PhraseBus

// The app as a program of its own: “phrase app add” makes its phrases known.
await PhraseApp.main(LibraryShortcuts.self) {
  LibraryApplication.prepare(isFresh: false)
}
