// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Keyboards for one hand, at one side of their area.
struct LayoutDockingTests {
  private func pages(
    _ edge: Keyboard.DockEdge?, share: Double = 0.8, width: Double = 400,
    device: DeviceType = .phone
  ) -> KeyboardPages {
    KeyboardPages(
      service: KeyboardLayout.StandardService(),
      context: KeyboardContext(deviceType: device, hasEmojiKeyboard: true, dockEdge: edge),
      width: width, dockedShare: share)
  }

  @Test func aKeyboardAtTheLeftBeginsThereAndLeavesTheRightFree() {
    let frames = pages(.leading)[.alphabetic, .auto]
    #expect(frames.bounds == Rect(x: 0, y: 0, width: 320, height: 216))
    #expect(frames.hitTest(Point(x: 0, y: 0)) == 0)
    #expect(frames.hitTest(Point(x: 319.9, y: 0)) == 9)
    #expect(frames.hitTest(Point(x: 320, y: 0)) == nil)
  }

  @Test func aKeyboardAtTheRightEndsThereAndLeavesTheLeftFree() {
    let frames = pages(.trailing)[.alphabetic, .auto]
    #expect(frames.bounds == Rect(x: 80, y: 0, width: 320, height: 216))
    #expect(frames.size == Size(width: 320, height: 216))
    #expect(frames.hitTest(Point(x: 79.9, y: 0)) == nil)
    #expect(frames.hitTest(Point(x: 80, y: 0)) == 0)
    #expect(frames.hitTest(Point(x: 399.9, y: 0)) == 9)
    #expect(frames.hitTest(Point(x: 400, y: 0)) == nil)
    #expect(frames.keys[0].capFrame.minX == 83)
  }

  @Test func dockedKeysMatchANarrowerKeyboard() {
    let narrow = KeyboardFrames(KeyboardLayout.standard(for: KeyboardContext()), width: 320)
    for edge in Keyboard.DockEdge.allCases {
      let docked = narrow.docked(at: edge, ofWidth: 400)
      #expect(docked.keys.map(\.action) == narrow.keys.map(\.action))
      for (one, other) in zip(docked.keys, narrow.keys) {
        #expect(abs(one.touchFrame.width - other.touchFrame.width) < 1e-9)
        #expect(abs(one.capFrame.width - other.capFrame.width) < 1e-9)
        #expect(one.touchFrame.minY == other.touchFrame.minY && one.label == other.label)
      }
      #expect(docked.docked(at: .leading, ofWidth: 400).bounds == narrow.bounds)
      #expect(docked.drawing(columns: 60) == narrow.drawing(columns: 60))
    }
  }

  @Test func allPagesStandAtTheSameSide() {
    let pages = pages(.trailing)
    let types = Keyboard.KeyboardType.inputTypes + [.emojis]
    for type in types {
      for keyboardCase in Keyboard.Case.allCases {
        #expect(pages[type, keyboardCase].bounds.minX == 80)
        #expect(pages[type, keyboardCase].bounds.maxX == 400)
      }
    }
  }

  @Test func theSizeCoversTheWholeArea() {
    for edge in [nil, Keyboard.DockEdge.leading, .trailing] {
      #expect(pages(edge).size == Size(width: 400, height: 216))
      #expect(pages(edge, width: .infinity).size.width == 100_000)
    }
    #expect(pages(nil)[.alphabetic, .auto].bounds.width == 400)
  }

  @Test func theShareOfTheAreaHasLimits() {
    func width(_ share: Double) -> Double { pages(.trailing, share: share).letters.size.width }
    #expect(width(0.5) == 200)
    #expect(width(0) == 80)
    #expect(width(-.infinity) == 80)
    #expect(width(7) == 400)
    #expect(width(.nan) == 320)
  }

  @Test func anAreaThatIsTooNarrowIsBegunAtItsLeftEdge() {
    let frames = KeyboardFrames(KeyboardLayout.standard(for: KeyboardContext()), width: 320)
    for width in [0, 100, -50, .nan] {
      #expect(frames.docked(at: .trailing, ofWidth: width).bounds == frames.bounds)
    }
    #expect(frames.docked(at: .trailing, ofWidth: .infinity).bounds.maxX == 100_000)
  }

  @Test func movingByInvalidNumbersHasNoEffect() {
    let frames = KeyboardFrames(KeyboardLayout.standard(for: KeyboardContext()), width: 320)
    let moved = frames.moved(by: Point(x: 10.3, y: 700.1))
    #expect(moved.bounds == frames.bounds.moved(by: Point(x: 10.3, y: 700.1)))
    #expect(moved.rows.first?.minY == 700.1)
    #expect(frames.moved(by: Point(x: Double.nan, y: .nan)) == frames)
    #expect(frames.moved(by: Point(x: -.infinity, y: 1e300)).bounds.minX == -100_000)
    #expect(frames.moved(by: Point(x: 0, y: 1e300)).bounds.minY == 100_000)
  }

  @Test(arguments: DeviceType.handhelds, Keyboard.DockEdge.allCases)
  func everyPointOfTheAreaHitsOneKeyOrNone(device: DeviceType, edge: Keyboard.DockEdge) {
    for (index, width) in [200, 390, 1023.7, 4000].enumerated() {
      let share = 0.3 + 0.17 * Double(index)
      let frames = pages(edge, share: share, width: width, device: device).letters
      // Moving twice must not separate adjacent frames.
      let twice = frames.moved(by: Point(x: 0.1, y: 0.7)).moved(by: Point(x: -0.3, y: 1e-7))
      for frames in [frames, twice] {
        for step in 0..<400 {
          let x = width * (Double(step) / 400 * 1.2 - 0.1)
          let y = frames.bounds.minY + frames.size.height * (Double(step * 37 % 400) / 400)
          let point = Point(x: x, y: y)
          let holders = frames.keys.indices.filter { frames.keys[$0].touchFrame.contains(point) }
          #expect(holders.count == (frames.bounds.contains(point) ? 1 : 0), "\(point)")
          #expect(frames.hitTest(point) == holders.first, "\(point)")
        }
        for (index, key) in frames.keys.enumerated() {
          #expect(frames.hitTest(key.touchFrame.center) == index)
          #expect(key.capFrame.clamped(to: key.touchFrame) == key.capFrame)
        }
      }
    }
  }

  @Test func onlyTouchesOnTheKeyboardType() {
    func effects(at point: Point) -> [Effect] {
      var engine = KeyboardEngine(pages: pages(.trailing))
      _ = engine.handle(.finger(1, .down, at: point, .milliseconds(0)))
      return engine.handle(.finger(1, .up, at: point, .milliseconds(50))).effects
    }
    #expect(effects(at: Point(x: 40, y: 20)).isEmpty)
    #expect(effects(at: Point(x: 90, y: 20)) == [.insertText("Q")])
  }
}

extension KeyboardPages {
  fileprivate var letters: KeyboardFrames { self[.alphabetic, .auto] }
}
