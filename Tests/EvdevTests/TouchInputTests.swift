// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import TestSupport
import Testing

@testable import Evdev

/// The properties of touch input on any machine; the rest needs a kernel's devices.
@Suite("Touch input")
struct TouchInputTests {
  @Test("A missing named device is logged once for each change of the settings")
  func absentDevices() throws {
    let recorder = LogRecorder(format: .journal)
    var settings = TouchSettings()
    settings.devices = ["no such device"]
    let input = try TouchInput(
      loop: EventLoop(), log: recorder.log, settings: settings,
      keyboardSize: Size(width: 400, height: 200))
    input.events.surfaces = { Issue.record("unexpected surface: \($0)") }
    try input.start()
    let complaint = "<4>touch: the device “no such device” is not connected; "
    try #require(recorder.lines.count == 1)
    #expect(recorder.lines[0] == complaint + "“clavier devices” lists all")

    input.keyboard.size = Size(width: 300, height: 200)
    input.apply(settings)
    #expect(recorder.lines.count == 1)
    settings.rotation = .left
    settings.devices.append("/dev/input/by-id/none")
    input.apply(settings)
    #expect(recorder.lines.count == 3)
    #expect(input.surfaces == [])
  }

  @Test("An error of udev's socket, as after lost messages, does not end its watch")
  func udevErrors() throws {
    let recorder = LogRecorder()
    let input = try TouchInput(
      loop: EventLoop(), log: recorder.log, settings: TouchSettings(),
      keyboardSize: Size(width: 400, height: 200))
    try input.watchUdev()
    weak let ended = input.udev.watch
    input.handleUdev(.hungUp)
    #expect(ended == nil && input.udev.watch != nil)
    #expect(recorder.lines == [])
  }

  @Test(
    "A device that failed for want of descriptors is opened again, and one that is gone is not",
    .enabled(if: Tier.runsRealTests))
  func retries() throws {
    let (loop, recorder) = (try EventLoop(), LogRecorder())
    let directory = try TemporaryDirectory()
    let failures = [("one", ENODEV), ("two", EMFILE)]
    var settings = TouchSettings()
    settings.devices = failures.map { "Rig \($0.0)" }
    let input = try TouchInput(
      loop: loop, log: recorder.log, settings: settings,
      keyboardSize: Size(width: 400, height: 200))
    try input.start()
    recorder.lines = []
    for (name, code) in failures {
      // A file in the place of a node can be opened, but is no device.
      let path = try directory.write("", to: name)
      input.candidates[name] = Candidate(
        node: InputNode(
          sysname: name, deviceSysname: name, path: path, name: "Rig \(name)", seat: "seat0"))
      input.retryLater(name, after: SystemError(call: "open \(path)", code: code))
    }
    let isTriedAgain = try comesTrue(while: { while try loop.runOnce() {} }) {
      recorder.contains("“Rig two” cannot be read: ")
    }
    #expect(isTriedAgain)
    #expect(!recorder.contains("Rig one"))
  }

  @Test("A released touch input is deallocated, and leaves no work in the loop")
  func dropped() throws {
    let loop = try EventLoop()
    var settings = TouchSettings()
    settings.devices = ["no such device"]
    let log = Log(format: .journal, verbosity: .normal, clock: { 0 }, sink: { _ in })
    var input: TouchInput? = try TouchInput(
      loop: loop, log: log, settings: settings, keyboardSize: Size(width: 400, height: 200))
    try input?.start()
    weak let remains = input
    input = nil
    #expect(remains == nil)
    let end = try loop.timer { loop.stop(0) }
    end.deadline = loop.now
    #expect(try loop.run() == 0)
    withExtendedLifetime(end) {}
  }
}
