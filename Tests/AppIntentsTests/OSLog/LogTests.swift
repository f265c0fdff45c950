// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OSLog

@Suite struct LogMessageTests {
  private static let name = "Ada"

  @Test(
    arguments: [
      ("plain", "plain"),
      ("hello \(name)", "hello <private>"),
      ("hello \(name, privacy: .public)", "hello Ada"),
      ("hello \(name, privacy: .sensitive)", "hello <private>"),
      ("\(12) of \(name, align: .left(columns: 12), privacy: .public)|", "12 of Ada         |"),
      (
        "\(255, format: .hex(includePrefix: true, uppercase: true)) \(-8, format: .octal)",
        "0xFF -10"
      ),
      ("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))", "+007"),
      ("\(7, align: .right(columns: 3), privacy: .private)", "<private>"),
      ("\(2.5, format: .fixed(precision: 1)) \(0.25)", "2.5 0.250000"),
      ("\(true) \(false, format: .answer) \(String.self)", "true no String"),
      (
        "\(CancellationError()) \(CancellationError(), privacy: .public)",
        "<private> CancellationError()"
      ),
    ] as [(OSLogMessage, String)])
  func textsArePrivateAndNumbersAreNot(message: OSLogMessage, expected: String) {
    #expect(message.text == expected)
  }

  @Test(arguments: [(OSLogType.debug, "debug"), (.info, "info"), (.default, "notice")])
  func levelsHaveNames(type: OSLogType, name: String) {
    #expect(OSLogType(name: name) == type && type.name == name)
    #expect(OSLogType.fault.reaches(type) && !type.reaches(.error))
    #expect(OSLogType(name: "loud") == nil)
  }

  @Test func theFormsOfValuesHaveTypes() {
    let privacy: OSLogPrivacy = .auto(mask: .none)
    let column: OSLogStringAlignment = .right(columns: 5)
    let number: OSLogIntegerFormatting = .hex
    let share: OSLogFloatFormatting = .fixed(precision: 2, explicitPositiveSign: true)
    let answer: OSLogBoolFormat = .answer
    var parts = OSLogInterpolation(literalCapacity: 0, interpolationCount: 4)
    parts.appendInterpolation(10, format: number, align: column, privacy: privacy)
    parts.appendInterpolation(0.5, format: share)
    parts.appendInterpolation(true, format: answer)
    parts.appendInterpolation("x", privacy: privacy)
    #expect(OSLogMessage(stringInterpolation: parts).text == "    a+0.50yes<private>")
  }

  @Test func aMaskIsTheSameForEqualValues() {
    func masked(_ value: String) -> String {
      let message: OSLogMessage = "\(value, privacy: .private(mask: .hash))"
      return message.text
    }
    #expect(masked("Ada") == masked("Ada") && masked("Ada") != masked("Bob"))
    #expect(!masked("Ada").contains("Ada"))
  }

  @Test(
    arguments: [
      ("%d of %{public}@", [3, "Ada"], "3 of Ada"),
      ("%@ %s", ["Ada", "Bob"], "<private> <private>"),
      ("%{public, uuid_t}@ 100%%", ["Ada"], "Ada 100%"),
      ("%.2f %lld %{private}d", [2.5, 7, 8], "2.5 7 <private>"),
      ("%d and %d", [1], "1 and %d"),
    ] as [(String, [any Sendable], String)])
  func placeholdersOfCAreFilled(format: String, values: [any Sendable], expected: String) {
    #expect(OSLogMessage(format: format, values).text == expected)
  }

  @Test func aLineSaysWhereItComesFrom() {
    let log = OSLog(subsystem: "org.example.shop", category: "orders")
    #expect(log.line(.error, "No order") == "error org.example.shop:orders: No order")
    #expect(OSLog.default.line(.default, "Hello") == "notice: Hello")
  }
}

@Suite struct LogOutputTests {
  private static let log = OSLog(subsystem: "shop", category: "orders")

  /// The levels from what matters least, each in its way to be written.
  @Sendable private static func writeAll() {
    let logger = Logger(log)
    logger.trace("trace")
    logger.debug("debug")
    os_log("%{public}@", log: log, type: .info, "info")
    logger.log("notice")
    logger.warning("warning")
    os_log(.error, log: log, "error")
    logger.critical("fault")
    Logger(.disabled).fault("nobody")
  }

  @Test func nothingIsWrittenUnasked() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      unsetenv("PHRASE_LOG")
      Self.writeAll()
    }
    #expect(result.standardErrorContent.isEmpty)
  }

  @Test func whatMattersEnoughIsWritten() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      setenv("PHRASE_LOG", "info", 1)
      Self.writeAll()
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      lines == """
        info shop:orders: info
        notice shop:orders: notice
        error shop:orders: warning
        error shop:orders: error
        fault shop:orders: fault

        """)
  }

  @Test func aMessageThatNobodyReadsIsNotMade() {
    var isMade = false
    func made() -> String {
      isMade = true
      return "x"
    }
    Logger(.disabled).fault("\(made())")
    #expect(!isMade)
  }

  @Test func workInsideASignpostIsDone() {
    let signposter = OSSignposter(subsystem: "shop", category: "orders")
    let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
    let total = signposter.withIntervalSignpost("Sum") { 1 + 2 }
    signposter.endInterval("Load", state)
    #expect(total == 3 && OSSignpostID.exclusive == signposter.makeSignpostID())
    #expect(!signposter.isEnabled)
    _ = OSSignpostIntervalState.self
  }
}
