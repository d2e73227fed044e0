// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Foundation
import LayoutImport
import TestSupport
import Testing

/// Every layout of Debian's squeekboard package.
@Suite(.enabled(if: Tier.runsRealTests))
struct DebianLayoutsTests {
  /// Downloads the package if it is missing; returns the path of its program.
  private func program() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let (process, output) = (Process(), Pipe())
    process.executableURL = folder.appending(path: "squeekboard")
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "squeekboard's package could not be downloaded")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func eachLayoutIsImportedOrReported() throws {
    let path = try program()
    let version = try String(
      contentsOf: URL(filePath: path).deletingLastPathComponent().appending(path: "version"),
      encoding: .utf8)
    let layouts = try CompiledLayouts(program: path).layouts
    var imported = 0
    var written = 0
    for layout in layouts {
      switch Imported(yaml: layout.text) {
      case .refused(let error):
        print("\(layout.name): \(error)")
        // Every problem has a position and a name.
        #expect(error.diagnostics.allSatisfy { $0.position != nil && $0.message.contains("\"") })
      case .layout(let result):
        imported += 1
        #expect(result.notes.allSatisfy { $0.position != nil })
        if expectSameWhenWritten(result, layout.name) { written += 1 }
        for page in result.service.pages {
          let frames = KeyboardFrames(page.layout, width: 390)
          #expect(!frames.keys.isEmpty)
          expectTiled(frames, "\(layout.name), \(page.keyboardType)")
        }
      }
    }
    print("\(imported) of \(layouts.count) imported, \(written) the same as layout files")
    // A different version may have different layouts; this one's number is known.
    if version.hasPrefix("1.21.0-1") { #expect(layouts.count == 69) }
    #expect(layouts.count >= 50)
    #expect(imported == layouts.count)
    #expect(written == layouts.count)
  }

  @Test func theLayoutOfTheUnitedStatesIsAsItIsOnPhones() throws {
    let layouts = try CompiledLayouts(program: try program()).layouts
    let layout = try #require(layouts.first { $0.name == "us" })
    let rows = Imported(yaml: layout.text).rows(.alphabetic)
    #expect(rows[0] == "qwertyuiop".map { .character(String($0)) })
    #expect(rows[1] == "asdfghjkl".map { .character(String($0)) })
    #expect(
      rows[2] == [.shift(.lowercased)] + "zxcvbnm".map { .character(String($0)) } + [.backspace])
    #expect(
      rows[3] == [
        .keyboardType(.numeric), .nextKeyboard, .space, .character("."), .primary(.return),
      ])
  }
}
