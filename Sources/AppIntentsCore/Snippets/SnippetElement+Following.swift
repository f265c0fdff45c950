// SPDX-License-Identifier: Apache-2.0

import Foundation

// A line that begins with a dot goes on with the line before it, so what can begin a line can also
// follow an element.
extension Snippet.Element {
  /// This element, then lines of text.
  public func text(_ text: LocalizedStringResource) -> Self { followed(by: .text(text)) }

  /// This element, then a name and its value.
  public func row(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource, systemImage: String? = nil
  ) -> Self {
    followed(by: .row(label, value, systemImage: systemImage))
  }

  /// This element, then a picture.
  public func image(
    _ image: DisplayRepresentation.Image, description: LocalizedStringResource? = nil
  ) -> Self {
    followed(by: .image(image, description: description))
  }

  /// This element, then a bar.
  public func progress(_ fraction: Double?, label: LocalizedStringResource? = nil) -> Self {
    followed(by: .progress(fraction, label: label))
  }

  /// This element, then a section.
  public func section(
    _ title: LocalizedStringResource? = nil, @SnippetBuilder elements: () -> [Snippet.Element]
  ) -> Self {
    followed(by: .section(title, elements: elements))
  }

  /// This element, then a button.
  public func button(
    _ title: LocalizedStringResource, systemImage: String? = nil,
    style: Snippet.Control.Style = .default, intent: some AppIntent
  ) -> Self {
    followed(by: .button(title, systemImage: systemImage, style: style, intent: intent))
  }

  /// This element, then a toggle.
  public func toggle(
    _ title: LocalizedStringResource, isOn: Bool, systemImage: String? = nil,
    intent: some AppIntent
  ) -> Self {
    followed(by: .toggle(title, isOn: isOn, systemImage: systemImage, intent: intent))
  }

  private func followed(by next: Self) -> Self {
    if case .group(let elements) = kind { return Self(.group(elements + [next])) }
    return Self(.group([self, next]))
  }
}

// The same for texts that need no translation.
extension Snippet.Element {
  /// This element, then lines of text that need no translation.
  @_disfavoredOverload
  public func text(_ text: some StringProtocol) -> Self { followed(by: .text(text.verbatim)) }

  /// This element, then a name and a value that needs no translation.
  @_disfavoredOverload
  public func row(
    _ label: LocalizedStringResource, _ value: some StringProtocol, systemImage: String? = nil
  ) -> Self {
    row(label, value.verbatim, systemImage: systemImage)
  }

  /// This element, then a name and a value that both need no translation.
  @_disfavoredOverload
  public func row(
    _ label: some StringProtocol, _ value: some StringProtocol, systemImage: String? = nil
  ) -> Self {
    row(label.verbatim, value.verbatim, systemImage: systemImage)
  }

  /// This element, then a button whose words need no translation.
  @_disfavoredOverload
  public func button(
    _ title: some StringProtocol, systemImage: String? = nil,
    style: Snippet.Control.Style = .default, intent: some AppIntent
  ) -> Self {
    button(title.verbatim, systemImage: systemImage, style: style, intent: intent)
  }

  /// This element, then a toggle whose words need no translation.
  @_disfavoredOverload
  public func toggle(
    _ title: some StringProtocol, isOn: Bool, systemImage: String? = nil, intent: some AppIntent
  ) -> Self {
    toggle(title.verbatim, isOn: isOn, systemImage: systemImage, intent: intent)
  }
}
