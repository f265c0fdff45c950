// SPDX-License-Identifier: Apache-2.0

extension WireDeclarations {
  /// An intent with all that is declared about it, but for its phrases.
  public struct Intent: Codable, Sendable, Equatable {
    /// The name of the type.
    public var name: String
    /// The type with its module, which tells apart intents of the same name.
    public var type: String
    /// What the app calls the intent for good, where that is another name than the type's.
    public var identifier: String?
    /// The apps whose shortcuts start the intent.
    public var applications: [String]
    /// What it is called.
    public var title: String
    /// What it does, in a sentence.
    public var description: String?
    /// The group that it is listed in.
    public var category: String?
    /// Words that find it.
    public var keywords: [String] = []
    /// What its value is called.
    public var resultName: String?
    /// What it does with what it is given: `open` where it shows it, `search` where it searches the app
    /// for it, `lookUp` where it looks something up and changes nothing, `delete` where it deletes it;
    /// nil for anything else.
    public var role: String?
    /// Whether people see it in lists.
    public var isDiscoverable = true
    /// Where it may run: `background`, `foreground`.
    public var modes: [String] = []
    /// What a person must have proved before it runs.
    public var authentication = "always allowed"
    /// The parameters in the order of declaration.
    public var parameters: [Parameter] = []
    /// What the app says about an intent that another one replaces.
    public var deprecation: String?
    /// The intent that replaces this one.
    public var replacement: String?
    /// The class of Apple's older framework that the intent took the place of.
    public var replacedClass: String?
    /// The summary, a line for each condition and sentence.
    public var summary: [String] = []

    /// Makes an intent; what else is known is set afterwards.
    public init(name: String, type: String, applications: [String], title: String) {
      self.name = name
      self.type = type
      self.applications = applications
      self.title = title
    }
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
    /// How a value is said: from which list, or within which bounds.
    public var slot: WireSlot
    /// Whether the intent runs without a value.
    public var isOptional = false
    /// Whether it takes several values.
    public var isArray = false
    /// The value where a person gives none; a date is not written out.
    public var `default`: WireValue?
    /// The least number of values that an array takes.
    public var minimumCount: Int?
    /// The greatest number of values that an array takes.
    public var maximumCount: Int?
    /// The type that offers its values.
    public var options: String?
    /// The parameters that its values follow from.
    public var followsFrom: [String] = []
    /// The question for it, where the app has one of its own.
    public var question: String?
    /// The app's words for yes and for no, in this order, where it has its own.
    public var answers: [String]?
    /// The identifiers of the kinds of content that a file may have; nil for any.
    public var contentTypes: [String]?

    /// Makes a parameter; what else is known is set afterwards.
    public init(name: String, title: String, kind: String, slot: WireSlot) {
      self.name = name
      self.title = title
      self.kind = kind
      self.slot = slot
    }
  }
}
