// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseFinding
import PhraseRuntime

/// `phrase search`: the entities of all apps by their words.
struct SearchCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search the entities of all apps by their words.",
    discussion: """
      The beginning of a word is enough; case and accents make no difference. Titles count more \
      than other texts. Exit status: 0 found, 1 nothing found.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var spoken: LanguageOption

  @Option(help: ArgumentHelp("How many to show at most.", valueName: "number"))
  var limit = 20

  @Option(help: ArgumentHelp("Open the result with this number.", valueName: "number"))
  var open: Int?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Argument(help: "What to search for.")
  var words: [String]

  /// Refuses numbers that nobody can mean.
  func validate() throws {
    if limit < 1 { throw ValidationError("--limit is \(limit); it starts at 1") }
    if let open, open < 1 { throw ValidationError("--open is \(open); results count from 1") }
  }

  func execute() async throws -> ExitStatus {
    let engine = try await spoken.engine(
      of: options, index: try index.open(), includingAdded: true)
    let hits: [SearchHit]
    do {
      hits = try await engine.search(words.joined(separator: " "), limit: limit)
    } catch {
      throw CommandFailure(.unavailable, "the index cannot be searched: \(error)")
    }
    for failure in await engine.searchFailures { Console.talk("\(Console.program): \(failure)") }
    if let open { return try await self.open(open, of: hits) }
    for (index, hit) in hits.enumerated() { try show(hit, number: index + 1) }
    if hits.isEmpty { return nothingFound }
    guard Console.isInteractive, !json, hits.contains(where: { $0.openTitle != nil }) else {
      return .matched
    }
    Console.talk("Open which? A number, or Return for none.")
    guard let line = readLine(), let number = Int(line.trimmingCharacters(in: .whitespaces)) else {
      return .matched
    }
    return try await self.open(number, of: hits)
  }

  private func open(_ number: Int, of hits: [SearchHit]) async throws -> ExitStatus {
    if hits.isEmpty { return nothingFound }
    guard hits.indices.contains(number - 1) else {
      throw CommandFailure(.usage, "there is no result \(number); there are \(hits.count)")
    }
    do {
      let outcome = try await hits[number - 1].open()
      Console.result(
        [outcome.dialog, outcome.supporting].compactMap(\.self).joined(separator: "\n"))
      return .matched
    } catch let error as PerformError {
      let status: ExitStatus =
        switch error.code {
        case .unanswered: .unresolved
        case .noIntent: .unavailable
        default: .internalError
        }
      throw CommandFailure(status, error.description)
    }
  }

  /// Says so: a program that shows nothing may as well have failed.
  private var nothingFound: ExitStatus {
    Console.talk("Nothing was found for “\(words.joined(separator: " "))”.")
    return .noMatch
  }

  private func show(_ hit: SearchHit, number: Int) throws {
    let entry = hit.entry
    guard json else {
      let title = [entry.title, entry.subtitle].compactMap(\.self).joined(separator: ", ")
      return Console.result(
        "\(number)  \(title) (\(entry.typeTitle), \(entry.kind.application))")
    }
    try Console.json(
      EntityLine(
        number: number, app: entry.kind.application, entity: entry.kind.type, id: entry.id,
        title: entry.title, subtitle: entry.subtitle, open: hit.openTitle))
  }
}
