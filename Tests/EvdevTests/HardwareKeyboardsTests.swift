// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux
import TestSupport
import Testing

@testable import Evdev

/// The detection of a physical keyboard: nodes as in udev's events, and named pipes for switches.
@Suite("Hardware keyboards")
struct HardwareKeyboardsTests {
  // The kernel's values in /sys/class/input/input*/capabilities/key.

  /// A PS/2 computer keyboard.
  private static let computer = "402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe"
  /// A power button.
  private static let button = "10000000000000 0"
  /// An infrared remote control, with digits and a few letter keys.
  private static let remote = "fff 0 800 0 40000018 11c000 0 10000 0 fc13b6000000ffc"

  @Test("A device with letters, a space and Return is a keyboard, whatever other keys it has")
  func keys() {
    #expect(KeyboardDetection.hasTypingKeys(Self.computer, wordBits: 64))
    #expect(KeyboardDetection.hasTypingKeys(Self.computer + "\n", wordBits: 64))
    #expect(!KeyboardDetection.hasTypingKeys(Self.button, wordBits: 64))
    #expect(!KeyboardDetection.hasTypingKeys(Self.remote, wordBits: 64))
    #expect(KeyboardDetection.hasTypingKeys("ffffffff fffffffe", wordBits: 32))
    #expect(!KeyboardDetection.hasTypingKeys("fffffffe", wordBits: 32))
    #expect(!KeyboardDetection.hasTypingKeys("ffffffff 0", wordBits: 32))
    for nonsense in ["", " ", "-1", "zz", "ffffffffffffffffff", "fffffffffffffffe x"] {
      #expect(!KeyboardDetection.hasTypingKeys(nonsense, wordBits: 64), "\(nonsense)")
    }
  }

  @Test(
    "A device that lacks one of the letters, the space or Return is not a keyboard",
    arguments: KeyboardDetection.typingKeys)
  func eachKey(code: Int32) {
    let all = UInt64.max & ~(1 << UInt64(code))
    #expect(!KeyboardDetection.hasTypingKeys(String(all, radix: 16), wordBits: 64))
    #expect(KeyboardDetection.typingKeys.count == 28)
  }

  @Test("Virtual and disabled keyboards do not count, and neither do devices without typing keys")
  func verdicts() {
    func detection(_ hasKeys: Bool, _ isVirtual: Bool, _ isOff: Bool) -> KeyboardDetection {
      KeyboardDetection(hasTypingKeys: hasKeys, isVirtual: isVirtual, isOff: isOff)
    }
    #expect(detection(true, false, false) == .usable)
    #expect(detection(true, true, true) == .virtual)
    #expect(detection(true, false, true) == .off)
    #expect(detection(false, true, true) == .lacksKeys)
    for detection in [KeyboardDetection.virtual, .off, .lacksKeys] {
      #expect(detection.description.hasPrefix("does not count as a keyboard for typing: "))
    }
  }

  private final class Fixture {
    let loop: EventLoop
    let keyboards: HardwareKeyboards
    private(set) var changes: [Bool] = []
    private let directory: TemporaryDirectory

    init() throws {
      loop = try EventLoop()
      directory = try TemporaryDirectory()
      let log = Log(format: .journal, verbosity: .normal, clock: { 0 }, sink: { _ in })
      keyboards = HardwareKeyboards(loop, log)
      keyboards.onChange = { [unowned self] in changes.append($0) }
    }

    func node(
      _ name: String, hasKeys: Bool = true, isVirtual: Bool = false, isSwitch: Bool = false,
      bus: UInt16 = 0x11
    ) -> InputNode {
      InputNode(
        sysname: name, deviceSysname: "input1", path: "\(directory.path)/\(name)", name: "Board",
        hasTypingKeys: hasKeys, isVirtual: isVirtual, isTabletSwitch: isSwitch, bus: bus,
        seat: "seat0")
    }

    func plug(_ node: InputNode, isForeign: Bool = true, isOff: Bool = false) {
      keyboards.update(node, isForeign: isForeign, isOff: isOff)
    }

    /// Plugs a switch in; releasing the returned descriptor unplugs it.
    func plugSwitch(_ name: String) throws -> OwnedDescriptor {
      let node = node(name, hasKeys: false, isSwitch: true)
      try check("mkfifo") { mkfifo(node.path, 0o600) }
      let end = try OwnedDescriptor(opening: node.path, O_RDWR | O_NONBLOCK)
      plug(node)
      return end
    }

    func turn() throws {
      while try loop.runOnce() {}
    }
  }

  private func flip(_ end: borrowing OwnedDescriptor, _ code: Int32, _ value: Int32) throws {
    var event = input_event()
    (event.type, event.code, event.value) = (UInt16(EV_SW), UInt16(code), value)
    let number = end.rawValue
    try check("write") { write(number, &event, MemoryLayout<input_event>.size) }
  }

  @Test("The first keyboard plugged in and the last one removed are reported, and none between")
  func comesAndGoes() throws {
    let fixture = try Fixture()
    #expect(!fixture.keyboards.isPresent)
    fixture.plug(fixture.node("event1"))
    fixture.plug(fixture.node("event1"))
    fixture.plug(fixture.node("event2"))
    fixture.keyboards.remove("event1")
    #expect(fixture.changes == [true])
    fixture.keyboards.remove("event2")
    fixture.keyboards.remove("event2")
    #expect(fixture.changes == [true, false])
  }

  @Test("Buttons, virtual keyboards, keyboards of other seats and disabled ones do not count")
  func others() throws {
    let fixture = try Fixture()
    fixture.plug(fixture.node("event1", hasKeys: false))
    fixture.plug(fixture.node("event2", isVirtual: true))
    fixture.plug(fixture.node("event3"), isForeign: false)
    fixture.plug(fixture.node("event4"), isOff: true)
    #expect(fixture.changes.isEmpty)
    // The settings enable it, then disable it.
    fixture.plug(fixture.node("event4"))
    fixture.plug(fixture.node("event4"), isOff: true)
    #expect(fixture.changes == [true, false])
  }

  @Test("In tablet mode the tablet's own keyboard is absent, but a Bluetooth keyboard is not")
  func tablet() throws {
    let fixture = try Fixture()
    fixture.plug(fixture.node("event1"))
    let tablet = try fixture.plugSwitch("event2")
    #expect(fixture.changes == [true])
    // A different switch: the lid.
    try flip(tablet, SW_LID, 1)
    try fixture.turn()
    #expect(fixture.changes == [true])
    try flip(tablet, SW_TABLET_MODE, 1)
    try fixture.turn()
    #expect(fixture.changes == [true, false])
    fixture.plug(fixture.node("event3", bus: 0x05))
    #expect(fixture.changes == [true, false, true])
    fixture.keyboards.remove("event3")
    try flip(tablet, SW_TABLET_MODE, 0)
    try fixture.turn()
    #expect(fixture.changes == [true, false, true, false, true])
    // Without the switch, the keyboard counts as present.
    try flip(tablet, SW_TABLET_MODE, 1)
    try fixture.turn()
    fixture.keyboards.remove("event2")
    #expect(fixture.changes.suffix(2) == [false, true])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func eachPresenceChangeIsReportedOnce(_ seed: UInt64) throws {
    let fixture = try Fixture()
    var random = SplitMix64(seed: seed)
    var counting: Set<Int> = []
    for _ in 0..<200 {
      let number = Int.random(in: 0..<6, using: &random)
      if Bool.random(using: &random) {
        let hasKeys = Bool.random(using: &random)
        let isOff = Int.random(in: 0..<4, using: &random) == 0
        fixture.plug(fixture.node("event\(number)", hasKeys: hasKeys), isOff: isOff)
        if hasKeys, !isOff { counting.insert(number) } else { counting.remove(number) }
      } else {
        fixture.keyboards.remove("event\(number)")
        counting.remove(number)
      }
      #expect(fixture.keyboards.isPresent == !counting.isEmpty)
    }
    for (before, after) in zip(fixture.changes, fixture.changes.dropFirst()) {
      #expect(before != after)
    }
  }
}
