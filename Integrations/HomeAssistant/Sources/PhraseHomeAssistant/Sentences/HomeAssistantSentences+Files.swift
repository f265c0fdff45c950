// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension HomeAssistantSentences {
  /// Reads the sentences of a language.
  ///
  /// | what | for example |
  /// | --- | --- |
  /// | a merged file, JSON or YAML | `home_assistant_intents/data/de.json` |
  /// | the folder of a language | `intents/sentences/de` |
  /// | a checkout of the project | `intents` |
  ///
  /// In a checkout, sentences by slot combination and the folders `rules` and `lists` are read too.
  ///
  /// - Parameters:
  ///   - url: A file or a folder.
  ///   - language: The language code, as the files have it.
  /// - Throws: `HomeAssistantFileError` where something is missing or broken.
  public init(contentsOf url: URL, language: String) throws(HomeAssistantFileError) {
    var reader = SentencesReader(language: language)
    guard url.isFolder else {
      try reader.add(SourceNode(contentsOf: url))
      self = reader.sentences
      return
    }
    let ofLanguage = url.appending(path: "sentences").appending(path: language)
    if ofLanguage.isFolder {
      try reader.addCheckout(url, sentences: ofLanguage)
    } else {
      try reader.addFolder(url)
    }
    guard !reader.sentences.blocks.isEmpty else {
      throw HomeAssistantFileError(
        file: url.path,
        message: "has no sentences in “\(language)”; a merged file, a folder of YAML files of one "
          + "language, or a checkout with “sentences/\(language)” is expected")
    }
    self = reader.sentences
  }

  /// Reads sentences from text, JSON or YAML.
  ///
  /// - Parameters:
  ///   - text: The text of a merged file.
  ///   - language: The language code, as the text has it.
  ///   - name: What errors call the text.
  /// - Throws: `HomeAssistantFileError` where something is broken.
  public init(
    parsing text: String, language: String, name: String = "sentences"
  ) throws(HomeAssistantFileError) {
    var reader = SentencesReader(language: language)
    try reader.add(SourceNode(text, file: name))
    self = reader.sentences
  }
}

extension SentencesReader {
  fileprivate mutating func addCheckout(
    _ root: URL, sentences: URL
  ) throws(HomeAssistantFileError) {
    let intents = root.appending(path: "intents.yaml")
    if intents.isFile {
      combinations = try HomeAssistantCombination.all(in: SourceNode(contentsOf: intents))
    }
    let language = sentences.lastPathComponent
    for folder in ["lists", "lists/\(language)", "rules/\(language)"] {
      for file in root.appending(path: folder).yamlFiles() {
        try add(SourceNode(contentsOf: file))
      }
    }
    try addFolder(sentences)
  }

  /// Adds the files of a language's folder, and those of its folders of slot combinations.
  fileprivate mutating func addFolder(_ folder: URL) throws(HomeAssistantFileError) {
    for file in folder.yamlFiles() { try add(SourceNode(contentsOf: file)) }
    for intent in folder.folders() {
      for file in intent.yamlFiles() {
        try add(
          SourceNode(contentsOf: file), intent: intent.lastPathComponent,
          combination: file.deletingPathExtension().lastPathComponent)
      }
    }
  }
}

extension URL {
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  var isFile: Bool {
    (try? resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
  }

  /// The YAML files of a folder by name; none where there is no folder.
  func yamlFiles() -> [URL] {
    contents().filter { ["yaml", "yml"].contains($0.pathExtension) && $0.isFile }
  }

  func folders() -> [URL] { contents().filter(\.isFolder) }

  private func contents() -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: nil)
    return (urls ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
