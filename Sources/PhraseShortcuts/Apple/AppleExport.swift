// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Makes Apple's actions of those of a shortcut: as they were where they are unchanged, else anew.
struct AppleExport {
  typealias Unmapped = AppleReader.Unmapped

  /// An action of the document, and its place in the shortcut; nil for what belongs to another.
  typealias Written = (action: AppleAction, place: Int?)

  private var names = AppleNames()
  private var sources: [String: AppleWriter.Source] = [:]
  /// The UUIDs of actions that Apple's document has none for, by their places.
  private var uuids: [Int: String] = [:]
  private var nextPlace = 0

  init(_ shortcut: PersonalShortcut) {
    let actions = shortcut.allActions
    let originals = actions.map { AppleOriginal($0.original) }
    var taken = Set(originals.compactMap { $0?.action.uuid })
    var number = 0
    for (place, action) in actions.enumerated() where originals[place] == nil && !action.isAdded {
      repeat { number += 1 } while taken.contains(Self.uuid(number))
      uuids[place] = Self.uuid(number)
      taken.insert(Self.uuid(number))
    }
    for (place, action) in actions.enumerated() { name(action, originals[place], at: place) }
  }

  /// A UUID that is the same for each export of one shortcut.
  private static func uuid(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "50485241-5345-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count))
      + digits
  }

  /// Notes where the variables of an action come from.
  private mutating func name(_ action: ShortcutAction, _ original: AppleOriginal?, at place: Int) {
    if let end = original?.end?.uuid,
      let name = action.inner.lazy.compactMap({ $0.last }).first(where: \.isAdded)?.result
    {
      names.results[end] = name
      sources[name] = .output(uuid: end, name: name)
    }
    guard let name = action.result else { return }
    if let uuid = original?.action.uuid { names.results[uuid] = name }
    guard sources[name] == nil else { return }
    if action.isAdded {
      sources[name] = Self.source(ofAdded: action, name)
    } else if Self.setsVariable(action, original) {
      sources[name] = .variable(original?.variable(called: name) ?? name)
    } else if let uuid = original?.action.uuid ?? uuids[place] {
      sources[name] = .output(uuid: uuid, name: name)
    }
  }

  /// Whether Apple's action gives a variable its value, and has no result of its own.
  private static func setsVariable(_ action: ShortcutAction, _ original: AppleOriginal?) -> Bool {
    let identifier = original?.action.identifier
    if let mapping = AppleMapping.byIdentifier[identifier ?? ""]?
      .first(where: { $0.intent == action.intent })
    {
      return mapping.variable != nil
    }
    return AppleMapping.all.contains { $0.intent == action.intent && $0.variable != nil }
  }

  private static func source(
    ofAdded action: ShortcutAction, _ name: String
  ) -> AppleWriter.Source? {
    switch action.intent {
    case "GetClipboard": .own("Clipboard")
    case "AskForInput": .own("Ask")
    case "SetVariable": .variable(name)
    default: nil
    }
  }

  /// All actions, in the order of the document.
  mutating func actions(
    _ actions: [ShortcutAction], loops: Int = 0, in outer: ShortcutAction? = nil
  ) -> [Written] {
    var written: [Written] = []
    var previous: ShortcutAction?
    for action in actions {
      let place = nextPlace
      nextPlace += 1
      guard !action.isAdded else { continue }
      let uuid = written.last { $0.action.identifier != AppleAction.comment }?.action.uuid
      let writer = AppleWriter(
        sources: sources, previous: uuid.map { .output(uuid: $0, name: "Result") }, loops: loops)
      let implicit = AppleTranslation.implicit(after: previous, in: outer)
      written += self.written(action, at: place, writer, implicit: implicit)
      previous = action
    }
    return written
  }

  private mutating func written(
    _ action: ShortcutAction, at place: Int, _ writer: AppleWriter, implicit: String?
  ) -> [Written] {
    let original = AppleOriginal(action.original)
    let own = beginning(action, original, at: place, writer, implicit: implicit)
    var written: [Written] = []
    let hasNote = action.note != nil && action.note == original?.note
    if hasNote || original?.action.identifier == AppleAction.comment {
      written += (original?.before ?? []).map { ($0, nil) }
    } else if let note = action.note {
      written.append(
        (AppleAction(AppleAction.comment, ["WFCommentActionText": .text(note)]), nil))
    }
    written.append((own, place))
    written += (original?.unreached ?? []).map { ($0, nil) }
    written += inner(of: action, original, begun: own, writer)
    if hasNote { written += (original?.after ?? []).map { ($0, nil) } }
    return written
  }

  // MARK: - The action itself

  private func beginning(
    _ action: ShortcutAction, _ original: AppleOriginal?, at place: Int, _ writer: AppleWriter,
    implicit: String?
  ) -> AppleAction {
    if let original, isUnchanged(action, original, loops: writer.loops, implicit: implicit) {
      return original.action
    }
    if let comment = original?.action, comment.identifier == AppleAction.comment,
      action.intent == "Text", action.values == ["text": ""]
    {
      return AppleAction(AppleAction.comment, ["WFCommentActionText": .text(action.note ?? "")])
    }
    var written = anew(action, original, writer)
    written.parameters["UUID"] = (original?.action.uuid ?? uuids[place]).map(WireValue.text)
    if action.body != .nothing {
      written.parameters["GroupingIdentifier"] =
        .text(original?.action.group ?? uuids[place] ?? Self.uuid(0))
      written.parameters["WFControlFlowMode"] = 0
    }
    guard let result = action.result else { return written }
    if let key = AppleMapping.byIdentifier[written.identifier]?.first?.variable {
      written.parameters[key] = .text(original?.variable(called: result) ?? result)
    } else if action.body == .nothing {
      written.parameters["CustomOutputName"] = .text(result)
    }
    return written
  }

  /// Whether Apple's action would be read as just this one.
  private func isUnchanged(
    _ action: ShortcutAction, _ original: AppleOriginal, loops: Int, implicit: String?
  ) -> Bool {
    if action.intent == original.action.identifier { return true }
    let collects = original.end?.uuid.map { names.results[$0] != nil } ?? false
    var isLoop = false
    if case .repeated = action.body { isLoop = true }
    let same = AppleTranslation(
      original, names, loops: loops, implicit: collects && isLoop ? nil : implicit
    ).action
    guard same.intent == action.intent, same.values == action.values, same.result == action.result
    else { return false }
    if original.action.identifier == AppleAction.comment { return action.note == original.note }
    guard case .choices(let choices) = action.body else { return true }
    return choices.map(\.title)
      == original.dividers.map {
        AppleMenu.title(of: $0, names, loops: loops)
      }
  }

  private func anew(
    _ action: ShortcutAction, _ original: AppleOriginal?, _ writer: AppleWriter
  ) -> AppleAction {
    for mapping in AppleMapping.all where mapping.intent == action.intent {
      guard let write = mapping.write, mapping.variable == nil || action.result != nil,
        var parameters = try? write(action, writer)
      else { continue }
      if case .choices(let choices) = action.body {
        guard let items = try? AppleMenu.items(choices, writer) else { continue }
        parameters.merge(items) { $1 }
      }
      return AppleAction(AppleAction.prefix + mapping.identifier, parameters)
    }
    let parameters = try? AppleOwnAction.parameters(of: action)
    return AppleAction(AppleOwnAction.prefix + action.intent, parameters ?? [:])
  }

  // MARK: - What is inside it

  private mutating func inner(
    of action: ShortcutAction, _ original: AppleOriginal?, begun: AppleAction,
    _ writer: AppleWriter
  ) -> [Written] {
    guard action.body != .nothing else { return [] }
    var lists: [[Written]] = []
    let isLoop = if case .repeated = action.body { true } else { false }
    for inner in action.inner {
      lists.append(actions(inner, loops: writer.loops + (isLoop ? 1 : 0), in: action))
    }
    if AppleCondition.isInverted(begun), lists.count == 2 { lists.swapAt(0, 1) }
    let block = AppleBlockWriter(begun, original)
    var written: [Written] = []
    switch action.body {
    case .nothing, .repeated: written = lists.flatMap { $0 }
    case .branches:
      written = lists[0]
      if !lists[1].isEmpty || original?.dividers.isEmpty == false {
        written.append((block.divider(0), nil))
        written += lists[1]
      }
    case .choices(let choices):
      for (index, choice) in choices.enumerated() {
        written.append((divider(index, choice.title, original, block, writer), nil))
        written += lists[index]
      }
    }
    return written + [(block.end, nil)]
  }

  private func divider(
    _ index: Int, _ title: String, _ original: AppleOriginal?, _ block: AppleBlockWriter,
    _ writer: AppleWriter
  ) -> AppleAction {
    if let dividers = original?.dividers, dividers.indices.contains(index),
      AppleMenu.title(of: dividers[index], names, loops: writer.loops) == title
    {
      return dividers[index]
    }
    let plain = ["WFMenuItemTitle": WireValue.text(title)]
    return block.divider(nil, (try? AppleMenu.parameters(title: title, writer)) ?? plain)
  }
}

/// Writes the actions that begin, divide and end a block.
private struct AppleBlockWriter {
  let identifier: String
  let group: String
  let original: AppleOriginal?

  init(_ begun: AppleAction, _ original: AppleOriginal?) {
    identifier = begun.identifier
    group = begun.group ?? ""
    self.original = original
  }

  /// What divides two parts: as it was, or anew.
  func divider(_ index: Int?, _ parameters: [String: WireValue] = [:]) -> AppleAction {
    if let index, let divider = original?.dividers.dropFirst(index).first { return divider }
    return action(1, parameters)
  }

  var end: AppleAction { original?.end ?? action(2, [:]) }

  private func action(_ mode: Int, _ parameters: [String: WireValue]) -> AppleAction {
    AppleAction(
      identifier,
      parameters.merging(
        ["GroupingIdentifier": .text(group), "WFControlFlowMode": .integer(mode)]
      ) { $1 })
  }
}

extension AppleOriginal {
  /// The name in the document of a variable that the action sets.
  fileprivate func variable(called name: String) -> String? {
    guard let variable = action.parameters["WFVariableName"]?.asText,
      AppleNames.variable(variable) == name
    else { return nil }
    return variable
  }
}
