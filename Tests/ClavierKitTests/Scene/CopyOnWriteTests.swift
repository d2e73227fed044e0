// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The independence of copies that share their large parts.
struct CopyOnWriteTests {
  /// A value that counts its comparisons.
  private struct Counted: Hashable, Sendable {
    @TaskLocal static var count = Count()

    final class Count: @unchecked Sendable { var comparisons = 0 }

    var number: Int

    static func == (left: Self, right: Self) -> Bool {
      count.comparisons += 1
      return left.number == right.number
    }
  }

  @Test func copiesAreEqualWithoutAComparison() {
    Counted.$count.withValue(Counted.Count()) {
      let first = CopyOnWrite(Counted(number: 1))
      let copy = first
      #expect(first == copy && Counted.count.comparisons == 0)
      #expect(first == CopyOnWrite(Counted(number: 1)) && Counted.count.comparisons == 1)
      #expect(first != CopyOnWrite(Counted(number: 2)))
      #expect(Set([first, copy, CopyOnWrite(Counted(number: 1))]).count == 1)
    }
  }

  @Test func aChangeOfACopyIsNotSeenByTheFirst() {
    let first = CopyOnWrite(1)
    var copy = first
    copy.value = 2
    #expect(first.value == 1 && copy.value == 2 && first != copy)
  }

  @Test func aSceneThatIsChangedLeavesItsCopiesAsTheyWere() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let box = StyledScene.Box(frame: frame, fill: .black)
    let scene = StyledScene(
      bounds: frame, effectiveAppearance: .light, background: box,
      toolbar: StyledScene.Toolbar(box: box),
      pointer: box)
    var copy = scene
    #expect(copy == scene)
    copy.background.fill = .white
    copy.toolbar?.items = [StyledScene.Toolbar.Item(box: box, labels: [])]
    copy.pointer?.fill = .white
    #expect(scene.background == box && scene.pointer == box && scene.toolbar?.items == [])
    #expect(copy.background.fill == .white && copy.pointer?.fill == .white)
    #expect(copy.toolbar?.items.count == 1 && copy != scene)
    copy.toolbar = nil
    copy.pointer = nil
    #expect(copy.toolbar == nil && copy.pointer == nil && scene.toolbar != nil)
  }
}
