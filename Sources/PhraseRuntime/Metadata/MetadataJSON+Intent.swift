// SPDX-License-Identifier: Apache-2.0

extension MetadataJSON {
  /// An intent with all that is declared about it.
  public struct Intent: Codable, Sendable, Equatable {
    /// The name of the type.
    public var name: String
    /// The type with its module, which tells apart intents of the same name.
    public var type: String
    /// The apps whose shortcuts start the intent.
    public var applications: [String]
    /// What it is called.
    public var title: String
    /// What it does, in a sentence.
    public var description: String?
    /// The group that it is listed in.
    public var category: String?
    /// Words that find it.
    public var keywords: [String]
    /// What its value is called.
    public var resultName: String?
    /// Whether people see it in lists.
    public var isDiscoverable: Bool
    /// Where it may run: `background`, `foreground`.
    public var modes: [String]
    /// What a person must have proved before it runs.
    public var authentication: String
    /// The parameters in the order of declaration.
    public var parameters: [Parameter]
    /// The summary, a line for each condition and sentence.
    public var summary: [String]
    /// The phrases by language code, the primary one first.
    public var phrases: [String: [String]]
  }

  /// A parameter of an intent.
  public struct Parameter: Codable, Sendable, Equatable {
    /// The name of the property.
    public var name: String
    /// What it is called.
    public var title: String
    /// More about it.
    public var description: String?
    /// What one value is: `text`, `integer`, or the type of an entity or enum.
    public var kind: String
    /// Whether the intent runs without a value.
    public var isOptional: Bool
    /// Whether it takes several values.
    public var isArray: Bool
    /// The value where a person gives none; a date is not written out.
    public var `default`: String?
    /// The bounds of a number.
    public var range: String?
    /// How many values an array takes.
    public var size: String?
    /// The type that offers its values.
    public var options: String?
    /// The parameters that its values follow from.
    public var followsFrom: [String]
    /// The question for it, where the app has one of its own.
    public var question: String?
  }
}
