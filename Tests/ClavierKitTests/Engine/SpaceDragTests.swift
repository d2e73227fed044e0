// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// A held space key on the whole keyboard, beyond the cases of `space-drag.script`.
struct SpaceDragTests {
  private static let origin = Point(x: 200, y: 190)

  /// Returns a board whose first finger has begun to drag.
  private static func dragging(
    _ board: TestBoard = TestBoard(autocapitalization: .none)
  ) -> TestBoard {
    var board = board
    board.down(1, at: origin)
    board.wait(.milliseconds(501))
    board.move(1, to: origin)
    return board
  }

  @Test("The steps of one move are returned in one response, one key stroke each")
  func oneResponse() {
    var board = Self.dragging()
    let response = board.engine.handle(.finger(1, .moved, at: Point(x: 230, y: 190), board.now))
    #expect(response.effects == Array(repeating: .press(KeyStroke(.right)), count: 6))
  }

  @Test(
    "In every language, also from right to left, the cursor moves where the finger moves",
    arguments: ["en", "de", "ar", "he_IL", "fa", "ckb"])
  func rightToLeft(localeIdentifier: String) {
    var board = TestBoard()
    board.engine = KeyboardEngine(pages: .english, localeIdentifier: localeIdentifier)
    board = Self.dragging(board)
    board.move(1, to: Point(x: 206, y: 190))
    #expect(board.effects == [.press(KeyStroke(.right))])
  }

  @Test("A held space stays a space with openLocaleContextMenu; only moveInputCursor drags")
  func localeMenu() {
    var settings = EngineSettings()
    settings.spaceLongPressBehavior = .openLocaleContextMenu
    var board = TestBoard()
    board.engine = KeyboardEngine(pages: .english, settings: settings)
    board = Self.dragging(board)
    board.move(1, to: Point(x: 230, y: 190))
    #expect(!board.engine.scene.isSpaceDragGestureActive)
    board.up(1)
    #expect(board.effects == [.insertText(" ")])
  }

  @Test("Every space key of every page drags", arguments: DeviceType.allCases)
  func everySpaceKey(device: DeviceType) {
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: KeyboardContext(deviceType: device),
      width: 800)
    for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
      for key in pages[type, .lowercased].keys where key.action == .space {
        var board = TestBoard()
        board.engine = KeyboardEngine(pages: pages)
        board.engine.mode.page.prefer(type)
        board.down(1, at: key.touchFrame.center)
        board.wait(.milliseconds(501))
        board.move(1, to: key.touchFrame.center)
        board.move(1, to: Point(x: key.touchFrame.center.x - 11, y: key.touchFrame.center.y))
        board.up(1)
        #expect(board.effects == Array(repeating: .press(KeyStroke(.left)), count: 2), "\(type)")
      }
    }
  }

  @Test("Keys that move the cursor, delete, or set volume or brightness repeat when held")
  func repeatingKeys() {
    let keys = FunctionKey.allCases.filter { KeyboardAction.key($0).repeatsWhenHeld }
    #expect(
      keys == [
        .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .delete, .volumeUp, .volumeDown,
        .brightnessUp, .brightnessDown,
      ])
    for key in keys {
      #expect(KeyboardAction.key(key).standardAction(for: .repeatPress) == .press(key))
    }
    let others: [KeyboardAction] = [.character("a"), .space, .primary(.return), .tab, .escape]
    for action in others + [.shift(.lowercased), .keyboardType(.numeric), .custom(named: "x")] {
      #expect(action.standardAction(for: .repeatPress) == nil)
    }
    #expect(KeyboardAction.backspace.standardAction(for: .repeatPress) == .deleteBackward)
    #expect(KeyboardAction.moveCursorBackward.standardAction(for: .repeatPress) == .press(.left))
  }

  @Test("A finger that goes down twice without a lift stops dragging")
  func lostLift() {
    var board = Self.dragging()
    board.down(1, at: Point(x: 20, y: 190))
    #expect(!board.engine.scene.isSpaceDragGestureActive)
    board.move(1, to: Point(x: 60, y: 190))
    #expect(board.effects.isEmpty)
  }

  @Test("A cancelled finger stops dragging, and another finger can drag")
  func cancelledFinger() {
    var board = Self.dragging()
    _ = board.engine.handle(.finger(1, .cancelled, at: Self.origin, board.now))
    #expect(board.engine.presses.isEmpty)
    board.wait(.seconds(1))
    board.down(2, at: Self.origin)
    board.wait(.milliseconds(501))
    board.move(2, to: Self.origin)
    board.move(2, to: Point(x: 210, y: 190))
    #expect(board.effects == Array(repeating: .press(KeyStroke(.right)), count: 2))
  }

  @Test("A drag along any path sends only arrow keys, without a change of the text")
  func noDamage() {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      var board = TestBoard()
      for key in ["a", "space", "b", "space"].prefix(Int.random(in: 0...4, using: &random)) {
        board.down(9, on: key)
        board.up(9)
        board.wait(.milliseconds(60))
      }
      board.effects = []
      board = Self.dragging(board)
      for _ in 0..<30 {
        board.wait(.milliseconds(Int.random(in: 0...400, using: &random)))
        let x = Double.random(in: -100...500, using: &random)
        board.move(1, to: Point(x: x, y: .random(in: -100...300, using: &random)))
      }
      board.up(1)
      let others = board.effects.filter { !$0.isArrow }
      #expect(others.isEmpty, "seed \(seed)")
      #expect(board.effects.isEmpty || board.engine.text.isUnknown, "seed \(seed)")
      #expect(board.engine.presses.isEmpty && board.engine.typed.lastSpace == nil, "seed \(seed)")
      // The next space is the first of two.
      board.effects = []
      board.wait(.milliseconds(60))
      board.down(2, on: "space")
      board.up(2)
      #expect(board.effects == [.insertText(" ")], "seed \(seed)")
    }
  }

  @Test("Letters of a second hand are typed in order, each once, however the first finger drags")
  func secondHand() {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      var board = Self.dragging()
      var held: [Int] = []
      var expected: [Effect] = []
      for finger in 10..<40 {
        let key = "qwertyuiopasdfghjklzxcvbnm".randomElement(using: &random).map(String.init) ?? "q"
        board.wait(.milliseconds(Int.random(in: 41...200, using: &random)))
        board.down(finger, on: key)
        held.append(finger)
        expected.append(.insertText(key))
        board.move(1, to: Point(x: .random(in: 0...390, using: &random), y: 190))
        while held.count > Int.random(in: 0...2, using: &random) {
          board.up(held.remove(at: Int.random(in: 0..<held.count, using: &random)))
        }
      }
      for finger in held { board.up(finger) }
      #expect(board.effects.filter { !$0.isArrow } == expected, "seed \(seed)")
    }
  }
}

extension Effect {
  fileprivate var isArrow: Bool {
    let arrows: [FunctionKey] = [.left, .right, .up, .down]
    return arrows.contains { self == .press(KeyStroke($0)) }
  }
}
