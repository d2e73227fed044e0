// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Foundation
import TestSupport
import Testing

/// The agreement of drawings with pictures reviewed by a person.
///
/// After an intended change, they are redrawn with UPDATE_PICTURES and reviewed before they are
/// kept.
struct GoldenTests {
  @Test(.enabled(if: Tier.runsSlowTests), arguments: GoldenPicture.allCases)
  func drawingsMatchTheReviewedPictures(picture: GoldenPicture) throws {
    let golden = try Data(contentsOf: URL(filePath: picture.path))
    let difference = try difference(Array(golden), picture.drawn())
    #expect(
      !difference.isVisible,
      "\(picture): \(difference.squares.map { "\($0.count) squares, first \($0[0])" } ?? "size")")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil))
  func goldenPicturesAreUpdatedOnRequest() throws {
    for picture in GoldenPicture.allCases {
      try Data(picture.drawn()).write(to: URL(filePath: picture.path))
    }
  }

  @Test(arguments: GoldenPicture.allCases)
  func everyLabelHasItsLetters(picture: GoldenPicture) throws {
    _ = TestFonts.pinned
    let missing = try SceneRenderer().missingCharacters(in: try picture.scene())
    #expect(missing.isEmpty, "\(picture)")
  }

  private func difference(_ golden: [UInt8], _ drawn: [UInt8]) throws -> PictureDifference {
    PictureDifference(
      try #require(Pixels(png: golden)), try #require(Pixels(png: drawn)))
  }

  /// Returns whether a mistake is visible on a picture.
  private func isSeen(
    on picture: GoldenPicture = .phoneLight, _ mistake: (inout StyledScene) -> Void
  ) throws -> Bool {
    try difference(picture.drawn(), picture.drawn(mistake)).isVisible
  }

  @Test func aWrongColourIsSeen() throws {
    #expect(try isSeen { $0.keys[3].cap.fill = Color(bytes: 240, 240, 255) })
    #expect(try isSeen { $0.background.fill = Color(bytes: 203, 214, 221) })
    #expect(try isSeen { $0.keys[3].labels[0].color = Color(bytes: 0, 0, 160) })
    #expect(try isSeen(on: .neon) { $0.keys[3].cap.border.color = .white })
  }

  @Test func aMovedKeyIsSeen() throws {
    for offset in [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0)] {
      #expect(try isSeen { $0.keys[3].cap.frame = $0.keys[3].cap.frame.moved(by: offset) })
    }
  }

  @Test func aMovedLabelIsSeen() throws {
    #expect(
      try isSeen {
        let frame = $0.keys[3].labels[0].frame
        $0.keys[3].labels[0].frame = frame.moved(by: Point(x: 0, y: 1.5))
      })
  }

  @Test func aLostLabelIsSeen() throws {
    #expect(try isSeen { $0.keys[3].labels = [] })
    #expect(try isSeen(on: .suggestions) { $0.toolbar?.items[0].labels = [] })
    // The smallest of all: a full stop.
    #expect(
      try isSeen(on: .suggestions) { scene in
        let index = scene.keys.firstIndex { $0.action == .character(".") }
        scene.keys[index ?? 0].labels = []
      })
  }

  @Test func aLostShadowOrCornerIsSeen() throws {
    #expect(try isSeen { $0.keys[3].cap.shadows = [] })
    #expect(try isSeen { $0.keys[3].cap.corners = StyledScene.Corners() })
  }

  @Test func aLostCalloutIsSeen() throws {
    #expect(try isSeen(on: .callout) { $0.callouts[0].stem = nil })
    #expect(
      try isSeen(on: .callout) { scene in
        let last = scene.callouts.count - 1
        scene.callouts[last].items[0].box = nil
      })
  }

  @Test func aDifferentSizeIsDetected() throws {
    #expect(try isSeen { $0.bounds.maxX += 1 })
  }

  @Test func equalPicturesHaveNoDifference() throws {
    #expect(try !isSeen { _ in })
    // A different version of a library may change a colour by one step.
    #expect(try !isSeen { $0.background.fill = Color(bytes: 213, 215, 221) })
  }
}
