// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// Hears signals on the bus.
package protocol BusListener: Sendable {
  /// Calls back for each signal that comes, until the task is cancelled.
  ///
  /// - Throws: Why it cannot hear, in words for people.
  func listen(for signal: BusSignal, _ heard: @escaping @Sendable () async -> Void) async throws
}

/// Hears signals by the program `dbus-monitor`, one for each signal.
package struct BusMonitor: BusListener {
  private let program: String

  /// Names the program that listens.
  package init(program: String = "dbus-monitor") {
    self.program = program
  }

  package func listen(
    for signal: BusSignal, _ heard: @escaping @Sendable () async -> Void
  ) async throws {
    guard signal.unnameable == nil, let program = Program(named: program) else {
      throw RunError("Signals are heard with \(self.program), which is not installed.")
    }
    let output = Pipe()
    let lines = output.fileHandleForReading.lines
    let (process, end) = try program.start(
      ["--\(signal.bus.rawValue)", "--profile", signal.rule], output: output)
    await withTaskCancellationHandler {
      for await line in lines where signal.isTold(by: line) { await heard() }
    } onCancel: {
      process.terminate()
    }
    let status = try await end.value
    throw RunError("\(self.program) ended with status \(status).")
  }
}

extension BusSignal {
  /// The rule of D-Bus for the signal.
  var rule: String {
    let fields = ["type='signal'", "interface='\(interface)'", "member='\(member)'"]
    return (fields + (path.map { ["path='\($0)'"] } ?? [])).joined(separator: ",")
  }

  /// Whether a line of the monitor's short form is this signal: it ends in path, interface and member.
  ///
  /// The monitor also tells of signals that are about itself.
  func isTold(by line: String) -> Bool {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count >= 4, fields[0] == "sig", Array(fields.suffix(2)) == [interface, member]
    else { return false }
    return path == nil || fields[fields.count - 3] == path
  }
}

extension FileHandle {
  /// What a program prints, by lines, until it ends.
  fileprivate var lines: AsyncStream<String> {
    let (lines, tell) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var rest = Data()
      while case let data = self.availableData, !data.isEmpty {
        rest += data
        var pieces = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Data(pieces.removeLast())
        for line in pieces { tell.yield(String(decoding: line, as: UTF8.self)) }
      }
      tell.finish()
    }
    return lines
  }
}
