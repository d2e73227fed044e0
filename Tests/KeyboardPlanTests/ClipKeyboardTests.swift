// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyboardPlan
import TestSupport
import Testing

/// The key for saved clips, where there are any.
struct ClipKeyboardTests {
  private static let clips = "clip = [{ text = \"Room 12\" }]\n"

  /// Returns the keyboard of settings in a field, in a panel's session.
  private func pages(
    _ settings: String, layout: LayoutFile? = nil, purpose: Keyboard.FieldPurpose = .standard,
    isSearch: Bool = false
  ) throws -> KeyboardPages {
    let text = Array((settings + "[output]\nlayout = \"us\"\n").utf8)
    let plan = try KeyboardPlan(Configuration(toml: text, named: "clavier.toml"), layout: layout)
    let session = KeyboardShape.Session(headroom: 0.5, purpose: purpose)
    return plan.shape(
      aspectRatio: nil, areaWidth: nil, in: .english, session: session, isSearch: isSearch
    ).pages
  }

  private func count(in pages: KeyboardPages) -> Int {
    pages[.alphabetic, .lowercased].keys.count { $0.action == .keyboardType(.clips) }
  }

  @Test("A keyboard with clips has a key for them, except for passwords and in a search")
  func key() throws {
    #expect(try count(in: pages("")) == 0)
    #expect(try count(in: pages(Self.clips)) == 1)
    #expect(try count(in: pages(Self.clips, purpose: .email)) == 1)
    #expect(try count(in: pages(Self.clips, isSearch: true)) == 0)
    for purpose in [Keyboard.FieldPurpose.password, .pin] {
      let pages = try pages(Self.clips, purpose: purpose)
      #expect(count(in: pages) == 0)
      #expect(pages.customPages.isEmpty)
    }
  }

  @Test("A layout that has the key already gets no second one")
  func ownKey() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      extends = "phone"
      [[edit]]
      page = "alphabetic"
      row = 1
      replace = "p"
      with = "{clips}"
      """, to: "own.toml")
    let layout = try LayoutDirectories([folder.path]).layout(named: "own")
    let pages = try pages(Self.clips, layout: layout)
    #expect(count(in: pages) == 1)
    #expect(pages[.clips, .lowercased].keys.contains { $0.action == .text("Room 12") })
  }
}
