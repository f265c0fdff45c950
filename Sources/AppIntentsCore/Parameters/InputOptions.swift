// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// How text for a parameter is typed; a terminal takes text as it comes, so only `multiline` and
  /// the keyboard type give it a hint.
  public struct IntentInputOptions: Equatable, Hashable, Sendable {
    /// The keyboards that a phone can show.
    public enum KeyboardType: Equatable, Hashable, Sendable {
      /// Letters and marks.
      case `default`
      /// ASCII characters only.
      case asciiCapable
      /// Digits and punctuation.
      case numbersAndPunctuation
      /// Addresses on the Web.
      case URL
      /// Digits.
      case numberPad
      /// Digits for telephone numbers.
      case phonePad
      /// Names and telephone numbers.
      case namePhonePad
      /// Addresses for mail.
      case emailAddress
      /// Digits and a decimal mark.
      case decimalPad
      /// Letters, `@` and `#`.
      case twitter
      /// Words to search for.
      case webSearch
      /// Digits that are ASCII.
      case asciiCapableNumberPad
    }

    /// Which letters become capitals by themselves.
    public enum CapitalizationType: Equatable, Hashable, Sendable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }

    /// The keyboard to show.
    public var keyboardType: KeyboardType
    /// Which letters become capitals by themselves.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether spelling is corrected while typing.
    public var autocorrect: Bool
    /// Whether straight quotation marks become curly.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Creates options; all have a default.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
