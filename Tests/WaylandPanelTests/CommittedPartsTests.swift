// SPDX-License-Identifier: MIT

import Testing

@testable import WaylandPanel

/// The parts of a long text for a field.
struct CommittedPartsTests {
  @Test("A text is split only if it is longer than a request, and none of it is lost")
  func parts() {
    #expect(InputMethod.parts(of: "") == [])
    let maximumLength = InputMethod.maximumLength
    let full = String(repeating: "a", count: maximumLength)
    #expect(InputMethod.parts(of: full) == [full])
    #expect(InputMethod.parts(of: full + "b") == [full, "b"])
    for character in ["ä", "€", "🖐"] {
      let text = "a" + String(repeating: character, count: maximumLength)
      let parts = InputMethod.parts(of: text)
      #expect(parts.joined() == text)
      #expect(parts.allSatisfy { $0.utf8.count <= maximumLength && !$0.isEmpty })
    }
  }
}
