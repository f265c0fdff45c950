// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snippet {
  /// The snippet as plain text, for tests and for where nothing can be drawn.
  ///
  /// One element a line: `Label: value`, `Label: 40 %`, `[1] Button`, `[2] Toggle ☑`. What stands in
  /// a section is indented.
  ///
  /// - Parameter language: The language code of the reader; nil for the one the snippet was made
  ///   for, or English.
  /// - Returns: The lines, without a line break at the end.
  public func text(in language: String? = nil) -> String {
    outline(locale: language.map(Locale.init(identifier:))).text
  }
}

extension SnippetOutline {
  /// The outline as plain text, one element a line.
  package var text: String {
    let heading = [title, subtitle].compactMap(\.self).map(\.unbroken)
    let notice = notice.map { ["⚠ \($0.unbroken)"] } ?? []
    return (heading + elements.flatMap { $0.lines(indent: "") } + notice).joined(separator: "\n")
  }
}

extension SnippetOutline.Element {
  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .text(let text): text.split(whereSeparator: \.isNewline).map { "\(indent)\($0)" }
    case .row(let label, let value, _): ["\(indent)\(label.unbroken): \(value.unbroken)"]
    case .image(_, let description): description.map { ["\(indent)(\($0.unbroken))"] } ?? []
    case .progress(let fraction, let label):
      [
        indent
          + [label?.unbroken, fraction?.percent ?? "…"].compactMap(\.self).joined(separator: ": ")
      ]
    case .control(let line): ["\(indent)[\(line.number)] \(line.plainTitle)"]
    case .section(let title, let elements):
      (title.map { ["\(indent)\($0.unbroken)"] } ?? [])
        + elements.flatMap { $0.lines(indent: indent + (title == nil ? "" : "  ")) }
    case .omitted(let count): ["\(indent)… +\(count)"]
    }
  }
}

extension SnippetOutline.ControlLine {
  /// The title, with a box that says whether a toggle is on.
  package var plainTitle: String {
    control.isOn.map { "\(title.unbroken) \($0 ? "☑" : "☐")" } ?? title.unbroken
  }
}

extension Double {
  /// The fraction in whole percent; only what is done counts as 100.
  package var percent: String { "\(Int((self * 100).rounded(.down))) %" }
}

extension String {
  /// The text on one line.
  fileprivate var unbroken: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
