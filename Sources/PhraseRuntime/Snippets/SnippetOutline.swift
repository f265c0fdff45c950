// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
public import PhraseWire

/// A snippet in one language: the card to be drawn, and what its controls run.
///
/// What is drawn is bounded, however much an app puts into a snippet.
struct SnippetOutline: Sendable {
  /// A control with its number.
  struct ControlLine: Sendable {
    /// Counts from 1.
    let number: Int
    let title: String
    let control: Snippet.Control
  }

  /// How many elements are drawn, in all sections together.
  static let elementLimit = 1000
  /// How many characters of one text are drawn; an ellipsis stands for the rest.
  static let textLimit = 20_000
  /// How deep sections may lie in one another.
  static let depthLimit = 8

  let card: WireCard
  let controls: [ControlLine]
}

extension Snippet {
  /// What is to be drawn: the snippet in the language of its reader, or English.
  ///
  /// ```swift
  /// print(try await intent.perform().snippet?.card.title ?? "")
  /// ```
  public var card: WireCard { outline().card }

  /// All buttons and toggles, in the order in which they are numbered.
  public var controls: [Control] { outline().controls.map(\.control) }

  /// The snippet as plain text, one element a line.
  ///
  /// - Parameter language: The language code of the reader; nil for the one the snippet was made
  ///   for, or English.
  /// - Returns: The lines, without a line break at the end.
  public func text(in language: String? = nil) -> String {
    outline(locale: language.map(Locale.init(identifier:))).card.text
  }

  /// The snippet with its texts in a language, wherever it is shown later.
  func localized(locale: Locale, bundle: Bundle?) -> Snippet {
    var snippet = self
    snippet.reader = Reader(locale: locale, bundle: bundle)
    return snippet
  }

  /// What is to be drawn, in the language of a locale, or of the reader if one is known.
  func outline(locale: Locale? = nil) -> SnippetOutline {
    let locale = locale ?? reader?.locale ?? Locale(identifier: "en")
    var outliner = Outliner(locale: locale, bundle: reader?.bundle)
    var card = WireCard(
      language: locale.identifier, elements: outliner.outline(elements, depth: 0))
    card.title = outliner.text(title)
    card.subtitle = outliner.text(subtitle)
    card.image = image.map(WireCard.Image.init)
    card.notice = notice
    return SnippetOutline(card: card, controls: outliner.controls)
  }
}

/// Walks over the elements of a snippet.
private struct Outliner {
  let locale: Locale
  let bundle: Bundle?
  var controls: [SnippetOutline.ControlLine] = []
  private var count = 0

  init(locale: Locale, bundle: Bundle?) {
    self.locale = locale
    self.bundle = bundle
  }

  func text(_ resource: LocalizedStringResource) -> String {
    let text = resource.resolved(locale: locale, bundle: bundle)
    let kept = text.prefix(SnippetOutline.textLimit)
    return kept.endIndex == text.endIndex ? text : kept + "…"
  }

  func text(_ resource: LocalizedStringResource?) -> String? { resource.map { text($0) } }

  mutating func outline(_ elements: [Snippet.Element], depth: Int) -> [WireCard.Element] {
    var outlined: [WireCard.Element] = []
    let elements = elements.flatMap(\.parts)
    for (index, element) in elements.enumerated() {
      guard count < SnippetOutline.elementLimit, depth < SnippetOutline.depthLimit else {
        return outlined + [.omitted(elements.count - index)]
      }
      count += 1
      outlined += outline(element, depth: depth)
    }
    return outlined
  }

  private mutating func outline(_ element: Snippet.Element, depth: Int) -> [WireCard.Element] {
    switch element.kind {
    case .text(let text): return [.text(self.text(text))]
    case .row(let label, let value, let symbol):
      return [.row(.init(text(label), text(value), symbol: symbol))]
    case .image(let image, let description):
      return [.image(.init(WireCard.Image(image), description: text(description)))]
    case .progress(let fraction, let label):
      return [.progress(.init(fraction.map(\.clampedFraction), label: text(label)))]
    case .control(let control): return [.control(numbered(control))]
    case .section(let title, let elements):
      return [.section(.init(text(title), outline(elements, depth: depth + 1)))]
    case .group(let elements): return outline(elements, depth: depth)
    case .card(let snippet):
      let subtitle = text(snippet.subtitle).map { [WireCard.Element.text($0)] } ?? []
      let inner = outline(snippet.elements, depth: depth + 1)
      return [.section(.init(text(snippet.title), subtitle + inner))]
    }
  }

  private mutating func numbered(_ control: Snippet.Control) -> WireCard.Control {
    let line = SnippetOutline.ControlLine(
      number: controls.count + 1, title: text(control.title), control: control)
    controls.append(line)
    return WireCard.Control(
      number: line.number, title: line.title,
      intent: IntentDeclaration.typeName(of: type(of: control.intent)),
      symbol: control.systemImage, style: control.style.wire, isOn: control.isOn)
  }
}

extension Snippet.Element {
  /// The elements of a group; any other element is its own part.
  fileprivate var parts: [Snippet.Element] {
    if case .group(let elements) = kind { elements } else { [self] }
  }
}

extension Snippet.Control.Style {
  fileprivate var wire: WireCard.Control.Style? {
    switch self {
    case .default: nil
    case .prominent: .prominent
    case .destructive: .destructive
    }
  }
}

extension WireCard.Image {
  fileprivate init(_ image: DisplayRepresentation.Image) {
    self.init(isRound: image.displayStyle == .circular ? true : nil)
    switch image.source {
    case .symbol(let name): symbol = name
    case .named(let name): self.name = name
    case .data(let data): bytes = data
    case .url(let url): self.url = url.absoluteString
    }
  }
}

extension Double {
  /// The number, or the nearer end of the range from 0 to 1; what is no number counts as 0.
  fileprivate var clampedFraction: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
