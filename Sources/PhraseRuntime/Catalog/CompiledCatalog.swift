// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseMatching

/// A catalog whose lists lie compiled in a file, for starts that take milliseconds.
///
/// ```swift
/// let json = try Data(contentsOf: URL(fileURLWithPath: "titles.json"))
/// try CompiledCatalog.write(json: json, origin: "titles.json, 2 May", to: "titles.phrases")
/// let engine = try PhraseEngine(CompiledCatalog(contentsOf: "titles.phrases"))
/// ```
///
/// The file is mapped, not read: entries are taken from it when they are asked for. A damaged or old
/// file is an error, upon which the owner writes it anew.
public struct CompiledCatalog: Sendable {
  /// The applications and shortcuts; its lists are in the file.
  public let catalog: Catalog
  /// What the writer noted about where the catalog came from, to see whether it is still current.
  public let origin: String
  let contents: [String: ListContent]

  /// Maps a file.
  ///
  /// - Throws: `ListArchiveError` if the file is missing, damaged or of another version;
  ///   ``CatalogFileError`` if the catalog in it is none.
  public init(contentsOf path: String) throws {
    let archive = try ListArchive(contentsOf: path)
    guard let header = archive.attachment(Attachment.header), header.count == 2 else {
      throw ListArchiveError.damaged(path: path, reason: "it has lists but no catalog")
    }
    origin = header[1]
    var catalog = try Catalog(json: Data(header[0].utf8), listsAreElsewhere: true)
    let known = catalog.lists
    // Updates must not put the header's empty lists in the place of those in the file.
    catalog.lists = [:]
    for (index, list) in archive.lists.enumerated() {
      let texts = [Attachment.ids(ofList: index), Attachment.subtitles(ofList: index)]
        .compactMap(archive.attachment)
      guard texts.allSatisfy({ $0.count == list.values.count }) else {
        throw ListArchiveError.damaged(
          path: path, reason: "“\(list.name)” has not as many ids or subtitles as entries")
      }
    }
    // The names of the applications are lists too, and no entries.
    contents = Dictionary(
      archive.lists.enumerated().filter { known[$1.name] != nil }.map { index, list in
        (
          list.name,
          ListContent(
            archived: ListEntries(
              list, ids: archive.attachment(Attachment.ids(ofList: index)),
              subtitles: archive.attachment(Attachment.subtitles(ofList: index))))
        )
      }, uniquingKeysWith: { first, _ in first })
    self.catalog = catalog
  }

  /// Compiles the JSON of a catalog file and writes it to a file that appears complete or not at
  /// all.
  ///
  /// - Parameters:
  ///   - json: The catalog file's contents.
  ///   - origin: A note to see later whether the catalog is still current.
  ///   - path: The file to write.
  /// - Throws: ``CatalogFileError`` or `GrammarError` if the catalog is faulty, `ListArchiveError`
  ///   if the file cannot be written.
  public static func write(json: Data, origin: String, to path: String) throws {
    let catalog = try Catalog(json: json)
    // A value for each entry, even if nobody can say it: so a value's index is its entry's.
    let contents = Dictionary(
      uniqueKeysWithValues: catalog.lists.map { name, entries in
        let list = ValueList(
          name: name,
          values: entries.enumerated().lazy.map { index, entry in
            ValueList.Value(id: index, forms: entry.forms)
          })
        return (name, ListContent(archived: ListEntries(list, ids: nil, subtitles: nil)))
      })
    let grammar = try catalog.grammar(of: try catalog.lowered(outlined: false), contents: contents)
    let automaton = try Automaton(compiling: grammar)
    var attachments = [Attachment.header: FlatStrings([try catalog.json(from: json), origin])]
    for (index, list) in grammar.lists.enumerated() {
      guard let entries = catalog.lists[list.name] else { continue }
      if entries.contains(where: { $0.id != $0.title }) {
        attachments[Attachment.ids(ofList: index)] = FlatStrings(entries.lazy.map(\.id))
      }
      if entries.contains(where: { $0.subtitle != nil }) {
        attachments[Attachment.subtitles(ofList: index)] = FlatStrings(
          entries.lazy.map { $0.subtitle ?? "" })
      }
    }
    try ListArchive.write(automaton, attachments: attachments, to: path)
  }

  /// What stands in the archive besides the lists.
  private enum Attachment {
    static let header: UInt32 = 0
    static func ids(ofList index: Int) -> UInt32 { UInt32(1 + 2 * index) }
    static func subtitles(ofList index: Int) -> UInt32 { UInt32(2 + 2 * index) }
  }
}

extension Catalog {
  /// The catalog file without the entries of its lists.
  fileprivate func json(from json: Data) throws -> String {
    guard var object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw CatalogFileError(description: "the file is no JSON object")
    }
    object["lists"] = lists.mapValues { _ in [String]() }
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys),
      as: UTF8.self)
  }
}
