// SPDX-License-Identifier: Apache-2.0

/// Writes a message of a level.
///
/// ```swift
/// os_log(.error, log: log, "No order \(number)")
/// ```
///
/// - Parameters:
///   - type: How much it matters.
///   - log: Where it comes from.
///   - message: The message.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {
  log.write(type, message)
}

/// Writes a message of the usual level.
///
/// - Parameter message: The message.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default, message)
}

/// Writes a message in the form of C, with values for its placeholders.
///
/// ```swift
/// os_log("Order %d of %{public}@", log: log, type: .info, number, customer)
/// ```
///
/// Widths and precisions of placeholders are left out of account. Texts are private unless their
/// placeholder says otherwise, and numbers are not.
///
/// - Parameters:
///   - message: The words, with a placeholder for each value.
///   - log: Where it comes from.
///   - type: How much it matters.
///   - arguments: The values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  log.write(type) { OSLogMessage(format: "\(message)", arguments) }
}

extension OSLogMessage {
  /// A message from words with placeholders; one for which there is no value stays.
  init(format: String, _ arguments: [Any]) {
    var arguments = arguments[...]
    let placeholder = /%(?:\{([^}]*)\})?[-+ #0]*\d*(?:\.(?:\d+|\*))?[hlqzjt]*([%@a-zA-Z])/
    var text = OSLogInterpolation(literalCapacity: format.count, interpolationCount: 0)
    var rest = format[...]
    while let match = rest.firstMatch(of: placeholder) {
      text.appendLiteral(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      if match.output.2 == "%" {
        text.appendLiteral("%")
      } else if let argument = arguments.popFirst() {
        let options = match.output.1?.split(separator: ",").map {
          $0.trimmingPrefix(while: \.isWhitespace)
        }
        let isPublic = options?.contains("public") == true
        let isPrivate = options?.contains("private") == true
        text.append(
          "\(argument)", .none, isPublic ? .public : isPrivate ? .private : .auto,
          isPublic: !"@sS".contains(match.output.2))
      } else {
        text.appendLiteral(String(match.output.0))
      }
    }
    text.appendLiteral(String(rest))
    self.init(stringInterpolation: text)
  }
}
