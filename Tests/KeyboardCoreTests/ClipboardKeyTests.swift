// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Testing

@Suite("Keys for copy, cut and paste, by receiver")
struct ClipboardKeyTests {
  private static let layout = """
    [[page]]
    type = "alphabetic"
    rows = ["a {cut} {copy} {paste} {select-all}"]
    """
  private static let all: Set = ["cut", "copy", "paste", "select-all"]
  private let now = Timestamp(microseconds: 1_000_000)

  private func core(_ line: String = "") throws -> KeyboardCore {
    let text = "output.layout = \"us\"\n\(line)"
    let plan = try KeyboardPlan(
      try Configuration(toml: Array(text.utf8), named: "test"),
      layout: try LayoutFile(
        toml: Array(Self.layout.utf8), named: "test.toml", in: LayoutDirectories([])))
    var core = KeyboardCore(plan, in: .english)
    core.handle(.ready, at: now)
    return core
  }

  /// Returns the names of the keys that are marked as without effect.
  private func marks(_ core: inout KeyboardCore) -> Set<String> {
    let scene = core.currentScene()
    return Set(core.untypableKeyIndices(in: scene).map { scene.frames.keys[$0].action.name })
  }

  /// Returns the keys that go down when the key of an action is tapped.
  private func keys(
    ofTap name: String, at time: Timestamp, _ core: inout KeyboardCore
  ) throws -> [Keycode] {
    let keys = core.currentScene().frames.keys
    let point = try #require(keys.first { $0.action.name == name }).touchFrame.center
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) { batch.removeAll() }
    for (phase, time) in [(Contact.Phase.down, time), (.up, time + .milliseconds(50))] {
      let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
      core.handle(.touch(TouchFrame(time: time, touches: [touch])), at: time)
    }
    var pressed: [Keycode] = []
    while core.exchangeActions(for: &batch) {
      for case .keys(let events) in batch {
        pressed += events.filter { $0.transition == .down }.map(\.key)
      }
      batch.removeAll()
    }
    return pressed
  }

  @Test("In terminals, clipboard keys without a stroke are marked until another field is focused")
  func terminals() throws {
    var core = try core()
    let before = marks(&core)
    core.handle(.panel(1, .field(PanelField(Keyboard.Field(purpose: .terminal)))), at: now)
    let terminal = marks(&core)
    core.handle(.panel(1, .field(PanelField())), at: now)
    let after = marks(&core)
    #expect(before.isEmpty)
    #expect(terminal == ["cut", "select-all"])
    #expect(after.isEmpty)
  }

  @Test("In terminals, these keys are marked also if no panel reports the field")
  func unreportedTerminals() throws {
    // Capitals would be other keys, whose marks are not cached.
    var core = try core("keyboard.autocapitalization = \"none\"")
    let before = marks(&core)
    core.handle(input: .newField(Keyboard.Field(purpose: .terminal), now), at: now)
    let terminal = marks(&core)
    core.handle(input: .newField(Keyboard.Field(), now), at: now)
    let after = marks(&core)
    #expect(before.isEmpty)
    #expect(terminal == ["cut", "select-all"])
    #expect(after.isEmpty)
  }

  @Test("Clipboard keys whose stroke the lockdown refuses are marked, and send no key")
  func lockdown() throws {
    var open = try core("output.lockdown_deny = [\"ctrl+c\"]")
    let denied = marks(&open)
    let copied = try keys(ofTap: "copy", at: now, &open)
    let pasted = try keys(ofTap: "paste", at: now + .seconds(1), &open)
    #expect(denied == ["copy"])
    #expect(copied.isEmpty)
    // The kernel's KEY_V.
    #expect(pasted == [.leftControl, Keycode(rawValue: 47)])
    var kiosk = try core("output.lockdown = \"kiosk\"")
    let usual = marks(&kiosk)
    kiosk.handle(.panel(1, .field(PanelField(Keyboard.Field(purpose: .terminal)))), at: now)
    let terminal = marks(&kiosk)
    #expect(usual.isEmpty)
    #expect(terminal == Self.all)
  }

  @Test("On text consoles, all clipboard keys are marked, and send no key")
  func consoles() throws {
    var core = try core()
    let console = TextConsole(name: "tty1", keymap: ConsoleKeymap(tables: [:]))
    core.handle(.console(console), at: now)
    let marked = marks(&core).intersection(Self.all)
    #expect(marked == Self.all)
    var time = now
    for name in Self.all.sorted() {
      time = time + .seconds(1)
      let pressed = try keys(ofTap: name, at: time, &core)
      #expect(pressed.isEmpty, "\(name)")
    }
  }
}
