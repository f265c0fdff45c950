// SPDX-License-Identifier: Apache-2.0

import PhraseCLI

// A command of an app's own, for tests that run it as a process.
await PhraseCLI.main(Garden.Shortcuts.self, Pond.Shortcuts.self, packages: [WalksPackage.self])
