// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseShortcuts

@Suite struct CalculationTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ^ 3 ^ 2", 512), ("-2 ^ 2", -4), ("2 ^ -1", 0.5),
    ("10 - 4 - 3", 3), ("7 % 4", 3), ("-7 % 4", -3), ("8 ÷ 2 × 3", 12), ("1.5e3", 1500),
    (".5 + 5.", 5.5), ("min(3, 1; 2)", 1), ("max(1, 2 * 3)", 6), ("round(2.5)", 3),
    ("floor(-0.5) + ceil(0.2)", 0), ("abs(-3)", 3), ("SQRT(16)", 4), ("2e", 2), ("--3", 3),
    ("  4  ", 4), ("5 − 3", 2),
  ])
  func values(_ text: String, _ value: Double) throws {
    // A letter behind a number is no factor of it.
    if text == "2e" {
      #expect(throws: RunError.self) { try Calculation.value(of: text) }
    } else {
      #expect(try Calculation.value(of: text) == value)
    }
  }

  @Test(arguments: [
    ("", "a number is missing:\n  \n  ^"),
    ("1 +", "a number is missing:\n  1 +\n     ^"),
    ("1 + * 2", "a number is wanted here:\n  1 + * 2\n      ^"),
    ("(1 + 2", "this parenthesis has no end:\n  (1 + 2\n  ^"),
    ("1 + 2)", "there is no sense in what follows:\n  1 + 2)\n       ^"),
    ("1 2", "there is no sense in what follows:\n  1 2\n    ^"),
    ("1.2.3 + 1", "this is no number:\n  1.2.3 + 1\n  ^^^^^"),
    ("5 % 0", "this is a division by zero:\n  5 % 0\n      ^"),
    (
      "six(1)",
      "there is no “six”; there are abs, ceil, cos, exp, floor, ln, log, max, min, round, sin, sqrt, "
        + "tan, pi and e:\n  six(1)\n  ^^^"
    ),
    ("sqrt(1, 2)", "“sqrt” takes one number:\n  sqrt(1, 2)\n  ^^^^^^^^^^"),
    ("sqrt(0 - 1)", "this is no number that can be told:\n  sqrt(0 - 1)\n  ^^^^^^^^^^^"),
    ("abs 3", "“abs” needs parentheses behind it:\n  abs 3\n      ^"),
    ("10 ^ 999", "this is no number that can be told:\n  10 ^ 999\n  ^^^^^^^^"),
  ])
  func faults(_ text: String, _ fault: String) {
    #expect {
      try Calculation.value(of: text)
    } throws: {
      "\($0)" == "In the calculation, \(fault)"
    }
  }

  @Test(arguments: ["(", "-", "2^", "abs("])
  func depthHasALimit(_ part: String) {
    #expect {
      try Calculation.value(of: String(repeating: part, count: 100_000) + "1")
    } throws: {
      "\($0)".contains("deeper than 100 levels")
    }
  }
}
