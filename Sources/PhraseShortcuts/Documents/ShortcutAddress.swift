// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An address that asks for something of shortcuts, as Apple's app has them:
/// `shortcuts://run-shortcut?name=Tea%20Time&input=text&text=Assam`.
package enum ShortcutAddress: Equatable, Sendable {
  /// What a shortcut is given.
  package enum Input: Equatable, Sendable {
    case nothing
    case text(String)
    /// What was copied last.
    case clipboard
  }

  /// Runs the shortcut of a name.
  case run(name: String, Input)
  /// Shows the shortcut of a name.
  case open(name: String)
  /// Shows a new one.
  case create
  /// Shows all.
  case library

  /// The scheme of such addresses.
  package static let scheme = "shortcuts"

  /// Reads an address.
  ///
  /// - Returns: nil for one of another scheme.
  /// - Throws: ``ShortcutDocumentError`` for one that asks for nothing that there is.
  package init?(_ url: URL) throws(ShortcutDocumentError) {
    guard url.scheme?.lowercased() == Self.scheme else { return nil }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let fields = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    let parts = [url.host() ?? ""] + url.pathComponents.filter { $0 != "/" }
    // Those that call back say first that they do.
    let words = parts.filter { !$0.isEmpty && $0 != "x-callback-url" }.map { $0.lowercased() }
    switch words {
    case []: self = .library
    case ["create-shortcut"]: self = .create
    case ["run-shortcut"]: self = .run(name: try Self.name(in: fields), Self.input(in: fields))
    case ["open-shortcut"]: self = .open(name: try Self.name(in: fields))
    default:
      throw ShortcutDocumentError(
        place: words.joined(separator: "/"),
        reason:
          "is nothing that shortcuts do; there are run-shortcut, open-shortcut and create-shortcut"
      )
    }
  }

  private static func name(
    in fields: [String: String]
  ) throws(ShortcutDocumentError) -> String {
    guard let name = fields["name"], !name.isEmpty else {
      throw ShortcutDocumentError(
        place: "name", reason: "is missing: ?name= says which shortcut is meant")
    }
    return name
  }

  /// Older addresses have the text itself where newer ones say that there is one.
  private static func input(in fields: [String: String]) -> Input {
    switch (fields["input"], fields["text"]) {
    case ("clipboard", _): .clipboard
    case ("text", let text?), (nil, let text?): .text(text)
    case (let text?, _): .text(text)
    case (nil, nil): .nothing
    }
  }
}
