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
    encoding("urlencode", as: "percent"), decoding("urlencode", as: "percent"),
    encoding("base64encode", as: "base64"), decoding("base64encode", as: "base64"),
  ]

  /// How Apple's action says how long the lines of Base64 are.
  private static let lineLengths: [String: WireValue] = [
    "Every 76 Characters": 76, "Every 64 Characters": 64,
  ]

  private static func encoding(_ identifier: String, as encoding: String) -> AppleMapping {
    AppleMapping(identifier, to: "EncodeText", names: ["WFInput": "text"]) {
      (action, writer) throws(Unmapped) in
      var written = try writeCoded(action, encoding, mode: "Encode", writer)
      let length = action.values["lineLength"]
      if encoding == "base64" {
        guard
          let mode = length == nil ? "None" : lineLengths.first(where: { $0.value == length })?.key
        else { throw Unmapped() }
        written["WFBase64LineBreakMode"] = .text(mode)
      } else if length != nil {
        throw Unmapped()
      }
      return written
    } read: { (reader) throws(Unmapped) in
      var values = try readCoded(encoding, mode: "Encode", &reader)
      guard encoding == "base64" else { return values }
      let mode = try reader.word("WFBase64LineBreakMode", default: "Every 76 Characters")
      guard mode == "None" || lineLengths[mode] != nil else { throw Unmapped() }
      values["lineLength"] = lineLengths[mode]
      return values
    }
  }

  private static func decoding(_ identifier: String, as encoding: String) -> AppleMapping {
    AppleMapping(identifier, to: "DecodeText", names: ["WFInput": "text"]) {
      (action, writer) throws(Unmapped) in
      try writeCoded(action, encoding, mode: "Decode", writer)
    } read: { (reader) throws(Unmapped) in
      // How lines were broken does not matter any more.
      _ = reader.raw("WFBase64LineBreakMode")
      return try readCoded(encoding, mode: "Decode", &reader)
    }
  }

  private static func readCoded(
    _ encoding: String, mode: String, _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    guard try reader.word("WFEncodeMode", default: "Encode") == mode else { throw Unmapped() }
    let text = AppleParameter("WFInput", "text", .text, absent: .previous)
    var values = ["encoding": WireValue.text(encoding)]
    values["text"] = try text.read(&reader)
    return values
  }

  private static func writeCoded(
    _ action: ShortcutAction, _ encoding: String, mode: String, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let text = action.values["text"],
      action.values["encoding"] ?? "percent" == .text(encoding),
      Set(action.values.keys).isSubset(of: ["text", "encoding", "lineLength"])
    else { throw Unmapped() }
    return ["WFEncodeMode": .text(mode), "WFInput": try writer.text(text)]
  }

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
