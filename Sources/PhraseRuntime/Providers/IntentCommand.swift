// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// A program with arguments that performs an intent; never a line for a shell.
///
/// `${name}` in an argument stands for what a parameter was said to be, `${name.id}` for its
/// identifier. A value is always a part of one argument, whatever signs are in it.
struct IntentCommand: Sendable {
  private let arguments: [String]
  private let language: String

  init(_ arguments: [String], for intent: ResolvedIntent) {
    var values: [String: String] = [:]
    for (name, parameters) in Dictionary(grouping: intent.parameters, by: \.name) {
      values["${\(name)}"] = parameters.map(\.display).joined(separator: ", ")
      values["${\(name).id}"] = parameters.compactMap(\.id).joined(separator: ", ")
    }
    language = intent.language
    self.arguments = arguments.map { $0.replacing(places: values) }
  }

  /// Runs the program to its end.
  ///
  /// - Returns: What it printed, without blanks around it.
  /// - Throws: ``PerformError`` with what it complained of, if it fails or cannot be found.
  func run() async throws -> String {
    guard let name = arguments.first, let program = Program(named: name) else {
      throw PerformError(.failed, .noProgram(name: arguments.first ?? ""), in: language)
    }
    let output = Pipe()
    let complaints = Pipe()
    let process: Process
    let end: Promise<Int32>
    do {
      (process, end) = try program.start(
        Array(arguments.dropFirst()), output: output, complaints: complaints)
    } catch {
      throw PerformError(
        .failed, .programFailed(name: name, reason: error.localizedDescription), in: language)
    }
    // Both are read at once: a program waits while nobody takes what it writes.
    async let printed = output.fileHandleForReading.wholeText()
    async let complained = complaints.fileHandleForReading.wholeText()
    let status: Int32
    do {
      status = try await end.value
    } catch {
      process.terminate()
      throw error
    }
    let (said, complaint) = await (printed, complained)
    guard status == 0 else {
      let reason = complaint.split(whereSeparator: \.isNewline).last.map { Saying.app(String($0)) }
      throw PerformError(
        .failed, reason ?? .programEnded(name: name, status: Int(status)), in: language)
    }
    return said
  }
}

extension String {
  /// The text with values in their places, each replaced once, so that no value is looked into.
  fileprivate func replacing(places: [String: String]) -> String {
    var text = ""
    var rest = self[...]
    while let place = rest.firstRange(of: "${") {
      text += rest[..<place.lowerBound]
      rest = rest[place.lowerBound...]
      let known = places.first { rest.hasPrefix($0.key) }
      text += known?.value ?? "${"
      rest = rest.dropFirst(known?.key.count ?? 2)
    }
    return text + rest
  }
}

extension FileHandle {
  /// All that comes until the other end is closed, without blanks around it.
  fileprivate func wholeText() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = try? self.readToEnd()
        continuation.resume(
          returning: String(decoding: data ?? Data(), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }
}
