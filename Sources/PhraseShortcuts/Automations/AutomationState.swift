// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseRuntime
import Synchronization

/// How a run of an automation went.
public struct AutomationOutcome: Sendable, Equatable, Codable {
  /// The kinds of endings.
  public enum Kind: String, Sendable, Codable {
    /// The shortcut ran to its end.
    case done
    /// It did not.
    case failed
    /// The person did not want it.
    case declined
    /// Its time was too long ago when the machine was there again.
    case missed
  }

  /// What kind it is.
  public let kind: Kind
  /// Why it failed, in words for people.
  public let reason: String?

  static let done = AutomationOutcome(kind: .done, reason: nil)
  static let declined = AutomationOutcome(kind: .declined, reason: nil)
  static let missed = AutomationOutcome(kind: .missed, reason: nil)
  static func failed(_ reason: String) -> AutomationOutcome {
    AutomationOutcome(kind: .failed, reason: reason)
  }
}

/// What is known of the last run of an automation.
public struct AutomationRecord: Sendable, Equatable, Codable {
  /// The last planned time that was run or missed.
  public internal(set) var planned: Date?
  /// When it ran last.
  public internal(set) var began: Date?
  /// When that run ended; nil as long as it goes on.
  public internal(set) var ended: Date?
  /// How it went; nil as long as it goes on.
  public internal(set) var outcome: AutomationOutcome?
  /// The automations that led to the run, and its own identifier as the last.
  var chain: [String]?
  /// The program in which it goes on.
  var process: Int32?
  /// When that program began: after a restart of the machine another one has its number.
  var processStart: String?
  /// The login that it ran for.
  var session: String?

  /// How the last run went, in words: “failed on 2026-06-01 07:40: The kettle is empty”.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - zone: The zone that the clock shows.
  /// - Returns: English words without an end mark of their own.
  package func text(at now: Date, in zone: TimeZone) -> String {
    if let began, isRunning(at: now) { return "running since \(began.text(in: zone))" }
    guard let outcome else { return began == nil ? "never ran" : "did not end" }
    let moment = outcome.kind == .missed ? planned : began
    let date = moment.map { " on \($0.text(in: zone))" } ?? ""
    return outcome.kind.rawValue + date + (outcome.reason.map { ": \($0)" } ?? "")
  }

  /// How long a run counts as going on whose end was never noted: a day.
  static let runLimit: TimeInterval = 86_400

  /// Whether it goes on, here or in another program.
  func isRunning(at now: Date) -> Bool {
    guard let process, let began, abs(now.timeIntervalSince(began)) < Self.runLimit else {
      return false
    }
    let start = Self.start(of: process)
    return start != nil && (processStart == nil || start == processStart)
  }

  /// When a program began, in ticks since the machine did; nil where it does not run.
  ///
  /// Source: proc_pid_stat(5), the twenty-second field.
  static func start(of process: Int32) -> String? {
    guard let fields = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The name, in brackets, may have blanks and brackets.
      let end = fields.lastIndex(of: ")")
    else { return nil }
    return fields[end...].split(separator: " ").dropFirst(20).first.map(String.init)
  }
}

/// When automations ran last, and how that went, for all programs that run them.
///
/// A file that is damaged, or that a later version has written, is put beside under a name such as
/// `automation-state.json.unreadable-1` and begun anew. Where the file cannot be written, what happens
/// is kept in memory.
public final class AutomationState: Sendable {
  private static let version = 1

  private struct Document: Codable {
    let version: Int
    let automations: [String: AutomationRecord]
  }

  private struct Content {
    var records: [String: AutomationRecord] = [:]
    var isWritable = true
    var notice: String?
  }

  private let file: PrivateFile?
  private let content = Mutex(Content())

  /// Keeps what happens in memory.
  public init() {
    file = nil
  }

  /// Keeps what happens in a file, which is made with its folder when something has happened.
  public init(path: String) {
    file = PrivateFile(path: path)
  }

  /// What became of the file, where it could not be used as it was; nil where it could.
  public var notice: String? { content.withLock(\.notice) }

  /// What is known of an automation.
  public subscript(id: String) -> AutomationRecord { records[id] ?? AutomationRecord() }

  var records: [String: AutomationRecord] { change { $0 } }

  /// Changes what is known, while no other program does.
  func change<Result: Sendable>(
    _ body: (inout [String: AutomationRecord]) -> Result
  ) -> Result {
    content.withLock { content in
      guard let file, content.isWritable else { return body(&content.records) }
      file.makeFolder()
      return file.alone {
        read(file, into: &content)
        let before = content.records
        let result = body(&content.records)
        if content.records != before, content.isWritable { write(to: file, &content) }
        return result
      }
    }
  }

  private func read(_ file: PrivateFile, into content: inout Content) {
    guard file.exists else { return content.records = [:] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    if let data = file.data, let document = try? decoder.decode(Document.self, from: data),
      document.version <= Self.version
    {
      content.records = document.automations
    } else if let aside = file.setAside() {
      content.records = [:]
      content.notice = "\(file.path) could not be read and is begun anew; it is kept as \(aside)."
    } else {
      content.isWritable = false
      content.notice = "\(file.path) can neither be read nor moved; nothing is kept."
    }
  }

  private func write(to file: PrivateFile, _ content: inout Content) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let document = Document(version: Self.version, automations: content.records)
    guard let data = try? encoder.encode(document), file.write(data) else {
      content.isWritable = false
      content.notice = "\(file.path) cannot be written; what happens is kept in memory."
      return
    }
  }
}
