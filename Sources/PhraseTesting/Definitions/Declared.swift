// SPDX-License-Identifier: Apache-2.0

/// A type of the app by its name; looked for when it is needed, since the app may not run before.
struct Declared<Item: Sendable>: Sendable {
  private let find: @Sendable () throws -> Item

  init(_ find: @escaping @Sendable () throws -> Item) {
    self.find = find
  }

  /// - Throws: ``DefinitionError`` with the names that there are.
  func get() throws -> Item { try find() }
}
