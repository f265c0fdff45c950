// SPDX-License-Identifier: Apache-2.0

/// How much a message matters.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
  /// The level as a number, as on Apple's platforms; larger ones do not always matter more.
  public let rawValue: UInt8

  /// Creates a level from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What happens.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// What may help to understand it.
  public static let info = OSLogType(rawValue: 0x01)
  /// What matters while a program is written.
  public static let debug = OSLogType(rawValue: 0x02)
  /// What went wrong.
  public static let error = OSLogType(rawValue: 0x10)
  /// What should never happen.
  public static let fault = OSLogType(rawValue: 0x11)
}

extension OSLogType {
  /// The levels by their names, from what matters least.
  private static let levels: [(name: String, type: OSLogType)] = [
    ("debug", .debug), ("info", .info), ("notice", .default), ("error", .error), ("fault", .fault),
  ]

  /// The level that a name stands for; nil for other names.
  init?(name: String) {
    guard let level = Self.levels.first(where: { $0.name == name }) else { return nil }
    self = level.type
  }

  var name: String { Self.levels.first { $0.type == self }?.name ?? "notice" }

  /// Whether it matters as much as another, or more.
  func reaches(_ other: OSLogType) -> Bool { rank >= other.rank }

  private var rank: Int { Self.levels.firstIndex { $0.type == self } ?? 2 }
}
