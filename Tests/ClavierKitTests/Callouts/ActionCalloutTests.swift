// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct ActionCalloutTests {
  /// Returns the callout of key "a" on a phone 400 points wide: left half, 40 points wide.
  private func leading() throws -> Callouts.ActionCallout {
    try #require(CalloutSamples.callout(CalloutSamples.key("a", x: 20)))
  }

  /// Returns the callout of key "o", in the right half.
  private func trailing() throws -> Callouts.ActionCallout {
    try #require(CalloutSamples.callout(CalloutSamples.key("o", x: 340)))
  }

  @Test func aKeyWithoutActionsHasNone() {
    #expect(CalloutSamples.callout(CalloutSamples.key("q", x: 20)) == nil)
  }

  @Test func inTheLeftHalfTheListGoesOnToTheRight() throws {
    let callout = try leading()
    #expect(callout.grid?.alignment == .leading)
    #expect(callout.seen == "aàáâäæãåā")
    #expect(callout.selectedAction == .character("a"))
  }

  @Test func inTheRightHalfItIsReversedSoThatTheKeysOwnIsNextToTheFinger() throws {
    let callout = try trailing()
    #expect(callout.grid?.alignment == .trailing)
    #expect(callout.seen == "õōøœóòöôo")
    #expect(callout.selectedAction == .character("o"))
  }

  @Test func theKeysLeftEdgeDecidesAboutTheHalf() {
    let bounds = CalloutSamples.phone
    #expect(
      Callouts.Alignment(for: Rect(x: 200, y: 0, width: 40, height: 1), in: bounds) == .leading)
    #expect(
      Callouts.Alignment(for: Rect(x: 200.1, y: 0, width: 40, height: 1), in: bounds) == .trailing)
  }

  @Test(arguments: [
    (0.0, "a"), (35, "a"), (36, "à"), (72, "á"), (108, "â"), (144, "ä"), (180, "æ"), (216, "ã"),
    (252, "å"), (288, "ā"), (324, "ā"), (5000, "ā"), (.infinity, "ā"), (-1, "a"), (-500, "a"),
    (.nan, "a"),
  ])
  func movingToTheRightSelects(dx: Double, expected: String) throws {
    #expect(try leading().label(movedBy: dx) == expected)
  }

  @Test(arguments: [
    (0.0, "o"), (-35, "o"), (-36, "ô"), (-72, "ö"), (-288, "õ"), (-324, "õ"), (36, "o"),
  ])
  func movingToTheLeftSelects(dx: Double, expected: String) throws {
    #expect(try trailing().label(movedBy: dx) == expected)
  }

  @Test func aStepIsNineTenthsOfAKeyUpTo50PointsAndNeverUnder20() throws {
    for (width, step) in [(40.0, 36.0), (26, 23.4), (20, 20), (50, 45), (80, 45), (10, 20)] {
      let key = CalloutSamples.key("n", x: 20, width: width)
      let callout = try #require(CalloutSamples.callout(key))
      let start = Point(x: 1000, y: 1000)
      #expect(callout.index(at: Point(x: 1000 + step - 0.01, y: 1000), from: start) == 0)
      #expect(callout.index(at: Point(x: 1000 + step + 0.01, y: 1000), from: start) == 1)
    }
  }

  @Test func movingDownByMoreThanTheKeysHeightSelectsNone() throws {
    let callout = try leading()
    #expect(callout.label(movedBy: 0, 42) == "a")
    #expect(callout.label(movedBy: 36, 42) == "à")
    #expect(callout.label(movedBy: 0, 42.1) == nil)
    #expect(callout.label(movedBy: 100, 80) == nil)
    #expect(callout.label(movedBy: 0, .infinity) == nil)
  }

  @Test func movingUpInOneRowKeepsTheSelection() throws {
    #expect(try leading().label(movedBy: 72, -500) == "á")
    #expect(try leading().label(movedBy: 0, -.infinity) == "a")
  }

  @Test func overTheListTheItemUnderTheFingerIsSelected() throws {
    for callout in [try leading(), try trailing()] {
      for (index, item) in callout.items.enumerated() {
        let start = callout.keyFrame.center
        #expect(callout.index(at: item.frame.center, from: start) == index)
        let corner = Point(x: item.frame.minX, y: item.frame.minY)
        #expect(callout.index(at: corner, from: start) == index)
      }
    }
  }

  @Test func anItemIsAsLargeAsTheKeyUpTo50PointsAndWiderAlone() throws {
    func size(_ character: String, _ width: Double, _ height: Double) throws -> Size? {
      let key = CalloutSamples.key(character, x: 20, width: width, height: height)
      return CalloutSamples.callout(key)?.items.first?.frame.size
    }
    #expect(try size("a", 40, 42) == Size(width: 40, height: 42))
    #expect(try size("a", 90, 80) == Size(width: 50, height: 50))
    let single = Callouts.ActionCallout(
      for: CalloutSamples.key("a", x: 20), actions: [.tab],
      configuration: .init(bounds: CalloutSamples.phone))
    #expect(single?.items.map(\.frame.size) == [Size(width: 48, height: 42)])
  }

  @Test func theListStandsAboveItsKeyAndBeginsAtItsEdge() throws {
    let leading = try leading()
    // Nine items of 40 points, a curve on both sides; six points above and below.
    #expect(leading.backgroundFrame == Rect(x: 12, y: 6, width: 376, height: 54))
    #expect(leading.items[0].frame == Rect(x: 20, y: 12, width: 40, height: 42))
    let trailing = try trailing()
    #expect(trailing.items[0].frame == Rect(x: 340, y: 12, width: 40, height: 42))
    #expect(trailing.backgroundFrame.maxX == 388)
  }

  @Test func onTabletsItReachesDownOverItsKey() throws {
    let callout = Callouts.ActionCallout(
      for: CalloutSamples.key("a", x: 20), actions: CalloutSamples.actions(3),
      configuration: .init(bounds: CalloutSamples.phone, actionOverlap: 20))
    #expect(callout?.backgroundFrame.maxY == 80)
  }

  @Test func onAWideKeyTheFirstItemIsUnderTheFinger() throws {
    let key = CalloutSamples.key("a", x: 20, width: 120)
    let callout = try #require(CalloutSamples.callout(key))
    #expect(callout.items[0].frame.center.x == key.capFrame.center.x)
  }

  @Test func withoutRoomOneRowLiesOverItsKeyAndMovementSelects() throws {
    let bounds = Rect(x: 0, y: 0, width: 400, height: 216)
    let key = CalloutSamples.key("e", x: 20, y: 6, width: 120)
    let callout = try #require(CalloutSamples.callout(key, bounds: bounds))
    #expect(callout.backgroundFrame.minY == 0 && callout.backgroundFrame.overlaps(key.capFrame))
    // The finger began over the second item.
    let start = Point(x: 130, y: 27)
    #expect(callout.items[1].frame.contains(start))
    #expect(callout.index(at: start, from: start) == 0)
    #expect(callout.index(at: Point(x: 84, y: 27), from: Point(x: 30, y: 27)) == 1)
  }

  @Test func textsOfSeveralCharactersGetMoreRoom() throws {
    let actions = Callouts.BaseService().calloutActions(for: .urlDomain, context: KeyboardContext())
    let callout = try #require(
      Callouts.ActionCallout(
        for: CalloutSamples.key(".", x: 340), actions: actions,
        configuration: .init(bounds: CalloutSamples.phone)))
    #expect(callout.items.allSatisfy { $0.frame.width == 50 })
    #expect(callout.selectedAction == .urlDomain)
  }
}

/// Lists of several rows.
struct ActionCalloutRowTests {
  private func callout(
    _ count: Int, x: Double, y: Double = 114, minY: Double = -60, width: Double = 320
  ) throws -> Callouts.ActionCallout {
    try #require(
      Callouts.ActionCallout(
        for: CalloutSamples.key("o", x: x, y: y, width: 26), actions: CalloutSamples.actions(count),
        configuration: .init(bounds: Rect(minX: 0, minY: minY, maxX: width, maxY: 216))))
  }

  @Test func seventeenActionsFitAPhoneOf320PointsInTwoRows() throws {
    for x in stride(from: 3.0, through: 291, by: 32) {
      let callout = try callout(17, x: x)
      #expect(callout.grid?.columns == 9)
      #expect(Set(callout.items.map(\.frame.minY)).count == 2)
      #expect(callout.items.allSatisfy { $0.frame.size == Size(width: 26, height: 42) })
      #expect(callout.items.allSatisfy { CalloutSamples.phone.holds($0.frame) })
    }
  }

  @Test func theRowNextToTheFingerIsFilledFirst() throws {
    let leading = try callout(17, x: 3)
    #expect(leading.seen == "κλμνξοπρ" + "αβγδεζηθι")
    let trailing = try callout(17, x: 291)
    #expect(trailing.seen == "ρποξνμλκ" + "ιθηζεδγβα")
    #expect(trailing.items[9].frame.maxX == trailing.items[0].frame.maxX)
  }

  @Test func movingUpGoesToTheNextRow() throws {
    let callout = try callout(17, x: 3)
    // From far away, so that no item is under the finger.
    let start = Point(x: 1000, y: 1000)
    func label(_ dx: Double, _ dy: Double) -> String? {
      callout.index(at: Point(x: 1000 + dx, y: 1000 + dy), from: start)
        .map { callout.items[$0].action.label }
    }
    #expect(label(0, -37.7) == "α")
    #expect(label(0, -37.9) == "κ")
    #expect(label(24, -37.9) == "λ")
    #expect(label(24, -500) == "λ")
    // The upper row is shorter.
    #expect(label(900, -40) == "ρ" && label(900, 0) == "ι")
  }

  @Test func withoutRoomAboveRowsGrowDownwards() throws {
    let callout = try callout(17, x: 3, y: 6, minY: 0)
    #expect(callout.grid?.growsDown == true)
    #expect(callout.seen == "αβγδεζηθι" + "κλμνξοπρ")
    #expect(callout.items[0].frame.minY == 6 && callout.items[9].frame.minY == 48)
    #expect(callout.label(movedBy: 0, 30) == "κ")
    #expect(callout.label(movedBy: 0, 20) == "α")
    // The finger chooses no item only below the last row.
    #expect(callout.label(movedBy: 0, 62) == "κ")
    #expect(callout.label(movedBy: 0, 84.1) == nil)
  }

  @Test func withRoomForAllButOneRowTheyGrowUpwardsOverTheKey() throws {
    let callout = try callout(17, x: 3, y: 60, minY: 0)
    #expect(callout.grid?.growsDown == false)
    #expect(callout.backgroundFrame.minY == 0)
    #expect(callout.items[0].frame.minY == 48 && callout.items[9].frame.minY == 6)
  }

  @Test func onASurfaceThatIsTooLowTheItemsGetLower() throws {
    let callout = try #require(
      Callouts.ActionCallout(
        for: CalloutSamples.key("o", x: 3, y: 6), actions: CalloutSamples.actions(40),
        configuration: .init(bounds: Rect(x: 0, y: 0, width: 200, height: 100))))
    #expect(callout.items.allSatisfy { abs($0.frame.height - 8.8) < 1e-9 })
  }
}
