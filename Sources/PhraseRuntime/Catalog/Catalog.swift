// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
public import PhraseMatching
import PhraseWire

/// The shortcuts of all registered apps: what can be said, and which intent it means.
///
/// A catalog is made from app shortcuts providers or read from a data file; either way it goes the
/// same path into the matcher. It is a plain value and knows nothing of live entities: a list that
/// an app fills through a query is named here and loaded by ``PhraseEngine``.
public struct Catalog: Sendable {
  /// An app as people name it.
  public struct Application: Sendable, Equatable {
    /// The name shown in answers.
    public var name: String

    /// Names by language code, the one to show first.
    ///
    /// Languages that are absent use `name`.
    public var names: [String: [String]]

    /// Makes an application with the names that it is called by.
    public init(name: String, names: [String: [String]] = [:]) {
      self.name = name
      self.names = names
    }

    /// The names that a phrase of this language may use; the first is the one to show.
    public func names(in language: String) -> [String] {
      names[names.keys.nearest(toLanguage: language) ?? "en"] ?? [name]
    }
  }

  /// One phrase in the author's spelling.
  public struct Phrase: Sendable, Equatable {
    /// The phrase, with its slots as `${name}`.
    public var text: String

    /// The language code of the words.
    public var language: String

    /// What is special in `text` besides slots.
    public var syntax: Template.Syntax

    /// Whether the phrase keeps its app from answering instead of asking it to.
    public var isNegative: Bool

    /// The file that a localized phrase came from, for diagnostics.
    public var file: String?

    /// Makes a phrase; a plain English one unless told otherwise.
    public init(
      text: String, language: String = "en", syntax: Template.Syntax = .phrase,
      isNegative: Bool = false, file: String? = nil
    ) {
      self.text = text
      self.language = language
      self.syntax = syntax
      self.isNegative = isNegative
      self.file = file
    }
  }

  /// What a slot of a shortcut accepts.
  public enum SlotKind: Sendable, Equatable {
    /// A value of the list with this name; an open list also lets its app search for other text.
    case list(String, isOpen: Bool)
    /// A number, a date, an amount or another value that the engine reads by itself.
    case value(ValueKind)
    /// Any words.
    case text
  }

  /// A slot's kind, and whether it takes several values ("a, b and c").
  public struct Slot: Sendable, Equatable {
    /// What one value of the slot may be.
    public var kind: SlotKind

    /// Whether several values may follow each other.
    public var isSeries: Bool

    /// The unit of a bare number in a slot for measurements, and of what is shown.
    public var unit: MeasurementUnit?

    /// The ISO 4217 code of a bare number in a slot for money.
    public var currency: String?

    /// What one value is called within a sentence, by language code, where no declaration tells.
    var names: [String: String] = [:]

    /// Whether any words beside those of an open list are a value, where no declaration tells.
    package var takesText = false

    /// What the slot's provider calls its list, where the engine calls it otherwise.
    var ownList: String?

    /// Makes a slot for one value, or for a series.
    public init(_ kind: SlotKind, isSeries: Bool = false) {
      self.kind = kind
      self.isSeries = isSeries
    }
  }

  /// An intent and the phrases that mean it.
  public struct Shortcut: Sendable {
    /// The name of the intent's type.
    public var intent: String

    /// A short title for lists of what can be said.
    ///
    /// That of a declaration is looked up when it is asked for: few starts list anything.
    public var title: String {
      get { ownTitle ?? declaration?.shortTitle ?? intent }
      set { ownTitle = newValue }
    }
    private var ownTitle: String?

    /// The index of the app in ``Catalog/applications``.
    public var application: Int

    /// The phrases, the primary one first.
    public var phrases: [Phrase]

    /// What each slot accepts, by name.
    public var slots: [String: Slot]

    /// What the intent does with what it is given; nil where that is not known.
    package var role: IntentRole? {
      get { ownRole ?? declaration?.role }
      set { ownRole = newValue }
    }
    private var ownRole: IntentRole?

    /// The program that performs the intent and its arguments, where the catalog says so.
    ///
    /// `${name}` stands for a value. It is never a line for a shell.
    public var command: [String]?

    /// The name of its symbol in lists; nil for none.
    package var symbol: String?

    /// The parameters that the intent cannot do without, where no declaration tells.
    var needs: [String] = []

    /// What its app tells of the intent, where no declaration is here.
    var declared: WireDeclarations.Intent?

    /// The parameters whose values are the cases of an enum, where no declaration tells.
    var enumerated: Set<String> = []

    /// The parameters whose values people search by their words, and what these are, where no
    /// declaration tells.
    var searched: [String: WireDeclarations.Entity] = [:]

    /// The place of the provider among those of the engine.
    var provider = 0

    /// The declared intent; absent where the catalog was read from a file.
    package var declaration: IntentDeclaration?

    /// Whether the engine made the shortcut by itself; a declared one goes before it.
    package var isGenerated = false

    /// Phrases that stand for `phrases` until somebody says one of them; nil where that saves
    /// nothing.
    ///
    /// They fit every sentence that `phrases` fit, and more, and their slots take any words. Where
    /// there are none, the phrases are needed once a sentence fits no other.
    package var outline: [Phrase]?

    /// Makes a shortcut of a catalog without code behind it.
    public init(
      intent: String, title: String? = nil, application: Int, phrases: [Phrase],
      slots: [String: Slot] = [:]
    ) {
      self.intent = intent
      ownTitle = title
      self.application = application
      self.phrases = phrases
      self.slots = slots
    }
  }

  /// A value of a list, as people see and say it.
  public struct Entry: Sendable, Equatable {
    /// The identifier that the app knows the value by.
    public var id: String

    /// The title to show; also the first form that is matched.
    public var title: String

    /// What tells values with the same title apart.
    public var subtitle: String?

    /// Other forms that mean the same value.
    public var synonyms: [String]

    /// The picture: the name of a symbol, or the address of a file; nil for none.
    package var picture: String?

    /// The forms by language, the title first; empty where they are the same in all of them.
    package var localForms: [String: [String]] = [:]

    /// Makes an entry that is said by its title and synonyms.
    public init(id: String, title: String, subtitle: String? = nil, synonyms: [String] = []) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
    }
  }

  /// The apps, in the order of registration.
  public var applications: [Application]

  /// The shortcuts of all apps.
  public var shortcuts: [Shortcut]

  /// Values of the lists that are known without asking an app, by list name.
  public var lists: [String: [Entry]]

  /// Where the values of the other lists come from.
  package var sources: [String: ListSource] = [:]

  /// The packages that were named, with all that they take in.
  package var packages: [any AppIntentsPackage.Type] = []

  /// What was found wrong while the catalog was made from declarations.
  ///
  /// An erroneous phrase is left out of the grammar, so that a slip in one localization does not
  /// take the whole app away from people.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Makes a catalog from its parts.
  public init(
    applications: [Application], shortcuts: [Shortcut], lists: [String: [Entry]] = [:]
  ) {
    self.applications = applications
    self.shortcuts = shortcuts
    self.lists = lists
  }
}
