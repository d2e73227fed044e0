// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import KeyboardCore
import TestSupport
import Testing

/// The player itself: its refusals, and the agreement of its frames with its transcript.
struct ScriptRunTests {
  private func run(_ steps: String) throws -> ScriptRun {
    try ScriptRun.play(try ScriptParser.parse("== t\n\(steps)\n--\nnothing\n")[0])
  }

  @Test(arguments: [
    (
      "tap ß",
      "2: the page has no key ß; it has q w e r t y u i o p a s d f g h j k l "
        + "shift z x c v b n m backspace 123 space return"
    ),
    (
      "tap 123 a",
      "2: the page has no key a; it has 1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ ” "
        + "#+= . , ? ! ’ backspace abc space return"
    ),
    ("down 1 a\ndown 1 b", "3: finger 1 is already down"),
    ("up 3", "2: finger 3 is not down"),
    ("move 2 a", "2: finger 2 is not down"),
    ("down 1 a\ncancel\nup 1", "4: finger 1 is not down"),
  ])
  func anImpossibleStepIsAnError(steps: String, message: String) {
    #expect {
      try run(steps)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("A mistake in a configuration names the line of its case or step")
  func configurationLine() throws {
    let first = "== a\ntap a\n--\nnothing\n\n"
    for (steps, line) in [
      ("config nonsense = 1", 7), ("config output.layout = \"us\"\nreload nonsense = 1", 8),
      ("config output.layout = \"us\"\n# a comment\nconfig nonsense = 1", 9),
      ("config keyboard.locale = \"de\"\nconfig output.layout = \"klingon\"", 8),
    ] {
      let cases = try ScriptParser.parse("\(first)== b\n\(steps)\n--\nnothing\n")
      #expect {
        try ScriptRun.play(cases[1])
      } throws: { error in
        (error as? ScriptError)?.line == line
      }
    }
  }

  @Test func withoutAListOfEmojisACaseThatHasThemIsAnError() throws {
    let text = "== t\nconfig output.layout = \"us\"\nemojis en\ntap a\n--\nnothing\n"
    var scriptCase = try ScriptParser.parse(text)[0]
    scriptCase.setting.emojis?.directories = ["/nonexistent"]
    #expect {
      try ScriptRun.play(scriptCase)
    } throws: { error in
      "\(error)" == "2: no list of emojis is installed; install clavier-emoji"
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aLoopThatIsLateGivesTheSameEffects() throws {
    for file in try ScriptFolder.cases() {
      let steps = file.scriptCase.steps
      // Frames contain only touches; other events do not reach a device.
      guard steps.allSatisfy(\.verb.isTouch), file.scriptCase.setting.configuration.isEmpty else {
        continue
      }
      let pages = try file.fixedPages
      let run = try ScriptRun.play(file.scriptCase, pages: pages)
      var core = try file.scriptCase.setting.core(with: pages)
      var effects: [Effect] = []
      func send(_ event: KeyboardCore.Event, at now: Timestamp) {
        core.handle(event, at: now)
        var batch: [KeyboardCore.Action] = []
        while core.exchangeActions(for: &batch) {
          for case .effect(let effect) in batch { effects.append(effect) }
          batch.removeAll()
        }
      }
      var now = Timestamp(microseconds: 0)
      // Deadlines are met late, at the loop's interval of 0.7 s.
      for frame in run.frames {
        while now < frame.time {
          now = min(now + .milliseconds(700), frame.time)
          send(.deadline, at: now)
        }
        send(.touch(frame), at: frame.time)
        now = frame.time
      }
      send(.deadline, at: run.now)
      #expect(effects == run.effects, "\(file.testDescription)")
    }
  }

  @Test func aTapLastsATenthOfASecond() throws {
    let run = try run("tap a b")
    #expect(run.now == Timestamp(microseconds: 200_000))
    #expect(run.frames.map(\.time.microseconds) == [0, 50_000, 100_000, 150_000])
  }

  @Test func anHourOfARepeatingKeyCanBeWaitedFor() throws {
    let run = try run("down 1 backspace\nwait 3600s\nup 1")
    #expect(run.effects.count == 1 + 35_995)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aKeyboardWithEndlessDeadlinesStopsTheScript()
    throws
  {
    var scriptCase = try ScriptParser.parse("== t\ndown 1 backspace\nwait 200s\n--\nnothing\n")[0]
    scriptCase.setting.engine.timing.repeatInterval = .zero
    #expect {
      try ScriptRun.play(scriptCase)
    } throws: { error in
      "\(error)" == "3: the keyboard asks for more than 100000 moments of one wait"
    }
  }

  @Test func aCaseIsPlayedOnTheDeviceOfItsSetting() throws {
    for device in DeviceType.allCases {
      let scriptCase = try ScriptParser.parseSteps("set device \(device.rawValue)\nset width 900\n")
      #expect(scriptCase.setting.device == device)
      let pages = KeyboardPages(
        service: KeyboardLayout.StandardService(), context: KeyboardContext(deviceType: device),
        width: 900)
      #expect(try ScriptRun(scriptCase.setting).engine.pages == pages)
    }
    #expect(throws: ScriptError.self) { try ScriptParser.parseSteps("set device typewriter\n") }
  }

  @Test func aCaseMayBePlayedOnAnyKeys() throws {
    let scriptCase = try ScriptParser.parseSteps("set width 900\ntap f5\n")
    let pages = scriptCase.setting.pages(from: ComputerKeys.service)
    #expect(throws: ScriptError.self) { try ScriptRun.play(scriptCase) }
    #expect(throws: ScriptError.self) { try ScriptRun.play(scriptCase, pages: pages) }
    let other = try ScriptParser.parseSteps("set width 900\ntap page:fn f5 home\n")
    let run = try ScriptRun.play(other, pages: other.setting.pages(from: ComputerKeys.service))
    #expect(run.transcript == ["page custom:fn", "press f5", "case lowercased", "press home"])
  }
}
