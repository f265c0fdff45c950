// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

private typealias Documents = AppleDocuments

/// Whole documents of Apple's app, good and bad.
@Suite struct AppleDocumentTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func aDocumentIsRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let document = Documents.document(
      [
        Documents.action("comment", ["WFCommentActionText": "Set this up."]),
        Documents.action("gettext", ["WFTextActionText": "Tea"]),
      ],
      [
        "WFWorkflowName": "Tea Time",
        "WFWorkflowIcon": [
          "WFWorkflowIconStartColor": 0x19BD_03FF, "WFWorkflowIconGlyphNumber": 59511,
        ],
        "WFWorkflowTypes": ["Watch"],
        "WFWorkflowImportQuestions": [
          [
            "ActionIndex": 1, "Category": "Parameter", "ParameterKey": "WFTextActionText",
            "Text": "Which drink?", "DefaultValue": "Tea",
          ],
          ["ActionIndex": 0, "Category": "Parameter", "ParameterKey": "WFCommentActionText"],
          ["ActionIndex": 99, "ParameterKey": "WFTextActionText"],
        ],
      ])
    let shortcut = try AppleShortcut.read(
      Documents.data(document, format), named: "file", id: "test")
    #expect(shortcut.name == "Tea Time")
    #expect(shortcut.color == .teal)
    #expect(
      shortcut.questions == [
        ShortcutQuestion(action: 0, parameter: "text", text: "Which drink?", answer: "Tea")
      ])
    #expect(
      shortcut.original?.asRecord?["WFWorkflowIcon"]?.asRecord?["WFWorkflowIconGlyphNumber"]
        == 59511)
    #expect(try Documents.written(shortcut) == document as NSDictionary)
  }

  @Test func aDocumentInXMLIsRead() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>WFWorkflowActions</key><array><dict>
          <key>WFWorkflowActionIdentifier</key><string>is.workflow.actions.showresult</string>
          <key>WFWorkflowActionParameters</key><dict>
            <key>Text</key><string>Tea &amp; milk</string>
            <key>UUID</key><string>1</string>
          </dict>
        </dict></array>
        <key>WFWorkflowTypes</key><array/>
      </dict></plist>
      """
    let shortcut = try AppleShortcut.read(Data(xml.utf8), named: "Tea", id: "test")
    #expect(shortcut.name == "Tea")
    #expect(
      shortcut.actions.map(\.plain) == [ShortcutAction("ShowText", with: ["text": "Tea & milk"])])
  }

  @Test func whatAShortcutIsWrappedIntoStays() throws {
    let document: [String: Any] = [
      "shortcut": Documents.document([Documents.action("exit")], ["WFWorkflowName": "Inner"]),
      "version": 2,
    ]
    let shortcut = try AppleShortcut.read(Documents.data(document), named: "Outer")
    #expect(shortcut.name == "Inner")
    #expect(try Documents.written(shortcut) == document as NSDictionary)
  }

  @Test(arguments: [
    (0xFF43_51FF, ShortcutColor.red), (0xFD66_31FF, .darkOrange), (0xFE99_49FF, .orange),
    (0xFEC4_18FF, .yellow), (0xFFD4_26FF, .green), (0x19BD_03FF, .teal), (0x55DA_E1FF, .lightBlue),
    (0x1B9A_F7FF, .blue), (0x3871_DEFF, .darkBlue), (0x7B72_E9FF, .violet), (0xDB49_D8FF, .purple),
    (0xED46_94FF, .pink), (0xB4B2_A9FF, .taupe), (0xA9A9_A9FF, .gray), (0x0000_00FF, .darkGray),
    (0xFF40_50FF, .red), (0xFF43_51FF - 0x1_0000_0000, .red), (0x1111_11FF, .darkGray),
  ])
  func colorsAreNumbers(_ number: Int, _ color: ShortcutColor) {
    #expect(ShortcutColor(apple: number) == color)
    #expect(ShortcutColor(apple: color.appleNumber) == color)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let data: Data
    let reason: String
    var testDescription: String { name }
  }

  private static func list(_ body: String) -> Data {
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(body)</plist>".utf8)
  }

  @Test(arguments: [
    Bad(name: "empty", data: Data(), reason: "not a property list"),
    Bad(name: "words", data: Data("Tea time".utf8), reason: "not a property list"),
    Bad(
      name: "JSON", data: Data("{\"WFWorkflowActions\": []}".utf8), reason: "not a property list"),
    Bad(name: "signed", data: Data("AEA1\u{0}\u{1}".utf8), reason: "a signed shortcut (AEA1)"),
    Bad(name: "cut off", data: Data("bplist00\u{1}".utf8), reason: "not a property list"),
    Bad(
      name: "half", data: Data("<?xml version=\"1.0\"?><plist><dict>".utf8),
      reason: "not a property list"),
    Bad(name: "a list", data: list("<array/>"), reason: "no shortcut: it has no WFWorkflowActions"),
    Bad(
      name: "no actions", data: list("<dict/>"), reason: "no shortcut: it has no WFWorkflowActions"),
    Bad(
      name: "no list", data: list("<dict><key>WFWorkflowActions</key><string>a</string></dict>"),
      reason: "WFWorkflowActions is no list of actions"),
    Bad(
      name: "no action",
      data: list("<dict><key>WFWorkflowActions</key><array><string>a</string></array></dict>"),
      reason: "WFWorkflowActions[0] is no action"),
    Bad(
      name: "bad parameters",
      data: list(
        """
        <dict><key>WFWorkflowActions</key><array><dict><key>WFWorkflowActionIdentifier</key>\
        <string>a</string><key>WFWorkflowActionParameters</key><array/></dict></array></dict>
        """),
      reason: "WFWorkflowActions[0] is no action"),
    Bad(
      name: "deep",
      data: list(
        String(repeating: "<array >", count: 200) + String(repeating: "</array >", count: 200)),
      reason: "values lie deeper in one another than 128 levels"),
    Bad(
      name: "bottomless",
      data: list(
        String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
      ),
      reason: "not a property list"),
    Bad(
      name: "large", data: Data(count: AppleShortcut.sizeLimit + 1),
      reason: "the document has 16000001 bytes; at most 16000000 are read"),
    Bad(name: "many", data: manyReferences, reason: "the document has more than 2000000 values"),
    Bad(name: "repeated", data: repeatedText, reason: "the document has more than 2000000 values"),
    Bad(
      name: "circle", data: binary(objects: [[0xA1, 0x00]]),
      reason: "values lie deeper in one another than 128 levels"),
  ])
  func badDocumentsAreRefused(_ row: Bad) throws {
    let error = #expect(throws: ShortcutDocumentError.self) {
      try AppleShortcut.read(row.data, named: "")
    }
    #expect(error?.description.contains(row.reason) == true, "\(String(describing: error))")
  }

  /// Lists of ten of the list after them, ten deep: a small document of ten thousand million values.
  private static var manyReferences: Data {
    binary(objects: (1...10).map { [0xAA] + [UInt8](repeating: $0, count: 10) } + [[0x09]])
  }

  /// A text of 32,768 letters, a million times.
  private static var repeatedText: Data {
    let lists = (1...6).map { [0xAA] + [UInt8](repeating: $0, count: 10) }
    let text = [0x5F, 0x11, 0x80, 0x00] + [UInt8](repeating: UInt8(ascii: "a"), count: 32_768)
    return binary(objects: lists + [text])
  }

  /// A binary property list of objects that refer to one another by one byte; the first is the whole.
  private static func binary(objects: [[UInt8]]) -> Data {
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(data.count))
      data += object
    }
    func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (56 - 8 * $0) & 0xFF) } }
    let start = data.count
    return data + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(objects.count) + number(0)
      + number(start)
  }

  @Test func propertyListsComeBackAsTheyWere() throws {
    let list: [String: Any] = [
      "integer": 5, "negative": Int.min, "real": 2.5, "whole": 2.0,
      "yes": true, "no": false, "zero": 0, "one": 1, "data": Data([0, 1, 255]), "empty": Data(),
      "date": Date(timeIntervalSince1970: 1_600_000_000), "text": "a\n\u{1F680}\u{FFFC}",
      "fine": Date(timeIntervalSinceReferenceDate: 600_000_000.123456),
      "list": [1, [2.0, ["a": [String: Any]()]], []] as [Any],
    ]
    let value = try PropertyListValue.read(Documents.data(list, .binary))
    let json = try JSONDecoder().decode(WireValue.self, from: JSONEncoder().encode(value))
    #expect(json == value)
    let data = try PropertyListValue.write(json)
    let back = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(back as? NSDictionary == list as NSDictionary)
    #expect(try PropertyListValue.read(data) == value)
  }

  @Test func aLargeNumberIsNoSmallOne() throws {
    let data = Self.list("<integer>18446744073709551615</integer>")
    let value = try PropertyListValue.read(data)
    #expect(value == .other(type: "integer", text: "18446744073709551615"))
    let written = try PropertyListValue.write(.record(["big": value]))
    #expect(try PropertyListValue.read(written) == .record(["big": value]))
  }

  /// Nothing that a document may have ends the program, and what is read is written the same.
  @Test(arguments: 0..<400)
  func randomDocumentsDoNoHarm(_ seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    let document = random.document()
    let data = try Documents.data(document, .binary)
    guard let shortcut = try? AppleShortcut.read(data, named: "", id: "test") else { return }
    #expect(try Documents.written(shortcut) == document as NSDictionary)
    #expect(try PersonalShortcut(json: shortcut.json()) == shortcut)
  }

  @Test(arguments: 0..<300)
  func damagedDocumentsDoNoHarm(_ seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    var data = try Documents.data(random.document(), seed.isMultiple(of: 2) ? .binary : .xml)
    for _ in 0...random.number(8) {
      let place = data.index(data.startIndex, offsetBy: random.number(data.count - 1))
      data[place] = UInt8(random.number(255))
    }
    guard let shortcut = try? AppleShortcut.read(data, named: "", id: "test") else { return }
    #expect(throws: Never.self) { try AppleShortcut.write(shortcut) }
  }
}

/// Documents with known names in all the wrong places.
private struct RandomDocument {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// From 0 to a limit, which is one of them.
  mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % (limit + 1)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count - 1)] }

  mutating func document() -> [String: Any] {
    var actions: [[String: Any]] = []
    var open: [(String, String)] = []
    for _ in 0...number(12) {
      if number(3) == 0, let (name, group) = open.popLast() {
        actions.append(Documents.block(name, group, 2, parameters()))
      } else if number(3) == 0 {
        let block = (
          pick(["conditional", "repeat.each", "repeat.count", "choosefrommenu", "new.block"]),
          "\(actions.count)"
        )
        open.append(block)
        actions.append(Documents.block(block.0, block.1, 0, parameters()))
      } else if number(4) == 0, let (name, group) = open.last, !name.hasPrefix("repeat") {
        actions.append(Documents.block(name, group, 1, parameters()))
      } else {
        let identifier = pick(Array(AppleMapping.byIdentifier.keys.sorted()) + ["a.app.b"])
        actions.append([
          "WFWorkflowActionIdentifier": identifier, "WFWorkflowActionParameters": parameters(),
        ])
      }
    }
    while number(9) > 0, let (name, group) = open.popLast() {
      actions.append(Documents.block(name, group, 2, parameters()))
    }
    return Documents.document(actions, ["WFWorkflowName": value(0), "WFWorkflowIcon": value(0)])
  }

  private mutating func parameters() -> [String: Any] {
    var fields: [String: Any] = [:]
    for _ in 0...number(4) {
      fields[pick(keys)] = value(0)
    }
    if number(1) == 0 { fields["UUID"] = pick(["A", "B", "C"]) }
    return fields
  }

  private let keys = [
    "WFInput", "text", "WFVariableName", "WFTextActionText", "WFCondition", "WFNumberValue",
    "WFConditionalActionString", "WFItems", "WFDuration", "WFDate", "WFMathOperand", "Input",
    "WFMenuItemTitle", "WFMenuItems", "CustomOutputName", "WFCommentActionText", "WFURL", "UUID",
    "WFItemSpecifier", "WFRepeatCount", "WFVariable", "Text", "WFDictionaryKey",
  ]

  private mutating func value(_ depth: Int) -> Any {
    switch number(depth > 3 ? 5 : 11) {
    case 0: return pick(["", "a", "${x}", "$", "{0, 1}", "Items", "🚀", "5", "Contains", "Index"])
    case 1: return pick([0, 1, 4, 99, 999, 1003, -1, Int.max])
    case 2: return pick([0.5, 2.0, -0.0, 1e300, .infinity])
    case 3: return number(1) == 0
    case 4: return Data([1, 2])
    case 5: return Date(timeIntervalSince1970: Double(number(100_000)))
    case 6: return (0...number(2)).map { _ in value(depth + 1) }
    case 7: return ["Type": "Variable", "Variable": value(depth + 1)]
    case 8:
      return Documents.token(
        pick(["\u{FFFC}", "🚀\u{FFFC}", "$\u{FFFC}"]), ["{0, 1}": attachment()])
    case 9: return ["WFSerializationType": "WFTextTokenAttachment", "Value": attachment()]
    case 10: return ["WFItemType": number(6), "WFValue": value(depth + 1)]
    default: return ["Value": value(depth + 1), "string": value(depth + 1)]
    }
  }

  private mutating func attachment() -> [String: Any] {
    [
      "Type": pick(["ActionOutput", "Variable", "Ask", "Clipboard", "CurrentDate", "New"]),
      "VariableName": pick(["X", "Repeat Item", "Repeat Item 2", "Repeat Index", "a.b", ""]),
      "OutputUUID": pick(["A", "B", "C", "D"]),
    ]
  }
}
