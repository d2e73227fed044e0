// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Panel
import Testing

/// What is to be seen while there is no keyboard.
struct PanelNoticeTests {
  private func output(_ width: Double, _ height: Double) -> PanelOutput {
    let size = Size(width: width, height: height)
    return PanelOutput(name: "X-1", size: size, pixels: size)
  }

  @Test(arguments: [(390.0, 844.0), (800, 480), (1920, 1080), (1920, 480), (320, 240)])
  func itIsALowStripAtTheKeyboardsEdge(_ width: Double, _ height: Double) throws {
    for edge in PanelSettings.Edge.allCases {
      var keyboard = PanelSettings()
      keyboard.edge = edge
      keyboard.width = .share(0.5)
      let settings = PanelNotice.settings(keyboard)
      let geometry = try #require(
        PanelGeometry(
          on: output(width, height), settings, shape: PanelNotice.noService.shape))
      #expect(geometry.width == Int(width))
      #expect(Double(geometry.panelHeight) <= max(28, height * 0.1 + 1))
      #expect(edge == .top ? geometry.frame.minY == 0 : geometry.frame.maxY == height)
      #expect(!settings.reservesSpace)
    }
  }

  @Test func itsTextCanBeReadAndIsDrawn() throws {
    let notice = PanelNotice.noService
    let label = try #require(notice.picture.keys.first?.labels.first)
    #expect(label.color.contrastRatio(to: notice.picture.background.fill) >= Color.leastTextContrast)
    let surface = try PixelSurface(width: 800, height: 185)
    let fitted = try #require(FittedPicture(notice.picture, width: 800, height: 185))
    try SceneRenderer(scale: fitted.scale).draw(fitted.scene, on: surface)
    var colors: Set<UInt32> = []
    surface.withPixels { pixels in
      for column in 0..<800 {
        colors.insert(
          pixels.loadUnaligned(fromByteOffset: 170 * surface.stride + column * 4, as: UInt32.self))
      }
    }
    // The strip is as wide as the output, and there are letters on it.
    #expect(!colors.contains(0))
    #expect(colors.count > 5)
  }

  @Test func anySentenceStaysOnItsStrip() {
    for text in ["", "x", String(repeating: "word ", count: 200)] {
      let notice = PanelNotice(text)
      for label in notice.picture.keys.flatMap(\.labels) {
        #expect(notice.shape.panel.union(label.frame) == notice.shape.panel)
      }
    }
  }
}
