// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseESpeak
import PhraseHearing
import PhraseMatching
import PhrasePocketSphinx
import PhraseRuntime
import PhraseWyoming

/// `phrase-wyoming`: an engine for Home Assistant's voice satellites.
@main
struct PhraseWyomingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase-wyoming",
    abstract: "Hear, wake, understand, act and speak for Home Assistant, by the Wyoming protocol.",
    discussion: """
      Home Assistant takes it under Settings, Devices & services, Wyoming Protocol. The protocol has \
      no passwords: whoever reaches the address may say anything.

      Exit status: 64 usage, 65 bad data, 66 missing input, 69 the address or a model is not \
      available.
      """)

  @Option(help: ArgumentHelp("Where to listen; port 0 takes a free one.", valueName: "tcp://…"))
  var uri = "\(ServerAddress.standard)"

  @Option(
    help: ArgumentHelp("Phrases, values and the commands that they run.", valueName: "file"))
  var catalog: String

  @Option(
    help: ArgumentHelp(
      "A phrase to wake from; may be given several times.", valueName: "phrase"))
  var wake: [String] = []

  @Option(
    help: ArgumentHelp(
      "The area of the satellites, or of one: assist_satellite.kitchen=Kitchen.",
      discussion: "It is the value of a parameter that was not said and has it in its list.",
      valueName: "area"))
  var area: [String] = []

  @Flag(help: "Understand and act only: no recognizer, no wake phrase, no voice.")
  var textOnly = false

  @OptionGroup var speech: SpeechOptions

  /// Refuses what cannot be meant.
  func validate() throws {
    guard !textOnly || wake.isEmpty else {
      throw ValidationError("--text-only hears nothing, so it cannot go with --wake")
    }
    do {
      _ = try ServerAddress(uri: uri)
    } catch {
      throw ValidationError("--uri: \(error)")
    }
  }

  func run() async throws {
    do {
      try await serve()
    } catch let failure as Failure {
      talk("Error: \(failure.description)")
      throw ExitCode(failure.status.rawValue)
    }
  }

  private func serve() async throws {
    let services = try await services(try await engine())
    do {
      let server = try WyomingServer(services, at: try ServerAddress(uri: uri))
      if !server.address.isLoopback {
        talk(
          "Warning: whoever reaches \(server.address) can say anything to this server; the protocol "
            + "has no passwords.")
      }
      talk("Listening at \(server.address)")
      try await server.run()
    } catch let error as ServerError {
      throw Failure(.unavailable, "\(error)")
    }
  }

  private func engine() async throws -> PhraseEngine {
    do {
      return try await PhraseEngine(catalog: Catalog(json: try read(catalog)))
    } catch let error where error is CatalogFileError || error is GrammarError {
      throw Failure(.badData, "\(catalog): \(error)")
    }
  }

  private func services(_ engine: PhraseEngine) async throws -> WyomingServices {
    let settings = SatelliteSettings(
      language: speech.language, area: area.last { !$0.contains("=") }, areas: areas)
    guard !textOnly else { return WyomingServices(engine: engine, settings: settings) }
    let spoken = try speech.spokenLanguage()
    return WyomingServices(
      engine: engine, recognizer: try recognizer(spoken), policy: spoken.policy,
      wakeWords: try wake.map(spoken.wakeWord), synthesizer: ESpeakSynthesizer(),
      settings: settings)
  }

  private func recognizer(_ spoken: SpokenLanguage) throws -> PocketSphinxRecognizer {
    do {
      return try spoken.recognizer()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// The areas of single satellites: `assist_satellite.kitchen=Kitchen`.
  private var areas: [String: String] {
    let pairs = area.compactMap { area in
      area.firstIndex(of: "=").map { (String(area[..<$0]), String(area[area.index(after: $0)...])) }
    }
    return Dictionary(pairs) { _, last in last }
  }
}

/// Why the program ends, and its status.
struct Failure: Error {
  /// Whose fault it is.
  enum Status: Int32 {
    case badData = 65
    case missingInput = 66
    case unavailable = 69
  }

  let status: Status
  let description: String

  init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }
}

/// Writes to standard error.
func talk(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// What a file has.
func read(_ path: String) throws -> Data {
  do {
    return try Data(contentsOf: URL(filePath: path))
  } catch {
    let isThere = FileManager.default.fileExists(atPath: path)
    throw Failure(.missingInput, "\(path) \(isThere ? "cannot be read" : "does not exist")")
  }
}
