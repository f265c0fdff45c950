// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// One of Apple's documents without its actions: name, icon, questions and the rest.
struct AppleDocument {
  static let actionsKey = "WFWorkflowActions"

  /// What the shortcut is wrapped into, and the field that it has there.
  private var wrapper: (fields: [String: WireValue], key: String)?
  private(set) var fields: [String: WireValue]

  /// A document that Apple's app would open.
  init() {
    fields = [
      "WFWorkflowClientVersion": "1146.14",
      "WFWorkflowMinimumClientVersion": 900,
      "WFWorkflowMinimumClientVersionString": "900",
      "WFWorkflowIcon": .record([
        "WFWorkflowIconGlyphNumber": 59511,
        "WFWorkflowIconStartColor": .integer(ShortcutColor.darkBlue.appleNumber),
      ]),
      "WFWorkflowImportQuestions": .list([]),
      "WFWorkflowInputContentItemClasses": .list(["WFStringContentItem"]),
      "WFWorkflowTypes": .list([]),
    ]
  }

  /// - Throws: ``ShortcutDocumentError`` for a property list that is no shortcut.
  init(_ value: WireValue) throws(ShortcutDocumentError) {
    let whole = value.asRecord ?? [:]
    if whole[Self.actionsKey] != nil {
      fields = whole
    } else if let (key, inner) = whole.sorted(by: { $0.key < $1.key })
      .first(where: { $0.value.asRecord?[Self.actionsKey] != nil })
    {
      wrapper = (whole, key)
      fields = inner.asRecord ?? [:]
    } else {
      throw ShortcutDocumentError(
        place: "", reason: "a property list, but no shortcut: it has no \(Self.actionsKey)")
    }
  }

  /// The document as a shortcut keeps it, without actions.
  init?(original: WireValue?) {
    guard var whole = original?.asRecord else { return nil }
    let key = whole.removeValue(forKey: Self.wrapperKey)?.asText
    fields = key.flatMap { whole[$0]?.asRecord } ?? whole
    wrapper = key.map { (whole, $0) }
  }

  private static let wrapperKey = "swift-phrase-engine.wrapped"

  /// The document for a shortcut to keep, without actions.
  var original: WireValue {
    var fields = fields
    fields[Self.actionsKey] = nil
    guard let wrapper else { return .record(fields) }
    var whole = wrapper.fields
    whole[wrapper.key] = .record(fields)
    whole[Self.wrapperKey] = .text(wrapper.key)
    return .record(whole)
  }

  /// The whole document.
  var value: WireValue {
    guard let wrapper else { return .record(fields) }
    return .record(wrapper.fields.merging([wrapper.key: .record(fields)]) { $1 })
  }

  /// - Throws: ``ShortcutDocumentError`` with the place of what is no action.
  func actions() throws(ShortcutDocumentError) -> [AppleAction] {
    guard let values = fields[Self.actionsKey]?.asList else {
      throw ShortcutDocumentError(place: Self.actionsKey, reason: "is no list of actions")
    }
    var actions: [AppleAction] = []
    for (index, value) in values.enumerated() {
      guard let action = AppleAction(value) else {
        throw ShortcutDocumentError(
          place: "\(Self.actionsKey)[\(index)]",
          reason:
            "is no action: WFWorkflowActionIdentifier and WFWorkflowActionParameters are needed")
      }
      actions.append(action)
    }
    return actions
  }

  mutating func set(_ key: String, _ value: WireValue) { fields[key] = value }

  mutating func set(_ actions: [AppleAction]) {
    fields[Self.actionsKey] = .list(actions.map(\.value))
  }

  var name: String? {
    get { fields["WFWorkflowName"]?.asText }
    set { fields["WFWorkflowName"] = newValue.map(WireValue.text) }
  }

  /// The colour, or the nearest that there is.
  var color: ShortcutColor? {
    get {
      fields[Self.iconKey]?.asRecord?[Self.colorKey].flatMap(PropertyListValue.number)
        .flatMap(Int.init(exactly:)).flatMap(ShortcutColor.init(apple:))
    }
    set {
      guard let newValue, newValue != color else { return }
      var icon = fields[Self.iconKey]?.asRecord ?? [:]
      icon[Self.colorKey] = .integer(newValue.appleNumber)
      fields[Self.iconKey] = .record(icon)
    }
  }

  private static let iconKey = "WFWorkflowIcon"
  private static let colorKey = "WFWorkflowIconStartColor"

  // MARK: - What only ours have

  private static let ownKey = "swift-phrase-engine"

  /// What Apple's documents have no place for.
  var own: [String: WireValue] {
    get { fields[Self.ownKey]?.asRecord ?? [:] }
    set { fields[Self.ownKey] = newValue.isEmpty ? nil : .record(newValue) }
  }
}
