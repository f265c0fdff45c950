// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snippet {
  /// A button or toggle: something to press that runs an intent.
  public struct Control: Sendable {
    /// How a button stands out.
    public enum Style: Sendable, Equatable {
      /// It is one among equals.
      case `default`
      /// It is what most people will want.
      case prominent
      /// It destroys something.
      case destructive
    }

    /// The words on the control, which are also the words to say for it.
    public let title: LocalizedStringResource
    /// The name of the symbol on the control.
    public let systemImage: String?
    /// How the control stands out.
    public let style: Style
    /// Whether a toggle is on; nil for a button.
    public let isOn: Bool?
    /// What runs when the control is pressed, with its parameters filled.
    public let intent: any AppIntent
  }
}

extension Snippet.Element {
  /// A button that runs an intent.
  ///
  /// - Parameters:
  ///   - title: The words on the button, which are also the words to say for it.
  ///   - systemImage: The symbol on the button.
  ///   - style: How the button stands out.
  ///   - intent: The intent, with its parameters filled.
  /// - Returns: The element.
  public static func button(
    _ title: LocalizedStringResource, systemImage: String? = nil,
    style: Snippet.Control.Style = .default, intent: some AppIntent
  ) -> Self {
    Self(
      .control(
        Snippet.Control(
          title: title, systemImage: systemImage, style: style, isOn: nil, intent: intent)))
  }

  /// A toggle that runs an intent.
  ///
  /// - Parameters:
  ///   - title: The words beside the toggle, which are also the words to say for it.
  ///   - isOn: Whether it is on now.
  ///   - systemImage: The symbol beside the toggle.
  ///   - intent: The intent that turns it the other way.
  /// - Returns: The element.
  public static func toggle(
    _ title: LocalizedStringResource, isOn: Bool, systemImage: String? = nil,
    intent: some AppIntent
  ) -> Self {
    Self(
      .control(
        Snippet.Control(
          title: title, systemImage: systemImage, style: .default, isOn: isOn, intent: intent)))
  }

  /// A button whose words need no translation.
  @_disfavoredOverload
  public static func button(
    _ title: some StringProtocol, systemImage: String? = nil,
    style: Snippet.Control.Style = .default, intent: some AppIntent
  ) -> Self {
    .button(title.verbatim, systemImage: systemImage, style: style, intent: intent)
  }

  /// A toggle whose words need no translation.
  @_disfavoredOverload
  public static func toggle(
    _ title: some StringProtocol, isOn: Bool, systemImage: String? = nil, intent: some AppIntent
  ) -> Self {
    .toggle(title.verbatim, isOn: isOn, systemImage: systemImage, intent: intent)
  }
}
