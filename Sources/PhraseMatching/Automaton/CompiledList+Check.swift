// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a list in a file.
struct ListFault: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// - Throws: A fault where a condition does not hold.
  static func require(_ condition: Bool, _ reason: String) throws(ListFault) {
    if !condition { throw ListFault(reason) }
  }
}

extension Rows {
  /// The rows themselves, if they lie one behind the other and within the elements.
  func checked() throws(ListFault) -> Rows {
    try ListFault.require(
      !starts.isEmpty && starts.ascends(to: elements.count), "rows are out of order")
    return self
  }
}

extension ValueList.Values {
  /// The values themselves, if each has its forms and its id.
  func checked() throws(ListFault) -> ValueList.Values {
    try ListFault.require(firstForms.ascends(to: forms.count), "values are out of order")
    try ListFault.require(ids.isEmpty || ids.count == count, "there are not as many ids as values")
    return self
  }
}

extension CompiledList {
  /// The list itself, if every index in it points to something and every way through it ends.
  ///
  /// What is well formed and nevertheless wrong, such as a word in the slot of another one, only
  /// makes searches find nothing, or something else.
  ///
  /// - Complexity: O(*n*) in the bytes of the list.
  func checked() throws(ListFault) -> CompiledList {
    try ListFault.require(
      words.slots.allSatisfy { $0.entry <= words.count }
        && words.overflow.allSatisfy { $0.index < words.count }, "a word is none of the list")
    // The longest scalars have four bytes.
    try ListFault.require(
      spellings.buckets.elements.allSatisfy {
        $0.word.index < words.count && words.bytes(of: $0.word).count <= SpellingIndex.longest * 4
      }, "a piece is of no word")
    try ListFault.require(
      titles.allSatisfy { $0 < values.forms.count }
        && synonyms.allSatisfy { $0 < values.forms.count }, "a form is none of the list")
    // Every tail ends, if the last one does.
    try ListFault.require(tails.last.map { $0 & Self.lastFlag != 0 } ?? true, "a tail has no end")
    let isRun = try runStarts()
    try ListFault.require(
      transitions.slots.allSatisfy { isValid($0, isRun) }
        && transitions.overflow.allSatisfy { isValid($0, isRun) }, "a step leads nowhere")
    return self
  }

  /// By place in the runs: whether one begins there.
  private func runStarts() throws(ListFault) -> [Bool] {
    var isStart = [Bool](repeating: false, count: runs.count)
    var start = 0
    while start < runs.count {
      isStart[start] = true
      let values = start + 1..<start + 1 + Int(runs[start])
      try ListFault.require(
        values.upperBound <= runs.count && runs[values].allSatisfy { $0 < self.values.count },
        "values that share a form are none of the list")
      start = values.upperBound
    }
    return isStart
  }

  private func isValid(_ step: TransitionTable.Transition, _ isRun: [Bool]) -> Bool {
    let payload = Int(step.target & Self.payloadMask)
    if step.target == 0 { return true }
    if step.word == Self.endWord {
      let ends = step.target - 1
      guard ends & Self.lastFlag != 0 else { return ends < values.count }
      let run = Int(ends & ~Self.lastFlag)
      return run < isRun.count && isRun[run]
    }
    // Nodes are numbered from the beginning on, so ways that only ascend end.
    guard step.target & Self.tailFlag != 0 else { return payload > Int(step.from) }
    guard step.target & Self.endFlag == 0 else { return payload < values.count }
    return payload + 1 < tails.count && tails[payload] < values.count
  }
}
