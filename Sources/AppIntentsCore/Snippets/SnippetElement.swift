// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snippet {
  /// One part of a snippet, written with a leading dot: `.row("Height", "51 m")`.
  public struct Element: Sendable {
    package indirect enum Kind: Sendable {
      case text(LocalizedStringResource)
      case row(LocalizedStringResource, LocalizedStringResource, systemImage: String?)
      case image(DisplayRepresentation.Image, description: LocalizedStringResource?)
      case progress(Double?, label: LocalizedStringResource?)
      case control(Control)
      case section(LocalizedStringResource?, [Element])
      case card(Snippet)
      /// One after the other, as lines that begin with a dot make them.
      case group([Element])
    }

    package let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
    }
  }
}

extension Snippet.Element {
  /// Lines of text; long ones are wrapped.
  public static func text(_ text: LocalizedStringResource) -> Self { Self(.text(text)) }

  /// A name and its value on one line.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - value: The value.
  ///   - systemImage: A symbol before the name.
  /// - Returns: The element.
  public static func row(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource, systemImage: String? = nil
  ) -> Self {
    Self(.row(label, value, systemImage: systemImage))
  }

  /// A picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - description: What it shows, for a terminal and for people who cannot see it.
  /// - Returns: The element.
  public static func image(
    _ image: DisplayRepresentation.Image, description: LocalizedStringResource? = nil
  ) -> Self {
    Self(.image(image, description: description))
  }

  /// A bar that says how far something is.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; what lies outside counts as the nearer end. Nil stands for work
  ///     whose end is not known.
  ///   - label: What it is that goes on.
  /// - Returns: The element.
  public static func progress(_ fraction: Double?, label: LocalizedStringResource? = nil) -> Self {
    Self(.progress(fraction, label: label))
  }

  /// Elements that belong together, below a heading of their own.
  ///
  /// - Parameters:
  ///   - title: The heading; nil for a mere gap.
  ///   - elements: The elements.
  /// - Returns: The section.
  public static func section(
    _ title: LocalizedStringResource? = nil,
    @SnippetBuilder elements: () -> [Snippet.Element]
  ) -> Self {
    Self(.section(title, elements()))
  }
}

// A text that is only known at run time, such as a name: it is shown as it is.
extension Snippet.Element {
  /// Lines of text that need no translation.
  @_disfavoredOverload
  public static func text(_ text: some StringProtocol) -> Self { .text(text.verbatim) }

  /// A name and a value that needs no translation.
  @_disfavoredOverload
  public static func row(
    _ label: LocalizedStringResource, _ value: some StringProtocol, systemImage: String? = nil
  ) -> Self {
    .row(label, value.verbatim, systemImage: systemImage)
  }

  /// A name and a value that both need no translation.
  @_disfavoredOverload
  public static func row(
    _ label: some StringProtocol, _ value: some StringProtocol, systemImage: String? = nil
  ) -> Self {
    .row(label.verbatim, value.verbatim, systemImage: systemImage)
  }
}

extension StringProtocol {
  /// A resource that is this text in every language.
  var verbatim: LocalizedStringResource { LocalizedStringResource(stringLiteral: String(self)) }
}
