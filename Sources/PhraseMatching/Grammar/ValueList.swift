// SPDX-License-Identifier: Apache-2.0

/// The values that a slot may take, each with the forms that it is said by.
public struct ValueList: Equatable, Sendable {
  /// A value: an opaque number of the caller's, and its forms.
  public struct Value: Equatable, Sendable {
    /// What a match reports.
    ///
    /// Values with the same id are the same value.
    public var id: Int
    /// The forms, the title first.
    public var forms: [String]

    /// Makes a value of its forms, the title first.
    public init(id: Int, forms: [String]) {
      self.id = id
      self.forms = forms
    }
  }

  /// The name that slots refer to.
  public var name: String
  /// The values.
  public var values: [Value]

  /// Makes a list.
  public init(name: String, values: [Value]) {
    self.name = name
    self.values = values
  }
}
