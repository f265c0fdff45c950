// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseWire

@testable import PhraseBus
@testable import PhraseRuntime

/// What holds for whatever an app, or a program that talks to the assistant, may send.
struct MessageProperties: Sendable {
  private static let call = BusMessage(
    kind: .call, sender: ":1.1", path: "/x", interface: ConversationInterface.name)

  private let service: ConversationService

  init() async throws {
    let catalog = try Catalog(
      json: Data(
        """
        {"applications": [{"name": "Tea"}], "shortcuts": [{"intent": "Brew", "phrases":
         ["Brew ${tea} in ${applicationName}", "Brew ${count} cups"], "slots": {"tea":
         {"list": "teas", "open": true}, "count": {"kind": "number"}}}],
         "lists": {"teas": [{"id": "1", "title": "Assam"}]}}
        """.utf8))
    service = ConversationService(try await PhraseEngine(catalog: catalog), path: "/x")
  }

  /// The first byte says what the rest is: a reply, an event, a request, declarations, what a program
  /// says of itself, or the arguments of a call.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  func check(_ bytes: [UInt8]) async throws -> Bool {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    switch (bytes.first ?? 0) % 6 {
    case 0: return try checkReply(text)
    case 1: return try read(WireEvent.self, text).map { ConversationEvent($0) } != nil
    case 2: return try await checkRequest(text)
    case 3: return try read(WireDeclarations.self, text).map(checkCatalog) ?? false
    case 4: return try read(AppDescription.self, text).map(checkDescription) ?? false
    default: return try await checkCall(BusBody(bytes.dropFirst()))
    }
  }

  /// What can be read is written as what can be read; all else is refused with a reason.
  private func read<Value: Codable>(_ type: Value.Type, _ text: String) throws -> Value? {
    let value: Value
    do {
      value = try WireDecoder.value(type, in: text)
    } catch {
      guard error is DecodingError || error is WireExcess || error is WireVersionError else {
        throw MessageFailure("“\(text)” is refused with \(error)")
      }
      return nil
    }
    let line = String(decoding: try WireEncoder.line(of: value), as: UTF8.self)
    do {
      _ = try WireDecoder.value(type, in: line)
    } catch {
      throw MessageFailure("“\(text)” is written as “\(line)”: \(error)")
    }
    return value
  }

  private func checkReply(_ text: String) throws -> Bool {
    guard let reply = try read(WireReply.self, text) else { return false }
    let question = reply.question
    let shown =
      [reply.text, reply.card?.text, reply.value?.words, question?.text]
      + (question?.choices.map(\.title) ?? [])
    for text in shown where text?.unicodeScalars.contains(where: \.isSteering) == true {
      throw MessageFailure("“\(text ?? "")” would steer a terminal")
    }
    _ = reply.value?.files
    _ = try? Outcome(reply)
    if let question, let asked = try? Question(question) { _ = try? AnswerGrammar(for: asked) }
    return true
  }

  private func checkCatalog(_ declarations: WireDeclarations) throws -> Bool {
    do {
      let catalog = try Catalog(declarations, listsAreElsewhere: true)
      let phrases = try catalog.lowered(outlined: false)
      var contents = catalog.lists.mapValues { ListContent(entries: $0) }
      // The values that the app would be asked for; the names of apps are none.
      for case .list(let list, _) in catalog.shortcuts.flatMap(\.slots.values).map(\.kind)
      where contents[list] == nil {
        contents[list] = ListContent(entries: [])
      }
      let automaton = try Automaton(compiling: catalog.grammar(of: phrases, contents: contents))
      for index in automaton.grammar.phrases.indices.prefix(3) {
        for sample in automaton.sample(phrase: index, limit: 2) {
          _ = automaton.match(Utterance(sample), tolerance: .standard)
        }
      }
    } catch is CatalogFileError {
      return false
    } catch is GrammarError {
      return false
    }
    return true
  }

  private func checkDescription(_ description: AppDescription) throws -> Bool {
    do {
      try description.validate()
    } catch {
      return false
    }
    return true
  }

  private func checkRequest(_ text: String) async throws -> Bool {
    let number = try await answer("Open", [.record([:])])[0]
    let reply = try await answer("Respond", [number, .string(text)]).first?.text ?? ""
    _ = try await answer("Close", [number])
    guard let read = try read(WireReply.self, reply) else {
      throw MessageFailure("“\(text)” is answered with “\(reply)”")
    }
    return read.code != "badRequest"
  }

  private func answer(_ member: String, _ body: [BusValue]) async throws -> [BusValue] {
    var message = Self.call
    (message.member, message.body) = (member, body)
    return try await service.handle(message) { _ in }
  }

  private func checkCall(_ call: BusBody) async throws -> Bool {
    for value in call.values {
      _ = (value.signature, value.text, value.integer, value.truth, value.texts, value.fields)
    }
    do {
      let reply = try await answer(call.member, call.values)
      if call.member == "Open" { _ = try await answer("Close", reply) }
    } catch is BusError {
      return false
    }
    return true
  }
}

/// Arguments of a call, made from bytes.
private struct BusBody {
  private var bytes: ArraySlice<UInt8>
  private(set) var member = ""
  private(set) var values: [BusValue] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    member = ["Open", "Respond", "Close", "Fly"][Int(byte() % 4)]
    while !self.bytes.isEmpty, values.count < 4 { values.append(value(depth: 0)) }
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func number() -> UInt64 {
    (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) }
  }

  private mutating func text() -> String {
    let length = Int(byte())
    defer { bytes = bytes.dropFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  private mutating func values(depth: Int) -> [BusValue] {
    (0..<byte() % 4).map { _ in value(depth: depth + 1) }
  }

  private mutating func value(depth: Int) -> BusValue {
    switch byte() % (depth < 4 ? 16 : 10) {
    case 0: .byte(byte())
    case 1: .boolean(byte() % 2 == 0)
    case 2: .int32(Int32(truncatingIfNeeded: number()))
    case 3: .uint32(UInt32(byte()))
    case 4: .int64(Int64(bitPattern: number()))
    case 5: .uint64(number())
    case 6: .double(Double(bitPattern: number()))
    case 7: .path(text())
    case 8, 9: .string(text())
    case 10: .variant(value(depth: depth + 1))
    case 11: .structure(values(depth: depth))
    case 12: .array(values(depth: depth), of: text())
    case 13: .strings([text(), text()])
    default: .record([text(): value(depth: depth + 1), "language": .string(text())])
    }
  }
}

/// What was sent for which a property does not hold.
struct MessageFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
