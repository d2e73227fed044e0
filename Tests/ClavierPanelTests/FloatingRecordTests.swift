// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Panel
import TestSupport
import Testing

@testable import clavier_panel

/// The stored position of a floating keyboard.
struct FloatingRecordTests {
  @Test func aWrittenRecordIsReadBack() throws {
    let folder = try TemporaryDirectory()
    let record = FloatingRecord(path: "\(folder.path)/state/clavier/panel")
    #expect(record.read() == FloatingRecord.Content())
    for content in [
      FloatingRecord.Content(position: Point(x: 0.25, y: 1)),
      FloatingRecord.Content(position: Point(x: 0, y: 0.3333), isDocked: true),
    ] {
      try record.write(content)
      #expect(record.read() == content)
    }
    let text = try String(contentsOfFile: record.path, encoding: .utf8)
    #expect(text == "docked 0.0 0.3333\n")
  }

  /// With any invalid content, the keyboard is at its initial position.
  @Test(
    arguments: [
      "", "floating", "floating 0.5 0.5", "floating 0.5  0.5\n", "floating nan 0.5\n",
      "floating 0.5 inf\n", "floating -0.1 0.5\n", "floating 0.5 1.01\n", "away 0.5 0.5\n",
      "floating 0.5 0.5 0.5\n", "floating 1e999 0.5\n", "\u{0}\u{0}",
      String(repeating: "9", count: 5000),
    ])
  func anInvalidRecordIsIgnored(_ text: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write(text, to: "panel")
    #expect(FloatingRecord(path: "\(folder.path)/panel").read() == FloatingRecord.Content())
  }

  @Test func linksPipesAndFoldersAreNotFollowed() throws {
    let folder = try TemporaryDirectory()
    try folder.write("floating 0.25 0.25\n", to: "elsewhere")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/elsewhere")
    #expect(FloatingRecord(path: link).read() == FloatingRecord.Content())
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(FloatingRecord(path: pipe).read() == FloatingRecord.Content())
    #expect(FloatingRecord(path: folder.path).read() == FloatingRecord.Content())
    // A file is in the place of a folder.
    #expect(throws: (any Error).self) {
      try FloatingRecord(path: "\(folder.path)/elsewhere/panel").write(FloatingRecord.Content())
    }
  }

  /// The environment variables, and the resulting path.
  @Test(
    arguments: [
      (["HOME": "/home/a"], "/home/a/.local/state/clavier/panel"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "/state"], "/state/clavier/panel"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "state"], "/home/a/.local/state/clavier/panel"),
      (["HOME": "home"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func theRecordIsInTheStateDirectory(_ variables: [String: String], _ path: String?) {
    #expect(FloatingRecord(environment: { variables[$0] })?.path == path)
  }
}
