// SPDX-License-Identifier: MIT

import Linux
import TestSupport
import Testing

@testable import clavier_panel

/// What the panel tells the doctor of an X server.
@Suite(.serialized) struct XExaminationTests {
  @Test func anXServerHasAPlaceForTheKeyboardAndAKeymap() throws {
    let server = try XServer()
    let folder = try TemporaryDirectory()
    let places = Arguments.Places(configuration: folder.path, display: server.display)
    let text = try Examination(places, EventLoop()).run()
    let lines = text.split(separator: "\n").map(String.init)
    let start = "good\tthe panel can be shown on the X server \(server.display), output "
    #expect(lines.first?.hasPrefix(start) == true, "\(lines.prefix(4))")
    #expect(
      lines.contains { $0.hasPrefix("note\t") && $0.hasSuffix("tells nothing of text fields") })
    let keymap = try #require(lines.firstIndex { $0.hasPrefix("keymap\t") })
    #expect(lines[keymap + 1].hasPrefix("xkb_keymap"))
  }
}
