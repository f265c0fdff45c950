// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Foundation

/// The files that the page is made of.
enum StudioPage {
  private static let names =
    ["studio.css", "studio.js", "words.js"] + languages.map { "words/\($0).js" }

  /// The codes of the languages that the page has texts in.
  static let languages = ["de", "en", "es", "fr", "it", "ja", "ko", "ru", "zh"]

  /// The name and the type of the file at a path; nil for none.
  static func file(at path: String) -> (name: String, type: String)? {
    let known = path == "/" ? "studio.html" : names.first { path == "/\($0)" }
    guard let name = known else { return nil }
    let type = name.hasSuffix(".js") ? "javascript" : name.hasSuffix(".css") ? "css" : "html"
    return (name, "text/\(type); charset=utf-8")
  }

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
