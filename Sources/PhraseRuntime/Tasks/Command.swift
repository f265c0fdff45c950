// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseMatching

/// A program of this machine with its arguments, run to its end; never a line for a shell.
package struct Command: Sendable {
  /// How many bytes a program may print: 16 MB.
  package static let outputLimit = 16_000_000

  /// How many bytes of a complaint are kept, the last ones: its last line is told.
  private static let complaintLimit = 10_000

  private let arguments: [String]
  private let language: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - arguments: The name of the program or its path, and what it is given.
  ///   - language: The language code of errors.
  ///   - environment: Where `PATH` says what programs there are.
  package init(
    _ arguments: [String], language: String,
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.arguments = arguments
    self.language = language
    self.environment = environment
  }

  private var name: String { arguments.first ?? "" }

  /// Runs the program; a task that is cancelled terminates it.
  ///
  /// - Parameters:
  ///   - input: What it reads; nil for nothing.
  ///   - folder: Where it runs; nil for where this program does.
  ///   - isHeard: Whether what it prints is waited for; a program that leaves another one behind may
  ///     never close what it prints to.
  /// - Returns: What it printed.
  /// - Throws: ``PerformError`` with the last line of what it complained of, if it fails, cannot be
  ///   found or prints more than ``outputLimit``; or `CancellationError`.
  package func run(
    input: Data? = nil, in folder: URL? = nil, isHeard: Bool = true
  ) async throws -> String {
    guard let program = Program(named: name, in: environment) else {
      throw PerformError(.failed, .noProgram(name: name), in: language)
    }
    let (output, complaints) = (isHeard ? Pipe() : nil, isHeard ? Pipe() : nil)
    let process: Process
    let end: Promise<Int32>
    do {
      (process, end) = try program.start(
        Array(arguments.dropFirst()), input: try input.map(FileHandle.init(reading:)),
        output: output, complaints: complaints, in: folder)
    } catch {
      // Foundation says only that it cannot be done; the system says why.
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      throw PerformError(
        .failed, .programFailed(name: name, reason: cause.localizedDescription), in: language)
    }
    // Both are read at once: a program waits while nobody takes what it writes.
    let printed = output?.fileHandleForReading.contents(upTo: Self.outputLimit)
    let complained = complaints?.fileHandleForReading.contents(endingWith: Self.complaintLimit)
    do {
      let text = try await printed?.value ?? ""
      let complaint = try await complained?.value ?? ""
      try check(try await end.value, complaint)
      return text
    } catch is EndlessOutput {
      process.terminate()
      throw PerformError(
        .failed, .programFailed(name: name, reason: EndlessOutput.reason), in: language)
    } catch {
      if process.isRunning { process.terminate() }
      throw error
    }
  }

  private func check(_ status: Int32, _ complaint: String) throws {
    guard status != 0 else { return }
    let reason = complaint.split(whereSeparator: \.isNewline).last.map { Saying.app(String($0)) }
    throw PerformError(
      .failed, reason ?? .programEnded(name: name, status: Int(status)), in: language)
  }
}

/// A program printed more than anybody reads.
private struct EndlessOutput: Error {
  static let reason = "it printed more than \(Command.outputLimit / 1_000_000) MB"
}

extension FileHandle {
  /// A file with the bytes that has no name any more, so that nobody needs to remove it.
  ///
  /// A pipe would need somebody to write to it while the program reads, and a program that ends
  /// before it has read all would end this one too.
  fileprivate convenience init(reading data: Data) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    // What people say and copy is theirs alone to read.
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    unlink(path)
    self.init(fileDescriptor: number, closeOnDealloc: true)
    try write(contentsOf: data)
    try seek(toOffset: 0)
  }

  /// All that comes until the other end is closed, unless it is more than the limit.
  fileprivate func contents(upTo limit: Int) -> Promise<String> {
    read { data in
      guard data.count <= limit else { throw EndlessOutput() }
    }
  }

  /// The last bytes that come until the other end is closed.
  fileprivate func contents(endingWith limit: Int) -> Promise<String> {
    read { data in data = Data(data.suffix(limit)) }
  }

  /// Reads in a thread of its own, as whoever writes nothing keeps the reader waiting.
  private func read(
    bounding bound: @escaping @Sendable (inout Data) throws -> Void
  ) -> Promise<String> {
    let promise = Promise<String>()
    Thread.detachNewThread {
      // A handle that a thread has outlives the thread, and so would its end of the pipe.
      defer { try? self.close() }
      var data = Data()
      do {
        while let more = try self.read(upToCount: 1 << 16), !more.isEmpty {
          data += more
          try bound(&data)
        }
        promise.keep(.success(String(decoding: data, as: UTF8.self)))
      } catch {
        promise.keep(.failure(error))
      }
    }
    return promise
  }
}
