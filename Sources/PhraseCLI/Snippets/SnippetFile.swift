// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

/// A file that the newest snippet is written to, in the form that its name ends in.
struct SnippetFile: Equatable, Sendable {
  /// What a file can hold.
  enum Form: String, CaseIterable {
    case svg, html, txt, json
  }

  let path: String
  let form: Form

  /// - Throws: ``UnknownForm`` if the name ends in something else.
  init(path: String) throws(UnknownForm) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let form = ending == "htm" ? .html : Form(rawValue: ending) else {
      throw UnknownForm(path: path, ending: ending)
    }
    self.path = path
    self.form = form
  }

  /// A name that says no form, or one that is not known.
  struct UnknownForm: Error, CustomStringConvertible {
    let path: String
    let ending: String

    var description: String {
      let forms = Form.allCases.map { ".\($0)" }.joined(separator: ", ")
      let seen = ending.isEmpty ? "ends in no form" : "ends in .\(ending)"
      return "--snippet \(path) \(seen); a snippet can be written as \(forms)"
    }
  }

  /// The text of the file.
  func text(of card: WireCard) throws -> String {
    switch form {
    case .svg: SVGPicture.text(of: card)
    case .html: HTMLPage.text(of: card)
    case .txt: card.text.withoutControls + "\n"
    case .json: String(decoding: try WireEncoder.line(of: card), as: UTF8.self) + "\n"
    }
  }

  /// Writes the snippet; what was in the file is replaced at once or not at all.
  ///
  /// - Throws: `CommandFailure` with status 73 if the file cannot be written.
  func write(_ card: WireCard) throws {
    try OutputFile.write(Data(try text(of: card).utf8), to: path)
  }
}
