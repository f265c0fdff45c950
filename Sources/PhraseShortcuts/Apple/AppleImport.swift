// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Makes actions of ours of Apple's.
struct AppleImport {
  private var names: AppleNames
  /// The items of outer loops that actions inside of inner ones need.
  private var outerItems: Set<String> = []

  /// - Parameters:
  ///   - actions: All actions of the document, as it has them.
  ///   - blocks: The same, each with what is inside it.
  init(_ actions: [AppleAction], _ blocks: [AppleBlock]) {
    names = AppleNames(of: actions, blocks)
  }

  /// - Parameters:
  ///   - blocks: The actions of one list.
  ///   - loops: How many loops they stand in.
  ///   - outer: The action that they are inside of; nil for none.
  /// - Returns: The actions, and those that make variables for them.
  mutating func actions(
    of blocks: [AppleBlock], loops: Int = 0, in outer: ShortcutAction? = nil
  ) -> [ShortcutAction] {
    var actions: [ShortcutAction] = []
    for block in blocks {
      let previous = actions.last { !$0.isAdded }
      let implicit = AppleTranslation.implicit(after: previous, in: outer)
      let result = block.end?.uuid.flatMap { names.results[$0] }
      let collects = result != nil && block.isLoop
      let original = AppleOriginal(block)
      let translation = AppleTranslation(
        original, names, loops: loops, implicit: collects ? nil : implicit)
      outerItems.formUnion(translation.outerItems)
      actions += translation.before
      if collects { actions.append(.added("List", ["values": .list([])], as: result)) }
      var action = translation.action
      if block.end != nil {
        action.body = body(of: block, in: action, loops: loops, result: result)
      }
      actions.append(action)
    }
    return actions
  }

  private mutating func body(
    of block: AppleBlock, in action: ShortcutAction, loops: Int, result: String?
  ) -> ShortcutAction.Body {
    if block.isMenu {
      return .choices(
        block.parts.dropFirst().map { part in
          ShortcutAction.Choice(
            title: part.divider.map { AppleMenu.title(of: $0, names, loops: loops) } ?? "",
            actions: branch(part.blocks, in: action, loops: loops, result: result))
        })
    }
    if block.isLoop {
      return .repeated(loop(block.parts[0].blocks, in: action, loops: loops + 1, result: result))
    }
    var parts = [0, 1].map { place in
      branch(
        block.parts.dropFirst(place).first?.blocks ?? [], in: action, loops: loops, result: result)
    }
    if AppleCondition.isInverted(block.action) { parts.swapAt(0, 1) }
    return .branches(then: parts[0], otherwise: parts[1])
  }

  /// A branch whose last result is that of the block, where another action refers to it; an empty
  /// branch has none, whatever the block gave in the round before.
  private mutating func branch(
    _ blocks: [AppleBlock], in outer: ShortcutAction, loops: Int, result: String?
  ) -> [ShortcutAction] {
    var actions = actions(of: blocks, loops: loops, in: outer)
    if let result {
      actions.append(.added("SetVariable", ["value": last(of: blocks) ?? ""], as: result))
    }
    return actions
  }

  /// What is repeated: it gathers its results, and names what inner loops hide, where they are needed.
  private mutating func loop(
    _ blocks: [AppleBlock], in outer: ShortcutAction, loops: Int, result: String?
  ) -> [ShortcutAction] {
    var actions = actions(of: blocks, loops: loops, in: outer)
    for own in [ShortcutRun.index, ShortcutRun.item] {
      let name = AppleNames.loop(own, level: loops)
      guard outerItems.remove(name) != nil else { continue }
      actions.insert(.added("SetVariable", ["value": .text("${\(own)}")], as: name), at: 0)
    }
    if let result, let value = last(of: blocks) {
      actions.append(
        .added("AddToList", ["list": .text("${\(result)}"), "value": value], as: result))
    }
    return actions
  }

  private func last(of blocks: [AppleBlock]) -> WireValue? {
    guard let last = blocks.last, !last.isComment else { return nil }
    let name = last.end?.uuid.flatMap { names.results[$0] } ?? ShortcutRun.previous
    return .text("${\(name)}")
  }
}

extension ShortcutAction {
  /// An action that Apple's document has not.
  fileprivate static func added(
    _ intent: String, _ values: [String: WireValue], as result: String?
  ) -> ShortcutAction {
    ShortcutAction(intent, with: values, as: result, original: AppleOriginal.none)
  }
}

/// The items of a menu in Apple's documents.
enum AppleMenu {
  private static let titleKey = "WFMenuItemTitle"
  private static let attributedKey = "WFMenuItemAttributedTitle"

  static func title(of divider: AppleAction, _ names: AppleNames, loops: Int) -> String {
    var reader = AppleReader(divider.parameters, names, loops: loops, implicit: nil)
    let title = reader.raw(titleKey) ?? ""
    let attributed = reader.raw(attributedKey)
    if let attributed, let template = try? reader.template(attributed), reader.before.isEmpty {
      return template.text
    }
    return ValueTemplate.quoting(title.words)
  }

  static func parameters(
    title: String, _ writer: AppleWriter
  ) throws(AppleReader.Unmapped) -> [String: WireValue] {
    guard let template = try? ValueTemplate(title), !template.variables.isEmpty else {
      return [titleKey: try writer.text(.text(title))]
    }
    return [
      titleKey: .text(template.variables.map(\.text).joined(separator: " ")),
      attributedKey: .record(try writer.token(template)),
    ]
  }

  /// The items as the beginning of the menu lists them.
  static func items(
    _ choices: [ShortcutAction.Choice], _ writer: AppleWriter
  ) throws(AppleReader.Unmapped) -> [String: WireValue] {
    var items: [WireValue] = []
    for choice in choices {
      let title = try writer.text(.text(choice.title))
      items.append(
        title.asText == nil ? .record(["WFItemType": 0, "WFValue": title]) : title)
    }
    return ["WFMenuItems": .list(items)]
  }
}
