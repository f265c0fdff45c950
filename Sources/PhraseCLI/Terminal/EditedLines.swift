// SPDX-License-Identifier: Apache-2.0

import CLibEdit
import Dispatch
import Foundation
import Synchronization

/// Lines typed on a terminal: arrow keys, history, Tab completion.
///
/// `@unchecked Sendable`: the libedit handles and all other state are used on `queue` only, which
/// runs one block at a time.
final class EditedLines: LineSource, @unchecked Sendable {  // guarded by `queue`
  /// How many lines are remembered: years of occasional use.
  static let historySize: Int32 = 1000

  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let historyFile: HistoryFile
  private let savesHistory: Bool
  private let completion: Completion
  private let queue = DispatchQueue(label: "phrase.edited-lines")
  private var wasInterrupted = false
  private var prompt: [CChar] = [0]

  /// Takes over the terminal's line editing; nil where libedit cannot use the terminal.
  init?(history file: HistoryFile, completions: @escaping @Sendable (String) async -> [String]) {
    Self.useUnicodeLocale()
    guard let editor = phrase_el_init("phrase"), let history = history_init() else { return nil }
    self.editor = editor
    self.history = history
    historyFile = file
    savesHistory = file.prepare()
    completion = Completion { text in Self.awaited { await completions(text) } }
    phrase_history_set_size(history, Self.historySize)
    _ = phrase_history_load(history, file.path)
    phrase_el_use_history(editor, history)
    // The editor never outlives this object, which ends it in `deinit`.
    phrase_el_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    phrase_el_set_prompt(editor) { EditedLines.from($0)?.promptPointer }
    phrase_el_use_emacs_keys(editor)
    phrase_el_take_interrupt_key(editor)
    phrase_el_follow_window(editor)
    phrase_el_add_function(editor, "phrase-interrupt", "Drop the line") { editor, _ in
      EditedLines.from(editor)?.wasInterrupted = true
      return UInt8(CC_EOF)
    }
    phrase_el_add_function(editor, "phrase-complete", "Complete a phrase or value") { editor, _ in
      EditedLines.from(editor)?.complete() ?? UInt8(CC_ERROR)
    }
    phrase_el_add_function(editor, "phrase-suspend", "Stop until “fg”") { editor, _ in
      EditedLines.from(editor)?.suspend() ?? UInt8(CC_ERROR)
    }
    phrase_el_bind(editor, "^C", "phrase-interrupt")
    phrase_el_bind(editor, "^Z", "phrase-suspend")
    phrase_el_bind(editor, "^I", "phrase-complete")
    phrase_el_bind(editor, "^R", "em-inc-search-prev")
  }

  deinit {
    el_end(editor)
    history_end(history)
  }

  func next(prompt: String) async throws -> LineEvent {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read(prompt: prompt)) }
    }
  }

  private func read(prompt: String) -> LineEvent {
    self.prompt = Array(prompt.utf8CString)
    wasInterrupted = false
    completion.reset()
    // libedit prints the prompt before it takes the terminal over; what is typed in between has to
    // be a key already, Ctrl-C and Ctrl-D too.
    let settings = takeKeys()
    defer { giveBack(settings) }
    var count: Int32 = 0
    guard let bytes = el_gets(editor, &count), count > 0 else {
      show(wasInterrupted ? "^C\n" : "\n")
      return wasInterrupted ? .interrupted : .end
    }
    let line = String(cString: bytes).trimmingCharacters(in: .newlines)
    remember(line)
    return .line(line)
  }

  /// Makes every key a byte; returns the settings as they were.
  private func takeKeys() -> termios? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    var keys = settings
    keys.c_lflag &= ~tcflag_t(ISIG | ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &keys)
    return settings
  }

  private func giveBack(_ settings: termios?) {
    guard var settings else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  private func remember(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    phrase_history_enter(history, line)
    if savesHistory { _ = phrase_history_save(history, historyFile.path) }
  }

  private func show(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  // MARK: - What libedit calls

  private static func from(_ editor: OpaquePointer?) -> EditedLines? {
    phrase_el_client_data(editor).map {
      Unmanaged<EditedLines>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// libedit reads the prompt at once, and `prompt` stays until the next line.
  private var promptPointer: UnsafeMutablePointer<CChar>? {
    prompt.withUnsafeMutableBufferPointer(\.baseAddress)
  }

  /// Waits for lines; libedit calls from `queue`, where nothing else is held up.
  private static func awaited(_ find: @escaping @Sendable () async -> [String]) -> [String] {
    let found = FoundLines()
    Task { found.put(await find()) }
    return found.take()
  }

  /// Stops the whole process with the terminal as it was found, and draws the line anew once it goes on.
  private func suspend() -> UInt8 {
    show("^Z\n")
    phrase_el_suspend(editor)
    return UInt8(CC_REDISPLAY)
  }

  private func complete() -> UInt8 {
    guard let line = el_line(editor)?.pointee else { return UInt8(CC_ERROR) }
    let length = line.cursor - line.buffer
    let bytes = UnsafeRawBufferPointer(start: line.buffer, count: length)
    let typed = String(decoding: bytes, as: UTF8.self)
    switch completion.step(for: typed) {
    case .none: return UInt8(CC_ERROR)
    case .replace(let text):
      el_deletestr(editor, Int32(typed.unicodeScalars.count))
      return el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    case .list(let lines):
      show("\n" + lines.joined(separator: "\n") + "\n")
      return UInt8(CC_REDISPLAY)
    }
  }

  /// Without a UTF-8 locale, libedit would cut letters into bytes.
  private static func useUnicodeLocale() {
    setlocale(LC_CTYPE, "")
    let encoding = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
    if encoding?.uppercased() != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}

/// Lines that a task finds while a thread waits for them.
private final class FoundLines: Sendable {
  private let lines = Mutex<[String]>([])
  private let isThere = DispatchSemaphore(value: 0)

  func put(_ found: [String]) {
    lines.withLock { $0 = found }
    isThere.signal()
  }

  func take() -> [String] {
    isThere.wait()
    return lines.withLock { $0 }
  }
}
