// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Synchronization

/// One run of a shortcut: its variables, and where it is.
///
/// Runs share nothing: two of one shortcut have variables of their own.
final class ShortcutRun: Sendable {
  /// The run that the action belongs to which this task performs.
  @TaskLocal static var current: ShortcutRun?

  let shortcut: PersonalShortcut
  let context: PerformContext
  let actions: ActionTable
  let library: ShortcutLibrary
  let reading: ValueReading
  /// The identifiers of the shortcuts that wait for this one, and its own.
  let callers: [String]

  private struct State {
    var variables: [String: any Sendable]
    /// What was said last, which is not told before something else follows.
    var words: String?
    /// What the actions so far are called, where they can be taken back.
    var undoable: [String] = []
    var steps = 0
    var prepared: [Int: PreparedAction] = [:]
    var templates: [String: ValueTemplate] = [:]
  }

  private let state: Mutex<State>

  /// What every run knows: what it was given, and the result of the action before.
  static let input = "Input"
  static let previous = "Result"
  static let now = "Now"
  static let item = "Item"
  static let index = "Index"

  /// How deep shortcuts may run one another.
  static let callLimit = 16

  /// How many actions a run may take, so that a mistake ends: a million, two minutes' work.
  static let stepLimit = 1_000_000

  init(
    of shortcut: PersonalShortcut, input: (any Sendable)?, in context: PerformContext,
    _ actions: ActionTable, _ library: ShortcutLibrary, callers: [String] = []
  ) {
    self.shortcut = shortcut
    self.context = context
    self.actions = actions
    self.library = library
    self.callers = callers + [shortcut.id]
    reading = ValueReading(language: context.language, configuration: actions.configuration)
    state = Mutex(State(variables: input.map { [Self.input: $0] } ?? [:]))
  }

  /// Does all actions, one after the other.
  ///
  /// - Returns: The result of the last action, or what the run was stopped with.
  /// - Throws: ``PerformError`` with the action that failed and what was done before it, or
  ///   `CancellationError`.
  func perform() async throws -> (any Sendable)? {
    try refuseUnfitValues()
    try await askAboutMissingActions()
    defer { nameUndo() }
    do {
      try await ShortcutRun.$current.withValue(self) { try await perform(shortcut.actions, at: 0) }
      return variable(Self.previous)
    } catch let stop as ShortcutStop {
      return stop.result
    } catch {
      // What was done before is told before what is wrong.
      await flush()
      if var failure = error as? StepFailure {
        nameUndo()
        failure.undoable = context.undoManager?.turnActionName
        throw failure
      }
      throw error
    }
  }

  /// All actions are taken back together, and that is said.
  private func nameUndo() {
    let names = state.withLock(\.undoable)
    if names.count > 1 {
      context.undoManager?.setActionName(names.listed(in: Locale(identifier: context.language)))
    }
  }

  private func noteUndo() {
    guard let name = context.undoManager?.turnActionName else { return }
    state.withLock { if !$0.undoable.contains(name) { $0.undoable.append(name) } }
  }

  /// Asks whether to go on without the actions that there are not here; nothing is done before that.
  private func askAboutMissingActions() async throws {
    var missing: [String] = []
    for action in shortcut.allActions where !actions.has(action.intent) {
      if !missing.contains(action.intent) { missing.append(action.intent) }
    }
    guard let first = missing.first else { return }
    guard context.canAsk else { throw RunError.noAction(first) }
    let names = missing.joined(separator: ", ")
    let question = String(
      localized: """
        “\(shortcut.name)” has actions that there are not here: \(names). Run it without them?
        """)
    guard try await context.confirm(question) else {
      throw PerformError(.cancelled, .cancelled, in: context.language)
    }
  }

  /// Refuses a value that is of the wrong type whatever happens, before anything is done.
  private func refuseUnfitValues() throws {
    for (place, action) in shortcut.allActions.enumerated() {
      guard let declaration = actions[action.intent] else { continue }
      for (name, value) in action.values.sorted(by: { $0.key < $1.key }) {
        do {
          guard try value.isConstant,
            let type = try actions.refusing(value, for: name, of: declaration)
          else { continue }
          throw RunError.unfit(value.words, for: name, type.words)
        } catch {
          throw StepFailure(
            action: title(of: action), number: place + 1,
            reason: error.reason(in: context.language))
        }
      }
    }
  }

  /// What was said last, to be the answer.
  var lastWords: String? { state.withLock(\.words) }

  // MARK: - Actions

  /// Does actions of which the first has a place among all of the shortcut.
  private func perform(_ actions: [ShortcutAction], at first: Int) async throws {
    var place = first
    for action in actions {
      try await perform(action, at: place)
      place += action.count
    }
  }

  private func perform(_ action: ShortcutAction, at place: Int) async throws {
    try Task.checkCancellation()
    let prepared = prepared(action, at: place)
    let step = try nextStep(prepared, at: place)
    do {
      let result = try await performed(prepared, as: step)
      try ValueSize.check(result)
      noteUndo()
      if let result { tell(step, result: result) }
      set(Self.previous, result)
      if let name = action.result { set(name, result) }
      try await performBody(of: action, at: place, for: result)
    } catch let error as CancellationError {
      throw error
    } catch let error as PerformError where error.code == .cancelled {
      throw error
    } catch let stop as ShortcutStop {
      throw stop
    } catch let failure as StepFailure {
      throw failure
    } catch {
      throw StepFailure(
        action: prepared.title ?? title(of: action), number: step.number,
        reason: error.reason(in: context.language))
    }
  }

  /// The action at a place as it is done each time.
  private func prepared(_ action: ShortcutAction, at place: Int) -> PreparedAction {
    if let known = state.withLock({ $0.prepared[place] }) { return known }
    let made = PreparedAction(
      action, in: actions, title: context.isWatched ? title(of: action) : nil)
    state.withLock { $0.prepared[place] = made }
    return made
  }

  /// An action that is done now, as it is told.
  private struct Step {
    let place: Int
    /// The action in words; nil where nobody watches.
    let title: String?

    /// What it has in the outline.
    var number: Int { place + 1 }
  }

  private func nextStep(_ action: PreparedAction, at place: Int) throws -> Step {
    let count = state.withLock { state in
      state.steps += 1
      return state.steps
    }
    guard count <= Self.stepLimit else {
      throw RunError("The shortcut has done \(Self.stepLimit) actions and has no end.")
    }
    return Step(place: place, title: action.title)
  }

  private func title(of action: ShortcutAction) -> String {
    actions.title(of: action, in: context.language)
  }

  /// The result of an action without what is inside it.
  private func performed(
    _ action: PreparedAction, as step: Step
  ) async throws -> (any Sendable)? {
    try await library.permit(action.reach, for: shortcut, in: context)
    if let intent = action.elsewhere { return try await performed(action, as: step, by: intent) }
    // Whoever was asked wants to go on without it.
    guard let declaration = action.declaration else { return nil }
    let values = try await values(of: action.action, declaration, formulas: action.formulas)
    if let builtIn = action.builtIn {
      tell(step)
      return try await perform(builtIn, with: values, of: action.action)
    }
    guard let engine = context.engine else { throw RunError.noAction(action.action.intent) }
    tell(step)
    return try await result {
      try await engine.perform(
        declaration, with: values.mapValues { .value($0) }, in: context)
    }
  }

  /// The result of an action of an app elsewhere.
  private func performed(
    _ action: PreparedAction, as step: Step, by intent: IntentElsewhere
  ) async throws -> (any Sendable)? {
    var values: [String: WireValue] = [:]
    for (name, value) in action.action.values {
      values[name] = try await self.value(of: value).map {
        WireValue(of: $0, locale: reading.locale)
      }
    }
    guard let engine = context.engine else { throw RunError.noAction(action.action.intent) }
    tell(step)
    return try await result { [values] in
      try await engine.perform(intent, with: values, in: context)
    }
  }

  /// What an intent of an app gives, or else what it says, which is told after what was said before.
  func result(of perform: () async throws -> Outcome) async throws -> (any Sendable)? {
    await flush()
    let outcome = try await perform()
    if let words = outcome.dialog { await say(words) }
    return outcome.value.map { ($0 as? WireValue)?.content ?? AnyValue($0).content }
      ?? outcome.dialog
  }

  private func perform(
    _ builtIn: PreparedAction.BuiltIn, with values: [String: any Sendable],
    of action: ShortcutAction
  ) async throws -> (any Sendable)? {
    let (intent, parameters) = (builtIn.intent, builtIn.parameters)
    let names = parameters.map(\.name)
    if let name = values.keys.sorted().first(where: { !names.contains($0) }) {
      throw RunError(
        "\(action.intent) has no parameter “\(name)”; it has \(names.joined(separator: ", ")).")
    }
    for (name, parameter) in parameters {
      guard let value = values[name] else {
        _ = parameter.assign(parameter.declaration.defaultValue)
        continue
      }
      try assign(value, to: parameter, named: name)
    }
    if case .choices(let choices) = action.body, let menu = intent as? any MenuAction {
      var titles: [String] = []
      for choice in choices {
        titles.append(reading.text(try await self.value(of: choice.title) ?? ""))
      }
      menu.items = titles
    }
    for (_, parameter) in parameters
    where parameter.erasedValue == nil && !parameter.declaration.isOptional {
      _ = parameter.assign(
        try await person().requestValue(
          for: parameter, dialog: parameter.declaration.requestValueDialog))
    }
    let result = try await intent.performPrepared()
    if let words = result.erasedDialog?.text(locale: reading.locale, bundle: .phraseShortcuts) {
      await say(words.full)
    }
    let value = result.erasedValue.map { AnyValue($0).content }
    return (value as? [AnyValue])?.map(\.content) ?? value
  }

  private func assign(
    _ value: any Sendable, to parameter: any AnyIntentParameter, named name: String
  ) throws {
    let declaration = parameter.declaration
    guard let fitting = try reading.fitting(value, to: declaration, named: name),
      parameter.assign(fitting)
    else {
      throw RunError.unfit(reading.text(value), for: name, declaration.valueType.words)
    }
  }

  /// Ends the run before its last action.
  ///
  /// - Throws: What ends it, always.
  func end(with result: (any Sendable)?) throws { throw ShortcutStop(result: result) }

  // MARK: - What is inside an action

  private func performBody(
    of action: ShortcutAction, at place: Int, for result: (any Sendable)?
  ) async throws {
    let branch: Int
    switch action.body {
    case .nothing: return
    case .branches: branch = result as? Bool == true ? 0 : 1
    case .choices: branch = result as? Int ?? -1
    case .repeated(let actions):
      return try await performEach(of: result, actions, at: place + 1)
    }
    let branches = action.inner
    guard branches.indices.contains(branch) else { return }
    let before = branches[..<branch].joined().reduce(0) { $0 + $1.count }
    try await perform(branches[branch], at: place + 1 + before)
  }

  /// A number of times, or once with each value of a list.
  private func performEach(
    of result: (any Sendable)?, _ actions: [ShortcutAction], at place: Int
  ) async throws {
    let outer = (variable(Self.item), variable(Self.index))
    defer {
      set(Self.item, outer.0)
      set(Self.index, outer.1)
    }
    if let count = result as? Int {
      for number in 0..<max(0, count) {
        set(Self.index, number + 1)
        try await perform(actions, at: place)
      }
      return
    }
    for (number, value) in reading.list(result).enumerated() {
      set(Self.index, number + 1)
      set(Self.item, value)
      try await perform(actions, at: place)
    }
  }

  // MARK: - Words

  /// Has words told; those before them are told now, so that the last are left for the answer.
  func say(_ words: String) async {
    await flush()
    state.withLock { $0.words = words }
  }

  /// Tells what was said and not told yet: before a question, or what takes long.
  func flush() async {
    guard let words = state.withLock(\.words), await context.say(words) else { return }
    state.withLock { $0.words = nil }
  }

  /// Who is asked, once all is told that was said.
  ///
  /// - Throws: ``PerformError`` where nobody is there.
  func person() async throws -> any IntentInteraction {
    guard let interaction = context.asking else {
      throw PerformError(.unanswered, .valueMissing, in: context.language)
    }
    await flush()
    return interaction
  }

  private func tell(_ step: Step, result: (any Sendable)? = nil) {
    guard let title = step.title else { return }
    context.tell(
      action: title, number: step.number, result: result.map(reading.text),
      // Only the shortcut that was asked for is looked at.
      place: callers.count == 1 ? step.place : nil)
  }

  // MARK: - Values

  func variable(_ name: String) -> (any Sendable)? {
    state.withLock { $0.variables[name] }
  }

  private func set(_ name: String, _ value: (any Sendable)?) {
    state.withLock { $0.variables[name] = value }
  }

  private func values(
    of action: ShortcutAction, _ declaration: IntentDeclaration, formulas: Set<String>
  ) async throws -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for (name, value) in action.values {
      if case .text(let text) = value, formulas.contains(name) {
        values[name] = try await self.text(of: template(text), writing: reading.formula)
      } else if let known = try await self.value(of: value) {
        values[name] = known
      } else if declaration.parameter(named: name)?.declaration.isOptional == false {
        // Where a value is needed, a variable without one is an empty text.
        values[name] = ""
      }
    }
    return values
  }

  /// A value of the document with its variables filled in; nil for none.
  private func value(of value: WireValue) async throws -> (any Sendable)? {
    switch value {
    case .nothing: return nil
    case .text(let text): return try await self.value(of: text)
    case .list(let values):
      var known: [any Sendable] = []
      for value in values {
        if let value = try await self.value(of: value) { known.append(value) }
      }
      return known
    case .record(let fields):
      var known: [String: any Sendable] = [:]
      for (name, field) in fields { known[name] = try await self.value(of: field) }
      return known
    default: return value.content
    }
  }

  private func value(of text: String) async throws -> (any Sendable)? {
    let template = try template(text)
    if let variable = template.onlyVariable { return try await value(of: variable) }
    return try await self.text(of: template, writing: reading.text)
  }

  private func template(_ text: String) throws -> ValueTemplate {
    if let known = state.withLock({ $0.templates[text] }) { return known }
    let made = try ValueTemplate(text)
    state.withLock { $0.templates[text] = made }
    return made
  }

  /// A text with its variables filled in.
  private func text(
    of template: ValueTemplate, writing write: (any Sendable) -> String
  ) async throws -> String {
    var whole = ""
    for piece in template.pieces {
      switch piece {
      case .text(let text): whole += text
      case .variable(let variable):
        if let value = try await value(of: variable) { whole += write(value) }
        try ValueSize.check(whole)
      }
    }
    return whole
  }

  private func value(of variable: ValueTemplate.Variable) async throws -> (any Sendable)? {
    var value: (any Sendable)?
    switch variable.name {
    case Self.now: value = actions.configuration.now()
    case let name:
      value = self.variable(name)
      guard value != nil || name == Self.input || name == Self.previous || known(name) else {
        throw RunError.noVariable(name)
      }
    }
    for name in variable.properties {
      guard let whole = value else { return nil }
      value = try await reading.property(name, of: whole)
    }
    return value
  }

  /// Whether an action of the shortcut gives the variable, be it without a value.
  private func known(_ name: String) -> Bool {
    shortcut.allActions.contains { $0.result == name }
  }
}

/// Ends a run before its last action.
struct ShortcutStop: Error {
  let result: (any Sendable)?
}

/// Which action failed, and why.
struct StepFailure: Error, CustomLocalizedStringResourceConvertible {
  let action: String
  let number: Int
  let reason: String
  /// What the run did before, which can be taken back; nil for nothing.
  var undoable: String?

  var localizedStringResource: LocalizedStringResource {
    guard let undoable else { return "Step \(number), \(action): \(reason)" }
    return "Step \(number), \(action): \(reason) What can be undone: \(undoable)."
  }
}
