// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseMatching
import PhraseRuntime
package import PhraseWire

/// An app that was added: where its program lies, and what it said about itself then.
package struct InstalledApp: Codable, Sendable, Equatable {
  /// The program, by its whole path.
  package var program: String
  /// The size and time of the program when it was asked, which change when it does.
  package var stamp: String
  /// When it was added first, in seconds since 1970: lists have the apps in this order.
  package var added: Double
  /// What it said.
  package var description: AppDescription

  package var identifier: String { description.identifier }
  package var name: String { description.name }

  /// Whether another app would be called as this one is, to the ear.
  fileprivate func isCalled(as other: AppDescription) -> Bool {
    let own = description.declarations.applications.map(\.name.words)
    return identifier != other.identifier
      && other.declarations.applications.contains { application in
        let names = [application.name] + application.synonyms + application.names.values.joined()
        return names.contains { own.contains($0.words) }
      }
  }
}

extension String {
  /// The words as they are compared when somebody says them, without what nobody sees.
  fileprivate var words: [String] {
    let seen = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return Utterance(String(String.UnicodeScalarView(seen))).tokens.map(\.text)
  }
}

/// The apps that a person has added, one file each, and the files that have the bus start them.
package struct AppFolder: Sendable {
  /// `phrase/apps` in the person's folder for data.
  package let folder: URL
  /// `dbus-1/services` in the person's folder for data.
  package let services: URL

  /// The folder within a person's folder for data.
  package init(data: URL) {
    folder = data.appendingPathComponent("phrase/apps")
    services = data.appendingPathComponent("dbus-1/services")
  }

  // MARK: - Reading

  /// The apps in the order in which they were added, and the files that cannot be read, each with the reason.
  package func read() -> (apps: [InstalledApp], faults: [(file: URL, reason: String)]) {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    var apps: [InstalledApp] = []
    var faults: [(URL, String)] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      do {
        apps.append(try Self.read(file))
      } catch {
        faults.append((file, "\(error.localizedDescription)"))
      }
    }
    return (apps.sorted { ($0.added, $0.identifier) < ($1.added, $1.identifier) }, faults)
  }

  private static func read(_ file: URL) throws -> InstalledApp {
    try JSONDecoder().decode(InstalledApp.self, from: Data(contentsOf: file))
  }

  /// The app of an identifier or a name; nil where none is installed.
  package func app(named name: String) -> InstalledApp? {
    let apps = read().apps
    return apps.first { $0.identifier == name }
      ?? apps.first { Utterance($0.name).folded == Utterance(name).folded }
  }

  // MARK: - Changing

  /// Asks a program for its declarations and writes them down; an app of the same identifier is
  /// replaced.
  ///
  /// - Returns: The app.
  /// - Throws: ``AppFolderError``.
  @discardableResult
  package func add(
    program path: String, now: () -> Date = { Date() }
  ) async throws -> InstalledApp {
    let program = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let description = try await Self.ask(program)
    let known = read().apps
    if let other = known.first(where: { $0.isCalled(as: description) }) {
      throw AppFolderError(
        .badData,
        "there is an app “\(other.name)” already, \(other.program); remove it first")
    }
    let old = known.first { $0.identifier == description.identifier }
    let app = InstalledApp(
      program: program, stamp: Self.stamp(of: program) ?? "",
      added: old?.added ?? now().timeIntervalSince1970, description: description)
    try alone { try write(app, startedBy: Self.service(app.identifier, program)) }
    return app
  }

  /// Writes both files of an app; where one cannot be written, both stay as they were.
  private func write(_ app: InstalledApp, startedBy text: String) throws {
    let service = service(app.identifier)
    let old = try? String(contentsOf: service, encoding: .utf8)
    if old != text { try write(text, to: service) }
    do {
      try write(app)
    } catch {
      if let old, old != text { try? write(old, to: service) }
      if old == nil { try? FileManager.default.removeItem(at: service) }
      throw error
    }
  }

  /// Removes an app; its program and its data stay.
  ///
  /// - Throws: ``AppFolderError``.
  package func remove(_ app: InstalledApp) throws {
    do {
      try FileManager.default.removeItem(at: file(app.identifier))
      if FileManager.default.fileExists(atPath: service(app.identifier).path) {
        try FileManager.default.removeItem(at: service(app.identifier))
      }
    } catch {
      throw AppFolderError(.cannotWrite, "\(app.name) cannot be removed: \(error)")
    }
  }

  /// Writes down the values of a list that the app has now.
  ///
  /// - Throws: ``AppFolderError``; then those stay that were kept before.
  package func keep(
    _ list: String, _ entries: [WireDeclarations.Entry], of identifier: String
  ) throws {
    try alone {
      guard var app = try? Self.read(file(identifier)) else { return }
      app.description.declarations.lists[list] = entries
      try write(app)
    }
  }

  /// Asks the program anew where it is not the one that was asked.
  ///
  /// - Returns: The app as it is now.
  /// - Throws: ``AppFolderError`` where the program has gone or cannot be asked.
  package func renewed(_ app: InstalledApp) async throws -> InstalledApp {
    guard let stamp = Self.stamp(of: app.program) else {
      throw AppFolderError(.missing, "\(app.program), the program of \(app.name), is gone")
    }
    return stamp == app.stamp ? app : try await add(program: app.program)
  }

  // MARK: - Files

  package func file(_ identifier: String) -> URL {
    folder.appendingPathComponent("\(identifier).json")
  }

  package func service(_ identifier: String) -> URL {
    services.appendingPathComponent("\(identifier).service")
  }

  /// What has the bus start a program when its name is called.
  package static func service(_ identifier: String, _ program: String) -> String {
    "[D-BUS Service]\nName=\(identifier)\nExec=\(program.quotedForBus)\n"
  }

  private func write(_ app: InstalledApp) throws {
    try write(try WireEncoder.text(of: app), to: file(app.identifier))
  }

  private func write(_ text: String, to file: URL) throws {
    let file = PrivateFile(path: file.path)
    file.makeFolder()
    do {
      try file.replace(with: Data(text.utf8))
    } catch {
      throw AppFolderError(.cannotWrite, "\(file.path) cannot be written: \(error)")
    }
  }

  /// Changes an app while no other program changes one.
  private func alone(_ change: () throws -> Void) rethrows {
    let folder = PrivateFile(path: folder.path)
    folder.makeFolder()
    try folder.alone(change)
  }

  /// The size and time of a program; nil where there is none.
  static func stamp(of program: String) -> String? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: program),
      let size = facts[.size] as? Int, let time = facts[.modificationDate] as? Date
    else { return nil }
    return "\(size) \(time.timeIntervalSince1970)"
  }

  /// How long a program may take to describe itself.
  private static let patience = Duration.seconds(30)

  private static func ask(_ program: String) async throws -> AppDescription {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: program, isDirectory: &isFolder) else {
      throw AppFolderError(.missing, "\(program) does not exist")
    }
    guard !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: program) else {
      throw AppFolderError(
        .badData, "\(program) is \(isFolder.boolValue ? "a folder, " : "")no program")
    }
    let text: String
    let command = Task { try await Command([program, "describe"], language: "en").run() }
    do {
      text = try await withDeadline(patience, clock: SuspendingClock()) { try await command.value }
    } catch let error where error is DeadlineExceeded || error is CancellationError {
      // It has ended before whoever asked does.
      command.cancel()
      _ = await command.result
      guard let error = error as? DeadlineExceeded else { throw error }
      throw AppFolderError(
        .badData, "\(program) did not describe itself within \(error.limit.components.seconds) s")
    } catch {
      throw AppFolderError(
        .badData, "\(program) cannot be asked what it is: \(error.reason(in: "en"))")
    }
    do {
      let description = try WireDecoder.value(AppDescription.self, in: text)
      try description.validate()
      // What cannot be compiled by itself would take the phrases of all apps along.
      let engine = try await PhraseEngine(
        providers: [BusApp(description, over: BusConnector())])
      let phrases = engine.catalog.shortcuts.flatMap(\.phrases).filter { !$0.isNegative }
      if let phrase = phrases.first(where: { engine.isOwnWord($0.text) }) {
        throw AppDescriptionError(
          "its phrase “\(phrase.text)” is a word of the conversation itself")
      }
      return description
    } catch let error as AppDescriptionError {
      throw AppFolderError(.badData, "\(program) is no app: \(error)")
    } catch let error as GrammarError {
      throw AppFolderError(.badData, "\(program) is no app: \(error)")
    } catch let error as WireExcess {
      throw AppFolderError(.badData, "\(program) is no app: what it writes \(error)")
    } catch let error as WireVersionError {
      throw AppFolderError(.badData, "\(program) is newer than this program: \(error)")
    } catch {
      throw AppFolderError(
        .badData,
        "\(program) is no app: with “describe” it should write its declarations in JSON")
    }
  }
}

/// Why an app cannot be added or removed.
package struct AppFolderError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    case missing, badData, cannotWrite
  }

  package let kind: Kind
  package let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

extension String {
  /// The text as one word of the `Exec` line of a service file, which is read as a shell would.
  fileprivate var quotedForBus: String {
    contains { !($0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))) }
      ? "'" + replacing("'", with: "'\\''") + "'" : self
  }
}
