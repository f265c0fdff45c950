// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Foundation

/// The files that the page is made of.
enum StudioPage {
  private static let files = [
    "/": ("studio.html", "text/html; charset=utf-8"),
    "/studio.css": ("studio.css", "text/css; charset=utf-8"),
    "/studio.js": ("studio.js", "text/javascript; charset=utf-8"),
    "/words.js": ("words.js", "text/javascript; charset=utf-8"),
  ]

  /// The name and the type of the file at a path; nil for none.
  static func file(at path: String) -> (name: String, type: String)? { files[path] }

  /// The file at a path, in which the key stands where the page loads its other files.
  ///
  /// - Throws: ``StudioError`` where the resources of the module are not installed.
  static func response(at path: String, key: StudioKey) throws -> HTTPResponse? {
    guard let (name, type) = file(at: path) else { return nil }
    guard let url = Bundle.module.url(forResource: "Page/\(name)", withExtension: nil),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else {
      throw StudioError("\(name) is missing beside the program; build or install it again.")
    }
    let page = text.replacing("STUDIO_KEY", with: key.text)
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: type], body: Data(page.utf8))
  }
}
