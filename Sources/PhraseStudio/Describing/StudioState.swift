// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseShortcuts

/// All that the page shows.
struct StudioState: Encodable {
  let shortcuts: [PersonalShortcut]
  /// The documents that cannot be read, and why.
  let unreadable: [String]
  let actions: [StudioAction]
  let colors: [ShortcutColor]
  let gallery: [ShortcutGallery.Category]
  let suggestions: [StudioSuggestion]
  /// Whether what is done is noted, which suggestions come from.
  let isNoting: Bool
  /// What runs shortcuts by itself; nil where nothing can.
  let automations: [StudioAutomation]?
}

/// A shortcut that the person may want, by what they did.
struct StudioSuggestion: Encodable {
  let shortcut: PersonalShortcut
  /// How it was concluded; nil for what is done most.
  let reason: String?
  /// When it would run by itself, as a document has it and in words; nil for what has no time.
  let when: AutomationTrigger?
  let time: String?

  init(_ offer: ShortcutOffer, in zone: TimeZone, language: String) {
    shortcut = offer.shortcut
    reason = offer.reason
    when = offer.trigger
    time = offer.trigger?.text(in: zone, language: language)
  }

  /// What is done most, as a shortcut.
  init(_ shortcut: PersonalShortcut) {
    self.shortcut = shortcut
    (reason, when, time) = (nil, nil, nil)
  }
}

/// Something that runs a shortcut by itself.
struct StudioAutomation: Encodable {
  let id: String
  /// When it runs: "Every day at 7:00".
  let title: String
  /// What it runs: "Good Morning".
  let subtitle: String
  let isOn: Bool

  init(_ automation: Automation, of shortcut: String, in zone: TimeZone, language: String) {
    id = automation.id
    title = automation.trigger.text(in: zone, language: language)
    subtitle = shortcut
    isOn = automation.isOn
  }
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
