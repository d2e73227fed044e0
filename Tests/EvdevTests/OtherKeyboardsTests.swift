// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux
import TestSupport
import Testing

@testable import Evdev

/// Named pipes in place of the nodes of keyboards, carrying the kernel's own structures.
///
/// Only a kernel device can report its held keys, so the test supplies them.
@Suite("Other keyboards")
struct OtherKeyboardsTests {
  /// Keyboards that are named pipes, in a directory of their own.
  private final class Fixture {
    let loop: EventLoop
    let keyboards: OtherKeyboards
    private(set) var events: [OtherKeyboards.Event] = []
    private let recorder = LogRecorder()
    var lines: [String] { recorder.lines }
    /// The keys that the kernel would report for every keyboard, and the number of queries.
    var heldOnAll: [Int32] = []
    private(set) var queryCount = 0
    private let directory: TemporaryDirectory

    init() throws {
      loop = try EventLoop()
      directory = try TemporaryDirectory()
      var hold: () -> HeldKeys? = { nil }
      keyboards = OtherKeyboards(loop, recorder.log) { _ in hold() }
      hold = { [unowned self] in
        queryCount += 1
        var keys = HeldKeys()
        for code in heldOnAll { keys.set(UInt16(code), isDown: true) }
        return keys
      }
      keyboards.onEvent = { [unowned self] in events.append($0) }
    }

    func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    func node(_ name: String, isKeyboard: Bool = true, device: String = "input1") -> InputNode {
      InputNode(
        sysname: name, deviceSysname: device, path: path(name), name: "Board",
        isKeyboard: isKeyboard,
        seat: "seat0")
    }

    /// Plugs a keyboard in; releasing the returned descriptor unplugs it.
    func plug(_ name: String) throws -> OwnedDescriptor {
      try check("mkfifo") { mkfifo(path(name), 0o600) }
      // The pipe is opened at both ends, or it would hang up before the first key.
      let end = try OwnedDescriptor(opening: path(name), O_RDWR | O_NONBLOCK)
      keyboards.update(node(name), isForeign: true)
      return end
    }

    /// Performs steps, each a moment after the previous one, in a single run of the loop.
    ///
    /// - Returns: The events of each step.
    func play(_ steps: (() throws -> Void)...) throws -> [[OtherKeyboards.Event]] {
      var results: [[OtherKeyboards.Event]] = []
      var timer: EventLoop.Timer?
      var failure: (any Error)?
      timer = try loop.timer { [unowned self] in
        if !results.isEmpty { results[results.count - 1] = events }
        events = []
        guard results.count < steps.count, failure == nil else { return loop.stop(0) }
        do { try steps[results.count]() } catch { failure = error }
        results.append([])
        timer?.deadline = loop.now + 20_000
      }
      // The timer's handler refers to the timer, and with its steps to this object.
      defer { timer = nil }
      timer?.deadline = loop.now
      _ = try loop.run()
      if let failure { throw failure }
      return results
    }
  }

  private func send(
    _ end: borrowing OwnedDescriptor, _ code: Int32, _ value: Int32, type: Int32 = EV_KEY
  ) throws {
    var event = input_event()
    (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
    var report = input_event()
    report.type = UInt16(EV_SYN)
    for var event in [event, report] {
      let number = end.rawValue
      try check("write") { write(number, &event, MemoryLayout<input_event>.size) }
    }
  }

  @Test("While listening, a key press is reported as typing, and a release as a change")
  func keys() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    let received = try fixture.play(
      {}, { try send(board, KEY_A, 1) }, { try send(board, KEY_A, 2) },
      { try send(board, KEY_A, 0) })
    #expect(received == [[], [.typed], [.typed], [.changed]])
  }

  @Test(
    "Modifiers and locks are reported as a change, not as typing",
    arguments: [
      KEY_LEFTSHIFT, KEY_RIGHTSHIFT, KEY_LEFTCTRL, KEY_RIGHTCTRL, KEY_LEFTALT, KEY_RIGHTALT,
      KEY_LEFTMETA, KEY_RIGHTMETA, KEY_CAPSLOCK, KEY_NUMLOCK,
    ])
  func modifiers(code: Int32) throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    #expect(try fixture.play({ try send(board, code, 1) }) == [[.changed]])
  }

  @Test("Several keys at once are reported once, as typing if one of them may be text")
  func manyKeys() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    let received = try fixture.play({
      try send(board, KEY_LEFTSHIFT, 1)
      try send(board, KEY_A, 1)
      try send(board, KEY_A, 0)
      try send(board, KEY_LEFTSHIFT, 0)
    })
    #expect(received == [[.typed]])
  }

  @Test("Dropped events are reported as typing, and events other than keys are ignored")
  func others() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    let received = try fixture.play(
      { try send(board, SYN_DROPPED, 0, type: EV_SYN) },
      { try send(board, LED_CAPSL, 1, type: EV_LED) },
      { try send(board, MSC_SCAN, 30, type: EV_MSC) })
    #expect(received == [[.typed], [], []])
  }

  @Test("Keys pressed while not listening are not reported, neither then nor later")
  func quiet() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    let received = try fixture.play(
      { try send(board, KEY_A, 1) }, { fixture.keyboards.isListening = true },
      { try send(board, KEY_B, 1) }, { fixture.keyboards.isListening = false },
      { try send(board, KEY_C, 1) })
    #expect(received == [[], [], [.typed], [], []])
  }

  @Test("Each keyboard is reported, also one plugged in while listening, and none after removal")
  func comingAndGoing() throws {
    let fixture = try Fixture()
    let first = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    let second = try fixture.plug("event2")
    let received = try fixture.play(
      { try send(second, KEY_A, 1) }, { fixture.keyboards.remove("event1") },
      { try send(first, KEY_A, 1) })
    #expect(received == [[.typed], [], []])
    #expect(fixture.keyboards.count == 1)
  }

  @Test("A repeated node stays one keyboard, and a node that is not a foreign keyboard is closed")
  func repeatedNode() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    try send(board, KEY_A, 1)
    fixture.keyboards.update(fixture.node("event1"), isForeign: true)
    #expect(fixture.keyboards.count == 1)
    // Not a keyboard, of a different seat, and ours.
    fixture.keyboards.update(fixture.node("event1", isKeyboard: false), isForeign: true)
    #expect(fixture.keyboards.count == 0)
    fixture.keyboards.update(fixture.node("event1"), isForeign: false)
    #expect(fixture.keyboards.count == 0)
    fixture.keyboards.update(fixture.node("event1", device: "input9"), isForeign: true)
    #expect(fixture.keyboards.count == 1)
  }

  @Test("A keyboard that cannot be opened is logged once with the remedy, a missing one never")
  func forbidden() throws {
    let fixture = try Fixture()
    fixture.keyboards.update(fixture.node("event1"), isForeign: true)
    #expect(fixture.lines == [])
    // A directory in place of a node that cannot be opened, since root may open any forbidden node.
    var loop = fixture.node("event2")
    loop.path = fixture.path("event2/deeper")
    #expect(symlink(fixture.path("event2"), fixture.path("event2")) == 0)
    fixture.keyboards.update(loop, isForeign: true)
    #expect(fixture.lines.count == 1)
    #expect(fixture.lines[0].contains("let this user read it"))
    #expect(fixture.keyboards.count == 0)
    // All nodes are listed again after a sleep.
    fixture.keyboards.update(loop, isForeign: true)
    #expect(fixture.lines.count == 1)
    fixture.keyboards.remove(loop.sysname)
    fixture.keyboards.update(loop, isForeign: true)
    #expect(fixture.lines.count == 2)
  }

  @Test("Held keys are unknown for a descriptor that cannot report them")
  func unsupportedDescriptor() throws {
    let file = try OwnedDescriptor(opening: "/dev/null", O_RDONLY)
    #expect(HeldKeys(of: file.rawValue)?.numbers == nil)
  }

  @Test("Held keys are queried only when listening begins, and once for each keyboard")
  func heldAtTheStart() throws {
    let fixture = try Fixture()
    let first = try fixture.plug("event1")
    let second = try fixture.plug("event2")
    fixture.heldOnAll = [KEY_LEFTSHIFT, KEY_MAX]
    #expect(fixture.keyboards.heldKeys == [])
    #expect(fixture.queryCount == 0)
    fixture.keyboards.isListening = true
    #expect(fixture.keyboards.heldKeys == [UInt16(KEY_LEFTSHIFT), UInt16(KEY_MAX)])
    #expect(fixture.queryCount == 2)
    // It was lifted meanwhile.
    fixture.keyboards.isListening = false
    fixture.heldOnAll = []
    fixture.keyboards.isListening = true
    #expect(fixture.keyboards.heldKeys == [])
    withExtendedLifetime(first) { withExtendedLifetime(second) {} }
  }

  @Test("A held key is tracked from its press to its release, on each keyboard separately")
  func followed() throws {
    let fixture = try Fixture()
    let first = try fixture.plug("event1")
    let second = try fixture.plug("event2")
    fixture.keyboards.isListening = true
    var held: [[UInt16]] = []
    func note() { held.append(fixture.keyboards.heldKeys) }
    _ = try fixture.play(
      { try send(first, KEY_LEFTSHIFT, 1) },
      {
        note()
        try send(second, KEY_LEFTSHIFT, 1)
        try send(second, KEY_A, 1)
        try send(second, KEY_A, 2)
      },
      {
        note()
        try send(first, KEY_LEFTSHIFT, 0)
      },
      {
        note()
        try send(second, KEY_LEFTSHIFT, 0)
        try send(second, KEY_A, 0)
      }, { note() })
    let (shift, letter) = (UInt16(KEY_LEFTSHIFT), UInt16(KEY_A))
    #expect(held == [[shift], [letter, shift].sorted(), [letter, shift].sorted(), []])
    #expect(fixture.queryCount == 2)
  }

  @Test("After dropped events the held keys are queried again, and replace the earlier ones")
  func lostEvents() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    fixture.keyboards.isListening = true
    var held: [[UInt16]] = []
    _ = try fixture.play(
      { try send(board, KEY_LEFTSHIFT, 1) },
      {
        fixture.heldOnAll = [KEY_LEFTCTRL]
        try send(board, SYN_DROPPED, 0, type: EV_SYN)
        try send(board, KEY_LEFTALT, 1)
      },
      { held.append(fixture.keyboards.heldKeys) })
    #expect(held == [[UInt16(KEY_LEFTCTRL)]])
    #expect(fixture.queryCount == 2)
  }

  @Test("A keyboard plugged in while listening is queried, and a removed one holds no keys")
  func plugging() throws {
    let fixture = try Fixture()
    fixture.keyboards.isListening = true
    fixture.heldOnAll = [KEY_RIGHTALT]
    let board = try fixture.plug("event1")
    #expect(fixture.keyboards.heldKeys == [UInt16(KEY_RIGHTALT)])
    fixture.keyboards.remove("event1")
    #expect(fixture.keyboards.heldKeys == [])
    withExtendedLifetime(board) {}
  }

  @Test("A keyboard that is unplugged while a key is held on it is reported as a change")
  func unpluggedWithHeldKey() throws {
    let fixture = try Fixture()
    let first = try fixture.plug("event1")
    let second = try fixture.plug("event2")
    fixture.keyboards.isListening = true
    let received = try fixture.play(
      { try send(first, KEY_LEFTSHIFT, 1) }, { fixture.keyboards.remove("event1") },
      { fixture.keyboards.remove("event2") })
    #expect(received == [[.changed], [.changed], []])
    #expect(fixture.keyboards.heldKeys == [])
    withExtendedLifetime(second) {}
  }

  @Test("Keyboards end with their owner, also while they are listened to")
  func release() throws {
    weak var keyboards: OtherKeyboards?
    do {
      let fixture = try Fixture()
      keyboards = fixture.keyboards
      let board = try fixture.plug("event1")
      _ = try fixture.play(
        { fixture.keyboards.isListening = true }, { try send(board, KEY_A, 1) })
      #expect(keyboards?.count == 1)
    }
    #expect(keyboards == nil)
  }

  @Test("Many events from before the listening are ignored")
  func backlog() throws {
    let fixture = try Fixture()
    let board = try fixture.plug("event1")
    for _ in 0..<100 {
      try send(board, KEY_B, 1)
      try send(board, KEY_B, 0)
    }
    let received = try fixture.play({ fixture.keyboards.isListening = true }, {})
    #expect(received == [[], []])
    #expect(fixture.keyboards.heldKeys == [])
  }
}
