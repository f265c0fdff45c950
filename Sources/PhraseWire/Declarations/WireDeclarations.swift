// SPDX-License-Identifier: Apache-2.0

/// What apps declare, as data: what can be said, what it does, and the values that are named.
///
/// It is the form of a catalog file, of `phrase metadata`, and of what an app in a process of its own
/// tells the engine. A catalog file may leave out all but apps and shortcuts:
///
/// ```json
/// {"applications": [{"name": "Library", "synonyms": ["Books"]}],
///  "shortcuts": [{"intent": "OpenBook", "phrases": ["Open ${book} in ${applicationName}"],
///                 "slots": {"book": {"list": "books"}}}],
///  "lists": {"books": [{"id": "42", "title": "Dune"}]}}
/// ```
public struct WireDeclarations: Codable, Sendable, Equatable {
  /// The version of the form.
  public var version = WireVersion.current
  /// The language code of phrases and titles that name no other; English if nil.
  public var language: String?
  /// The apps.
  public var applications: [Application] = []
  /// What can be said.
  public var shortcuts: [Shortcut] = []
  /// The values that slots name, by the name of their list.
  public var lists: [String: [Entry]] = [:]
  /// What is done: the intents that a shortcut starts or a package lists, by type.
  public var intents: [Intent] = []
  /// The entities that parameters and properties have, by type.
  public var entities: [Entity] = []
  /// The enums that parameters and properties have, by type.
  public var enums: [Enumeration] = []
  /// The queries of the entities and parameters, by type.
  public var queries: [Query] = []
  /// The packages, by type.
  public var packages: [Package] = []

  /// Makes declarations of nothing.
  public init() {}

  /// The phrases that mean an intent, by language code.
  public func phrases(of intent: Intent) -> [String: [String]] {
    shortcuts.filter { shortcut in
      shortcut.intent == intent.name
        && (shortcut.application.map(intent.applications.contains) ?? true)
    }.reduce(into: [:]) { phrases, shortcut in
      for (language, text) in shortcut.phrases.byLanguage(language ?? "en") {
        phrases[language, default: []].append(text)
      }
    }
  }

  /// An app by the names that people call it.
  public struct Application: Codable, Sendable, Equatable {
    /// The name shown in answers.
    public var name: String
    /// Other names, in the language of the declarations.
    public var synonyms: [String] = []
    /// The names in other languages by code, the one to show first.
    public var names: [String: [String]] = [:]

    /// Makes an app of one name.
    public init(name: String) { self.name = name }
  }

  /// An intent and the phrases that mean it.
  public struct Shortcut: Codable, Sendable, Equatable {
    /// The name of the intent's type.
    public var intent: String
    /// What lists show; the intent's name if nil.
    public var title: String?
    /// The name of the app; the only one if nil.
    public var application: String?
    /// What is special in the phrases: `phrase`, the standard, or `template`.
    public var syntax: String?
    /// The phrases, the primary one first.
    public var phrases: Phrases
    /// Phrases that keep the app from answering.
    public var negativePhrases: Phrases?
    /// What each slot takes, where the parameter of ``WireDeclarations/intents`` does not say so.
    public var slots: [String: WireSlot] = [:]
    /// The parameters that the intent cannot do without, in the order in which they are asked for.
    public var needs: [String]?
    /// Whether the engine of the app made the shortcut of its declarations; people see no list of it.
    public var generated: Bool?
    /// Phrases that fit all that `phrases` fit, and more, and are quicker to compile.
    public var outline: Phrases?
    /// The name of its symbol in lists.
    public var symbol: String?
    /// The program that performs the intent and its arguments, never a line for a shell.
    public var run: [String]?

    /// Makes a shortcut; what else is known is set afterwards.
    public init(intent: String, phrases: Phrases) {
      self.intent = intent
      self.phrases = phrases
    }
  }

  /// Phrases: in JSON an array, or an object of arrays by language code.
  public struct Phrases: Codable, Sendable, Equatable {
    /// Those in the language of the declarations.
    public var own: [String]
    /// Those of other languages by code.
    public var localized: [String: [String]]

    /// Makes phrases of one language, or of several.
    public init(_ own: [String] = [], localized: [String: [String]] = [:]) {
      self.own = own
      self.localized = localized
    }

    /// The phrases one by one with their language codes, those in `language` first.
    public func byLanguage(_ language: String) -> [(language: String, text: String)] {
      let others = localized.sorted {
        ($0.key == language ? 0 : 1, $0.key) < ($1.key == language ? 0 : 1, $1.key)
      }
      return own.map { (language, $0) } + others.flatMap { code, texts in texts.map { (code, $0) } }
    }

    /// Reads an array, or an object by language.
    public init(from decoder: any Decoder) throws {
      let isArray = (try? decoder.unkeyedContainer()) != nil
      own = isArray ? try [String](from: decoder) : []
      localized = isArray ? [:] : try [String: [String]](from: decoder)
    }

    /// Writes an array where no other language is there, else an object.
    public func encode(to encoder: any Encoder) throws {
      guard localized.isEmpty else { return try localized.encode(to: encoder) }
      try own.encode(to: encoder)
    }
  }

  /// A value of a list.
  public struct Entry: Codable, Sendable, Equatable {
    /// What its app knows it by; the title if nil.
    public var id: String?
    /// The title to show; also the first form that is matched.
    public var title: String
    /// What tells values of the same title apart.
    public var subtitle: String?
    /// Other forms that mean the value.
    public var synonyms: [String] = []
    /// The picture: the name of a symbol, or the address of a file.
    public var picture: String?
    /// The forms by language, the title first, where a value is called otherwise in each: a case of an
    /// enum.
    public var localForms: [String: [String]]?

    /// Makes an entry.
    public init(id: String?, title: String, subtitle: String? = nil, synonyms: [String] = []) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
    }
  }
}
