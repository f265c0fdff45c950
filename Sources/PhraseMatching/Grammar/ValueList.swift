// SPDX-License-Identifier: Apache-2.0

/// The values that a slot accepts.
///
/// ```swift
/// let books = ValueList(name: "books", values: [.init(id: 42, forms: ["Dune", "dune by herbert"])])
/// books.values.first?.forms  // ["Dune", "dune by herbert"]
/// ```
///
/// The forms lie back to back in memory, so that a list of a million titles costs little more than
/// their letters; a ``Value`` is made when it is asked for.
public struct ValueList: Equatable, Sendable {
  /// A value: an opaque id and what it is called.
  public struct Value: Equatable, Sendable {
    /// What the owner of the list knows the value by.
    public var id: Int
    /// The ways to say it; the first is its title.
    public var forms: [String]

    /// Makes a value.
    public init(id: Int, forms: [String]) {
      self.id = id
      self.forms = forms
    }
  }

  /// The name that slots refer to.
  public var name: String
  /// The values in their order.
  public let values: Values
  /// What was compiled of the list before, if it comes from a file.
  var compiled: CompiledList?

  /// Makes a list.
  ///
  /// - Complexity: O(*n*) in the letters of all forms.
  public init(name: String, values: some Sequence<Value>) {
    self.name = name
    self.values = Values(values)
  }

  init(name: String, values: Values, compiled: CompiledList?) {
    self.name = name
    self.values = values
    self.compiled = compiled
  }

  /// Whether two lists have the same name and the same values in the same order.
  public static func == (left: ValueList, right: ValueList) -> Bool {
    left.name == right.name && left.values == right.values
  }
}
