// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseWire

extension WireSlot {
  /// A slot of a catalog, as a catalog file has it.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - range: The bounds of a number or quantity, where they are known besides.
  init(_ slot: Catalog.Slot, within range: ClosedRange<Double>? = nil) {
    switch slot.kind {
    case .list(let name, let isOpen):
      self.init(list: name, kind: slot.takesText ? "text" : nil)
      open = isOpen ? true : nil
    case .value(let kind): self.init(kind)
    case .text: self.init(kind: "text")
    }
    unit = slot.unit?.rawValue ?? unit
    currency = slot.currency
    series = slot.isSeries ? true : nil
    if let range { narrow(to: range) }
  }

  /// Sets the bounds of a range; an infinite one is none.
  mutating func narrow(to range: ClosedRange<Double>) {
    if range.lowerBound.isFinite { minimum = range.lowerBound }
    if range.upperBound.isFinite { maximum = range.upperBound }
  }

  /// What a slot takes that takes no list.
  init(_ kind: ValueKind) {
    self.init(kind: kind.name)
    switch kind {
    case .number(let range), .percentage(let range):
      minimum = range.minimum
      maximum = range.maximum
      integer = range.isInteger ? true : nil
      step = range.step
    case .measurement(let quantity, _):
      unit = MeasurementUnit.allCases.first { $0.quantity == quantity }?.rawValue
    default: break
    }
  }
}
