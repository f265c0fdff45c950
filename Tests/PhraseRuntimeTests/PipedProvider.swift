// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire

/// An app in another process, which speaks PhraseWire on its standard input and output.
///
/// It is written with public API alone, as anybody's own transport would be.
final class PipedProvider: IntentProvider {
  let name: String
  private let process: AppProcess

  init(_ name: String, executable: URL) throws {
    self.name = name
    process = try AppProcess(executable)
  }

  func catalog() async throws -> Catalog {
    guard let declarations = try await process.reply(to: .describe).declarations else {
      throw Refused(reason: "\(name) declares nothing")
    }
    return try Catalog(declarations, listsAreElsewhere: true)
  }

  func values(of list: String) async throws -> [Catalog.Entry] {
    let reply = try await process.reply(to: .values(list: list))
    guard case .list(let values)? = reply.value else { throw Refused(reason: reply.text) }
    return values.compactMap { value in
      guard case .entity(let entity) = value else { return nil }
      return Catalog.Entry(id: entity.id, title: entity.title, subtitle: entity.subtitle)
    }
  }

  func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
    let parameters = Dictionary(
      intent.parameters.map { ($0.name, $0.wireValue) }, uniquingKeysWith: { first, _ in first })
    var request = WireRequest.perform(
      intent: intent.intent, parameters: parameters, language: context.language)
    while true {
      let reply = try await process.reply(to: request)
      switch reply.kind {
      case .answered: return Outcome(dialog: reply.text, value: reply.value)
      case .asked:
        guard let question = reply.question else { throw Refused(reason: reply.text) }
        do {
          request = try await answer(to: question, in: context)
        } catch {
          _ = try await process.reply(to: .cancel)
          throw error
        }
      case .cancelled: throw CancellationError()
      default: throw Refused(reason: reply.text)
      }
    }
  }

  private func answer(
    to question: WireQuestion, in context: PerformContext
  ) async throws -> WireRequest {
    let choices = question.choices.map {
      Catalog.Entry(id: "\($0.number)", title: $0.title, subtitle: $0.subtitle)
    }
    switch question.kind {
    case .confirmation: return .answer(.boolean(try await context.confirm(question.text)))
    case .choice:
      return .choose(try await context.choose(question.text, among: choices) + 1)
    case .value, .other:
      let slot = try question.accepts.map(Catalog.Slot.init) ?? Catalog.Slot(.text)
      let value = try await context.value(
        for: question.title ?? "value", slot, among: choices, asking: question.text)
      return .answer(value.wireValue)
    }
  }

  struct Refused: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }
}

/// A process that answers a line with a line, one after the other.
private actor AppProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  init(_ executable: URL) throws {
    process.executableURL = executable
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func reply(to request: WireRequest) async throws -> WireReply {
    let line = Data(try WireEncoder.line(of: request) + "\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: line)
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[(end + 1)...])
        return try JSONDecoder().decode(WireReply.self, from: line)
      }
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw PipedProvider.Refused(reason: "the app has ended") }
      rest += part
    }
  }
}
