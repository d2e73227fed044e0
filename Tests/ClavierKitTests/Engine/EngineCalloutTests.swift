// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Callout lists of held keys")
struct EngineCalloutTests {
  private func engine(_ settings: EngineSettings = EngineSettings()) -> KeyboardEngine {
    var settings = settings
    settings.autocapitalization = .none
    return KeyboardEngine(
      pages: .english, settings: settings, calloutPages: .english,
      calloutConfiguration: .init(
        bounds: Rect(x: 0, y: -216, width: 390, height: 432), isInputEnabled: false))
  }

  private func board() -> TestBoard {
    var board = TestBoard()
    board.engine = engine()
    return board
  }

  private func touch(_ phase: Contact.Phase, _ point: Point, at milliseconds: Int64) -> Input {
    .finger(1, phase, at: point, .milliseconds(milliseconds))
  }

  /// Selects a page, with its letters in a case.
  private func show(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case, on engine: inout KeyboardEngine
  ) {
    engine.mode.page.prefer(type)
    engine.mode.shift.prefer(capital: keyboardCase == .uppercased)
  }

  @Test(
    "Each alternative in a key's list is typed by a finger that moves to it and lifts",
    arguments: [
      (Keyboard.KeyboardType.alphabetic, Keyboard.Case.lowercased, 11),
      (.alphabetic, .uppercased, 11),
      (.numeric, .lowercased, 10), (.symbolic, .lowercased, 7),
    ])
  func everyOffer(type: Keyboard.KeyboardType, keyboardCase: Keyboard.Case, count: Int) throws {
    let page = Callouts.Pages.english[type, keyboardCase]
    let frames = KeyboardPages.english[type, keyboardCase]
    var lists = 0
    for (index, key) in frames.keys.enumerated() where !page[index].isEmpty {
      lists += 1
      for (place, offer) in page[index].enumerated() {
        var engine = engine()
        show(type, keyboardCase, on: &engine)
        let center = key.capFrame.center
        _ = engine.handle(touch(.down, center, at: 0))
        let opened = engine.handle(.deadline(.milliseconds(500)))
        #expect(opened.calloutEvents == [.opened])
        let list = try #require(engine.scene.callouts.last)
        #expect(list.items.map(\.label) == page[index].map(\.label) && list.selectedIndex == 0)
        if place > 0 {
          let moved = engine.handle(touch(.moved, list.items[place].frame.center, at: 600))
          #expect(moved.calloutEvents == [.selectionChanged] && moved.changes.contains(.callouts))
        }
        let lifted = engine.handle(touch(.up, center, at: 700))
        let expected = offer == .character("”") && place == 0 ? .character("“") : offer
        #expect(lifted.effects == [.insertText(expected.label)], "\(key.action), \(place)")
        #expect(engine.scene.callouts.isEmpty && lifted.changes.contains(.callouts))
      }
    }
    #expect(lists == count)
  }

  @Test("A long press that the loop missed opens its list before the lift, and types the key")
  func missedLongPress() {
    var engine = engine()
    let center = engine.scene.frames.center(of: "a")
    _ = engine.handle(touch(.down, center, at: 0))
    let lifted = engine.handle(touch(.up, center, at: 700))
    #expect(lifted.calloutEvents == [.opened] && lifted.effects == [.insertText("a")])
    #expect(engine.scene.callouts.isEmpty)
  }

  @Test("In every order of three fingers, the first finger's choice is typed before the other keys")
  func interleavings() throws {
    for steps in InterleavingTests.interleavings(of: 3) {
      var board = board()
      for step in steps {
        switch step {
        case .down(0):
          board.down(0, on: "a")
          board.wait(.milliseconds(600))
          let center = board.engine.scene.frames.center(of: "a")
          board.move(0, to: Point(x: center.x + 33, y: center.y))
          let list = try #require(board.engine.scene.callouts.last)
          #expect(list.selectedIndex == 1)
        case .down(let finger): board.down(finger, on: finger == 1 ? "p" : "m")
        case .up(let finger): board.up(finger)
        }
        board.wait(.milliseconds(50))
      }
      #expect(board.effects == ["à", "p", "m"].map(Effect.insertText), "\(steps)")
      #expect(board.engine.scene.callouts.isEmpty)
    }
  }

  @Test("A choosing finger reports each change of the selection once, and none while it trembles")
  func events() {
    var engine = engine()
    let center = engine.scene.frames.center(of: "a")
    _ = engine.handle(touch(.down, center, at: 0))
    _ = engine.handle(.deadline(.milliseconds(500)))
    let events = [1.0, 33, 34, 35, 2, 0].map { dx in
      engine.handle(touch(.moved, Point(x: center.x + dx, y: center.y), at: 600))
    }
    #expect(
      events.map(\.calloutEvents) == [[], [.selectionChanged], [], [], [.selectionChanged], []])
    #expect(
      events.map { $0.changes.contains(.callouts) } == [false, true, false, false, true, false])
    let closed = engine.handle(touch(.moved, Point(x: center.x, y: center.y + 60), at: 700))
    #expect(closed.calloutEvents == [.closed])
    #expect(engine.handle(.cancel(.milliseconds(700))).effects.isEmpty)
  }

  @Test("A finger's long press, choice and end are reported as gestures for feedback")
  func gestures() {
    var engine = engine()
    let center = engine.scene.frames.center(of: "a")
    _ = engine.handle(touch(.down, center, at: 0))
    let held = engine.handle(.deadline(.milliseconds(500)))
    #expect(held.gestures == [GestureEvent(.longPress, on: .character("a"))])
    _ = engine.handle(touch(.moved, Point(x: center.x + 33, y: center.y), at: 600))
    let lifted = engine.handle(touch(.up, center, at: 700))
    #expect(
      lifted.gestures == [
        GestureEvent(.release, on: .character("à")), GestureEvent(.end, on: .character("a")),
      ])
  }

  @Test("Two taps with a choice between them are no double tap, even within a long interval")
  func noDoubleTap() {
    var settings = EngineSettings()
    settings.timing.doubleTapInterval = .seconds(2)
    var engine = engine(settings)
    let center = engine.scene.frames.center(of: "n")
    var gestures: [Keyboard.Gesture] = []
    for (down, up) in [(0, 50), (100, 700), (800, 850)] as [(Int64, Int64)] {
      gestures += engine.handle(touch(.down, center, at: down)).gestures.map(\.gesture)
      gestures += engine.handle(touch(.up, center, at: up)).gestures.map(\.gesture)
    }
    #expect(gestures.filter { $0 == .longPress }.count == 1)
    #expect(!gestures.contains(.doubleTap))
  }

  @Test("No list opens without callout pages, or if the user turned alternatives off")
  func nothing() {
    var settings = EngineSettings()
    settings.offersAlternatives = false
    var plain = EngineSettings()
    plain.autocapitalization = .none
    for engine in [engine(settings), KeyboardEngine(pages: .english, settings: plain)] {
      var engine = engine
      let center = engine.scene.frames.center(of: "a")
      let down = engine.handle(touch(.down, center, at: 0))
      let held = engine.handle(.deadline(.milliseconds(500)))
      #expect(down.changes == .pressedKeys && held.changes == [] && held.calloutEvents.isEmpty)
      #expect(engine.scene.callouts.isEmpty)
      _ = engine.handle(touch(.moved, engine.scene.frames.center(of: "d"), at: 600))
      #expect(engine.handle(touch(.up, center, at: 700)).effects == [.insertText("d")])
    }
  }

  @Test("A key's own list in a layout is offered, including actions that type no text")
  func ownList() {
    let actions: [KeyboardAction] = [.character("l"), .nextLocale, .escape, .backspace]
    let item = KeyboardLayout.Item(
      action: .character("l"), width: .input, height: 54, calloutActions: actions)
    let page = KeyboardLayout.PagesService.Page(
      .alphabetic, layout: KeyboardLayout(itemRows: [[item]]))
    let pages = KeyboardPages(
      service: KeyboardLayout.PagesService(pages: [page]), context: KeyboardContext(), width: 390)
    let callouts = Callouts.Pages(pages: pages, service: .disabled, context: KeyboardContext())
    let expected: [[Effect]] = [
      [.insertText("l")], [.request(.nextLocale)], [.press(KeyStroke(.escape))], [],
    ]
    for (place, effects) in expected.enumerated() {
      var settings = EngineSettings()
      settings.autocapitalization = .none
      var engine = KeyboardEngine(
        pages: pages, settings: settings, calloutPages: callouts,
        calloutConfiguration: .init(bounds: Rect(x: 0, y: -200, width: 390, height: 254)))
      let center = engine.scene.frames.keys[0].capFrame.center
      _ = engine.handle(touch(.down, center, at: 0))
      _ = engine.handle(.deadline(.milliseconds(500)))
      guard let list = engine.scene.callouts.last, place < list.items.count else {
        Issue.record("no list")
        return
      }
      _ = engine.handle(touch(.moved, list.items[place].frame.center, at: 600))
      #expect(engine.handle(touch(.up, center, at: 700)).effects == effects)
    }
  }

  @Test("A capital in an open list stays a capital if the text becomes unknown meanwhile")
  func forgottenText() {
    var engine = KeyboardEngine(pages: .english, calloutPages: .english)
    let center = engine.scene.frames.center(of: "A")
    _ = engine.handle(touch(.down, center, at: 0))
    _ = engine.handle(.deadline(.milliseconds(500)))
    _ = engine.handle(.textChangedElsewhere(.milliseconds(600)))
    #expect(engine.keyboardCase == .lowercased)
    #expect(engine.scene.callouts.last?.items.first?.label == "A")
    #expect(engine.handle(touch(.up, center, at: 700)).effects == [.insertText("A")])
  }
}
