// SPDX-License-Identifier: Apache-2.0

import PhraseShortcuts

/// All that the page shows.
struct StudioState: Encodable {
  let shortcuts: [PersonalShortcut]
  /// The documents that cannot be read, and why.
  let unreadable: [String]
  let actions: [StudioAction]
  let colors: [ShortcutColor]
  let gallery: [ShortcutGallery.Category]
  let suggestions: [PersonalShortcut]
  let automations: [StudioAutomation]
}

/// A shortcut as it is kept now, and what is wrong with it.
struct StudioSaved: Encodable {
  let shortcut: PersonalShortcut
  let faults: [StudioFault]
}

/// A shortcut that is being added: what it is called, and the run that asks its questions.
struct StudioAddition: Encodable {
  let id: String
  let run: String
}

/// What is wrong with a shortcut, and where: `actions[2].with.count`.
struct StudioFault: Encodable {
  let place: String
  let reason: String

  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  init(_ error: ShortcutDocumentError) { self.init(place: error.place, reason: error.reason) }
}

/// What a shortcut from elsewhere would do.
struct StudioPreview: Encodable {
  struct Line: Encodable {
    let depth: Int
    let text: String
  }

  let shortcut: PersonalShortcut
  let lines: [Line]
  /// What it may reach beyond the engine and its apps, which it asks for.
  let reaches: [String]
  let faults: [StudioFault]
}
