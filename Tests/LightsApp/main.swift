// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseBus

// An app in a process of its own, on the bus.
await PhraseApp.main(LightsShortcuts.self, identifier: "org.phraseengine.app.Lights")
