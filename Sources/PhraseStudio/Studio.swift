// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import FlyingFox
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire
import Synchronization

/// What the page can do: look at shortcuts and actions, change, share and run shortcuts.
final class Studio: Sendable {
  let engine: PhraseEngine
  let library: ShortcutLibrary
  let gallery: StudioServer.Gallery
  private let runs = StudioRuns()
  /// The automations of shortcuts that were deleted here.
  private let deleted = Mutex<[String: [Automation]]>([:])

  init(
    engine: PhraseEngine, library: ShortcutLibrary, gallery: @escaping StudioServer.Gallery
  ) {
    self.engine = engine
    self.library = library
    self.gallery = gallery
  }

  var actions: ActionTable { ActionTable(of: engine) }

  // MARK: - Looking

  func state(in language: String) async -> StudioState {
    library.reload()
    let actions = actions
    return StudioState(
      shortcuts: library.all,
      unreadable: library.faults.map { "\($0.key): \($0.value)" }.sorted(),
      actions: actions.names.compactMap { StudioAction($0, in: actions, language: language) },
      colors: ShortcutColor.allCases,
      gallery: await gallery(language),
      suggestions: await suggestions(in: language), isNoting: engine.configuration.activity.isOn,
      automations: automations(in: language))
  }

  /// What the person does again and again, and then what they do most.
  private func suggestions(in language: String) async -> [StudioSuggestion] {
    let offers = await engine.offers(beside: library, in: language)
    var known = (library.all + offers.map(\.shortcut)).map(\.actions)
    var suggestions = offers.map { StudioSuggestion($0, in: zone, language: language) }
    for suggestion in engine.suggestions() {
      guard let phrase = suggestion.phrase else { continue }
      let actions = await engine.actions(for: [phrase], language: language)
      guard !known.contains(actions) else { continue }
      known.append(actions)
      suggestions.append(
        StudioSuggestion(
          PersonalShortcut(
            name: suggestion.title, phrases: [], about: suggestion.subtitle, actions: actions)))
    }
    return suggestions
  }

  private var zone: TimeZone { engine.configuration.calendar.timeZone }

  /// The automations; none where their file cannot be read, nil where there can be none.
  private func automations(in language: String) -> [StudioAutomation]? {
    library.environment.automations.map { file in
      ((try? file.read()) ?? []).map {
        StudioAutomation(
          $0, of: library[$0.shortcut]?.name ?? $0.shortcut, in: zone, language: language)
      }
    }
  }

  func shortcut(_ id: String) throws -> PersonalShortcut {
    library.reload()
    guard let shortcut = library[id] else {
      throw StudioRefusal.unknown("There is no shortcut “\(id)”.")
    }
    return shortcut
  }

  /// The values that a parameter of an action can be chosen from, beside those that are `given` for
  /// the parameters that they follow from.
  func values(
    of parameter: String, of action: String, given: [String: WireValue], in language: String
  ) async throws -> [String: [WireValue]] {
    let actions = actions
    if let list = actions.elsewhere(action)?.list(of: parameter) {
      return ["values": try await values(ofList: list)]
    }
    guard let declaration = actions[action],
      let declared = declaration.parameter(named: parameter)
    else {
      throw StudioRefusal.unknown("There is no parameter “\(parameter)” of “\(action)”.")
    }
    guard declared.dependencies.isEmpty else {
      do throws(WireRefusal) {
        return [
          "values": try await engine.values(
            fitting: parameter, of: declaration, with: given.mapValues(GivenValue.data),
            language: language)
        ]
      } catch {
        throw StudioRefusal(.badRequest, error.reply.text)
      }
    }
    guard let list = declared.list else { return ["values": []] }
    let type = declared.declaration.valueType
    return [
      "values": try await values(ofList: list).map { value in
        guard case .entity(var entity) = value else { return value }
        // A value of any other type is known by its title.
        guard case .entity = type else { return .text(entity.title) }
        entity.type = type.name
        return .entity(entity)
      }
    ]
  }

  private func values(ofList list: String) async throws -> [WireValue] {
    let reply = await Conversation(engine).respond(to: .values(list: list))
    guard case .list(let values) = reply.value else {
      throw StudioRefusal(.serviceUnavailable, reply.text)
    }
    return values
  }

  func faults(of shortcut: PersonalShortcut) -> [StudioFault] {
    ShortcutCheck.faults(of: shortcut, in: actions).map(StudioFault.init)
  }

  /// What a file would do that the person wants to take in: a document, or one of Apple's app.
  func preview(of file: Data, named name: String, in language: String) throws -> StudioPreview {
    let isApple = ["bplist", "<?xml", "AEA1"].contains { file.starts(with: Data($0.utf8)) }
    let shortcut =
      isApple ? try AppleShortcut.read(file, named: name) : try PersonalShortcut(json: file)
    let actions = actions
    return StudioPreview(
      shortcut: shortcut,
      lines: ShortcutOutline(of: shortcut, in: actions, language: language).lines
        .map { StudioPreview.Line(depth: $0.depth, text: $0.text) },
      reaches: actions.reaches(of: shortcut).map(\.rawValue).sorted(),
      faults: faults(of: shortcut))
  }

  // MARK: - Changing

  /// Adds a shortcut under an identifier of its own, maybe as a copy of another.
  func add(
    _ shortcut: PersonalShortcut, isForeign: Bool, copyOf original: String? = nil
  ) async throws -> StudioSaved {
    var shortcut = shortcut
    shortcut.id = UUID().uuidString.lowercased()
    // Noted first: there is no moment in which it is here and counts as the person's own.
    if isForeign { try library.noteForeign(shortcut.id) }
    if let original { try library.noteCopy(shortcut.id, of: original) }
    return try await keep(shortcut, basedOn: nil)
  }

  /// Begins to add a shortcut of the gallery or of a file under an identifier of its own; what it asks
  /// is asked in a run, which adds it in the end.
  func begin(
    adding shortcut: PersonalShortcut, isForeign: Bool, language: String
  ) async throws -> StudioAddition {
    var shortcut = shortcut
    shortcut.id = UUID().uuidString.lowercased()
    let (id, intent) = (shortcut.id, AddShortcut(shortcut, isForeign: isForeign))
    let run = try await begin(in: language) { conversation in
      WireReply(await conversation.perform(intent, language: language))
    }
    return StudioAddition(id: id, run: run)
  }

  func save(
    _ shortcut: PersonalShortcut, as id: String, basedOn base: PersonalShortcut?
  ) async throws -> StudioSaved {
    guard shortcut.id == id else {
      throw StudioRefusal(.badRequest, "The document is of “\(shortcut.id)”, not of “\(id)”.")
    }
    let saved = try await keep(shortcut, basedOn: base)
    // A deletion that is taken back brings what ran the shortcut by itself.
    if let automations = deleted.withLock({ $0.removeValue(forKey: id) }), !automations.isEmpty {
      try library.environment.automations?.change { $0 += automations }
    }
    return saved
  }

  private func keep(
    _ shortcut: PersonalShortcut, basedOn base: PersonalShortcut?
  ) async throws -> StudioSaved {
    let saved = try library.save(shortcut, basedOn: base)
    let heard = await hear()
    let collisions = await engine.collisions(of: saved).map(StudioFault.init)
    return StudioSaved(shortcut: saved, faults: faults(of: saved) + heard + collisions)
  }

  /// Has the engine hear the phrases as they are now.
  ///
  /// - Returns: What is wrong with them; they are kept all the same.
  func hear() async -> [StudioFault] {
    do {
      try await engine.add(ShortcutsProvider(library))
      return []
    } catch {
      return [StudioFault(place: "phrases", reason: "\(error)")]
    }
  }

  func delete(_ id: String) async throws -> PersonalShortcut {
    let automations = library.environment.automations?.automations(of: id) ?? []
    guard let deleted = try library.delete(id) else {
      throw StudioRefusal.unknown("There is no shortcut “\(id)”.")
    }
    self.deleted.withLock { $0[id] = automations }
    _ = await hear()
    return deleted
  }

  func order(_ ids: [String]) throws { try library.order(ids) }

  // MARK: - What is done by itself

  private func automationFile() throws -> AutomationFile {
    guard let file = library.environment.automations else {
      throw StudioRefusal.unknown("There are no automations here.")
    }
    return file
  }

  /// Has a shortcut run by itself; a document says when.
  func automate(_ id: String, when trigger: Data, asksFirst: Bool) throws {
    let trigger = try AutomationTrigger(json: trigger)
    try automationFile().add(
      trigger, for: try shortcut(id), asksFirst: asksFirst, since: engine.configuration.now())
  }

  func switchAutomation(_ id: String, on isOn: Bool) throws {
    let now = engine.configuration.now()
    try change(id) { all, index in
      all[index].isOn = isOn
      // What was missed meanwhile is not made up for.
      if isOn { all[index].since = now }
    }
  }

  func removeAutomation(_ id: String) throws {
    try change(id) { all, index in all.remove(at: index) }
  }

  private func change(_ id: String, _ body: (inout [Automation], Int) -> Void) throws {
    try automationFile().change { all in
      guard let index = all.firstIndex(where: { $0.id == id }) else {
        throw StudioRefusal.unknown("There is no automation “\(id)”.")
      }
      body(&all, index)
    }
  }

  /// Notes what is done from now on, for suggestions, or does not.
  func note(_ isOn: Bool) { engine.configuration.activity.isOn = isOn }

  /// Forgets all that was done.
  func forget() throws {
    do { try engine.forgetSuggestions() } catch {
      throw StudioRefusal(.serviceUnavailable, error.localizedDescription)
    }
  }

  // MARK: - Running

  /// Starts a run.
  ///
  /// - Returns: What it is called.
  func run(_ id: String, input: String?, language: String) async throws -> String {
    _ = try shortcut(id)
    var values: [String: GivenValue] = ["shortcut": .data(.text(id))]
    if let input { values["input"] = .data(.text(input)) }
    return try await begin(in: language) { [values] conversation in
      do throws(WireRefusal) {
        return WireReply(
          try await conversation.perform(
            intentNamed: "RunShortcut", with: values, language: language))
      } catch {
        return error.reply
      }
    }
  }

  private func begin(
    in language: String, _ work: @escaping @Sendable (Conversation) async -> WireReply
  ) async throws -> String {
    let run = StudioRun(Conversation(engine, language: language))
    let name = try await runs.add(run)
    await run.start(work)
    return name
  }

  /// What happened in a run behind the events that the page has; waits for something new.
  func events(of run: String, after count: Int) async throws -> StudioRun.News {
    let run = try await runs.run(run)
    do {
      return try await withDeadline(StudioRun.patience, clock: engine.configuration.clock) {
        try await run.news(after: count)
      }
    } catch is DeadlineExceeded {
      return StudioRun.News(events: [], isEnded: false)
    }
  }

  func answer(_ answer: WireRequest, of run: String) async throws {
    try await runs.run(run).answer(answer)
  }

  func cancel(_ run: String) async throws { await (try await runs.run(run)).cancel() }
}
