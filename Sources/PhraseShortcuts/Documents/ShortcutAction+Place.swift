// SPDX-License-Identifier: Apache-2.0

extension [ShortcutAction] {
  /// The actions with one of them changed, by its place among all in the order of reading, from 0.
  func changing(
    _ place: Int, _ change: (inout ShortcutAction) -> Void
  ) -> [ShortcutAction] {
    var first = 0
    return map { action in
      defer { first += action.count }
      guard (first..<first + action.count).contains(place) else { return action }
      var action = action
      if place == first {
        change(&action)
      } else {
        action.body = action.body.changing(place - first - 1, change)
      }
      return action
    }
  }

  /// How many actions there are, with all inside of others.
  fileprivate var total: Int { reduce(0) { $0 + $1.count } }
}

extension ShortcutAction.Body {
  fileprivate func changing(
    _ place: Int, _ change: (inout ShortcutAction) -> Void
  ) -> ShortcutAction.Body {
    switch self {
    case .nothing: return self
    case .repeated(let actions): return .repeated(actions.changing(place, change))
    case .branches(let then, let otherwise):
      return .branches(
        then: then.changing(place, change),
        otherwise: otherwise.changing(place - then.total, change))
    case .choices(let choices):
      var first = 0
      return .choices(
        choices.map { choice in
          defer { first += choice.actions.total }
          return .init(
            title: choice.title, actions: choice.actions.changing(place - first, change))
        })
    }
  }
}
