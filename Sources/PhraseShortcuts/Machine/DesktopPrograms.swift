// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// The programs that a desktop may have for messages, speech and what is copied.
///
/// Texts are given where no program takes them for an option: after `--`, or to read.
struct DesktopPrograms: Sendable {
  /// Where `PATH` says what programs there are, and what kind of desktop it is.
  var variables = ProcessInfo.processInfo.environment

  /// - Throws: ``RunError`` where there is no program for it.
  func notify(_ title: String, _ text: String) async throws {
    guard let program = first(of: [["notify-send", "--"]]) else {
      throw RunError("To show messages, install \("notify-send").")
    }
    try await run(program + [title, text])
  }

  /// - Returns: Whether there is a program that speaks.
  func speak(_ text: String, _ language: String) async throws -> Bool {
    let speakers = [
      ["espeak-ng", "--stdin", "-v", language],
      ["spd-say", "--pipe-mode", "--wait", "--language", language],
    ]
    guard let program = first(of: speakers) else { return false }
    try await run(program, input: text)
    return true
  }

  /// - Throws: ``RunError`` where there is no program for it.
  func paste() async throws -> String {
    let programs = [
      ["wl-paste", "--no-newline"], ["xclip", "-selection", "clipboard", "-out"],
      ["xsel", "--clipboard", "--output"],
    ]
    guard let program = first(of: ordered(programs)) else {
      throw RunError("To read what was copied, install \(Self.clipboards).")
    }
    return try await Command(program, language: "en", in: variables).run()
  }

  /// - Throws: ``RunError`` where there is no program for it.
  func copy(_ text: String) async throws {
    let programs = [
      ["wl-copy"], ["xclip", "-selection", "clipboard", "-in"], ["xsel", "--clipboard", "--input"],
    ]
    guard let program = first(of: ordered(programs)) else {
      throw RunError("To copy, install \(Self.clipboards).")
    }
    try await run(program, input: text)
  }

  private static let clipboards = "wl-clipboard / xclip / xsel"

  /// The first program goes with Wayland, the others with X11, where both are installed.
  private func ordered(_ programs: [[String]]) -> [[String]] {
    let isWayland = variables["WAYLAND_DISPLAY"] != nil
    return isWayland ? programs : Array(programs.dropFirst() + programs.prefix(1))
  }

  private func first(of commands: [[String]]) -> [String]? {
    commands.first { Program(named: $0[0], in: variables) != nil }
  }

  /// Those that copy stay behind, to hand out the text; what they print is not waited for.
  private func run(_ arguments: [String], input: String? = nil) async throws {
    _ = try await Command(arguments, language: "en", in: variables)
      .run(input: input.map { Data($0.utf8) }, isHeard: false)
  }
}
