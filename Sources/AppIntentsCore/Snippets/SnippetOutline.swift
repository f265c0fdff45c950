// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A snippet in one language: what is to be drawn, in order, with its controls numbered.
///
/// What is drawn is bounded, however much an app puts into a snippet.
package struct SnippetOutline: Sendable, Equatable {
  /// A control with its number.
  package struct ControlLine: Sendable {
    /// Counts from 1.
    package let number: Int
    package let title: String
    package let control: Snippet.Control
  }

  package indirect enum Element: Sendable, Equatable {
    case text(String)
    case row(label: String, value: String, systemImage: String?)
    case image(DisplayRepresentation.Image, description: String?)
    /// A fraction from 0 to 1; nil where the end is not known.
    case progress(Double?, label: String?)
    case control(ControlLine)
    case section(title: String?, [Element])
    /// So many elements were left out.
    case omitted(Int)
  }

  /// How many elements are drawn, in all sections together.
  package static let elementLimit = 1000
  /// How many characters of one text are drawn; an ellipsis stands for the rest.
  package static let textLimit = 20_000
  /// How deep sections may lie in one another.
  package static let depthLimit = 8

  package let language: String
  package let title: String?
  package let subtitle: String?
  package let image: DisplayRepresentation.Image?
  package let elements: [Element]
  package let notice: String?
  package let controls: [ControlLine]

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}

extension SnippetOutline.ControlLine: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.title == right.title
      && left.control.systemImage == right.control.systemImage
      && left.control.style == right.control.style && left.control.isOn == right.control.isOn
  }
}

extension Snippet {
  /// The snippet with its texts in a language, wherever it is shown later.
  package func localized(locale: Locale, bundle: Bundle?) -> Snippet {
    var snippet = self
    snippet.reader = Reader(locale: locale, bundle: bundle)
    return snippet
  }

  /// What is to be drawn, in the language of a locale, or of the reader if one is known.
  package func outline(locale: Locale? = nil, bundle: Bundle? = nil) -> SnippetOutline {
    let locale = locale ?? reader?.locale ?? Locale(identifier: "en")
    var outliner = Outliner(locale: locale, bundle: bundle ?? reader?.bundle)
    let elements = outliner.outline(self.elements, depth: 0)
    return SnippetOutline(
      language: locale.identifier, title: outliner.text(title), subtitle: outliner.text(subtitle),
      image: image, elements: elements, notice: notice, controls: outliner.controls)
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

  mutating func outline(_ elements: [Snippet.Element], depth: Int) -> [SnippetOutline.Element] {
    var outlined: [SnippetOutline.Element] = []
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

  private mutating func outline(
    _ element: Snippet.Element, depth: Int
  ) -> [SnippetOutline.Element] {
    switch element.kind {
    case .text(let text): return [.text(self.text(text))]
    case .row(let label, let value, let image):
      return [.row(label: text(label), value: text(value), systemImage: image)]
    case .image(let image, let description):
      return [.image(image, description: text(description))]
    case .progress(let fraction, let label):
      return [.progress(fraction.map(\.clampedFraction), label: text(label))]
    case .control(let control):
      let line = SnippetOutline.ControlLine(
        number: controls.count + 1, title: text(control.title), control: control)
      controls.append(line)
      return [.control(line)]
    case .section(let title, let elements):
      return [.section(title: text(title), outline(elements, depth: depth + 1))]
    case .group(let elements): return outline(elements, depth: depth)
    case .card(let snippet):
      let subtitle = text(snippet.subtitle).map { [SnippetOutline.Element.text($0)] } ?? []
      let inner = outline(snippet.elements, depth: depth + 1)
      return [.section(title: text(snippet.title), subtitle + inner)]
    }
  }
}

extension Snippet.Element {
  /// The elements of a group; any other element is its own part.
  fileprivate var parts: [Snippet.Element] {
    if case .group(let elements) = kind { elements } else { [self] }
  }
}

extension Double {
  /// The number, or the nearer end of the range from 0 to 1; what is no number counts as 0.
  fileprivate var clampedFraction: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
