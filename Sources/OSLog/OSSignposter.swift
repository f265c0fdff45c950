// SPDX-License-Identifier: Apache-2.0

/// Marks where stretches of work begin and end.
///
/// - Important: Metadata only. Nothing measures the stretches; the work is done all the same.
public struct OSSignposter: Sendable {
  /// One that nobody reads.
  public static let disabled = OSSignposter()

  /// Creates a signposter about which nothing is said.
  public init() {}

  /// Creates a signposter for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part, in reverse domain notation.
  ///   - category: The topic.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter for a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter beside a logger.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) {}

  /// Whether anybody reads it: no.
  public var isEnabled: Bool { false }

  /// A name for a stretch of work.
  ///
  /// - Returns: The name, which is that of all.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// A name for a stretch of work on an object.
  ///
  /// - Parameter object: The object.
  /// - Returns: The name, which is that of all.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Says that a stretch begins.
  ///
  /// - Parameters:
  ///   - name: What kind of work it is.
  ///   - id: Which one of the kind.
  ///   - message: More about it.
  /// - Returns: What ends it.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Says that a stretch ends.
  ///
  /// - Parameters:
  ///   - name: What kind of work it was.
  ///   - state: What began it.
  ///   - message: More about it.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Says that something happens.
  ///
  /// - Parameters:
  ///   - name: What kind of event it is.
  ///   - id: Which one of the kind.
  ///   - message: More about it.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Does a stretch of work.
  ///
  /// - Parameters:
  ///   - name: What kind of work it is.
  ///   - id: Which one of the kind.
  ///   - message: More about it.
  ///   - task: The work.
  /// - Returns: What comes of it.
  /// - Throws: What the work throws.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage = "", around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The name of a stretch of work.
///
/// - Important: Metadata only. There is one name for all.
public struct OSSignpostID: Equatable, Hashable, Sendable {
  /// The name of the only stretch of its kind.
  public static let exclusive = OSSignpostID()
}

/// What ends a stretch of work that began.
///
/// - Important: Metadata only. Nothing measures the stretches.
public struct OSSignpostIntervalState: Sendable {}
