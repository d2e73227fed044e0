// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// Swipes down, relative to the key's height.
struct SwipeDownTests {
  @Test(arguments: [
    (26.9, "g"), (27, "2"), (100, "2"), (-27, "g"), (.nan, "g"), (.infinity, "2"),
  ])
  func halfTheHeightOfTheKeyIsASwipe(down: Double, typed: String) {
    var board = TestBoard(autocapitalization: .none, pages: .computer)
    let middle = board.engine.scene.frames.center(of: "g")
    board.down(1, at: middle)
    board.move(1, to: Point(x: middle.x, y: middle.y + down))
    board.up(1)
    #expect(board.effects == [.insertText(typed)])
  }

  @Test func aFingerOnShiftThatMovesDownDoesNotSwipeTheLetterItSlidesTo() {
    var board = TestBoard(autocapitalization: .none, pages: .computer)
    let letter = board.engine.scene.frames.center(of: "f")
    board.down(1, on: "⇧")
    board.move(1, to: Point(x: letter.x, y: letter.y - 20))
    board.move(1, to: Point(x: letter.x, y: letter.y + 20))
    board.up(1)
    #expect(board.effects == [.insertText("F")])
  }
}
