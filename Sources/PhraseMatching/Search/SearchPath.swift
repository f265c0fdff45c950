// SPDX-License-Identifier: Apache-2.0

extension Search {
  /// A slot's words on the way.
  struct Step {
    /// What the words are.
    enum Value: Equatable {
      case listed(CompiledList.Ends)
      case number(Double)
      /// The index of a reading among those of the search.
      case spoken(Int)
      case text
      case unlisted

      /// A reading as a value; equal readings share an index.
      init(_ reading: SlotReader.Reading, among spoken: inout [SpokenValue]) {
        switch reading.value {
        case .number(let number): self = .number(number)
        case .spoken(let value):
          let known = spoken.firstIndex(of: value)
          if known == nil { spoken.append(value) }
          self = .spoken(known ?? spoken.count - 1)
        }
      }
    }

    let symbol: Int32
    let start: UInt16
    let end: UInt16
    let value: Value

    var words: Range<Int> { Int(start)..<Int(end) }
  }

  /// A slip on a way.
  struct EditStep {
    let kind: Edit.Kind
    let words: Range<Int>
    /// The words that were meant: of the phrases (-1), or of a list.
    var meant: (list: Int32, words: [WordID])?
  }

  /// A way to the end: the phrases that end there, the slots on the way, and the slips.
  struct Path {
    let phrases: Range<Int>
    let steps: [Step]
    let spoken: [SpokenValue]
    var edits: [EditStep] = []
    /// What the slips cost.
    var points = 0

    /// Whether no words on no list were taken.
    var isSettled: Bool { !steps.contains { $0.value == .unlisted } }
  }
}
