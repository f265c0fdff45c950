// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire

// An app in a process of its own: a request in JSON on each line in, a reply on each line out.
let conversation = Conversation(try await PhraseEngine(GreenhouseShortcuts.self))
while let line = readLine() {
  let reply: WireReply
  do {
    reply = await conversation.respond(to: try WireRequest(line: line))
  } catch {
    reply = WireReply(refusing: error)
  }
  FileHandle.standardOutput.write(Data(try WireEncoder.line(of: reply) + "\n".utf8))
}
