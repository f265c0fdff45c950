// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Breaks a snippet into lines that fit a width.
struct TerminalLayout {
  let limit: Int
  let isRightToLeft: Bool

  /// How long a bar is where there is room for it.
  private static let barLength = 20

  func heading(_ card: WireCard) -> [TerminalLine] {
    let sign = TerminalSymbols.sign(for: card.image?.symbol).map { "\($0) " } ?? ""
    let title = wrap(card.title ?? "", to: limit - sign.columns)
    let titles = card.title == nil ? [] : indented(title, behind: sign, .bold)
    return titles + (card.subtitle.map { wrap($0, to: limit).map { .init(($0, .faint)) } } ?? [])
  }

  func body(_ card: WireCard) -> [TerminalLine] {
    let notice = card.notice.map { notice in
      indented(wrap(notice, to: limit - 2), behind: "⚠\u{FE0E} ", .yellow)
    }
    return lines(of: card.elements, to: limit) + (notice ?? [])
  }

  private func lines(of elements: [WireCard.Element], to limit: Int) -> [TerminalLine] {
    let labels = elements.compactMap(\.label).map { $0.withoutControls.columns }
    // Labels share a column, unless one is so long that the values would have no room.
    let column = min(labels.max() ?? 0, max(1, limit / 2 - 2))
    return elements.flatMap { lines(of: $0, column: column, to: limit) }
  }

  private func lines(
    of element: WireCard.Element, column: Int, to limit: Int
  ) -> [TerminalLine] {
    switch element {
    case .text(let text): wrap(text, to: limit).map { .init(($0, .plain)) }
    case .row(let row): self.row(row, column: column, to: limit)
    case .image(let picture):
      picture.description.map { wrap("(\($0))", to: limit).map { .init(($0, .faint)) } } ?? []
    case .progress(let progress): self.progress(progress, column: column, to: limit)
    case .control(let control): self.control(control, to: limit)
    case .section(let section): self.section(section, to: limit)
    case .omitted(let count): [.init(("… +\(count)", .faint))]
    case .other: []
    }
  }

  private func row(_ row: WireCard.Row, column: Int, to limit: Int) -> [TerminalLine] {
    let labels = wrap(row.label, to: column)
    let values = wrap(row.value, to: limit - column - 2)
    return (0..<max(labels.count, values.count)).map { index in
      let label = labels.indices.contains(index) ? labels[index] : ""
      let value = values.indices.contains(index) ? values[index] : ""
      return sideBySide((label, .faint), (value, .plain), column: column)
    }
  }

  private func progress(
    _ progress: WireCard.Progress, column: Int, to limit: Int
  ) -> [TerminalLine] {
    let room = limit - (progress.label == nil ? 0 : column + 2) - 6
    let drawn = progress.fraction.flatMap { bar($0, length: min(Self.barLength, room)) }
    let value = [drawn, progress.percent].compactMap(\.self).joined(separator: " ")
    guard let label = progress.label else { return [.init((value, .cyan))] }
    let labels = wrap(label, to: column)
    return labels.enumerated().map { index, label in
      sideBySide((label, .faint), (index == 0 ? value : "", .cyan), column: column)
    }
  }

  /// Full and empty parts; nil where there is no room for a bar.
  private func bar(_ fraction: Double, length: Int) -> String? {
    guard length >= 5 else { return nil }
    let full = Int((fraction * Double(length)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: length - full)
  }

  private func control(_ control: WireCard.Control, to limit: Int) -> [TerminalLine] {
    let number = "[\(control.number)] "
    let sign =
      control.isOn.map { TerminalSymbols.toggle(for: control.symbol, isOn: $0) }
      ?? TerminalSymbols.sign(for: control.symbol)
    let title = [control.title, sign].compactMap(\.self).joined(separator: " ")
    return indented(
      wrap(title, to: limit - number.columns), behind: number, control.terminalStyle,
      marker: .cyan)
  }

  private func section(_ section: WireCard.Section, to limit: Int) -> [TerminalLine] {
    let heading = section.title.map { wrap($0, to: limit).map { TerminalLine(($0, .bold)) } } ?? []
    return [TerminalLine(("", .plain))] + heading + lines(of: section.elements, to: limit)
  }

  private func wrap(_ text: String, to limit: Int) -> [String] {
    text.wrapped(to: max(1, limit)) { $0.columns }
  }

  /// Two texts in columns, the first in the column where reading begins.
  private func sideBySide(
    _ first: (String, TerminalLine.Style), _ second: (String, TerminalLine.Style), column: Int
  ) -> TerminalLine {
    let gap = String(repeating: " ", count: max(0, column - first.0.columns) + 2)
    if second.0.isEmpty { return TerminalLine(first) }
    return isRightToLeft
      ? TerminalLine(second, (gap, .plain), first) : TerminalLine(first, (gap, .plain), second)
  }

  /// Lines of which the first stands behind a marker, and the others below its text.
  private func indented(
    _ lines: [String], behind marker: String, _ style: TerminalLine.Style,
    marker markerStyle: TerminalLine.Style? = nil
  ) -> [TerminalLine] {
    let blank = String(repeating: " ", count: marker.columns)
    return lines.enumerated().map { index, line in
      let mark = (index == 0 ? marker : blank, markerStyle ?? style)
      if isRightToLeft { return TerminalLine((line, style), (mirrored(mark.0), mark.1)) }
      return TerminalLine(mark, (line, style))
    }
  }

  /// " [1]" for "[1] ": a marker that stands at the right.
  private func mirrored(_ marker: String) -> String {
    let text = marker.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(repeating: " ", count: marker.count - text.count) + String(text.reversed())
  }
}

extension WireCard.Element {
  /// The name in front of a value or bar.
  fileprivate var label: String? {
    switch self {
    case .row(let row): row.label
    case .progress(let progress): progress.label
    default: nil
    }
  }
}

extension WireCard.Control {
  fileprivate var terminalStyle: TerminalLine.Style {
    switch (style, isOn) {
    case (_, true?): .green
    case (.prominent, _): .bold
    case (.destructive, _): .red
    case (.other, _), (nil, _): .plain
    }
  }
}
