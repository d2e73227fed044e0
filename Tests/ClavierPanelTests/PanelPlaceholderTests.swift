// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Panel
import Testing

@testable import clavier_panel

/// The placeholder shown while there is no keyboard.
struct PanelPlaceholderTests {
  private func output(_ width: Double, _ height: Double) -> PanelOutput {
    let size = Size(width: width, height: height)
    return PanelOutput(name: "X-1", size: size, pixels: size)
  }

  /// Returns the geometry of a placeholder for a keyboard with these settings.
  private func geometry(
    of placeholder: PanelPlaceholder, _ keyboard: PanelSettings = PanelSettings(),
    on output: PanelOutput
  ) throws -> PanelGeometry {
    let settings = placeholder.settings(keyboard)
    return try #require(
      PanelGeometry(
        on: output, settings.panel, exactSize: settings.exactSize, shape: placeholder.shape))
  }

  @Test(arguments: [(390.0, 844.0), (800, 480), (1920, 1080), (1920, 480), (320, 240)])
  func theSentenceIsALowStripAtTheKeyboardsEdge(_ width: Double, _ height: Double) throws {
    for edge in PanelSettings.Edge.allCases {
      var keyboard = PanelSettings()
      keyboard.edge = edge
      keyboard.width = .share(0.5)
      let notice = PanelPlaceholder.noService
      let geometry = try geometry(of: notice, keyboard, on: output(width, height))
      #expect(geometry.width == Int(width))
      #expect(geometry.panelHeight == 28)
      #expect(edge == .top ? geometry.frame.minY == 0 : geometry.frame.maxY == height)
      #expect(!notice.settings(keyboard).panel.reservesSpace)
    }
  }

  @Test(arguments: [(PanelSettings.Alignment.left, 0.0), (.center, 916), (.right, 1832)])
  func theTabIsWhereTheKeyboardIsAndAsLargeAsAKey(
    _ align: PanelSettings.Alignment, _ left: Double
  ) throws {
    var keyboard = PanelSettings()
    keyboard.align = align
    let geometry = try geometry(of: .tab, keyboard, on: output(1920, 1080))
    #expect(geometry.frame.minX == left)
    #expect(geometry.width == 88 && geometry.panelHeight == 32)
  }

  @Test(arguments: [PanelSettings.Edge.bottom, .top])
  func theBarIsAsWideAsTheKeyboardAndReservesSpaceIfTheKeyboardDoes(
    _ edge: PanelSettings.Edge
  ) throws {
    var keyboard = PanelSettings()
    keyboard.edge = edge
    keyboard.width = .share(0.5)
    keyboard.align = .right
    let bar = PanelPlaceholder.collapsed(keyboard)
    #expect(bar == .bar)
    let geometry = try geometry(of: bar, keyboard, on: output(1920, 1080))
    #expect(geometry.width == 960 && geometry.panelHeight == 32)
    #expect(geometry.frame.maxX == 1920)
    #expect(edge == .top ? geometry.frame.minY == 0 : geometry.frame.maxY == 1080)
    #expect(bar.settings(keyboard).panel.reservesSpace)
    keyboard.reservesSpace = false
    #expect(!bar.settings(keyboard).panel.reservesSpace)
  }

  @Test func atASideAndForAFloatingKeyboardTheBarIsATab() {
    var keyboard = PanelSettings()
    keyboard.placement = .split
    #expect(PanelPlaceholder.collapsed(keyboard) == .bar)
    keyboard.placement = .floating
    #expect(PanelPlaceholder.collapsed(keyboard) == .tab)
    keyboard.placement = .docked
    for edge in [PanelSettings.Edge.left, .right] {
      keyboard.edge = edge
      let placeholder = PanelPlaceholder.collapsed(keyboard)
      #expect(placeholder == .tab && !placeholder.settings(keyboard).panel.reservesSpace)
    }
  }

  @Test func aPlaceholderIsNeverLargerThanTheOutput() throws {
    for placeholder in [PanelPlaceholder.tab, .bar, .noService] {
      let geometry = try geometry(of: placeholder, on: output(50, 20))
      #expect(geometry.width == 50 && geometry.height == 20)
    }
  }

  @Test func theTextCanBeReadAndIsDrawn() throws {
    let notice = PanelPlaceholder.noService
    let picture = notice.picture(headroom: PanelGeometry.headroomPoints)
    let label = try #require(picture.keys.first?.labels.first)
    #expect(label.color.contrastRatio(to: picture.background.fill) >= Color.minimumTextContrast)
    let surface = try PixelSurface(width: 800, height: 90)
    let fitted = try #require(ScaledScene(picture, width: 800, height: 90))
    try SceneRenderer(scale: fitted.scale).draw(fitted.scene, on: surface)
    var colors: Set<UInt32> = []
    surface.withPixels { pixels in
      for row in 63..<90 {
        for column in 0..<800 {
          colors.insert(
            pixels.loadUnaligned(
              fromByteOffset: row * surface.stride + column * 4, as: UInt32.self))
        }
      }
    }
    // The strip is as wide as the output, and there are letters on it.
    #expect(!colors.contains(0))
    #expect(colors.count > 5)
  }

  /// At the top and on consoles there is no space above.
  @Test(arguments: PanelSettings.Edge.allCases)
  func aPlaceholderHasTheSameSizeAtEveryEdge(_ edge: PanelSettings.Edge) throws {
    var keyboard = PanelSettings()
    keyboard.edge = edge
    for placeholder in [PanelPlaceholder.tab, .bar, .noService] {
      let geometry = try geometry(of: placeholder, keyboard, on: output(1920, 1080))
      let fitted = try #require(
        ScaledScene(
          placeholder.picture(headroom: PanelGeometry.headroomPoints), width: geometry.width,
          height: geometry.height, headroom: Double(geometry.headroom)))
      #expect(fitted.scale == 1)
    }
  }

  @Test func anySentenceStaysOnItsStrip() {
    for text in ["", "x", String(repeating: "word ", count: 200)] {
      let notice = PanelPlaceholder(text)
      for label in notice.picture(headroom: 0).keys.flatMap(\.labels) {
        #expect(notice.shape.panel.union(label.frame) == notice.shape.panel)
      }
    }
  }
}
