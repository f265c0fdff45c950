// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseIndex

/// Where the entities of the apps are indexed.
struct IndexOptions: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(
      "The file that keeps the index of the apps' entities; without it, memory does.",
      valueName: "file"), completion: .file())
  var indexPath: String?

  /// Whether the index is the one that there is anyway.
  var isStandard: Bool { indexPath == nil }

  /// The index; a damaged file is made anew, with a word about it.
  ///
  /// - Throws: `CommandFailure` with status 65 for a file that is something else, with 66 for one that
  ///   can be neither opened nor made.
  func open() throws -> SearchIndex {
    do {
      guard let indexPath else { return SearchIndex() }
      let opened = try SearchIndex(path: indexPath)
      if let notice = opened.notice { Console.talk("\(Console.program): \(notice)") }
      return opened
    } catch let error as ForeignFileError {
      throw CommandFailure(.badData, "\(error)")
    } catch {
      throw CommandFailure(
        .missingInput,
        "the index \(indexPath ?? "in memory") cannot be opened: \(error.localizedDescription)")
    }
  }
}
