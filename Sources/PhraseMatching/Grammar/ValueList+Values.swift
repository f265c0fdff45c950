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
    let ids: FlatArray<UInt64>
    let firstForms: FlatArray<UInt32>
    let forms: FlatStrings

    /// The index of the first value, 0.
    public var startIndex: Int { 0 }
    /// How many values there are.
    public var endIndex: Int { firstForms.isEmpty ? forms.count : firstForms.count - 1 }

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
    var forms = RowBuilder<UInt8>()
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
      for form in value.forms { forms.append(form.utf8) }
      firstForms.append(UInt32(truncatingIfNeeded: forms.count))
    }
    self.ids = FlatArray(ids)
    self.firstForms = FlatArray(isSingle ? [] : firstForms)
    self.forms = FlatStrings(forms.frozen())
  }

  func id(at index: Int) -> Int {
    ids.isEmpty ? index : Int(truncatingIfNeeded: Int64(bitPattern: ids[index]))
  }

  func formIndices(ofValue index: Int) -> Range<Int> {
    firstForms.isEmpty
      ? index..<index + 1 : Int(firstForms[index])..<Int(firstForms[index + 1])
  }
}

extension ValueList.Values: Equatable {
  /// Whether both have the same ids and forms in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.ids == right.ids && left.firstForms == right.firstForms && left.forms == right.forms
  }
}
