// SPDX-License-Identifier: Apache-2.0

extension PersonalShortcut {
  /// The shortcut with what two people, or programs, changed of it at the same time.
  ///
  /// - Parameters:
  ///   - theirs: What the other made of it.
  ///   - base: What both began with.
  /// - Returns: Both changes; nil where both changed one field, each in another way.
  func merged(with theirs: PersonalShortcut, base: PersonalShortcut) -> PersonalShortcut? {
    var merged = self
    func take<Value: Equatable>(_ field: WritableKeyPath<PersonalShortcut, Value>) -> Bool {
      let (mine, other, before) = (
        self[keyPath: field], theirs[keyPath: field], base[keyPath: field]
      )
      if mine == before { merged[keyPath: field] = other }
      return mine == before || other == before || mine == other
    }
    let isClean =
      take(\.name) && take(\.phrases) && take(\.language) && take(\.about) && take(\.icon)
      && take(\.color) && take(\.questions) && take(\.actions) && take(\.original)
    return isClean ? merged : nil
  }
}
