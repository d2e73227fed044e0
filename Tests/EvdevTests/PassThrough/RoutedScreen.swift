// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Evdev
import Testing

/// A screen of 1000 × 1000 whose lower half is keyboard, its router, and the router's output as
/// text.
///
/// Frames are written as lines of words and numbers, each a code and its value:
///
/// ```
/// slot 0 id 45 x 100 y 200
/// ```
struct RoutedScreen {
  struct ParseError: Error {
    var line: String
  }

  /// Words for codes, in both directions.
  static let words: [(word: String, code: InputCode)] = [
    ("slot", .slot), ("id", .trackingID), ("x", .contactX), ("y", .contactY),
    ("major", .axis(ABS_MT_TOUCH_MAJOR)), ("force", .axis(ABS_MT_PRESSURE)), ("X", .x), ("Y", .y),
    ("pressure", .axis(ABS_PRESSURE)), ("width", .axis(ABS_TOOL_WIDTH)), ("touch", .touch),
    ("finger", .key(BTN_TOOL_FINGER)), ("two", .key(BTN_TOOL_DOUBLETAP)),
    ("pen", .key(BTN_TOOL_PEN)), ("left", .leftButton), ("right", .key(BTN_RIGHT)),
    ("home", .key(KEY_HOMEPAGE)),
    ("scan", InputCode(type: UInt16(EV_MSC), number: UInt16(MSC_SCAN))),
    ("stamp", InputCode(type: UInt16(EV_MSC), number: UInt16(MSC_TIMESTAMP))),
    ("wheel", InputCode(type: UInt16(EV_REL), number: UInt16(REL_WHEEL))),
    ("dropped", .dropped),
  ]

  var router: TouchRouter
  /// The upper edge of the keyboard; 1000 while it is hidden.
  var edge: Int32 = 500
  private var time: Int64 = 0

  init(_ state: RouteState) {
    router = TouchRouter(state)
  }

  /// Returns a screen with slots and the axes of the words.
  static func slots(_ count: Int, _ words: String = "x y X Y touch") -> RoutedScreen {
    RoutedScreen(state(.slots, "slot id " + words, slots: count))
  }

  /// Returns a surface with one contact.
  static func single(_ button: InputCode, _ words: String) -> RoutedScreen {
    RoutedScreen(state(.single(button), words, slots: 0))
  }

  /// Returns the initial state of a screen with these codes.
  static func state(_ form: TouchState.Form, _ words: String, slots: Int) -> RouteState {
    var keys: Set<Int32> = []
    var axes: [Int32: AbsoluteAxis] = [:]
    for word in words.split(separator: " ") {
      guard let code = Self.words.first(where: { $0.word == word })?.code else { continue }
      if code.type == EV_KEY { keys.insert(Int32(code.number)) }
      if code.type == EV_ABS { axes[Int32(code.number)] = AbsoluteAxis(0, 999, resolution: 4) }
    }
    return RouteState(form: form, keys: keys, axes: axes, slotCount: slots)
  }

  /// Plays frames, one per line, and returns the written events, one line per frame; empty if there
  /// are none.
  mutating func play(_ text: String) throws -> [String] {
    try text.split(separator: "\n").map { try frame(String($0)) }
  }

  /// Plays frames and checks the written events.
  ///
  /// Each line is a frame, `>`, and the events that it writes; "same" are those of the frame.
  mutating func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ">", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw ParseError(line: String(line)) }
      let written = try frame(String(parts[0]))
      let expected = parts[1] == " same" ? parts[0].dropLast() : parts[1].dropFirst()
      #expect(written == expected, "\(line)", sourceLocation: sourceLocation)
    }
  }

  /// Plays a frame and returns the written events.
  mutating func frame(_ line: String) throws -> String {
    time += 1
    var written: [String] = []
    for event in try Self.events(line, at: Timestamp(microseconds: time)) + [
      InputEvent(.report, 0, at: Timestamp(microseconds: time))
    ] {
      if isRouted(event) { written.append(Self.text(router.applicationEvents)) }
    }
    return written.joined(separator: " / ")
  }

  /// Plays a frame and returns the keyboard's touches.
  mutating func keyboardInput(_ line: String) throws -> String {
    time += 1
    var received: [String] = []
    for event in try Self.events(line, at: Timestamp(microseconds: time)) + [
      InputEvent(.report, 0, at: Timestamp(microseconds: time))
    ] where route(event).contains(.keyboard) {
      received.append(Self.text(router.keyboardEvents))
    }
    return received.joined(separator: " / ")
  }

  /// Routes an event; returns whether it has to be written.
  mutating func isRouted(_ event: InputEvent) -> Bool { route(event).contains(.application) }

  private mutating func route(_ event: InputEvent) -> TouchRouter.Recipients {
    let edge = edge
    let events = [event]
    var next = 0
    return router.route(events.span, from: &next) { _, y in y >= edge }
  }

  /// Lifts all contacts and returns the written events.
  mutating func liftAll() -> String {
    router.liftAll(at: Timestamp(microseconds: time)) ? Self.text(router.applicationEvents) : ""
  }

  static func events(_ line: String, at time: Timestamp) throws -> [InputEvent] {
    let parts = line.split(separator: " ").map(String.init)
    guard parts.count.isMultiple(of: 2) else { throw ParseError(line: line) }
    return try stride(from: 0, to: parts.count, by: 2).map { index in
      guard let code = words.first(where: { $0.word == parts[index] })?.code,
        let value = Int32(parts[index + 1])
      else { throw ParseError(line: line) }
      return InputEvent(code, value, at: time)
    }
  }

  /// Returns events as words; a single final `SYN_REPORT` is omitted, any other is "syn".
  static func text(_ events: [InputEvent]) -> String {
    let parts = events.enumerated().compactMap { index, event -> String? in
      if event.code == .report { return index == events.count - 1 ? nil : "syn" }
      let word = words.first { $0.code == event.code }?.word
      return "\(word ?? "\(event.code.type):\(event.code.number)") \(event.value)"
    }
    return parts.joined(separator: " ") + (events.last?.code == .report ? "" : " (no end)")
  }
}
