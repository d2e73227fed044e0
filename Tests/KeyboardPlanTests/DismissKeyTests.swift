// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyboardPlan
import TestSupport
import Testing

/// The key that hides the keyboard, where a panel can show it again.
struct DismissKeyTests {
  /// Returns the number of keys that hide the keyboard of a device.
  private func count(
    on device: String, layout: LayoutFile? = nil, canDismiss: Bool
  ) throws -> Int {
    let text = "[keyboard]\ndevice = \"\(device)\"\n[output]\nlayout = \"us\"\n"
    let configuration = try Configuration(toml: Array(text.utf8), named: "clavier.toml")
    let plan = try KeyboardPlan(configuration, layout: layout)
    var session = KeyboardShape.Session(headroom: 0.5)
    session.canDismiss = canDismiss
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: .english, session: session)
    return shape.pages[.alphabetic, .lowercased].keys.count { $0.action == .dismissKeyboard }
  }

  @Test("Tablets have a key that hides the keyboard if a key may hide it; phones have none")
  func devices() throws {
    for device in ["tablet", "tabletPro"] {
      #expect(try count(on: device, canDismiss: true) == 1)
      #expect(try count(on: device, canDismiss: false) == 0)
    }
    #expect(try count(on: "phone", canDismiss: true) == 0)
  }

  @Test("A layout that has the key already gets no second one")
  func ownKey() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      extends = "tablet"
      [[edit]]
      page = "alphabetic"
      row = 1
      replace = "p"
      with = "{dismiss}"
      """, to: "own.toml")
    let layout = try LayoutDirectories([folder.path]).layout(named: "own")
    #expect(try count(on: "tablet", layout: layout, canDismiss: true) == 1)
  }
}
