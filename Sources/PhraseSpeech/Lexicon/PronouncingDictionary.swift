// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Words with their pronunciations, in the form of the CMU dictionary.
///
/// ```
/// # a line a pronunciation; further ones may carry a number
/// data D EY T AH
/// data(2) D AE T AH
/// ```
///
/// A word is found whatever its case and apostrophes: "it's" as "its".
///
/// - Complexity: making one is O(*n*) in the bytes of the text, finding a word O(1).
public struct PronouncingDictionary: PronunciationSource {
  /// What the dictionary is called.
  public let name: String

  /// Lines that are no entries, by number from 1.
  public let faultyLines: [Int]

  private let alphabet: Set<String>
  private let text: [UInt8]
  /// Beginnings of lines by the hash of their word; a chain through `next` for equal hashes.
  private let heads: [Int32]
  private let next: [Int32]
  private let lines: [Int32]

  /// Reads a dictionary.
  ///
  /// - Parameters:
  ///   - name: What the dictionary is called in answers.
  ///   - text: The lines.
  ///   - alphabet: The phones of the acoustic model; entries with others are not used.
  public init(name: String, text: String, alphabet: Set<String> = Pronunciation.alphabet) {
    self.init(name: name, bytes: Array(text.utf8), alphabet: alphabet)
  }

  /// Reads a dictionary from the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: What the dictionary is called in answers.
  ///   - bytes: The lines in UTF-8.
  ///   - alphabet: The phones of the acoustic model; entries with others are not used.
  public init(name: String, bytes: [UInt8], alphabet: Set<String> = Pronunciation.alphabet) {
    self.name = name
    self.alphabet = alphabet
    // Words arrive folded. A file with letters beyond ASCII is folded as a whole: phones are ASCII.
    let bytes = bytes.allSatisfy { $0 < 0x80 } ? bytes : Self.folded(bytes)
    text = bytes
    var lines: [Int32] = []
    var hashes: [UInt32] = []
    var faulty: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var number = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        number += 1
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if let length = line.entryWordLength {
          lines.append(Int32(start))
          hashes.append(UnsafeBufferPointer(rebasing: line[..<length]).foldedHash)
        } else if !line.isRemark {
          faulty.append(number)
        }
        start = end + 1
      }
    }
    var size = 16
    while size < lines.count * 2 { size *= 2 }
    var heads = [Int32](repeating: -1, count: size)
    var next = [Int32](repeating: -1, count: lines.count)
    // From the last to the first, so that chains keep the order of the lines.
    for index in lines.indices.reversed() {
      let bucket = Int(hashes[index]) & (size - 1)
      next[index] = heads[bucket]
      heads[bucket] = Int32(index)
    }
    self.heads = heads
    self.next = next
    self.lines = lines
    faultyLines = faulty
  }

  /// The bytes with the word of each line as an utterance of it is folded.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self)
      // The two bytes that end a line of Windows are one character.
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.map { line in
      let word = line.prefix { !$0.isWhitespace && $0 != "(" }
      guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(line.utf8) }
      let folded = Utterance(String(word)).tokens.map(\.text).joined()
      return Array(folded.utf8) + line[word.endIndex...].utf8
    }.joined(separator: [UInt8(ascii: "\n")]).map { $0 }
  }

  /// The ways to say a word, in the order of the lines.
  public func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
    let key = Array(word.text.utf8)
    let hash = key.withUnsafeBufferPointer(\.foldedHash)
    var index = heads[Int(hash) & (heads.count - 1)]
    var found: [Pronunciation] = []
    while index >= 0 {
      if let pronunciation = pronunciation(ofLine: Int(lines[Int(index)]), if: key),
        !found.contains(pronunciation)
      {
        found.append(pronunciation)
      }
      index = next[Int(index)]
    }
    return found
  }

  /// The phones of all lines, as numbers; without lines that have a phone without a number, or more phones
  /// than some.
  ///
  /// No `Pronunciation` is made, so that a hundred thousand lines are read in tens of milliseconds.
  func rows(_ numbers: [String: Int], upTo longest: Int) -> [[Int]] {
    let numbers = Dictionary(uniqueKeysWithValues: numbers.map { (ArraySlice($0.utf8), $1) })
    return lines.compactMap { start in
      let phones = parts(ofLine: Int(start)).dropFirst()
      guard phones.count <= longest else { return nil }
      let row = phones.compactMap { numbers[$0] }
      return row.count == phones.count ? row : nil
    }
  }

  /// The word of a line and its phones.
  private func parts(ofLine start: Int) -> [ArraySlice<UInt8>] {
    text[start...].prefix { $0 != UInt8(ascii: "\n") }.split(whereSeparator: \.isBlank)
  }

  /// The pronunciation in a line, if it is for this word.
  private func pronunciation(ofLine start: Int, if key: [UInt8]) -> Pronunciation? {
    let parts = parts(ofLine: start)
    guard let word = parts.first,
      word.prefix(while: { $0 != .parenthesis }).compactMap(\.folded) == key
    else { return nil }
    let phones = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    return Pronunciation(phones.joined(separator: " "), alphabet: alphabet)
  }
}

extension UInt8 {
  fileprivate static let parenthesis = UInt8(ascii: "(")

  fileprivate var isBlank: Bool { self == 32 || self == 9 || self == 13 }

  /// Lower case; nil for what an utterance does not keep.
  fileprivate var folded: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self + 32
    case UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "-"): nil
    default: self
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// An empty line, or one that begins with "#" or ";".
  fileprivate var isRemark: Bool {
    guard let first = first(where: { !$0.isBlank }) else { return true }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: ";")
  }

  /// The length of the word that a line begins with; nil where the line is no entry.
  fileprivate var entryWordLength: Int? {
    guard !isRemark, let blank = firstIndex(where: \.isBlank), blank > 0,
      self[blank...].contains(where: { !$0.isBlank })
    else { return nil }
    return self[..<blank].firstIndex(of: .parenthesis) ?? blank
  }

  /// FNV-1a over the folded bytes.
  fileprivate var foldedHash: UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in self {
      guard let folded = byte.folded else { continue }
      hash = (hash ^ UInt32(folded)) &* 16_777_619
    }
    return hash
  }
}
