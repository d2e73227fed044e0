// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyboardPlan
import TestSupport
import Testing

/// The daemon's keyboard for a panel that shows it in two halves.
struct SplitKeyboardTests {
  /// Returns the keyboard of a configuration for an area of 217 mm.
  private func shape(
    _ configuration: String, headroom: Double?, width: Double = 217
  ) throws -> KeyboardShape {
    let folder = try TemporaryDirectory()
    _ = try folder.write(configuration, to: "clavier.toml")
    let plan = try KeyboardPlan(ConfigurationFiles(directory: folder.path))
    return plan.shape(
      aspectRatio: width / 54, areaWidth: width, in: .english,
      session: headroom.map { KeyboardShape.Session(headroom: $0) })
  }

  private let split = "[panel]\nplacement = \"split\"\n"

  @Test func halvesAreAThumbsReachWide() throws {
    let gap = try #require(shape(split, headroom: 0.25).pages.gap)
    let shape = try shape(split, headroom: 0.25)
    let millimeter = shape.pages.size.width / 217
    #expect(gap.width / millimeter > 60 && gap.width / millimeter < 80)
    #expect(abs(gap.center.x / millimeter - 217 / 2) < 4)
    // A finger between them types nothing, and one on a half does.
    var keyboard = shape.keyboard
    func tap(_ point: Point) -> [Effect] {
      var effects: [Effect] = []
      for (phase, time) in [(Contact.Phase.down, Int64(1_000_000)), (.up, 1_050_000)] {
        let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
        let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
        effects += keyboard.handle(.touch(frame)).effects
      }
      return effects
    }
    #expect(tap(gap.center).isEmpty)
    #expect(tap(Point(x: 5, y: 5)) == [.insertText("q")])
  }

  @Test func aKeyboardIsSplitOnlyIfRequestedAndWithRoom() throws {
    #expect(try shape(split, headroom: nil).pages.gap == nil)
    #expect(try shape(split, headroom: 0.25, width: 130).pages.gap == nil)
    #expect(try shape("", headroom: 0.25).pages.gap == nil)
    #expect(try shape("[panel]\nplacement = \"floating\"\n", headroom: 0.25).pages.gap == nil)
  }
}
