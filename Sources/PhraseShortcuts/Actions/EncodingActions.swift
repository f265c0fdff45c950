// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// How a text is written where not every sign may stand.
enum TextEncoding: String, AppEnum {
  case percent, base64

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Encoding"
  static let caseDisplayRepresentations: [TextEncoding: DisplayRepresentation] = [
    .percent: "For a URL", .base64: "Base64",
  ]

  /// What stands for itself in any part of an address, by RFC 3986.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// Writes a text for an address, or in Base64.
struct EncodeText: BuiltInAction {
  static let title: LocalizedStringResource = "Encode Text"
  static let description = IntentDescription(
    """
    Writes a text so that it can be part of an address, or in Base64, in lines of a length if one is \
    given.
    """)
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Encoding", default: .percent) var encoding: TextEncoding
  @Parameter(title: "Line Length", inclusiveRange: (1, 10_000)) var lineLength: Int?

  static var parameterSummary: some ParameterSummary {
    Summary("Encode \(\.$text) \(\.$encoding)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    switch encoding {
    case .percent:
      return .result(
        value: text.addingPercentEncoding(withAllowedCharacters: TextEncoding.unreserved) ?? text)
    case .base64: return .result(value: lines(Data(text.utf8).base64EncodedString()))
    }
  }

  /// The text in lines, which end as those of mail do.
  private func lines(_ text: String) -> String {
    guard let lineLength else { return text }
    var (lines, rest) = ([Substring](), text[...])
    while !rest.isEmpty {
      lines.append(rest.prefix(lineLength))
      rest = rest.dropFirst(lineLength)
    }
    return lines.joined(separator: "\r\n")
  }
}

/// Reads what was written for an address, or in Base64.
struct DecodeText: BuiltInAction {
  static let title: LocalizedStringResource = "Decode Text"
  static let description = IntentDescription(
    "The text that was written as part of an address, or in Base64.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Encoding", default: .percent) var encoding: TextEncoding

  static var parameterSummary: some ParameterSummary {
    Summary("Decode \(\.$text) \(\.$encoding)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let decoded: String? =
      switch encoding {
      case .percent: text.removingPercentEncoding
      case .base64:
        Data(base64Encoded: text.filter { !$0.isWhitespace })
          .flatMap { String(data: $0, encoding: .utf8) }
      }
    guard let decoded else {
      let beginning = String(text.prefix(40))
      throw encoding == .percent
        ? RunError("“\(beginning)” is no percent-encoded text.")
        : RunError("“\(beginning)” is no Base64 of a text.")
    }
    return .result(value: decoded)
  }
}
