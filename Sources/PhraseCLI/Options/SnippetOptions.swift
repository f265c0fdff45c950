// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `--snippet FILE`.
struct SnippetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the newest snippet to a file: .svg or .html to look at, .txt or .json.",
      valueName: "file"), completion: .file())
  var snippet: String?

  /// Refuses a name that says no form.
  func validate() throws {
    do throws(SnippetFile.UnknownForm) {
      _ = try file
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The file; nil if none was asked for.
  var file: SnippetFile? {
    get throws(SnippetFile.UnknownForm) {
      guard let snippet else { return nil }
      return try SnippetFile(path: snippet)
    }
  }
}
