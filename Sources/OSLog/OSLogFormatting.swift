// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// What stands for a private value.
  public enum Mask: Sendable {
    /// A text that is the same for equal values in one run of the program.
    case hash
    /// Nothing of the value.
    case none
  }

  private enum Reader: Sendable {
    case everybody, nobody, byKind
  }

  private let reader: Reader
  private let mask: Mask

  /// Numbers for everybody, texts for nobody.
  public static var auto: OSLogPrivacy { OSLogPrivacy(reader: .byKind, mask: .none) }
  /// For everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(reader: .everybody, mask: .none) }
  /// For nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: .none) }
  /// For nobody, whatever settings say.
  public static var sensitive: OSLogPrivacy { .private }

  /// Numbers for everybody; of texts, what a mask leaves.
  ///
  /// - Parameter mask: What stands for the value.
  /// - Returns: The privacy.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .byKind, mask: mask) }

  /// What a mask leaves.
  ///
  /// - Parameter mask: What stands for the value.
  /// - Returns: The privacy.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(reader: .nobody, mask: mask)
  }

  /// What a mask leaves, whatever settings say.
  ///
  /// - Parameter mask: What stands for the value.
  /// - Returns: The privacy.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// The value, or what stands for it.
  func shown(_ value: String, isPublic: Bool) -> String {
    switch (reader, mask) {
    case (.everybody, _): value
    case (.byKind, _) where isPublic: value
    case (_, .none): "<private>"
    case (_, .hash): "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 36))>"
    }
  }
}

/// How wide the column is in which a value stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As wide as the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// The value stands at the left.
  ///
  /// - Parameter columns: The least width.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// The value stands at the right.
  ///
  /// - Parameter columns: The least width.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minimumDigits: Int
  private let hasSign: Bool

  /// To the base of ten.
  public static var decimal: OSLogIntegerFormatting { .decimal() }
  /// To the base of sixteen.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// To the base of eight.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// To the base of ten.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus sign is written.
  ///   - minDigits: The least number of digits.
  /// - Returns: The formatting.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, prefix: "", isUppercase: false, minimumDigits: minDigits,
      hasSign: explicitPositiveSign)
  }

  /// To the base of sixteen.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus sign is written.
  ///   - includePrefix: Whether `0x` stands before the digits.
  ///   - uppercase: Whether letters are capitals.
  ///   - minDigits: The least number of digits.
  /// - Returns: The formatting.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minimumDigits: minDigits, hasSign: explicitPositiveSign)
  }

  /// To the base of eight.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus sign is written.
  ///   - includePrefix: Whether `0o` stands before the digits.
  ///   - minDigits: The least number of digits.
  /// - Returns: The formatting.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: false,
      minimumDigits: minDigits, hasSign: explicitPositiveSign)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with decimals is written.
public struct OSLogFloatFormatting: Sendable {
  private let pattern: String

  /// With six decimals.
  public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(pattern: "%e") }
  /// As short as it can be.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(pattern: "%g") }

  /// With decimals.
  ///
  /// - Parameters:
  ///   - precision: How many, from 0 to 64.
  ///   - explicitPositiveSign: Whether a plus sign is written.
  /// - Returns: The formatting.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      pattern: "%\(explicitPositiveSign ? "+" : "").\(min(max(0, precision), 64))f")
  }

  func text(of number: Double) -> String { String(format: pattern, number) }
}

/// How a yes or no is written.
public enum OSLogBoolFormat: Sendable {
  /// "true" or "false".
  case truth
  /// "yes" or "no".
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
