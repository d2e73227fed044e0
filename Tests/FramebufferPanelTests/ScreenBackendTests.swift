// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import Testing

@testable import FramebufferPanel

@Suite struct ScreenBackendTests {
  @Test("A user's height also changes the automatic one, up to that of the screen")
  func height() {
    func heights(_ width: Double, _ height: Double) -> [Double] {
      let size = Size(width: width, height: height)
      let output = PanelOutput(name: "DSI-1", size: size, pixels: size)
      return UserSettings.Height.allCases.map { ScreenBackend.height(on: output, step: $0) }
    }
    #expect(heights(500, 1000) == [240, 300, 375])
    #expect(heights(1000, 700) == [480, 600, 700])
    #expect(heights(1920, 480) == [384, 480, 480])
  }
}
