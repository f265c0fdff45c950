// SPDX-License-Identifier: Apache-2.0

/// The colours and type of snippets as pictures, by day and by night.
enum SnippetPalette {
  /// A colour by what it is for.
  enum Ink: String, CaseIterable {
    case page, card, edge, ink, soft, line, panel, accent, second, tint, danger, dangerTint, on, off
    case warn, warnTint, gold, white
  }

  /// The fonts that systems show their own texts in, none of which has to be fetched.
  static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"

  private static let day: [Ink: String] = [
    .page: "#e9edf5", .card: "#ffffff", .edge: "#dfe3ec", .ink: "#151822", .soft: "#69718a",
    .line: "#e2e6ef", .panel: "#f4f6fb", .accent: "#2f6bff", .second: "#7f56ff", .tint: "#e6eeff",
    .danger: "#d42b3c", .dangerTint: "#fdeaec", .on: "#22a75d", .off: "#c8cedc",
    .warn: "#8a5a00", .warnTint: "#fff4dc", .gold: "#e8a200", .white: "#ffffff",
  ]

  private static let night: [Ink: String] = [
    .page: "#0b0d13", .card: "#191c26", .edge: "#2a2f3d", .ink: "#f2f4fa", .soft: "#99a2b9",
    .line: "#2d3341", .panel: "#222634", .accent: "#6f9dff", .second: "#a88bff",
    .tint: "#24304f", .danger: "#ff7882", .dangerTint: "#40232b", .on: "#3fcf7d",
    .off: "#4a5163", .warn: "#f2b950", .warnTint: "#3a2f18", .gold: "#ffc93d", .white: "#ffffff",
  ]

  /// Style rules for SVG: a class for each colour of a surface, a line and a step of a gradient.
  ///
  /// Not every program that draws SVG knows variables, so each rule names its colour.
  static var pictureRules: String {
    func rules(_ colours: [Ink: String]) -> String {
      Ink.allCases.map { ink in
        let colour = colours[ink] ?? "#000000"
        return
          ".f-\(ink){fill:\(colour)}.s-\(ink){stroke:\(colour)}.g-\(ink){stop-color:\(colour)}"
      }.joined()
    }
    return rules(day) + night(rules(night))
  }

  /// Style rules for HTML: a variable for each colour.
  static var pageRules: String {
    func rules(_ colours: [Ink: String]) -> String {
      let values = Ink.allCases.map { "--\($0):\(colours[$0] ?? "#000000")" }
      return ":root{\(values.joined(separator: ";"))}"
    }
    return rules(day) + night(rules(night))
  }

  private static func night(_ rules: String) -> String {
    "@media (prefers-color-scheme:dark){\(rules)}"
  }
}

extension String {
  /// The text as it stands between tags and in attributes.
  var markup: String {
    withoutControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
