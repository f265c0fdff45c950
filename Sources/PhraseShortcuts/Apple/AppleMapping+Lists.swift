// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What is done with lists and records.
  static let lists: [AppleMapping] = [
    AppleMapping(
      "list", to: "List", [.init("WFItems", "values", .list, absent: .value(.list([])))]),
    AppleMapping(
      "getitemfromlist", to: "GetFromList",
      names: ["WFItemIndex": "index", "WFItemRangeEnd": "end"], write: writeItem, read: readItem),
    AppleMapping("count", to: "CountValues") { (action, writer) throws(Unmapped) in
      guard let values = action.values["values"], action.values.count == 1 else { throw Unmapped() }
      return ["Input": try writer.list(values)]
    } read: { (reader) throws(Unmapped) in
      let input = AppleParameter("Input", "values", .list, absent: .previous)
      guard let values = try input.read(&reader) else { throw Unmapped() }
      let kind = try reader.word("WFCountType", default: "Items")
      if kind == "Items" { return ["values": values] }
      guard let separator = ["Characters": "", "Lines": "\n"][kind] else { throw Unmapped() }
      let parts = reader.prepare(
        ShortcutAction("SplitText", with: ["text": values, "separator": .text(separator)]), as: kind
      )
      return ["values": .text("${\(parts)}")]
    },
    AppleMapping(
      "getvalueforkey", to: "GetValueForKey",
      [
        .init("WFInput", "record", .value, absent: .previous),
        .init("WFDictionaryKey", "key", .text),
      ], allowing: ["WFGetDictionaryValueType": "Value"]),
    AppleMapping(
      "getvalueforkey", to: "GetKeys", [.init("WFInput", "record", .value, absent: .previous)],
      requiring: ["WFGetDictionaryValueType": "All Keys"], ignoring: ["WFDictionaryKey"]),
    AppleMapping(
      "getvalueforkey", to: "GetValues", [.init("WFInput", "record", .value, absent: .previous)],
      requiring: ["WFGetDictionaryValueType": "All Values"], ignoring: ["WFDictionaryKey"]),
    AppleMapping(
      "setvalueforkey", to: "SetValueForKey",
      [
        .init("WFDictionary", "record", .value, absent: .previous),
        .init("WFDictionaryKey", "key", .text),
        .init("WFDictionaryValue", "value", .value, absent: .value("")),
      ]),
    AppleMapping(
      "detect.dictionary", to: "ParseJSON", [.init("WFInput", "text", .text, absent: .previous)]),
  ]

  private static let positions = [
    "First Item": "first", "Last Item": "last", "Random Item": "random",
    "Item At Index": "index", "Items in Range": "range",
  ]

  @Sendable private static func readItem(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let input = AppleParameter("WFInput", "list", .list, absent: .previous)
    var values: [String: WireValue] = [:]
    values["list"] = try input.read(&reader)
    guard let position = positions[try reader.word("WFItemSpecifier", default: "First Item")] else {
      throw Unmapped()
    }
    values["position"] = .text(position)
    let index = reader.raw("WFItemIndex")
    let start = reader.raw("WFItemRangeStart")
    let end = reader.raw("WFItemRangeEnd")
    switch position {
    case "index":
      guard let index else { throw Unmapped() }
      values["index"] = try reader.number(index)
    case "range":
      values["index"] = try start.map { (start) throws(Unmapped) in try reader.number(start) } ?? 1
      values["end"] = try end.map { (end) throws(Unmapped) in try reader.number(end) }
    default: break
    }
    return values
  }

  @Sendable private static func writeItem(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    let values = action.values
    let position = values["position"] ?? "first"
    guard let list = values["list"],
      let specifier = positions.first(where: { .text($0.value) == position })?.key,
      Set(values.keys).isSubset(of: ["list", "position", "index", "end"])
    else { throw Unmapped() }
    var written = ["WFInput": try writer.list(list), "WFItemSpecifier": .text(specifier)]
    let key = position == "range" ? "WFItemRangeStart" : "WFItemIndex"
    if let index = values["index"] { written[key] = try writer.value(index) }
    if let end = values["end"] { written["WFItemRangeEnd"] = try writer.value(end) }
    return written
  }
}
