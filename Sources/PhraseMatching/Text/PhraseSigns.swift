// SPDX-License-Identifier: Apache-2.0

/// Signs that a phrase writes beside its slots: a number with a percent sign fits “set it to ${n} %”.
struct PhraseSigns: Hashable, Sendable {
  private var scalars: [Unicode.Scalar] = []

  /// The signs before the first and behind the last word of each literal.
  init(in literals: [String] = []) {
    for literal in literals {
      add(literal.unicodeScalars)
      add(literal.unicodeScalars.reversed())
    }
    scalars.sort()
  }

  private mutating func add(_ edge: some Sequence<Unicode.Scalar>) {
    for scalar in edge {
      guard ScalarClass(scalar) == .separator else { return }
      if Self.all.contains(scalar), !scalars.contains(scalar) { scalars.append(scalar) }
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { !scalars.isEmpty && scalars.contains(scalar) }

  private static let all: Set<Unicode.Scalar> = [
    "%", "°", ":", "/", "-", "+", "<", ">", "~", "*", "=", "$", "€", "£", "¥", "₽",
  ]
}
