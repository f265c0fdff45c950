// SPDX-License-Identifier: Apache-2.0

extension ValueList {
  /// The values of a list, each made when it is asked for.
  ///
  /// ```
  /// ids         42  43 …                 none where every id is the value's index
  /// firstForms  0   2  3 …               none where every value has one form
  /// forms       Dune, dune by herbert, …
  /// ```
  public struct Values: RandomAccessCollection, Sendable {
    let ids: Table<UInt64>
    let firstForms: Table<UInt32>
    let forms: FlatStrings

    /// The index of the first value, 0.
    public var startIndex: Int { 0 }
    /// How many values there are.
    public var endIndex: Int {
      firstForms.count > 0 ? firstForms.count - 1 : forms.count
    }

    /// The value at an index.
    ///
    /// - Complexity: O(*n*) in the letters of its forms.
    public subscript(position: Int) -> Value {
      Value(id: id(at: position), forms: formIndices(ofValue: position).map { forms[$0] })
    }
  }
}

extension ValueList.Values {
  init(_ values: some Sequence<ValueList.Value>) {
    var ids: [UInt64] = []
    var firstForms: [UInt32] = [0]
    var starts: [UInt32] = [0]
    var letters: [UInt8] = []
    var isNumbered = true
    var isSingle = true
    for value in values {
      isNumbered = isNumbered && value.id == firstForms.count - 1
      isSingle = isSingle && value.forms.count == 1
      // Ids are kept only once they are needed; until then they are the indices.
      if !isNumbered {
        if ids.isEmpty { ids = (0..<UInt64(firstForms.count - 1)).map(\.self) }
        ids.append(UInt64(bitPattern: Int64(value.id)))
      }
      for form in value.forms {
        letters.append(contentsOf: form.utf8)
        starts.append(UInt32(truncatingIfNeeded: letters.count))
      }
      firstForms.append(UInt32(truncatingIfNeeded: starts.count - 1))
    }
    self.ids = Table(ids)
    self.firstForms = Table(isSingle ? [] : firstForms)
    forms = FlatStrings(starts: Table(starts), letters: Table(letters))
  }

  func id(at index: Int) -> Int {
    ids.count > 0 ? Int(truncatingIfNeeded: Int64(bitPattern: ids[index])) : index
  }

  func formIndices(ofValue index: Int) -> Range<Int> {
    guard firstForms.count > 0 else { return index..<index + 1 }
    // A forged file must not make searches endless.
    let first = Swift.min(Int(firstForms[index]), forms.count)
    return first..<Swift.min(Swift.max(first, Int(firstForms[index + 1])), forms.count)
  }
}

extension ValueList.Values: Equatable {
  /// Whether both have the same ids and forms in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.ids.bytes.elementsEqual(right.ids.bytes)
      && left.firstForms.bytes.elementsEqual(right.firstForms.bytes)
      && left.forms == right.forms
  }
}
