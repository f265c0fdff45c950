// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// The actions of Apple's document that one action of ours was made of.
///
/// As a value it is the action itself, or the list of all where there are comments or a block; an
/// action that was put in between, for which the document has none, keeps an empty list.
struct AppleOriginal {
  /// Comments.
  var before: [AppleAction] = []
  var action: AppleAction
  /// What stands in a menu before its first item, and is never done.
  var unreached: [AppleAction] = []
  var dividers: [AppleAction] = []
  var end: AppleAction?
  /// Comments.
  var after: [AppleAction] = []

  /// What an action keeps that the document has not.
  static let none = WireValue.list([])

  init(_ block: AppleBlock) {
    before = block.before
    action = block.action
    dividers = block.parts.compactMap(\.divider)
    if block.isMenu { unreached = block.parts[0].blocks.flatMap { Self($0).flat(with: $0) } }
    end = block.end
    after = block.after
  }

  init?(_ value: WireValue?) {
    guard let value else { return nil }
    var rest = (value.asList ?? [value]).compactMap(AppleAction.init)[...]
    before = Array(rest.prefix { $0.identifier == AppleAction.comment })
    rest = rest.dropFirst(before.count)
    if rest.isEmpty, !before.isEmpty { rest = [before.removeFirst()] }
    guard let action = rest.popFirst() else { return nil }
    self.action = action
    if before.isEmpty || !rest.isEmpty || action.identifier != AppleAction.comment {
      divide(rest)
    } else {
      after = before
      before = []
    }
  }

  private mutating func divide(_ rest: ArraySlice<AppleAction>) {
    var rest = rest
    guard action.mode == .begin else {
      after = Array(rest)
      return
    }
    while let next = rest.popFirst() {
      switch next.mode {
      case .divide where next.group == action.group: dividers.append(next)
      case .end where next.group == action.group:
        end = next
        after = Array(rest)
        return
      default: unreached.append(next)
      }
    }
  }

  /// All of them, without what is inside the block.
  var value: WireValue {
    let all = before + [action] + unreached + dividers + (end.map { [$0] } ?? []) + after
    return all.count == 1 ? action.value : .list(all.map(\.value))
  }

  /// What the comments say; nil for none.
  var note: String? {
    let comments = (action.identifier == AppleAction.comment ? [action] : []) + before + after
    guard !comments.isEmpty else { return nil }
    return comments.map { $0.parameters["WFCommentActionText"]?.words ?? "" }
      .joined(separator: "\n")
  }

  private func flat(with block: AppleBlock) -> [AppleAction] {
    before + [action]
      + block.parts.flatMap { part in
        (part.divider.map { [$0] } ?? []) + part.blocks.flatMap { Self($0).flat(with: $0) }
      } + (end.map { [$0] } ?? []) + after
  }
}
