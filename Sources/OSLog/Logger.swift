// SPDX-License-Identifier: Apache-2.0

/// Writes what a program does, for those who look for faults in it.
///
/// There is no unified log on Linux. Nothing is written unless the environment asks for it:
/// `PHRASE_LOG=info` writes messages of that level and of those that matter more to standard error,
/// a line each. The levels are `debug`, `info`, `notice`, `error` and `fault`. As on Apple's platforms,
/// texts in a message are private unless it says otherwise, and numbers are not.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.shop", category: "orders")
/// logger.info("Order \(number) of \(customer) is paid by \(card, privacy: .public)")
/// // info org.example.shop:orders: Order 12 of <private> is paid by Visa
/// ```
///
/// It may be used from any thread.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger about which nothing is said.
  public init() {
    log = .default
  }

  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part, in reverse domain notation.
  ///   - category: The topic.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of the usual level.
  ///
  /// - Parameter message: The message.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Writes a message of a level.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message)
  }

  /// Writes what matters while a program is written.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Writes what matters while a program is written.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Writes what may help to understand what happens.
  ///
  /// - Parameter message: The message.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message) }

  /// Writes what happens.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Writes what may go wrong.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Writes what went wrong.
  ///
  /// - Parameter message: The message.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Writes what should never happen.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }

  /// Writes what should never happen.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }
}
