// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import Panel
import TestSupport
import Testing

@testable import clavier_panel

@Suite("The mover of a floating keyboard", .enabled(if: Tier.runsRealTests))
struct PanelMoverTests {
  private static let keys = Rect(x: 0, y: 0, width: 390, height: 216)

  /// Docks the keyboard, or undocks it, by two quick taps on its handle.
  private func tapTwice(_ mover: PanelMover, atSecond second: Int64) throws {
    let size = Size(width: 1000, height: 600)
    let output = PanelOutput(name: "X-1", size: size, pixels: size)
    let shape = PanelShape(
      panel: Rect(x: 0, y: 0, width: 390, height: 216 + PanelHandle.height), keys: Self.keys)
    var settings = PanelSettings()
    settings.placement = .floating
    (settings.width, settings.height) = (.points(390), .points(242))
    let geometry = try #require(
      PanelGeometry(on: output, settings, shape: shape, placementOverride: mover.placementOverride))
    let context = FloatingMachine.DragContext(
      output: output, geometry: geometry, settings: settings, shape: shape,
      handle: PanelHandle.frame(below: Self.keys))
    for (index, phase) in [Contact.Phase.down, .up, .down, .up].enumerated() {
      let touch = Touch(
        contact: Contact.ID(rawValue: 1), phase: phase, point: Point(x: 200, y: 230))
      let time = Timestamp(microseconds: second * 1_000_000 + Int64(index) * 20_000)
      let frame = TouchFrame(time: time, touches: [touch])
      let rest = mover.unhandledTouches(of: PanelTouch(frame: frame), on: context)
      #expect(rest.frame.touches.isEmpty)
    }
  }

  @Test("A position that cannot be stored is logged once, and again after a success")
  func unwritable() throws {
    let folder = try TemporaryDirectory()
    let state = "\(folder.path)/state"
    let record = FloatingRecord(path: "\(state)/panel")
    let recorder = LogRecorder()
    let log = recorder.log
    let mover = try PanelMover(
      EventLoop(), log, record, PanelMover.Events(moved: {}, reportPlace: {}))
    // A file in place of the directory.
    try folder.write("", to: "state")
    for second in 1...3 { try tapTwice(mover, atSecond: Int64(second) * 10) }
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("the floating position is lost when the panel ends"))
    #expect(unlink(state) == 0)
    try tapTwice(mover, atSecond: 40)
    #expect(recorder.lines.count == 1 && access(record.path, F_OK) == 0)
    #expect(unlink(record.path) == 0 && rmdir(state) == 0)
    try folder.write("", to: "state")
    try tapTwice(mover, atSecond: 50)
    #expect(recorder.lines.count == 2)
  }
}
