// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Evdev

/// A screen of 1000 × 1000 whose keyboard is its lower half, a router behind it, and what it writes as text.
///
/// Frames are written as lines of words and numbers, each a code and its value:
///
/// ```
/// slot 0 id 45 x 100 y 200
/// ```
struct RoutedScreen {
  struct Mistake: Error {
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
  /// Where the keyboard begins from the top; 1000 while it is hidden.
  var edge: Int32 = 500
  private var time: Int64 = 0

  init(_ state: RouteState) {
    router = TouchRouter(state)
  }

  /// A screen with slots that has what the words say.
  static func slots(_ count: Int, _ words: String = "x y X Y touch") -> RoutedScreen {
    RoutedScreen(state(.slots, "slot id " + words, slots: count))
  }

  /// A surface with one contact.
  static func single(_ button: InputCode, _ words: String) -> RoutedScreen {
    RoutedScreen(state(.single(button), words, slots: 0))
  }

  /// What a screen says of itself that has these codes.
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

  /// Plays frames, a line each, and tells what is written for each, a line each; a frame for which nothing is
  /// written is an empty line.
  mutating func play(_ text: String) throws -> [String] {
    try text.split(separator: "\n").map { try frame(String($0)) }
  }

  /// Plays a frame and tells what is written.
  mutating func frame(_ line: String) throws -> String {
    time += 1
    var written: [String] = []
    for event in try Self.events(line, at: Timestamp(microseconds: time)) + [
      InputEvent(.report, 0, at: Timestamp(microseconds: time))
    ] {
      if take(event) { written.append(Self.text(router.applicationEvents)) }
    }
    return written.joined(separator: " / ")
  }

  /// Plays a frame and tells what the keyboard hears.
  mutating func heard(_ line: String) throws -> String {
    time += 1
    var heard: [String] = []
    for event in try Self.events(line, at: Timestamp(microseconds: time)) + [
      InputEvent(.report, 0, at: Timestamp(microseconds: time))
    ] where route(event).contains(.keyboard) {
      heard.append(Self.text(router.keyboardEvents))
    }
    return heard.joined(separator: " / ")
  }

  /// Takes an event; returns whether something is to be written.
  mutating func take(_ event: InputEvent) -> Bool { route(event).contains(.application) }

  private mutating func route(_ event: InputEvent) -> TouchRouter.Recipients {
    let edge = edge
    return router.take(event) { _, y in y >= edge }
  }

  /// Lifts everything and tells what is written.
  mutating func liftAll() -> String {
    router.liftAll(at: Timestamp(microseconds: time)) ? Self.text(router.applicationEvents) : ""
  }

  static func events(_ line: String, at time: Timestamp) throws -> [InputEvent] {
    let parts = line.split(separator: " ").map(String.init)
    guard parts.count.isMultiple(of: 2) else { throw Mistake(line: line) }
    return try stride(from: 0, to: parts.count, by: 2).map { index in
      guard let code = words.first(where: { $0.word == parts[index] })?.code,
        let value = Int32(parts[index + 1])
      else { throw Mistake(line: line) }
      return InputEvent(code, value, at: time)
    }
  }

  /// Events as words; the one `SYN_REPORT` at their end is left out, any other is "syn".
  static func text(_ events: [InputEvent]) -> String {
    let parts = events.enumerated().compactMap { index, event -> String? in
      if event.code == .report { return index == events.count - 1 ? nil : "syn" }
      let word = words.first { $0.code == event.code }?.word
      return "\(word ?? "\(event.code.type):\(event.code.number)") \(event.value)"
    }
    return parts.joined(separator: " ") + (events.last?.code == .report ? "" : " (no end)")
  }
}
