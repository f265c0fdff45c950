// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// A command whose failures end with their own status.
///
/// ArgumentParser would end every error of `run()` with status 1, which means "no match" here.
protocol StatusCommand: AsyncParsableCommand {
  /// Does the work and says how it ended.
  func execute() async throws -> ExitStatus
}

extension StatusCommand {
  mutating func run() async throws {
    let status: ExitStatus
    do {
      status = try await execute()
    } catch let failure as CommandFailure {
      Console.talk("\(Console.program): \(failure.message)")
      status = failure.status
    }
    if status != .matched { throw ExitCode(status.rawValue) }
  }
}
