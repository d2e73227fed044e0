// SPDX-License-Identifier: MIT

import ClavierKit
import SceneSupport
import TestSupport
import Testing

struct DamageTests {
  /// Expects that the damage covers every point that is painted differently.
  private func expectCovered(_ old: StyledScene, _ new: StyledScene, _ comment: String) {
    let damage = new.damage(from: old)
    let (before, after) = (PaintedScene(old), PaintedScene(new))
    for row in 0..<PaintedScene.side {
      for column in 0..<PaintedScene.side {
        let point = PaintedScene.point(column, row, in: new.bounds)
        guard before.layers(at: point) != after.layers(at: point) else { continue }
        #expect(damage.contains { $0.contains(point) }, "\(comment): \(point)")
      }
    }
    for (index, rect) in damage.enumerated() {
      #expect(!rect.isEmpty && rect == rect.clamped(to: new.bounds), "\(comment)")
      for other in damage[(index + 1)...] { #expect(!rect.overlaps(other), "\(comment)") }
    }
    #expect(damage.count <= StyledScene.damageLimit)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func everyDifferenceIsInTheDamage() {
    for seed in 0..<120 {
      var pictures = RandomScene(seed: UInt64(seed))
      let old = pictures.scene()
      expectCovered(old, pictures.changed(old), "seed \(seed)")
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func damageIsCompleteBetweenUnrelatedScenes() {
    for seed in 1000..<1060 {
      var pictures = RandomScene(seed: UInt64(seed))
      expectCovered(pictures.scene(), pictures.scene(), "seed \(seed)")
    }
  }

  @Test func equalPicturesHaveNoDamage() {
    for seed in 0..<100 {
      var (one, two) = (RandomScene(seed: UInt64(seed)), RandomScene(seed: UInt64(seed)))
      #expect(one.scene().damage(from: two.scene()).isEmpty)
    }
  }

  private let bounds = Rect(x: 0, y: 0, width: 200, height: 100)

  private func scene(_ keys: [StyledScene.Box] = []) -> StyledScene {
    StyledScene(
      bounds: bounds, effectiveAppearance: .light,
      background: StyledScene.Box(frame: bounds, fill: .white),
      keys: keys.enumerated().map { StyledScene.Key(index: $0, action: .space, cap: $1) })
  }

  private func cap(_ x: Double, width: Double = 20) -> StyledScene.Box {
    StyledScene.Box(frame: Rect(x: x, y: 10, width: width, height: 30), fill: .white)
  }

  @Test func aPressedKeyDamagesItsCapAndShadow() {
    var shadowed = cap(50)
    shadowed.shadows = [StyledScene.Shadow(color: .black, offset: Size(width: 0, height: 2))]
    let old = scene([cap(0), shadowed, cap(100)])
    var new = old
    new.keys[1].isPressed = true
    new.keys[1].cap.shadows = []
    #expect(new.damage(from: old) == [Rect(x: 50, y: 10, width: 20, height: 32)])
    #expect(old.damage(from: new) == new.damage(from: old))
  }

  @Test func undrawnPropertiesCauseNoDamage() {
    let old = scene([cap(0), cap(50)])
    var new = old
    new.keys[1].isPressed = true
    new.keys[1].isTypable = false
    new.keys[1].action = .character("x")
    #expect(new != old && new.damage(from: old).isEmpty)
    new.keys[0].marks = [cap(0)]
    #expect(new.damage(from: old) == [cap(0).frame])
  }

  @Test func aKeysCopyIsIndependent() {
    let old = scene([cap(0), cap(50)])
    var new = old
    new.keys[1].cap.frame.minX -= 10
    #expect(old.keys[1].cap.frame.minX == 50 && old.keys[1].inkFrame.minX == 50)
    #expect(new.keys[1].inkFrame.minX == 40)
    #expect(new.keys[0] == old.keys[0] && new.keys[1] != old.keys[1])
    #expect(Set(old.keys + new.keys).count == 3)
  }

  @Test func aShadowExtendsByItsBlur() {
    var box = cap(50)
    box.shadows = [StyledScene.Shadow(color: .black, offset: Size(width: 1, height: -1), blur: 5)]
    #expect(box.inkFrame == Rect(minX: 46, minY: 4, maxX: 76, maxY: 44))
    box.shadows[0].blur = .nan
    #expect(box.inkFrame == Rect(minX: 50, minY: 9, maxX: 71, maxY: 40))
  }

  @Test func keysFarApartAreDrawnApartAndTouchingOnesTogether() {
    let old = scene([cap(0), cap(15), cap(100)])
    var new = old
    for index in new.keys.indices { new.keys[index].cap.fill = .red }
    #expect(
      new.damage(from: old) == [
        Rect(x: 0, y: 10, width: 35, height: 30), Rect(x: 100, y: 10, width: 20, height: 30),
      ])
  }

  @Test func aGrowingRectangleMergesOverlappingOnes() {
    // The third cap joins the two before it, which are apart.
    let old = scene([cap(0), cap(40), cap(10, width: 40)])
    var new = old
    for index in new.keys.indices { new.keys[index].cap.fill = .red }
    #expect(new.damage(from: old) == [Rect(x: 0, y: 10, width: 60, height: 30)])
  }

  @Test func tooManyRectanglesBecomeOne() {
    let boxes = (0..<40).map { index in
      StyledScene.Box(
        frame: Rect(x: Double(index) * 5, y: 10, width: 3, height: 3), fill: .white)
    }
    let old = scene(boxes)
    var new = old
    for index in new.keys.indices { new.keys[index].cap.fill = .red }
    let damage = new.damage(from: old)
    #expect(damage.count < StyledScene.damageLimit)
    #expect(damage.contains { $0.contains(Point(x: 1, y: 11)) })
    #expect(damage.contains { $0.contains(Point(x: 196, y: 11)) })
  }

  @Test func aNewBackgroundOrSizeDamagesTheWholeScene() {
    let old = scene([cap(0)])
    var painted = old
    painted.background.fill = .red
    #expect(painted.damage(from: old) == [bounds])
    var larger = old
    larger.bounds.maxY = 150
    #expect(larger.damage(from: old) == [larger.bounds])
    var gone = old
    gone.bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    #expect(gone.damage(from: old).isEmpty)
  }

  @Test func damageIsClippedToTheBounds() {
    let old = scene()
    let new = scene([
      StyledScene.Box(frame: Rect(x: 300, y: 0, width: 9, height: 9), fill: .red)
    ])
    #expect(new.damage(from: old).isEmpty)
  }

  @Test func aCalloutIsDamageWithItsStemAndCurves() {
    var new = scene()
    let body = StyledScene.Box(frame: Rect(x: 40, y: 0, width: 50, height: 40), fill: .white)
    let label = StyledScene.Label(.text("a"), font: .body, color: .black, frame: body.frame)
    let stem = StyledScene.Callout.Stem(
      frame: Rect(x: 50, y: 40, width: 45, height: 30), cornerRadius: 5,
      curve: Size(width: 8, height: 15))
    new.callouts = [StyledScene.Callout(body: body, stem: stem, items: [.init(label: label)])]
    #expect(new.damage(from: scene()) == [Rect(minX: 40, minY: 0, maxX: 103, maxY: 70)])
    #expect(scene().damage(from: new) == new.damage(from: scene()))
  }
}

struct RectUnionTests {
  private let rect = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func aUnionContainsBothRectangles() {
    #expect(
      rect.union(Rect(x: 20, y: -5, width: 1, height: 1))
        == Rect(minX: 0, minY: -5, maxX: 21, maxY: 10))
  }

  @Test func emptyRectanglesAddNoDamage() {
    let empty = Rect(x: 50, y: 50, width: 0, height: 9)
    #expect(empty.isEmpty && !rect.isEmpty)
    #expect(Rect(x: .nan, y: 0, width: 1, height: 1).isEmpty)
    #expect(rect.union(empty) == rect && empty.union(rect) == rect)
    #expect(!rect.overlaps(empty))
  }

  @Test func rectanglesThatShareAnEdgeDoNotOverlap() {
    #expect(!rect.overlaps(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(rect.overlaps(Rect(x: 9.9, y: 9.9, width: 10, height: 10)))
    #expect(rect.overlaps(Rect(x: 2, y: 2, width: 1, height: 1)))
  }
}
