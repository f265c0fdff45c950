// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Reads the parameters of one of Apple's actions as values of ours.
struct AppleReader {
  /// Says that an action, or something in it, has no exact counterpart here.
  struct Unmapped: Error {}

  static let clipboard = "Clipboard"
  static let asked = "Asked"
  static let formatted = "Formatted Date"

  let parameters: [String: WireValue]
  let names: AppleNames
  /// How many loops the action stands in.
  let loops: Int
  /// What an action works on that says nothing of it; nil where that cannot be known.
  let implicit: String?

  /// The parameters that were read.
  private(set) var used: Set<String> = []
  /// What has to be done before the action, so that its variables are there.
  private(set) var before: [ShortcutAction] = []
  /// The items of outer loops that are needed, by their names in Apple's documents.
  private(set) var outerItems: Set<String> = []
  private(set) var usesImplicit = false

  init(_ parameters: [String: WireValue], _ names: AppleNames, loops: Int, implicit: String?) {
    self.parameters = parameters.filter { !$0.value.isBlank }
    self.names = names
    self.loops = loops
    self.implicit = implicit
  }

  /// The parameters that were not read.
  var rest: [String: WireValue] { parameters.filter { !used.contains($0.key) } }

  /// The parameter as it stands; nil where it is missing or empty.
  mutating func raw(_ key: String) -> WireValue? {
    used.insert(key)
    return parameters[key]
  }

  /// What the action works on where no parameter says it.
  mutating func implicitInput() throws(Unmapped) -> WireValue {
    guard let implicit else { throw Unmapped() }
    usesImplicit = true
    return .text(implicit)
  }

  /// A parameter that is one of a few words.
  mutating func word(_ key: String, default absent: String) throws(Unmapped) -> String {
    guard let value = raw(key) else { return absent }
    guard let text = value.asText else { throw Unmapped() }
    return text
  }

  /// A yes or no that has to be known before the run.
  mutating func flag(_ key: String, default absent: Bool) throws(Unmapped) -> Bool {
    switch raw(key) {
    case nil: return absent
    case .boolean(let isYes): return isYes
    case .integer(let number) where (0...1).contains(number): return number == 1
    default: throw Unmapped()
    }
  }

  // MARK: - Values

  /// A text with its variables.
  mutating func text(_ value: WireValue) throws(Unmapped) -> WireValue {
    .text(try template(value).text)
  }

  /// A number, or the variable that is one.
  mutating func number(_ value: WireValue) throws(Unmapped) -> WireValue {
    if let number = PropertyListValue.number(value) {
      return Int(exactly: number).map(WireValue.integer) ?? .number(number)
    }
    let template = try template(value)
    guard case .text(let text) = template.pieces.first, template.pieces.count == 1 else {
      return .text(template.text)
    }
    guard let number = Double(text), number.isFinite else { throw Unmapped() }
    return Int(text).map(WireValue.integer) ?? .number(number)
  }

  /// Yes or no, or the variable that is one.
  mutating func boolean(_ value: WireValue) throws(Unmapped) -> WireValue {
    if case .boolean = value { return value }
    if case .integer(let number) = value, (0...1).contains(number) { return .boolean(number == 1) }
    let template = try template(value)
    guard template.onlyVariable != nil else { throw Unmapped() }
    return .text(template.text)
  }

  /// Several values, or the variable that has them.
  mutating func list(_ value: WireValue) throws(Unmapped) -> WireValue {
    guard let values = value.asList else {
      let template = try template(value)
      guard template.onlyVariable != nil else { throw Unmapped() }
      return .text(template.text)
    }
    var list: [WireValue] = []
    for value in values { list.append(try self.value(value)) }
    return .list(list)
  }

  /// A value of any kind.
  mutating func value(_ value: WireValue) throws(Unmapped) -> WireValue {
    switch value {
    case .boolean, .date: return value
    case .integer, .number: return try number(value)
    case .other where PropertyListValue.number(value) != nil: return try number(value)
    case .list: return try list(value)
    case .record(let fields):
      if fields["WFItemType"] != nil { return try item(fields) }
      if fields["WFSerializationType"]?.asText == "WFDictionaryFieldValue" {
        return try dictionary(fields["Value"] ?? .nothing)
      }
    default: break
    }
    return try text(value)
  }

  /// An item of a list or a dictionary, by the number of its type.
  private mutating func item(_ fields: [String: WireValue]) throws(Unmapped) -> WireValue {
    guard let value = fields["WFValue"] else { throw Unmapped() }
    switch fields["WFItemType"] {
    case .integer(0): return try text(value)
    case .integer(1): return try self.value(value.asRecord?["Value"] ?? value)
    case .integer(2): return try list(value.asRecord?["Value"] ?? value)
    case .integer(3):
      let template = try template(value)
      return (try? number(.text(template.text))) ?? .text(template.text)
    case .integer(4): return try boolean(value.asRecord?["Value"] ?? value)
    default: throw Unmapped()
    }
  }

  private mutating func dictionary(_ value: WireValue) throws(Unmapped) -> WireValue {
    guard let items = value.asRecord?["WFDictionaryFieldValueItems"]?.asList else {
      throw Unmapped()
    }
    var record: [String: WireValue] = [:]
    for item in items {
      guard let fields = item.asRecord, let key = fields["WFKey"] else { throw Unmapped() }
      let name = try template(key)
      guard case .text(let text) = name.pieces.first, name.pieces.count == 1, record[text] == nil
      else { throw Unmapped() }
      record[text] = try self.item(fields)
    }
    return .record(record)
  }

  // MARK: - Texts with variables

  /// A text with its variables, whatever wraps it.
  mutating func template(_ value: WireValue) throws(Unmapped) -> ValueTemplate {
    if let number = PropertyListValue.number(value) {
      return ValueTemplate([.text(WireValue.number(number).words)])
    }
    switch value {
    case .text(let text): return ValueTemplate([.text(text)])
    case .record(let fields): return try template(fields)
    default: throw Unmapped()
    }
  }

  private mutating func template(
    _ fields: [String: WireValue]
  ) throws(Unmapped) -> ValueTemplate {
    if let text = fields["string"]?.asText {
      return try template(text, fields["attachmentsByRange"]?.asRecord ?? [:])
    }
    if fields["Type"]?.asText == "Variable", let variable = fields["Variable"] {
      return try template(variable)
    }
    if fields["Type"] != nil { return ValueTemplate([.variable(try variable(fields))]) }
    guard fields["WFSerializationType"] != nil, let value = fields["Value"] else {
      throw Unmapped()
    }
    return try template(value)
  }

  /// The ranges count UTF-16 units; each holds one sign in the place of a variable.
  private mutating func template(
    _ text: String, _ attachments: [String: WireValue]
  ) throws(Unmapped) -> ValueTemplate {
    var places: [(place: Range<Int>, fields: [String: WireValue])] = []
    for (range, attachment) in attachments {
      guard let place = Self.range(range), let fields = attachment.asRecord else {
        throw Unmapped()
      }
      places.append((place, fields))
    }
    let units = Array(text.utf16)
    var pieces: [ValueTemplate.Piece] = []
    var start = 0
    for (place, fields) in places.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      guard place.lowerBound >= start, place.upperBound <= units.count else { throw Unmapped() }
      if place.lowerBound > start {
        pieces.append(.text(String(decoding: units[start..<place.lowerBound], as: UTF16.self)))
      }
      pieces.append(.variable(try variable(fields)))
      start = place.upperBound
    }
    if start < units.count || pieces.isEmpty {
      pieces.append(.text(String(decoding: units[start...], as: UTF16.self)))
    }
    return ValueTemplate(pieces)
  }

  /// `{6, 1}` as a range.
  private static func range(_ text: String) -> Range<Int>? {
    let numbers = text.dropFirst().dropLast().split(separator: ",")
      .compactMap { Int($0.filter { !$0.isWhitespace }) }
    guard text.first == "{", text.last == "}", numbers.count == 2, numbers[0] >= 0, numbers[1] > 0,
      numbers[1] < 1000, numbers[0] < 100_000_000
    else { return nil }
    return numbers[0]..<numbers[0] + numbers[1]
  }

  // MARK: - Variables

  private mutating func variable(
    _ fields: [String: WireValue]
  ) throws(Unmapped) -> ValueTemplate.Variable {
    var variable = ValueTemplate.Variable(name: try name(fields))
    for aggrandizement in fields["Aggrandizements"]?.asList ?? [] {
      guard let aggrandizement = aggrandizement.asRecord else { throw Unmapped() }
      try apply(aggrandizement, to: &variable)
    }
    return variable
  }

  private mutating func name(_ fields: [String: WireValue]) throws(Unmapped) -> String {
    switch fields["Type"]?.asText {
    case "ActionOutput":
      if let name = fields["OutputUUID"]?.asText.flatMap({ names.results[$0] }) { return name }
    case "Variable":
      if let name = fields["VariableName"]?.asText { return try self.name(ofVariable: name) }
    case "ExtensionInput": return ShortcutRun.input
    case "CurrentDate": return ShortcutRun.now
    case "Clipboard":
      return prepare(ShortcutAction("GetClipboard"), as: Self.clipboard)
    case "Ask":
      let prompt = fields["Prompt"]?.asText.map { ValueTemplate.quoting($0) }
      return prepare(
        ShortcutAction("AskForInput", with: prompt.map { ["prompt": .text($0)] } ?? [:]),
        as: Self.asked)
    default: break
    }
    throw Unmapped()
  }

  /// The item or place in a loop, counted from the outermost one, or a variable.
  private mutating func name(ofVariable name: String) throws(Unmapped) -> String {
    for (loop, own) in [
      ("Repeat Item", ShortcutRun.item), ("Repeat Index", ShortcutRun.index),
    ] {
      guard name.hasPrefix(loop),
        let level = name == loop ? 1 : Int(name.dropFirst(loop.count + 1)),
        (1...max(1, loops)).contains(level), loops > 0
      else { continue }
      guard level < loops else { return own }
      outerItems.insert(name)
      return name
    }
    guard let name = AppleNames.variable(name) else { throw Unmapped() }
    return name
  }

  /// Has something done before, under a name that nothing else of the action has.
  mutating func prepare(_ action: ShortcutAction, as wanted: String) -> String {
    var action = action
    action.original = AppleOriginal.none
    if let same = before.first(where: { $0.intent == action.intent && $0.values == action.values }),
      let name = same.result, wanted != Self.asked
    {
      return name
    }
    let others = before.count { $0.result?.hasPrefix(wanted) == true }
    let name = others == 0 ? wanted : "\(wanted) \(others + 1)"
    action.result = name
    before.append(action)
    return name
  }

  private mutating func apply(
    _ fields: [String: WireValue], to variable: inout ValueTemplate.Variable
  ) throws(Unmapped) {
    switch fields["Type"]?.asText {
    case "WFCoercionVariableAggrandizement": break
    case "WFPropertyVariableAggrandizement":
      guard let name = fields["PropertyName"]?.asText, !name.contains(".") else { throw Unmapped() }
      variable.properties.append(try Self.property(name))
    case "WFDictionaryValueVariableAggrandizement":
      guard let key = fields["DictionaryKey"]?.asText else { throw Unmapped() }
      for name in key.split(separator: ".", omittingEmptySubsequences: false) {
        variable.properties.append(try Self.property(String(name)))
      }
    case "WFDateFormatVariableAggrandizement":
      var reader = AppleReader(fields, names, loops: loops, implicit: nil)
      var values = try reader.dateStyle()
      values["date"] = .text(ValueTemplate([.variable(variable)]).text)
      let name = prepare(ShortcutAction("FormatDate", with: values), as: Self.formatted)
      variable = ValueTemplate.Variable(name: name)
    default: throw Unmapped()
    }
  }

  private static func property(_ name: String) throws(Unmapped) -> String {
    guard let first = name.first, let last = name.last, !first.isWhitespace, !last.isWhitespace,
      !name.contains("}")
    else { throw Unmapped() }
    return name
  }
}

extension WireValue {
  /// Whether it says nothing: a parameter that was shown and left empty.
  fileprivate var isBlank: Bool { self == .text("") || self == .nothing }
}
