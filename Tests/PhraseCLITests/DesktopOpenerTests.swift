// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// Addresses are opened by programs of the test's own.
@Suite struct DesktopOpenerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("opener-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Puts a program into the folder that notes its arguments, one a line, and ends with a status.
  private func install(_ name: String, status: Int = 0) throws {
    try folder.appendingPathComponent(name).writeProgram(
      """
      #!/bin/sh
      printf '%s\\n' \(name) "$@" >> '\(folder.path)/notes'
      exit \(status)

      """)
  }

  private var notes: [String] {
    let data = FileManager.default.contents(atPath: folder.appendingPathComponent("notes").path)
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func opener(desktop: [String: String] = ["DISPLAY": ":0"]) -> DesktopOpener {
    DesktopOpener(
      ownSchemes: ["Kiosk"],
      environment: desktop.merging(["PATH": folder.path]) { own, _ in own })
  }

  private func open(_ address: String, _ opener: DesktopOpener) async throws -> Bool {
    await opener.open(try #require(URL(string: address)))
  }

  private func tidy() { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: [
    ("https://news.example/a?b=$(c)&d='e'", true), ("HTTP://news.example", true),
    ("mailto:ada@news.example", true), ("tel:+4912345", true), ("kiosk:papers", true),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("other:thing", false),
    ("news.example", false), ("--help", false),
  ])
  func onlyWhatIsSafeIsOpened(_ address: String, _ isOpened: Bool) async throws {
    defer { tidy() }
    try install("xdg-open")
    #expect(try await open(address, opener()) == isOpened)
    let url = try #require(URL(string: address)).absoluteString
    #expect(notes == (isOpened ? ["xdg-open", url] : []))
  }

  @Test(arguments: [
    ([:], false), (["DISPLAY": ""], false), (["DISPLAY": ":0"], true),
    (["WAYLAND_DISPLAY": "wayland-0"], true),
  ])
  func withoutADesktopNothingIsOpened(_ desktop: [String: String], _ isOpened: Bool) async throws {
    defer { tidy() }
    try install("xdg-open")
    #expect(try await open("https://news.example", opener(desktop: desktop)) == isOpened)
    #expect(notes.isEmpty != isOpened)
  }

  @Test func theNextProgramIsTriedWhereOneCannot() async throws {
    defer { tidy() }
    #expect(try await !open("https://news.example", opener()))
    try install("xdg-open", status: 3)
    #expect(try await !open("https://news.example", opener()))
    try install("gio")
    #expect(try await open("https://news.example", opener()))
    #expect(notes.suffix(3) == ["gio", "open", "https://news.example"])
  }
}
