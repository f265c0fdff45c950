// SPDX-License-Identifier: Apache-2.0

extension IntentDefinitions {
  /// The definitions of one kind, by the names of their types.
  ///
  /// A name that two modules use is written with its module: `definitions.intents["Library.Add"]`.
  public struct DefinitionCollection<Definition: Sendable>: Sendable {
    private let allNames: @Sendable () -> [String]
    private let definition: @Sendable (String) -> Definition

    init(
      names: @escaping @Sendable () -> [String],
      definition: @escaping @Sendable (String) -> Definition
    ) {
      allNames = names
      self.definition = definition
    }

    /// The names that there are, sorted; none before the app is launched.
    public var names: [String] { allNames() }

    /// The definition of a type.
    ///
    /// A name that nothing has gives a definition as well; what is done with it throws an error
    /// that says which names there are.
    public subscript(name: String) -> Definition { definition(name) }
  }
}
