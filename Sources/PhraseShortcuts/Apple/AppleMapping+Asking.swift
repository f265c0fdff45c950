// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What asks the person.
  static let asking: [AppleMapping] = [
    AppleMapping(
      "ask", to: "AskForInput", names: ["WFAskActionPrompt": "prompt"], write: writeAsk,
      read: readAsk),
    AppleMapping(
      "choosefromlist", to: "ChooseFromList",
      [
        .init("WFInput", "values", .list, absent: .previous),
        .init("WFChooseFromListActionPrompt", "prompt", .text, absent: .nothing),
        .init(
          "WFChooseFromListActionSelectMultiple", "several", .boolean,
          absent: .value(.boolean(false))),
      ], ignoring: ["WFChooseFromListActionSelectAll"]),
  ]

  private static let kinds = [
    "Text": "text", "URL": "text", "Number": "number", "Date": "date", "Date and Time": "date",
    "Time": "time",
  ]

  /// The key of the answer that is there before one is given: each kind has its own.
  private static func answerKey(_ kind: String) -> String {
    let suffixes = [
      "Number": "Number", "URL": "URL", "Date": "Date", "Date and Time": "DateAndTime",
      "Time": "Time",
    ]
    return "WFAskActionDefaultAnswer" + (suffixes[kind] ?? "")
  }

  @Sendable private static func readAsk(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let asked = try reader.word("WFInputType", default: "Text")
    guard let kind = kinds[asked] else { throw Unmapped() }
    var values: [String: WireValue] = ["kind": .text(kind)]
    if let prompt = reader.raw("WFAskActionPrompt") { values["prompt"] = try reader.text(prompt) }
    let key = answerKey(asked)
    if let answer = reader.raw(key) { values["answer"] = try reader.text(answer) }
    // Those of kinds that were chosen before.
    for other in kinds.keys { _ = reader.raw(answerKey(other)) }
    _ = reader.raw("WFAllowsMultilineText")
    return values
  }

  @Sendable private static func writeAsk(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    let values = action.values
    let kind = ["text": "Text", "number": "Number", "date": "Date", "time": "Time"][
      values["kind"]?.asText ?? "text"]
    guard let kind, Set(values.keys).isSubset(of: ["kind", "prompt", "answer"]) else {
      throw Unmapped()
    }
    var written: [String: WireValue] = ["WFInputType": .text(kind)]
    if let prompt = values["prompt"] { written["WFAskActionPrompt"] = try writer.text(prompt) }
    if let answer = values["answer"] { written[answerKey(kind)] = try writer.text(answer) }
    return written
  }
}
