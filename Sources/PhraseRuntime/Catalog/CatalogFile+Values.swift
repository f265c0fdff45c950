// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
public import PhraseWire

extension Catalog.Slot {
  /// What a question of another process takes besides its choices.
  ///
  /// - Throws: ``CatalogFileError`` for a kind that is not known here.
  public init(_ slot: WireSlot) throws {
    self = try slot.valueSlot(at: "accepts", isSeries: slot.series ?? false)
  }
}

extension WireSlot {
  /// A slot that takes no list.
  func valueSlot(at place: String, isSeries: Bool) throws -> Catalog.Slot {
    guard let kind = try slotKind(at: place) else {
      let seen = kind.map { "is “\($0)”" } ?? "is absent"
      throw CatalogFileError(
        description: """
          \(place).kind \(seen); a slot has a "list", or the kind \(Self.kinds.listed)
          """)
    }
    var slot = Catalog.Slot(kind, isSeries: isSeries && kind != .text)
    slot.unit = unit.flatMap(MeasurementUnit.init)
    slot.currency = currency
    slot.names = names ?? [:]
    return slot
  }

  private static let kinds = [
    "number", "ordinal", "percentage", "money", "measurement", "date", "time", "dateTime",
    "duration", "boolean", "text",
  ]

  private func slotKind(at place: String) throws -> Catalog.SlotKind? {
    switch kind {
    case "number": .value(.number(try range(at: place)))
    case "ordinal": .value(.ordinal)
    case "percentage": .value(.percentage(try range(at: place)))
    case "money": .value(.money(takesBareNumber: currency != nil))
    case "measurement":
      .value(.measurement(try quantity(at: place), takesBareNumber: true))
    case "date": .value(.date)
    case "time": .value(.time)
    case "dateTime": .value(.dateTime)
    case "duration": .value(.duration)
    case "boolean": .value(.boolean)
    case "text": .text
    default: nil
    }
  }

  private func range(at place: String) throws -> NumberRange {
    if let minimum, let maximum, minimum > maximum {
      throw CatalogFileError(
        description: "\(place): minimum \(minimum) is greater than maximum \(maximum)")
    }
    if let step, !(step > 0) {
      throw CatalogFileError(
        description: "\(place).step is \(step); it has to be greater than 0")
    }
    let range = NumberRange(
      minimum: minimum, maximum: maximum, isInteger: integer ?? false, step: step)
    if let fault = range.fault { throw CatalogFileError(description: "\(place): \(fault)") }
    return range
  }

  private func quantity(at place: String) throws -> Quantity {
    guard let unit = unit.flatMap(MeasurementUnit.init) else {
      let seen = unit.map { "is “\($0)”" } ?? "is absent"
      throw CatalogFileError(
        description: """
          \(place).unit \(seen); a measurement has one of \
          \(MeasurementUnit.allCases.map(\.rawValue).listed)
          """)
    }
    return unit.quantity
  }
}

extension [String] {
  /// “a”, “b” or “c”.
  fileprivate var listed: String {
    let quoted = map { "“\($0)”" }
    return quoted.dropLast().joined(separator: ", ") + (quoted.last.map { " or \($0)" } ?? "")
  }
}
