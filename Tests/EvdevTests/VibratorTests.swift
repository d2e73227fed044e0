// SPDX-License-Identifier: MIT

import CLinux
import ClavierSettings
import Glibc
import Linux
import TestSupport
import Testing

@testable import Evdev

/// The vibration of keys: capabilities as udev has them, and files in place of motors.
@Suite("Vibrator")
struct VibratorTests {
  private static func node(
    _ path: String = "/dev/full", vibration: VibrationForm? = .rumble, isMotor: Bool = true,
    isVirtual: Bool = false
  ) -> InputNode {
    InputNode(
      sysname: "event1", deviceSysname: "input1", path: path, name: "Motor", isVirtual: isVirtual,
      vibration: vibration, isMotor: isMotor, seat: "seat0")
  }

  /// Returns a vibrator that is on, and whose effects get numbers from 7 on.
  private static func vibrator(_ recorder: LogRecorder = LogRecorder()) -> Vibrator {
    var number: Int16 = 6
    let vibrator = Vibrator(recorder.log) { _, effect in
      number += 1
      effect.id = number
      return 0
    }
    vibrator.settings.isOn = true
    return vibrator
  }

  // The kernel's values in /sys/class/input/input*/capabilities/ff.

  @Test("A device vibrates by rumble, or else by sine waves, or else not at all")
  func forms() {
    func form(_ text: String, _ wordBits: Int = 64) -> VibrationForm? {
      VibrationForm(effects: text, wordBits: wordBits)
    }
    #expect(form("107030000 0") == .rumble)
    #expect(form("1 7030000 0 0\n", 32) == .rumble)
    #expect(form("4020000 0") == .sine)
    // Periodic effects without sine waves, and constant forces.
    for text in ["20000 0", "40000 0", "0", "", "ffffffffffffffff", "zz 0", "-1"] {
      #expect(form(text) == nil, "\(text)")
    }
  }

  @Test("An effect has the duration and the strength of the settings, within the kernel's ranges")
  func effects() {
    var settings = VibrationSettings()
    let rumble = VibrationForm.rumble.effect(of: .light, settings)
    #expect(rumble.type == UInt16(FF_RUMBLE) && rumble.id == -1)
    #expect(rumble.replay.length == 20 && rumble.replay.delay == 0)
    #expect(rumble.u.rumble.strong_magnitude == 39_321)
    #expect(rumble.u.rumble.weak_magnitude == 39_321)
    #expect(VibrationForm.rumble.effect(of: .strong, settings).replay.length == 40)
    (settings.strength, settings.duration) = (7, .seconds(100))
    let sine = VibrationForm.sine.effect(of: .strong, settings)
    #expect(sine.type == UInt16(FF_PERIODIC) && sine.replay.length == 32_767)
    #expect(sine.u.periodic.waveform == UInt16(FF_SINE) && sine.u.periodic.period == 6)
    #expect(sine.u.periodic.magnitude == 32_767)
  }

  @Test("A touch surface comes before a motor, and other devices vibrate only if they are named")
  func ranks() {
    func rank(_ node: InputNode, named name: String? = nil, isRead: Bool = false) -> Int? {
      node.vibrationRank(name.map { DeviceMatch($0) }, isRead: isRead)
    }
    let gamepad = Self.node(isMotor: false)
    #expect(rank(Self.node(isMotor: false), isRead: true) == 0)
    #expect(rank(Self.node()) == 1)
    #expect(rank(gamepad) == nil && rank(gamepad, named: "Motor") == 0)
    let virtual = Self.node(isVirtual: true)
    #expect(rank(virtual) == nil && rank(virtual, named: "Motor") == 0)
    #expect(rank(Self.node(), named: "Other") == nil)
    #expect(rank(Self.node(vibration: nil), named: "Motor", isRead: true) == nil)
  }

  @Test("A vibration is one event with its effect's number, and one that does not fit is dropped")
  func events() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/event1"
    try check("mkfifo") { mkfifo(path, 0o600) }
    let end = try OwnedDescriptor(opening: path, O_RDWR | O_NONBLOCK)
    let vibrator = Self.vibrator()
    vibrator.play(.light)
    vibrator.update(Self.node(path))
    // A repeated node stays open.
    vibrator.update(Self.node(path))
    vibrator.play(.light)
    vibrator.play(.strong)
    var events = [input_event](repeating: input_event(), count: 3)
    let descriptor = end.rawValue
    let size = MemoryLayout<input_event>.size
    let count = read(descriptor, &events, 3 * size)
    #expect(count == 2 * size)
    #expect(events.prefix(2).map(\.code) == [7, 8])
    #expect(events.prefix(2).allSatisfy { $0.type == UInt16(EV_FF) && $0.value == 1 })
    // More than the pipe holds.
    for _ in 0..<10_000 { vibrator.play(.light) }
    #expect(vibrator.name == "Motor")
    vibrator.settings.isOn = false
    vibrator.update(Self.node(path))
    #expect(vibrator.name == nil)
  }

  @Test("A motor that refuses a vibration is closed and logged, and opened when it returns")
  func losses() {
    let recorder = LogRecorder()
    let vibrator = Self.vibrator(recorder)
    vibrator.update(Self.node())
    #expect(vibrator.name == "Motor" && recorder.lines.count == 1)
    vibrator.play(.light)
    #expect(vibrator.name == nil)
    #expect(recorder.contains("“Motor” does not vibrate: write /dev/full: No space left"))
    vibrator.play(.light)
    #expect(recorder.lines.count == 2)
    vibrator.update(nil)
    vibrator.update(Self.node())
    #expect(vibrator.name == "Motor")
  }

  @Test("A device that is forbidden is logged once with the remedy, a missing one never")
  func forbidden() {
    let recorder = LogRecorder()
    let vibrator = Vibrator(recorder.log) { _, _ in
      errno = EPERM
      return -1
    }
    vibrator.settings.isOn = true
    vibrator.update(Self.node("/nonexistent/event1"))
    #expect(recorder.lines.isEmpty)
    vibrator.update(Self.node())
    vibrator.update(Self.node())
    #expect(vibrator.name == nil && recorder.lines.count == 1)
    #expect(recorder.contains("DeviceAllow=char-input rw"))
  }
}
