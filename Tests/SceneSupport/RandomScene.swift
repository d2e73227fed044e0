// SPDX-License-Identifier: MIT

public import ClavierKit
import TestSupport

/// Random pictures for property tests.
public struct RandomScene {
  private var random: SplitMix64

  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func one(in range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random)
  }

  private mutating func color() -> Color {
    [.red, .green, .blue, .white, .black, .clear].randomElement(using: &random) ?? .red
  }

  private mutating func box() -> StyledScene.Box {
    let frame = Rect(
      x: one(in: -30...320), y: one(in: -80...200), width: one(in: 0...60), height: one(in: 0...50))
    var box = StyledScene.Box(
      frame: frame, corners: StyledScene.Corners(one(in: 0...10)), fill: color())
    if Bool.random(using: &random) {
      box.shadows = [
        StyledScene.Shadow(
          color: color(), offset: Size(width: one(in: -4...4), height: one(in: -4...4)),
          blur: one(in: 0...6))
      ]
    }
    return box
  }

  private mutating func label(in frame: Rect) -> StyledScene.Label {
    let text = ["a", "b", "ß", "🙂"].randomElement(using: &random) ?? "a"
    return StyledScene.Label(.text(text), font: .body, color: color(), frame: frame)
  }

  private mutating func key(_ index: Int) -> StyledScene.Key {
    let cap = box()
    return StyledScene.Key(
      index: index, action: .space, cap: cap, labels: [label(in: cap.frame)],
      marks: Int.random(in: 0..<4, using: &random) == 0 ? [box()] : [],
      isPressed: Bool.random(using: &random))
  }

  private mutating func callout() -> StyledScene.Callout {
    let body = box()
    let stem = StyledScene.Callout.Stem(
      frame: box().frame, cornerRadius: 5, curve: Size(width: 8, height: 15))
    return StyledScene.Callout(
      body: body, stem: Bool.random(using: &random) ? stem : nil,
      items: [StyledScene.Callout.Item(label: label(in: body.frame))])
  }

  private mutating func toolbar() -> StyledScene.Toolbar {
    let bar = StyledScene.Box(
      frame: Rect(x: 0, y: -48, width: 320, height: 48), fill: color())
    let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let box = box()
      return StyledScene.Toolbar.Item(box: box, labels: [label(in: box.frame)])
    }
    return StyledScene.Toolbar(box: bar, items: items, separators: items.isEmpty ? [] : [box()])
  }

  /// Returns a picture of up to twelve keys.
  public mutating func scene() -> StyledScene {
    let bounds = Rect(x: 0, y: -60, width: 320, height: 220)
    return StyledScene(
      bounds: bounds, effectiveAppearance: .light,
      background: StyledScene.Box(frame: bounds, fill: .gray),
      toolbar: Bool.random(using: &random) ? toolbar() : nil,
      keys: (0..<Int.random(in: 0...12, using: &random)).map { key($0) },
      highlights: Int.random(in: 0..<5, using: &random) == 0 ? [box()] : [],
      callouts: (0..<Int.random(in: 0...2, using: &random)).map { _ in callout() },
      pointer: Bool.random(using: &random) ? box() : nil)
  }

  /// Returns the picture with a few changes.
  public mutating func changed(_ scene: StyledScene) -> StyledScene {
    var scene = scene
    for _ in 0...Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: if !scene.keys.isEmpty { scene.keys.removeLast() }
      case 1: scene.keys.append(key(scene.keys.count))
      case 2:
        if let index = scene.keys.indices.randomElement(using: &random) {
          scene.keys[index].isPressed.toggle()
        }
      case 3:
        if let index = scene.keys.indices.randomElement(using: &random) {
          scene.keys[index] = key(index)
        }
      case 4: scene.callouts = Bool.random(using: &random) ? [callout()] : []
      case 5: scene.pointer = Bool.random(using: &random) ? box() : nil
      case 6: scene.toolbar = Bool.random(using: &random) ? toolbar() : nil
      default: scene.highlights = Bool.random(using: &random) ? [box()] : []
      }
    }
    return scene
  }
}
