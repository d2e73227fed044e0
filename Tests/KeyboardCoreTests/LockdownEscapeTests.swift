// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardCore
import KeyboardPlan
import TestSupport
import Testing

/// Attempts to send a stroke or a text that a lockdown refuses, in every way that a keyboard has.
@Suite("Escapes from a lockdown")
struct LockdownEscapeTests {
  private static let kiosk = "output.layout = \"us\"\noutput.lockdown = \"kiosk\"\n"
  private static let noCapitals = "keyboard.autocapitalization = \"none\"\n"

  private func plan(_ text: String, layout: String? = nil) throws -> KeyboardPlan {
    let file = try layout.map {
      try LayoutFile(toml: Array($0.utf8), named: "test.toml", in: LayoutDirectories([]))
    }
    return try KeyboardPlan(
      try Configuration(toml: Array(text.utf8), named: "test"), layout: file)
  }

  /// A layout with a key for every action except changes of the page, and keys for texts.
  private static let hostileLayout: String = {
    let actions = KeyboardAction.plainNames.filter { name in
      if case .keyboardType? = KeyboardAction(name: name) { return false }
      return true
    }
    let texts = [
      "custom:shell", "url:https://example.org", "text:a/b", "emoji:😀", "diacritic:´ aá",
    ]
    let keys =
      (actions + texts).map { "{\($0)}" } + ["w", "t", "l", "q", "i", "n", "1", "/", "é", "☃"]
    let rows = stride(from: 0, to: keys.count, by: 20).map { start in
      "\"\(keys[start..<min(start + 20, keys.count)].joined(separator: " "))\""
    }
    return "[[page]]\ntype = \"alphabetic\"\nrows = [\(rows.joined(separator: ", "))]\n"
  }()

  /// Taps every key of the hostile layout under every pair of modifiers, holds it, and swipes it.
  private func useEveryKey(_ lockdown: String) throws -> Visit {
    var visit = Visit(try plan(lockdown, layout: Self.hostileLayout))
    visit.send(.panel(1, .types(true)))
    let places = visit.places()
    let modifiers = Keyboard.Modifier.allCases.compactMap { places[.modifier($0)] }
    var held: [[Point]] = [[]] + modifiers.map { [$0] }
    for (index, modifier) in modifiers.enumerated() {
      held += modifiers[(index + 1)...].map { [modifier, $0] }
    }
    for point in places.values {
      for modifiers in held {
        for modifier in modifiers { visit.drag(from: modifier, to: modifier) }
        visit.drag(from: point, to: point)
        visit.send(.reset(hasOtherReceiver: false))
      }
      visit.drag(from: point, to: point, in: .milliseconds(900))
      for (x, y) in [(60.0, 0.0), (-60, 0), (0, 60), (0, -60)] {
        visit.drag(from: point, to: Point(x: point.x + x, y: point.y + y))
      }
      visit.send(.reset(hasOtherReceiver: false))
    }
    visit.wait(.seconds(10))
    return visit
  }

  @Test("A kiosk sends only documented strokes for every action under every pair of modifiers")
  func everyAction() throws {
    let visit = try useEveryKey("\(Self.kiosk)\(Self.noCapitals)")
    let (strokes, refused) = (visit.strokes, visit.core.counts.refused)
    let escapes = Set(strokes.filter { !$0.isDocumented })
    #expect(escapes.isEmpty)
    #expect(!strokes.isEmpty && refused > 100)
    // The same touches without a lockdown leave the program, so that they do reach the keys.
    let open = try useEveryKey("output.layout = \"us\"\n\(Self.noCapitals)")
    let sent = Set(open.strokes)
    for key in ["esc", "f4", "tab"] {
      #expect(sent.contains(Stroke(modifiers: ["leftalt"], key: key)), "\(key)")
    }
    #expect(sent.contains(Stroke(modifiers: ["leftctrl"], key: "w")))
  }

  @Test(
    "A kiosk sends only documented strokes for any touches, texts and panels",
    arguments: [
      "keyboard.device = 'full'", "keyboard.device = 'terminal'",
      "accessibility = { scan = 'automatic', scan_by = 'touch' }",
      "accessibility.explore = true\nkeyboard.device = 'tablet'",
      "keyboard.locales = ['en', 'vi', 'ko', 'ru']\noutput.unicode_input = 'ctrlShiftU'",
      "clip = [{ text = \"a\\tb\\n/\" }]\noutput.unicode_input = 'altKeypad'",
      "application = [{ match = 'a', device = 'full' }, { match = 'b', prose = false }]",
    ])
  func anyUse(configuration: String) throws {
    var visit = Visit(try plan("\(configuration)\n\(Self.kiosk)"))
    var random = SplitMix64(seed: 30)
    let texts = ["a/b", "\u{1B}[A", "\u{3}", "Ab\n\t", "☃é", "1\u{FE0F}\u{20E3}", "\u{7F}"]
    let purposes = Keyboard.FieldPurpose.allCases
    for step in 0..<350 {
      let places = visit.places().values.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
      let start = places.randomElement(using: &random) ?? Point(x: 0, y: 0)
      let end = step % 4 == 0 ? places.randomElement(using: &random) ?? start : start
      let time = Int64.random(in: 5...700, using: &random)
      visit.drag(from: start, to: end, in: .milliseconds(time))
      switch step % 50 {
      case 5: visit.type(texts[step / 50 % texts.count])
      case 10: visit.switchLanguage()
      case 15: visit.send(.panel(1, .types(step % 100 == 15)))
      case 20: visit.send(.panel(1, .application(step % 100 == 20 ? "a" : "b")))
      case 25:
        let field = Keyboard.Field(purpose: purposes[step / 50 % purposes.count])
        visit.send(.panel(1, .field(PanelField(field, commits: step % 100 == 25))))
      case 30: visit.send(.panel(1, .clipboard("/")))
      case 35: visit.send(.lights(LockLights(capsLock: step % 100 == 35, numLock: true)))
      case 40: visit.send(.dictationOffer(3, []))
      case 45: visit.send(.dictation(3, .finalText("rm\n")))
      default: break
      }
    }
    visit.wait(.seconds(10))
    let escapes = Set(visit.strokes.filter { !$0.isDocumented })
    #expect(escapes.isEmpty)
    let commands = visit.texts.filter { text in
      text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    #expect(commands.isEmpty)
  }

  @Test(
    "A denied character is refused in every group of the keymap, and as a part of another",
    arguments: [
      ("а/в", 1), ("абв", 1), ("аБ/", 2), ("b", 1), ("b\u{301}", 1),
      ("1\u{FE0F}\u{20E3}", 1), ("aВ2é", 0),
    ])
  func deniedCharacters(text: String, refused: Int) throws {
    var visit = Visit(
      try plan(
        """
        output.layout = "us,ru"
        output.options = "grp:alt_shift_toggle"
        output.lockdown_deny = ["/", "б", "b", "1"]
        """))
    visit.send(.panel(1, .types(true)))
    visit.type(text)
    visit.wait(.seconds(10))
    let (count, texts) = (visit.core.counts.refused, visit.texts.joined())
    #expect(count == refused)
    #expect(!texts.unicodeScalars.contains { "/бБbB1".unicodeScalars.contains($0) })
  }
}

/// A key of the virtual keyboard with the modifiers around it, by the kernel's names.
private struct Stroke: Hashable {
  /// The modifiers in alphabetical order.
  let modifiers: [String]
  let key: String

  /// Whether docs/lockdown.md lists the stroke for the kiosk, on a receiver with the layout "us".
  var isDocumented: Bool {
    switch modifiers {
    case []: isText || isEditing || key == "capslock"
    case ["leftshift"]: isText || isEditing
    case ["level3"], ["leftshift", "level3"]: isText
    case ["leftctrl"]: isJump || "acvxyz".map(String.init).contains(key) || isDeletion
    case ["leftctrl", "leftshift"]: isJump || key == "z"
    default: false
    }
  }

  private var isText: Bool {
    key.count == 1 || key.hasPrefix("kp") && key != "kpenter"
      || [
        "minus", "equal", "leftbrace", "rightbrace", "semicolon", "apostrophe", "grave",
        "backslash", "comma", "dot", "slash", "space", "102nd",
      ].contains(key)
  }

  private var isEditing: Bool {
    isJump || isDeletion
      || ["enter", "kpenter", "tab", "up", "down", "pageup", "pagedown"].contains(key)
  }

  private var isJump: Bool { ["left", "right", "home", "end"].contains(key) }
  private var isDeletion: Bool { ["backspace", "delete"].contains(key) }
}

/// A core whose strokes and inserted texts are collected, and whose panel inserts every text.
private struct Visit: ~Copyable {
  private(set) var core: KeyboardCore
  private(set) var strokes: [Stroke] = []
  private(set) var texts: [String] = []
  private var now = Timestamp(microseconds: 1_000_000)
  private var down: [Keycode] = []
  /// Whether no key went up since the last one went down.
  private var isPressed = false

  init(_ plan: KeyboardPlan) {
    core = KeyboardCore(plan, in: plan.locale(after: nil))
    send(.ready)
  }

  /// The centre of each key of the present page, by its action.
  mutating func places() -> [KeyboardAction: Point] {
    let keys = core.currentScene().frames.keys
    return Dictionary(
      keys.map { ($0.action, $0.touchFrame.center) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    perform()
  }

  mutating func type(_ text: String) {
    _ = core.type(text, at: now)
    perform()
  }

  mutating func switchLanguage() {
    _ = core.switchLanguage(to: nil, at: now)
    perform()
  }

  /// Touches a point, moves to another in a time, and lifts there.
  mutating func drag(
    from start: Point, to end: Point, in time: Duration = .milliseconds(40)
  ) {
    for (phase, point) in [(Contact.Phase.down, start), (.moved, end), (.up, end)] {
      let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
      send(.touch(TouchFrame(time: now, touches: [touch])))
      // After a shorter pause, a touch would continue the lost contact of the last one.
      wait(phase == .moved ? time : .milliseconds(60))
    }
  }

  /// Advances the time, and meets the deadlines until then.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    for _ in 0..<1_000 {
      guard let deadline = core.deadline, deadline <= end else { break }
      now = max(now, deadline)
      send(.deadline)
    }
    now = end
  }

  private mutating func perform() {
    var requests: [(panel: UInt32, number: Int)] = []
    repeat {
      if let request = requests.popLast() {
        core.handle(.panel(request.panel, .inserted(true, number: request.number)), at: now)
      }
      var batch: [KeyboardCore.Action] = []
      while core.exchangeActions(for: &batch) {
        for action in batch {
          switch action {
          case .keys(let events): for event in events { record(event) }
          case .insert(let text, let number, let panel),
            .replace(_, let text, let number, let panel):
            texts.append(text)
            requests.append((panel, number))
          default: break
          }
        }
        batch.removeAll()
      }
    } while !requests.isEmpty
  }

  private mutating func record(_ event: KeyEvent) {
    switch event.transition {
    case .down:
      down.append(event.key)
      isPressed = true
    case .up:
      down.removeAll { $0 == event.key }
      // The first key to go up is the one that was tapped; modifiers follow.
      if isPressed {
        strokes.append(Stroke(modifiers: down.map(\.name).sorted(), key: event.key.name))
      }
      isPressed = false
    }
  }
}
