// SPDX-License-Identifier: MIT

@testable import ClavierKit

/// An engine with fingers, for tests that make their steps themselves.
struct TestBoard {
  var engine: KeyboardEngine
  var effects: [Effect] = []
  var now = Timestamp(microseconds: 0)
  private var points: [Int: Point] = [:]

  init(
    autocapitalization: Keyboard.AutocapitalizationType = .sentences, timing: Timing = Timing(),
    pages: KeyboardPages = .english, commitPolicy: Keyboard.CommitPolicy = .release,
    lists: Callouts.Pages = Callouts.Pages(),
    accessibility: AccessibilitySettings = AccessibilitySettings()
  ) {
    var settings = EngineSettings()
    settings.autocapitalization = autocapitalization
    settings.timing = timing
    settings.accessibility = accessibility
    settings.commitPolicy = commitPolicy
    engine = KeyboardEngine(pages: pages, settings: settings, calloutPages: lists)
  }

  mutating func wait(_ duration: Duration) {
    now = now + duration
  }

  mutating func down(_ finger: Int, on key: String) {
    down(finger, at: engine.scene.frames.center(of: key))
  }

  mutating func down(_ finger: Int, at point: Point) {
    points[finger] = point
    send(finger, .down, point)
  }

  mutating func move(_ finger: Int, to point: Point) {
    points[finger] = point
    send(finger, .moved, point)
  }

  mutating func up(_ finger: Int) {
    send(finger, .up, points.removeValue(forKey: finger) ?? Point(x: 0, y: 0))
  }

  private mutating func send(_ finger: Int, _ phase: Contact.Phase, _ point: Point) {
    effects += engine.handle(.finger(UInt64(finger), phase, at: point, now)).effects
  }
}

extension Input {
  /// The touch of one finger alone.
  static func finger(
    _ number: UInt64, _ phase: Contact.Phase, at point: Point, _ time: Timestamp
  ) -> Input {
    let touch = Touch(contact: Contact.ID(rawValue: number), phase: phase, point: point)
    return .touch(TouchFrame(time: time, touches: [touch]))
  }
}

extension Callouts.Pages {
  /// The long-press alternatives of ``KeyboardPages/english``.
  static let english = Callouts.Pages(
    pages: .english, service: .standard(), context: KeyboardContext())

  /// The long-press alternatives of ``KeyboardPages/computer``.
  static let computer = Callouts.Pages(
    pages: .computer, service: .standard(), context: KeyboardContext())
}

extension KeyboardPages {
  /// The English phone keyboard, 390 points wide.
  static let english = KeyboardPages(
    service: KeyboardLayout.PhoneService(), context: KeyboardContext(), width: 390)

  /// A few letters with the keys of a computer around them, 390 points wide; F and G have swipes.
  static let computer = KeyboardPages(
    service: KeyboardLayout.PagesService(pages: [
      KeyboardLayout.PagesService.Page(
        .alphabetic,
        layout: computer([
          [.escape, .character("a"), .character("s"), .character("d"), .backspace],
          [.shift(.lowercased), .character("f"), .character("g"), .key(.f1), .primary(.return)],
          [.modifier(.control), .modifier(.alt), .modifier(.altGr), .modifier(.super), .space],
          [.capsLock, .tab, .key(.left), .keyboardType(.custom(named: "fn")), .dictation],
        ])),
      KeyboardLayout.PagesService.Page(
        .custom(named: "fn"),
        layout: computer([
          [
            .modifier(.control), .modifier(.function), .key(.f5), .character("1"), .backspace,
            .keyboardType(.alphabetic),
          ]
        ])),
    ]), context: KeyboardContext(), width: 390)

  private static func computer(_ rows: [[KeyboardAction]]) -> KeyboardLayout {
    let swipes: [KeyboardAction: KeyboardAction] = [
      .character("f"): .key(.home), .character("g"): .character("2"),
    ]
    return KeyboardLayout(
      itemRows: rows.map { row in
        row.map {
          KeyboardLayout.Item(
            action: $0, width: .available, height: 54, swipeDownAction: swipes[$0])
        }
      })
  }
}

extension KeyboardFrames {
  /// Returns the centre of the cap of the first key with this label, in either case.
  func center(of label: String) -> Point {
    let key = keys.first { $0.action.label.lowercased() == label.lowercased() }
    return key?.capFrame.center ?? Point(x: -1, y: -1)
  }
}

extension Timestamp {
  static func milliseconds(_ count: Int64) -> Timestamp {
    Timestamp(microseconds: count * 1000)
  }
}
