// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to look at, in one language: a title, and rows, pictures and controls below it.
///
/// It is what a snippet of an app shows, ready to be drawn: texts are looked up, controls are
/// numbered, and there is no more of it than people can look at. Its numbers and titles are what
/// ``WireRequest/press(_:)`` and ``WireRequest/pressTitle(_:)`` take.
public struct WireCard: Codable, Sendable, Equatable {
  /// The heading.
  public var title: String?
  /// The line below the heading.
  public var subtitle: String?
  /// The picture beside the heading.
  public var image: Image?
  /// What stands below, in order.
  public var elements: [Element]
  /// What is wrong with the card, such as that it could not be made anew.
  public var notice: String?
  /// The language code of the texts.
  public var language: String

  /// Makes a card with nothing in it.
  public init(language: String, elements: [Element] = []) {
    self.language = language
    self.elements = elements
  }

  /// One part of a card; in JSON an object with its `kind`.
  public indirect enum Element: Sendable, Equatable {
    /// Lines of text.
    case text(String)
    /// A name and its value.
    case row(Row)
    /// A picture.
    case image(Picture)
    /// A bar that says how far something is.
    case progress(Progress)
    /// Something to press: in JSON a `button`, or a `toggle` that is on or not.
    case control(Control)
    /// Elements below a heading of their own.
    case section(Section)
    /// So many elements are left out.
    case omitted(Int)
    /// An element of a kind that this version does not know.
    case other(String)
  }

  /// A name and its value.
  public struct Row: Codable, Sendable, Equatable {
    /// The name.
    public var label: String
    /// The value.
    public var value: String
    /// The name of the symbol before the label.
    public var symbol: String?

    /// Makes a row.
    public init(_ label: String, _ value: String, symbol: String? = nil) {
      self.label = label
      self.value = value
      self.symbol = symbol
    }
  }

  /// A picture among the elements.
  public struct Picture: Codable, Sendable, Equatable {
    /// The picture.
    public var image: Image
    /// What it shows, for a terminal and for people who cannot see it.
    public var description: String?

    /// Makes a picture.
    public init(_ image: Image, description: String? = nil) {
      self.image = image
      self.description = description
    }
  }

  /// How far something is.
  public struct Progress: Codable, Sendable, Equatable {
    /// From 0 to 1; nil for work whose end is not known.
    public var fraction: Double?
    /// What it is that goes on.
    public var label: String?

    /// Makes a bar.
    public init(_ fraction: Double?, label: String? = nil) {
      self.fraction = fraction.map { min(max($0, 0), 1) }
      self.label = label
    }

    /// Reads a bar; a fraction out of range is the nearest in it.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try fields.decodeIfPresent(Double.self, forKey: .fraction),
        label: try fields.decodeIfPresent(String.self, forKey: .label))
    }
  }

  /// Elements below a heading of their own.
  public struct Section: Codable, Sendable, Equatable {
    /// The heading; nil for a mere gap.
    public var title: String?
    /// The elements.
    public var elements: [Element]

    /// Makes a section.
    public init(_ title: String?, _ elements: [Element]) {
      self.title = title
      self.elements = elements
    }
  }

  /// A button or toggle.
  public struct Control: Codable, Sendable, Equatable {
    /// How a button stands out.
    public enum Style: String, WireKind {
      /// It is what most people will want.
      case prominent
      /// It destroys something.
      case destructive
      /// A style that this version does not know.
      case other
    }

    /// The place among the controls of the card, from 1.
    public var number: Int
    /// The words on it, which are also the words to say for it.
    public var title: String
    /// The name of the intent's type that runs.
    public var intent: String
    /// The name of the symbol on it.
    public var symbol: String?
    /// How it stands out; nil for one among equals.
    public var style: Style?
    /// Whether a toggle is on; nil for a button.
    public var isOn: Bool?

    /// Makes a control.
    public init(
      number: Int, title: String, intent: String, symbol: String? = nil, style: Style? = nil,
      isOn: Bool? = nil
    ) {
      self.number = number
      self.title = title
      self.intent = intent
      self.symbol = symbol
      self.style = style
      self.isOn = isOn
    }
  }

  /// A picture: one of the four.
  public struct Image: Codable, Sendable, Equatable {
    /// A symbol of the system by name.
    public var symbol: String?
    /// A picture among the app's resources by name.
    public var name: String?
    /// The picture itself, in base64.
    public var bytes: Data?
    /// A picture in a file or on the network.
    public var url: String?
    /// Whether it is cut in a circle; nil for as it is.
    public var isRound: Bool?

    /// Makes a picture of one of its sources.
    public init(
      symbol: String? = nil, name: String? = nil, bytes: Data? = nil, url: String? = nil,
      isRound: Bool? = nil
    ) {
      self.symbol = symbol
      self.name = name
      self.bytes = bytes
      self.url = url
      self.isRound = isRound
    }
  }

  /// The buttons and toggles by number, also those in sections.
  public var controls: [Control] { elements.flatMap(\.controls) }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}

extension WireCard.Element {
  fileprivate var controls: [WireCard.Control] {
    switch self {
    case .control(let control): [control]
    case .section(let section): section.elements.flatMap(\.controls)
    default: []
    }
  }
}
