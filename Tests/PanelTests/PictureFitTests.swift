// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Panel

/// The reuse of a picture's place on its surface.
struct PictureFitTests {
  private let space = PictureFit.Space(800, 501, headroom: 100)
  private var scene: StyledScene {
    StyledScene(
      bounds: Rect(minX: 0, minY: -50, maxX: 400, maxY: 200), effectiveAppearance: .light,
      background: StyledScene.Box(
        frame: Rect(x: 0, y: 0, width: 400, height: 200), fill: .black),
      gap: Rect(minX: 180, minY: 0, maxX: 220, maxY: 200))
  }

  @Test func aFitAppliesToPicturesWithEqualFrames() throws {
    let first = scene
    let fit = try #require(PictureFit(first.staticParts, space))
    var second = first
    second.highlights = [first.background]
    #expect(fit.matches(second.staticParts, space))
    let alone = try #require(ScaledScene(second, width: 800, height: 501, headroom: 100))
    #expect(ScaledScene(second, fit) == alone)
    #expect(alone.scene.highlights == second.highlights)
    #expect(alone.scene.bounds != first.bounds && alone.scene.gap != first.gap)
  }

  @Test func aChangedFrameOrSurfaceNeedsANewFit() throws {
    let fit = try #require(PictureFit(scene.staticParts, space))
    var others = [scene, scene, scene, scene]
    others[0].bounds.minY = -60
    others[1].background.frame.maxX = 390
    others[2].background.fill = .white
    others[3].gap = nil
    for other in others { #expect(!fit.matches(other.staticParts, space)) }
    #expect(!fit.matches(scene.staticParts, PictureFit.Space(800, 502, headroom: 100)))
    #expect(!fit.matches(scene.staticParts, PictureFit.Space(801, 501, headroom: 100)))
    #expect(!fit.matches(scene.staticParts, PictureFit.Space(800, 501, headroom: nil)))
  }

  @Test func changesOfKeysKeepTheStaticParts() {
    let first = scene
    var second = first
    second.pointer = first.background
    #expect(second.staticParts == first.staticParts)
    var staticParts = first.staticParts
    staticParts.panel = first.background.frame
    #expect(staticParts == first.staticParts)
    staticParts.panel.minY = -4
    #expect(staticParts != first.staticParts && first.background.frame.minY == 0)
    second.staticParts = staticParts
    #expect(second.background.frame.minY == -4 && second.background.fill == .black)
  }
}
