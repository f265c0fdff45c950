// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A program of this machine, started with arguments; never with a line for a shell.
package struct Program: Sendable {
  private let path: String

  /// Finds a program: a path as it is, a bare name in the folders of `PATH`.
  ///
  /// - Returns: nil where there is none that may be run.
  package init?(
    named name: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What it is given.
  ///   - input: What it reads; nil for nothing.
  ///   - output: Takes what it prints; nil for nobody.
  ///   - complaints: Takes what it complains of; nil for nobody.
  ///   - folder: Where it runs; nil for where this program does.
  /// - Returns: The process, and the status with which it ends.
  /// - Throws: What the system says where it cannot be started.
  package func start(
    _ arguments: [String], input: FileHandle? = nil, output: Pipe? = nil,
    complaints: Pipe? = nil, in folder: URL? = nil
  ) throws -> (process: Process, end: Promise<Int32>) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = complaints ?? FileHandle.nullDevice
    let end = Promise<Int32>()
    process.terminationHandler = { end.keep(.success($0.terminationStatus)) }
    try Self.withAllSignals { try process.run() }
    return (process, end)
  }

  /// Starts something on a thread that no signals are blocked on.
  ///
  /// A program inherits what is blocked on the thread that starts it; on the threads of tasks that is
  /// nearly all, and such a program could not be asked to end.
  private static func withAllSignals(_ start: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}
