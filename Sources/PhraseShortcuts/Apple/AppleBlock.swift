// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// An action with all that belongs to it: comments, what is inside it, its end.
///
/// Apple's documents are flat: actions of one group begin, divide and end a block.
struct AppleBlock {
  /// One part of the block: what divides it from the part before, and its actions.
  struct Part {
    var divider: AppleAction?
    var blocks: [AppleBlock]
  }

  /// Comments, and what stands in a menu before its first item.
  var before: [AppleAction] = []
  let action: AppleAction
  /// The place of the action in the document.
  let index: Int
  var parts: [Part] = []
  var end: AppleAction?
  /// Comments that no action follows.
  var after: [AppleAction] = []

  init(_ action: AppleAction, at index: Int) {
    self.action = action
    self.index = index
  }

  /// - Throws: ``ShortcutDocumentError`` with the place of an action whose block is broken.
  static func blocks(of actions: [AppleAction]) throws(ShortcutDocumentError) -> [AppleBlock] {
    var nesting = Nesting()
    for (index, action) in actions.enumerated() { try nesting.add(action, at: index) }
    return try nesting.finish()
  }

  /// Whether it is nothing but comments.
  var isComment: Bool { action.identifier == AppleAction.comment }

  /// Whether its parts are items to choose from.
  var isMenu: Bool {
    end != nil
      && (["is.workflow.actions.choosefrommenu", AppleOwnAction.prefix + "ChooseFromMenu"]
        .contains(action.identifier)
        || parts.contains { $0.divider?.parameters["WFMenuItemTitle"] != nil })
  }

  /// Whether it does the same again and again.
  var isLoop: Bool {
    end != nil && !isMenu
      && !["is.workflow.actions.conditional", AppleOwnAction.prefix + "If"]
        .contains(action.identifier)
  }

  fileprivate func check(at index: Int) throws(ShortcutDocumentError) {
    let limit = isMenu ? Int.max : isLoop ? 1 : 2
    guard parts.count <= limit else {
      throw ShortcutDocumentError(
        place: "WFWorkflowActions[\(self.index)]",
        reason:
          "\(action.identifier) has \(parts.count) parts until its end at \(index), not \(limit)")
    }
  }
}

/// Blocks that have begun and not ended.
private struct Nesting {
  private var open: [AppleBlock] = []
  private var top: [AppleBlock] = []
  /// Comments that wait for an action.
  private var comments: [(action: AppleAction, index: Int)] = []

  mutating func add(_ action: AppleAction, at index: Int) throws(ShortcutDocumentError) {
    if action.identifier == AppleAction.comment {
      comments.append((action, index))
      return
    }
    switch action.mode {
    case nil, .begin:
      var block = AppleBlock(action, at: index)
      block.before = comments.map(\.action)
      comments = []
      if action.mode == nil { append(block) } else { try begin(block) }
    case .divide:
      settleComments()
      try check(action, at: index)
      open[open.count - 1].parts.append(.init(divider: action, blocks: []))
    case .end:
      settleComments()
      try check(action, at: index)
      var block = open.removeLast()
      block.end = action
      try block.check(at: index)
      append(block)
    }
  }

  mutating func finish() throws(ShortcutDocumentError) -> [AppleBlock] {
    if let block = open.last {
      throw ShortcutDocumentError(
        place: "WFWorkflowActions[\(block.index)]",
        reason: "\(block.action.identifier) begins a block that never ends")
    }
    settleComments()
    return top
  }

  private mutating func begin(_ block: AppleBlock) throws(ShortcutDocumentError) {
    guard open.count < PersonalShortcut.depthLimit else {
      throw ShortcutDocumentError(
        place: "WFWorkflowActions[\(block.index)]",
        reason:
          "actions lie deeper in one another than \(PersonalShortcut.depthLimit) levels")
    }
    var block = block
    block.parts = [.init(divider: nil, blocks: [])]
    open.append(block)
  }

  private func check(_ action: AppleAction, at index: Int) throws(ShortcutDocumentError) {
    guard let block = open.last else {
      throw ShortcutDocumentError(
        place: "WFWorkflowActions[\(index)]",
        reason: "\(action.identifier) belongs to a block that has not begun")
    }
    guard block.action.group == action.group else {
      throw ShortcutDocumentError(
        place: "WFWorkflowActions[\(index)]",
        reason:
          "\(action.identifier) belongs to another block than the one that began last, at \(block.index)"
      )
    }
  }

  /// Comments that end a list of actions belong to the last of them, or stand for themselves.
  private mutating func settleComments() {
    guard let first = comments.first else { return }
    let actions = comments.map(\.action)
    comments = []
    withLast { blocks in
      if blocks.isEmpty {
        var block = AppleBlock(first.action, at: first.index)
        block.after = Array(actions.dropFirst())
        blocks.append(block)
      } else {
        blocks[blocks.count - 1].after += actions
      }
    }
  }

  private mutating func append(_ block: AppleBlock) { withLast { $0.append(block) } }

  private mutating func withLast(_ change: (inout [AppleBlock]) -> Void) {
    guard let last = open.indices.last else { return change(&top) }
    change(&open[last].parts[open[last].parts.count - 1].blocks)
  }
}
