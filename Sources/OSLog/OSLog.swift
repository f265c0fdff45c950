// SPDX-License-Identifier: Apache-2.0

// As on Apple's systems, whoever imports this module has Foundation as well.
@_exported public import Foundation

/// Where messages come from: a part of a program, and a topic in it.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates a log for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part, in reverse domain notation.
  ///   - category: The topic.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// The log of messages about which nothing is said.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log of messages that nobody reads.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of a level are written.
  ///
  /// - Parameter type: The level.
  /// - Returns: Whether the environment asks for it.
  public func isEnabled(type: OSLogType) -> Bool {
    guard !isDisabled, let threshold = Self.threshold else { return false }
    return type.reaches(threshold)
  }

  /// The least level that is written; nil where none is.
  private static let threshold = ProcessInfo.processInfo.environment["PHRASE_LOG"].flatMap {
    OSLogType(name: $0.lowercased())
  }

  /// Writes a message, which is made only where it is written.
  func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    guard isEnabled(type: type) else { return }
    let line = line(type, message().text)
    // One write, so that lines of several threads do not mix.
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// "error org.example.shop:orders: No such order".
  func line(_ type: OSLogType, _ text: String) -> String {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(type.name)\(source.isEmpty ? "" : " \(source)"): \(text)"
  }
}
