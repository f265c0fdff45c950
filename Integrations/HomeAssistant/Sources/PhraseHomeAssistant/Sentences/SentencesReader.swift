// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Gathers the sentences of several files.
struct SentencesReader {
  private(set) var sentences: HomeAssistantSentences
  /// The slot combinations by intent and name.
  var combinations: [String: [String: HomeAssistantCombination]] = [:]

  init(language: String) {
    sentences = HomeAssistantSentences(language: language)
  }

  /// Adds a file in which blocks are grouped by intent, or one with lists or rules only.
  mutating func add(_ root: SourceNode) throws(HomeAssistantFileError) {
    for (key, node) in try root.entries(of: "the file") {
      switch key {
      case "language": try checkLanguage(node)
      case "intents":
        for (intent, body) in try node.entries(of: "“intents”") { try add(intent, body) }
      case "lists":
        for (name, body) in try node.entries(of: "“lists”") {
          try add(list: name, ListReader(body, name: name))
        }
      case "expansion_rules":
        for (name, body) in try node.entries(of: "“expansion_rules”") {
          sentences.rules[name] = try body.text(of: "the rule “\(name)”")
        }
      case "skip_words": sentences.skipWords += try node.texts(of: "“skip_words”")
      case "settings": try read(settings: node)
      case "responses": break
      default: pass(over: key, at: node, known: Self.fileKeys)
      }
    }
  }

  /// Adds a file of the layout that has one for each intent and slot combination.
  mutating func add(
    _ root: SourceNode, intent: String, combination: String
  ) throws(HomeAssistantFileError) {
    let entries = try root.entries(of: "the file")
    let first = sentences.blocks.count
    let known = combinations[intent]?[combination]
    if let data = entries.first(where: { $0.key == "data" })?.value {
      for block in try data.items(of: "“data”") { try add(block: block, intent: intent) }
    } else {
      try add(block: root, intent: intent)
    }
    for (key, node) in entries where key == "language" { try checkLanguage(node) }
    for index in first..<sentences.blocks.count {
      sentences.blocks[index].metadata["slot_combination"] = .string(combination)
      if let group = sentences.blocks[index].requiresContext["domain"]?.text {
        sentences.blocks[index].requiresContext["domain"] =
          known?.domainGroups[group] ?? .string(group)
      }
      if known?.takesContextArea == true {
        sentences.blocks[index].requiresContext["area"] = .object(["slot": true])
      }
    }
  }

  private func checkLanguage(_ node: SourceNode) throws(HomeAssistantFileError) {
    let language = try node.text(of: "“language”")
    guard language == sentences.language else {
      throw node.fault(
        "the file is in the language “\(language)”; “\(sentences.language)” was asked for")
    }
  }

  private mutating func read(settings node: SourceNode) throws(HomeAssistantFileError) {
    for (key, value) in try node.entries(of: "“settings”") {
      switch key {
      // Blanks between characters of East Asian scripts never count here.
      case "ignore_whitespace": _ = try value.boolean(of: "“ignore_whitespace”")
      // An optimization of the other matcher, which never changes what matches.
      case "filter_with_regex": break
      default: pass(over: key, at: value, known: ["ignore_whitespace", "filter_with_regex"])
      }
    }
  }

  /// A list of the same name is continued, as when files are merged.
  private mutating func add(list name: String, _ reader: ListReader) {
    sentences.warnings += reader.warnings
    if case .values(let more) = reader.list, case .values(let known) = sentences.lists[name] {
      sentences.lists[name] = .values(known + more)
    } else {
      sentences.lists[name] = reader.list
    }
  }

  // MARK: - Blocks

  private mutating func add(
    _ intent: String, _ body: SourceNode
  ) throws(HomeAssistantFileError) {
    for (key, node) in try body.entries(of: "the intent “\(intent)”") {
      guard key == "data" else {
        pass(over: key, at: node, known: ["data"])
        continue
      }
      for block in try node.items(of: "“data”") { try add(block: block, intent: intent) }
    }
  }

  private mutating func add(
    block node: SourceNode, intent: String
  ) throws(HomeAssistantFileError) {
    var block = HomeAssistantSentences.Block(intent: intent, sentences: [])
    for (key, value) in try node.entries(of: "a block of “\(intent)”") {
      switch key {
      // Sentences for a recognizer of speech alone; “true” is for those of both.
      case "speech_to_phrase": if value.value == "only" { return }
      case "sentences": block.sentences = try value.texts(of: "“sentences”")
      case "slots": block.slots.merge(try value.values(of: "“slots”")) { _, new in new }
      case "response": block.response = value.isNull ? nil : try value.text(of: "“response”")
      case "requires_context":
        block.requiresContext.merge(try value.values(of: "“requires_context”")) { _, new in new }
      case "excludes_context": block.excludesContext = try value.values(of: "“excludes_context”")
      case "metadata": block.metadata = try value.values(of: "“metadata”")
      case "expansion_rules":
        for (name, rule) in try value.entries(of: "“expansion_rules”") {
          block.rules[name] = try rule.text(of: "the rule “\(name)”")
        }
      case "lists":
        for (name, body) in try value.entries(of: "“lists”") {
          let reader = try ListReader(body, name: name)
          sentences.warnings += reader.warnings
          block.lists[name] = reader.list
        }
      case "required_keywords":
        block.requiredKeywords = try value.texts(of: "“required_keywords”")
      case "name_domains": block.requiresContext["domain"] = value.value
      case "inferred_domain": block.slots["domain"] = value.value
      case "context_area":
        if try value.boolean(of: "“context_area”") {
          block.requiresContext["area"] = .object(["slot": true])
        }
      case "settings", "language", "example", "importance", "comment": break
      default: pass(over: key, at: value, known: Self.blockKeys)
      }
    }
    guard !block.sentences.isEmpty else { return }
    sentences.blocks.append(block)
  }

  private mutating func pass(over key: String, at node: SourceNode, known: [String]) {
    sentences.warnings.append(.unknown(key, at: node, known: known))
  }

  private static let fileKeys = [
    "language", "intents", "lists", "expansion_rules", "skip_words", "settings", "responses",
  ]
  private static let blockKeys = [
    "sentences", "slots", "response", "requires_context", "excludes_context", "metadata",
    "expansion_rules", "lists", "required_keywords", "name_domains", "inferred_domain", "settings",
  ]
}

extension Diagnostic {
  static func unknown(_ key: String, at node: SourceNode, known: [String]) -> Diagnostic {
    let place = HomeAssistantFileError(
      file: node.file, line: node.line,
      message: "“\(key)” is not known and passed over; known are \(known.joined(separator: ", "))")
    return Diagnostic(
      severity: .warning, message: place.description, source: key, span: 0..<key.utf8.count)
  }
}
