// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the desktop finds pictures: it takes files, and the symbols of apps are drawn into some.
package struct DesktopPictures: Sendable {
  private let draw: @Sendable (String) -> URL?

  package init(drawing draw: @escaping @Sendable (_ symbol: String) -> URL?) { self.draw = draw }

  /// Draws no symbols.
  package static let none = DesktopPictures { _ in nil }

  /// The file that a symbol is drawn in; nil for one that is not drawn.
  package func file(ofSymbol name: String) -> URL? { draw(name) }

  /// The file with the picture of a result; nil where it has none on this machine.
  func file(_ result: DesktopResult) -> URL? {
    guard let picture = result.picture else { return nil }
    guard let url = URL(string: picture), let scheme = url.scheme else { return draw(picture) }
    // The desktop would load an address of the network while somebody types.
    return scheme == "file" ? url : nil
  }
}
