// SPDX-License-Identifier: Apache-2.0

extension WireCard {
  /// The card as plain text, for tests and for where nothing can be drawn.
  ///
  /// One element a line: `Label: value`, `Label: 40 %`, `[1] Button`, `[2] Toggle ☑`. What stands in
  /// a section is indented.
  public var text: String {
    let heading = [title, subtitle].compactMap(\.self).map(\.unbroken)
    let notice = notice.map { ["⚠ \($0.unbroken)"] } ?? []
    return (heading + elements.flatMap { $0.lines(indent: "") } + notice).joined(separator: "\n")
  }
}

extension WireCard.Element {
  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .text(let text): text.split(whereSeparator: \.isNewline).map { "\(indent)\($0)" }
    case .row(let row): ["\(indent)\(row.label.unbroken): \(row.value.unbroken)"]
    case .image(let picture): picture.description.map { ["\(indent)(\($0.unbroken))"] } ?? []
    case .progress(let progress):
      [
        indent
          + [progress.label?.unbroken, progress.percent].compactMap(\.self).joined(separator: ": ")
      ]
    case .control(let control):
      [
        "\(indent)[\(control.number)] \(control.title.unbroken)"
          + (control.isOn.map { $0 ? " ☑" : " ☐" } ?? "")
      ]
    case .section(let section):
      (section.title.map { ["\(indent)\($0.unbroken)"] } ?? [])
        + section.elements.flatMap { $0.lines(indent: indent + (section.title == nil ? "" : "  ")) }
    case .omitted(let count): ["\(indent)… +\(count)"]
    case .other: []
    }
  }
}

extension WireCard.Progress {
  /// The fraction in whole percent, of which only what is done counts as 100; "…" where no end is
  /// known.
  package var percent: String {
    fraction.map { "\(Int(($0 * 100).rounded(.down))) %" } ?? "…"
  }
}

extension String {
  /// The text on one line.
  fileprivate var unbroken: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
