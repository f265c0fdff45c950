// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What is done with texts.
  static let texts: [AppleMapping] = [
    AppleMapping(
      "gettext", to: "Text", [.init("WFTextActionText", "text", .text, absent: .value(""))]),
    AppleMapping(
      "url", to: "Text", [.init("WFURLActionURL", "text", .text)],
      allowing: ["Show-WFURLActionURL": .boolean(true)],
      isWritten: false),
    AppleMapping(
      "detect.text", to: "Text", [.init("WFInput", "text", .text, absent: .previous)],
      isWritten: false),
    AppleMapping(
      "text.replace", to: "ReplaceText",
      [
        .init("WFInput", "text", .text, absent: .previous),
        .init("WFReplaceTextFind", "find", .text),
        .init("WFReplaceTextReplace", "replacement", .text, absent: .value("")),
        .init(
          "WFReplaceTextRegularExpression", "isRegularExpression", .boolean,
          absent: .value(.boolean(false))),
        .init(
          "WFReplaceTextCaseSensitive", "isCaseSensitive", .boolean, absent: .value(.boolean(true))),
      ]),
    AppleMapping(
      "text.match", to: "MatchText",
      [
        .init("text", "text", .text, absent: .previous),
        .init("WFMatchTextPattern", "pattern", .text),
        .init(
          "WFMatchTextCaseSensitive", "isCaseSensitive", .boolean, absent: .value(.boolean(true))),
      ]),
    matching("detect.number", #"[-+]?[0-9]+(?:[.,][0-9]+)*"#),
    matching("detect.link", #"[A-Za-z][A-Za-z0-9+.-]*://[^\s<>"]+"#),
    AppleMapping(
      "text.changecase", to: "ChangeCase",
      [
        .init("text", "text", .text, absent: .previous),
        .init("WFCaseType", "style", .choice(cases), absent: .value("uppercase")),
      ], ignoring: ["Show-text"]),
    AppleMapping("text.split", to: "SplitText", names: ["text": "text"]) {
      (action, writer) throws(Unmapped) in
      try writeSeparated(action, key: "text", writer.text, writer)
    } read: { (reader) throws(Unmapped) in
      let text = AppleParameter("text", "text", .text, absent: .previous)
      return try readSeparated(text, &reader)
    },
    AppleMapping("text.combine", to: "CombineText", names: ["text": "values"]) {
      (action, writer) throws(Unmapped) in
      try writeSeparated(action, key: "values", writer.list, writer)
    } read: { (reader) throws(Unmapped) in
      let values = AppleParameter("text", "values", .list, absent: .previous)
      return try readSeparated(values, &reader)
    },
  ]

  private static let cases = [
    "UPPERCASE": "uppercase", "lowercase": "lowercase", "Capitalize Every Word": "capitalized",
    "Capitalize with Title Case": "titleCase", "Capitalize with sentence case": "sentenceCase",
    "cApItAlIzE wItH aLtErNaTiNg cAsE": "alternating",
  ]

  private static let separators = ["New Lines": "\n", "Spaces": " ", "Every Character": ""]

  /// An action that finds something in a text, by the pattern that it has.
  private static func matching(_ identifier: String, _ pattern: String) -> AppleMapping {
    AppleMapping(identifier, to: "MatchText") { (reader) throws(Unmapped) in
      let input = AppleParameter("WFInput", "text", .text, absent: .previous)
      var values: [String: WireValue] = [
        "pattern": .text(pattern), "isCaseSensitive": .boolean(true),
      ]
      values["text"] = try input.read(&reader)
      return values
    }
  }

  private static func readSeparated(
    _ parameter: AppleParameter, _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    var values: [String: WireValue] = [:]
    values[parameter.name] = try parameter.read(&reader)
    let kind = try reader.word("WFTextSeparator", default: "New Lines")
    let custom = reader.raw("WFTextCustomSeparator")
    _ = reader.raw("Show-text")
    if kind == "Custom" {
      values["separator"] =
        try custom.map { (text) throws(Unmapped) in try reader.text(text) } ?? ""
    } else {
      guard let separator = separators[kind] else { throw Unmapped() }
      values["separator"] = .text(separator)
    }
    return values
  }

  private static func writeSeparated(
    _ action: ShortcutAction, key: String,
    _ write: (WireValue) throws(Unmapped) -> WireValue, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let text = action.values[key], let separator = action.values["separator"],
      action.values.count == 2
    else { throw Unmapped() }
    var written = ["text": try write(text)]
    if let kind = separators.first(where: { .text($0.value) == separator })?.key {
      written["WFTextSeparator"] = .text(kind)
    } else {
      written["WFTextSeparator"] = "Custom"
      written["WFTextCustomSeparator"] = try writer.text(separator)
    }
    return written
  }
}
