// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Foundation
import KeyboardPlan
import TestSupport
import Testing

/// The keyboard of a single application.
struct ApplicationKeyboardTests {
  private func plan() throws -> KeyboardPlan {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      """
      [keyboard]
      layout = "xkb:us(dvorak)"
      [output]
      layout = "us"
      [[application]]
      match = "foot"
      device = "terminal"
      """, to: "clavier.toml")
    return try KeyboardPlan(ConfigurationFiles(directory: folder.path))
  }

  private func letters(of shape: KeyboardShape) -> String {
    shape.pages[.alphabetic, .lowercased].keys.compactMap { key -> String? in
      if case .character(let text) = key.action { text } else { nil }
    }.joined()
  }

  @Test func aDeviceOfItsOwnReplacesALayoutToo() throws {
    let plan = try plan()
    let general = plan.shape(aspectRatio: 2, areaWidth: 150, in: .english, application: "firefox")
    #expect(!letters(of: general).contains("qwertyuiop"))
    let own = plan.shape(aspectRatio: 2, areaWidth: 150, in: .english, application: "foot")
    #expect(letters(of: own).contains("qwertyuiop"))
    #expect(own.context.deviceType == .terminal)
    #expect(own.context.locale == general.context.locale)
  }
}
