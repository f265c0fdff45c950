// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// One of Apple's actions as an action of ours, without what is inside it.
///
/// Import asks what an action is here; export asks again, to see whether it was changed since.
struct AppleTranslation {
  /// What has to be done before it.
  var before: [ShortcutAction] = []
  var action: ShortcutAction
  /// The items of outer loops that it needs.
  var outerItems: Set<String> = []

  /// - Parameters:
  ///   - original: The action and its comments.
  ///   - names: What the variables of the document are called here.
  ///   - loops: How many loops it stands in.
  ///   - implicit: What it works on where it does not say so; nil where that cannot be known.
  init(_ original: AppleOriginal, _ names: AppleNames, loops: Int, implicit: String?) {
    let apple = original.action
    action = ShortcutAction(apple.identifier, note: original.note, original: original.value)
    action.result = apple.uuid.flatMap { names.results[$0] }
    if apple.mode == .begin { action.result = nil }
    if let own = AppleOwnAction(apple) {
      action.intent = own.intent
      action.values = own.values
      action.result = own.result ?? action.result
      return
    }
    for mapping in AppleMapping.byIdentifier[apple.identifier] ?? [] {
      var reader = AppleReader(apple.parameters, names, loops: loops, implicit: implicit)
      guard let values = try? mapping.read(&reader) else { continue }
      if let key = mapping.variable {
        guard let name = reader.raw(key)?.asText.flatMap(AppleNames.variable) else { continue }
        action.result = name
      }
      guard reader.rest.keys.allSatisfy(Self.marks.contains) else { continue }
      guard !reader.usesImplicit || reader.before.isEmpty else { continue }
      action.intent = mapping.intent
      action.values = values
      before = reader.before
      outerItems = reader.outerItems
      return
    }
  }

  /// Parameters that any action may have, and that say nothing of what it does.
  private static let marks: Set<String> = [
    "UUID", "CustomOutputName", "GroupingIdentifier", "WFControlFlowMode", "SCAuthorInfo",
  ]

  /// What an action works on that does not say so: the result of the one before.
  ///
  /// - Parameters:
  ///   - previous: The action before in the same list; nil for the first.
  ///   - outer: The action that the list is inside of; nil for none.
  /// - Returns: The variable; nil where that cannot be known.
  static func implicit(after previous: ShortcutAction?, in outer: ShortcutAction?) -> String? {
    if let previous { return previous.endsInResult ? "${\(ShortcutRun.previous)}" : nil }
    guard let outer else { return "${\(ShortcutRun.input)}" }
    switch outer.intent {
    case "RepeatEach": return "${\(ShortcutRun.item)}"
    case "If":
      let value = outer.values["value"]?.asText
      return value == "${\(ShortcutRun.previous)}" ? nil : value
    default: return nil
    }
  }
}

extension ShortcutAction {
  /// Whether the variable `Result` is, after it, what Apple's app hands on.
  fileprivate var endsInResult: Bool {
    switch body {
    case .nothing: true
    case .repeated: false
    case .branches, .choices: inner.allSatisfy { $0.last?.endsInResult ?? false }
    }
  }

  /// Whether it was put in between, and Apple's document has no action for it.
  var isAdded: Bool { original == AppleOriginal.none }
}
