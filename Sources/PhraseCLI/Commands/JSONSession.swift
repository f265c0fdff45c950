// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Synchronization

/// A conversation with a program: a line or a request in, a reply out, each a line of JSON.
final class JSONSession: LineSession {
  private let talk: any LineTalk
  private let explains: Bool
  private let isAsking = Atomic(false)
  private let snippetFile: SnippetFile?
  private let files: ReturnedFiles
  /// Replies and events come from different tasks, and each has a line of its own.
  private let output = Mutex(())

  init(
    _ talk: any LineTalk, explains: Bool, snippetFile: SnippetFile?, files: ReturnedFiles
  ) {
    self.talk = talk
    self.explains = explains
    self.snippetFile = snippetFile
    self.files = files
  }

  func showEvents() async {
    for await event in talk.events {
      // An output that cannot be written has ended the process.
      try? write(event)
    }
  }

  func answer(_ line: String) async throws -> LineSessionNext {
    let request: WireRequest
    do {
      request = try WireRequest(line: line)
    } catch {
      try write(WireReply(refusing: error))
      return .goOn(.badData)
    }
    let word = await word(in: request)
    if word == .quit { return .leave }
    let trace = explains ? Trace(revealsUtterances: true) : nil
    var reply = try await talk.reply(to: word == nil ? request : .describe, trace: trace)
    trace?.lines.forEach(Console.talk)
    if word == .list { reply.text = await talk.overview }
    return try show(reply)
  }

  func perform(_ named: NamedIntent) async throws -> LineSessionNext {
    do {
      return try show(try await talk.perform(named))
    } catch let refusal as WireRefusal {
      try write(refusal.reply)
      return .goOn(refusal.status)
    }
  }

  private func show(_ reply: WireReply) throws -> LineSessionNext {
    isAsking.store(reply.kind == .asked, ordering: .sequentiallyConsistent)
    try write(saving(reply))
    if let card = reply.card { try snippetFile?.write(card) }
    return LineSessionNext(reply.kind)
  }

  func end() async { await talk.end() }

  func refuse(_ complaint: String) throws {
    try write(WireReply(.failed, code: "unreadable", text: complaint))
  }

  /// There is nobody to press Ctrl-C: a program sends a request to cancel.
  func dropTurn() async throws {}

  /// A word of the tool; while a question waits, only the one that leaves.
  private func word(in request: WireRequest) async -> ReplWord? {
    guard case .line(let text) = request, let word = await ReplWord.read(text, talk)
    else { return nil }
    return word == .quit || !isAsking.load(ordering: .sequentiallyConsistent) ? word : nil
  }

  /// The reply with the paths of its files in place of their bytes, where a folder was named.
  private func saving(_ reply: WireReply) -> WireReply {
    guard files.hasFolder, let value = reply.value else { return reply }
    var reply = reply
    var saved = files.save(value).makeIterator()
    reply.value = value.mapFiles { file in
      switch saved.next() {
      case .path(let path):
        return WireFile(name: file.name, type: file.type, size: file.size, path: path)
      case .failed(let reason):
        reply.parts["notSaved"] = .text(reason)
        return file
      case nil: return file
      }
    }
    return reply
  }

  private func write(_ value: some Encodable) throws {
    let line = try WireEncoder.line(of: value) + [UInt8(ascii: "\n")]
    output.withLock { _ in Console.write(line) }
  }
}
