import AppIntents
import PhraseRuntime

AppDependencyManager.shared.add { TeaStore() }
let engine = try await PhraseEngine(TeaShelf.self)
let conversation = Conversation(engine)

while let line = readLine() {
  print(await conversation.respond(to: line).text)
}
