// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWyoming
import Testing

@Suite(.timeLimit(.minutes(2))) struct CommandTests {
  private let folder: URL

  init() throws { folder = try Programs.folder() }

  private func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ arguments: String...) async throws -> Programs.Result {
    try await Programs.run(Programs.server, arguments)
  }

  @Test func aCatalogIsNeeded() async throws {
    let result = try await run()
    #expect(result.status == 64)
    #expect(result.errors.contains("--catalog <file>"))
  }

  @Test(arguments: [
    (["--uri", "unix:///tmp/x"], "--uri: “unix:///tmp/x” is no address to listen at"),
    (["--uri", "tcp://kitchen:1"], "is no address of a machine in digits"),
    (["--text-only", "--wake", "hey house"], "--text-only hears nothing"),
    (["--port", "5"], "Unknown option '--port'"),
  ]) func optionsThatCannotBeMeantAreRefused(_ options: [String], _ reason: String) async throws {
    let catalog = try file("house.json", House.json)
    let result = try await Programs.run(Programs.server, ["--catalog", catalog] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
  }

  @Test func aFileThatIsNotThereIsMissed() async throws {
    let result = try await run("--catalog", "/no/such/file", "--text-only")
    #expect(result.status == 66)
    #expect(result.errors == "Error: /no/such/file does not exist\n")
  }

  @Test(arguments: [
    ("{", "not a catalog in JSON"), (#"{"applications": []}"#, "the file has no “applications”"),
  ]) func aBadFileIsToldOf(_ text: String, _ reason: String) async throws {
    let result = try await run("--catalog", try file("bad.json", text), "--text-only")
    #expect(result.status == 65)
    #expect(result.errors.contains("bad.json: \(reason)"))
  }

  @Test func aModelThatIsNotThereIsToldOf() async throws {
    let result = try await run(
      "--catalog", try file("house.json", House.json), "--model", "/no/such/model")
    #expect(result.status == 69)
    #expect(result.errors.hasPrefix("Error: There is no acoustic model in /no/such/model"))
  }

  @Test func aPortThatIsTakenIsToldOf() async throws {
    let catalog = try file("house.json", House.json)
    let result = try await Programs.withServer(["--text-only"], catalog: House.json) { port, _ in
      try await Programs.run(
        Programs.server,
        ["--catalog", catalog, "--text-only", "--uri", "tcp://127.0.0.1:\(port)"])
    }
    #expect(result.status == 69)
    #expect(result.errors.contains("another program listens there already"))
  }

  /// The second address is that of this machine alone as well, written so that it is not known by its
  /// letters.
  @Test(arguments: [("tcp://127.0.0.1:0", false), ("tcp://[::ffff:127.0.0.1]:0", true)])
  func aServerThatOthersReachWarns(_ uri: String, _ warns: Bool) async throws {
    let talk = try await Programs.withServer(["--text-only"], at: uri, catalog: House.json) {
      _, talk in talk
    }
    #expect(talk.hasPrefix("Warning: whoever reaches tcp://") == warns)
  }

  @Test func anAddressThatIsNotOfThisMachineIsToldOf() async throws {
    let result = try await run(
      "--catalog", try file("house.json", House.json), "--text-only", "--uri", "tcp://192.0.2.1:0")
    #expect(result.status == 69)
    #expect(result.errors.contains("this machine has no such address"))
  }
}
