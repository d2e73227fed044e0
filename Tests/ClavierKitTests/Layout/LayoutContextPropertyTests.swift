// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

/// Properties that hold in every context, with any reachable pages, at every width.
struct LayoutContextPropertyTests {
  private static let seeds: Range<UInt64> = 0..<600

  /// Returns a random context, uniformly distributed, and a width from 200 to 4000 points.
  private func random(_ seed: UInt64) -> (context: KeyboardContext, width: Double) {
    var random = SplitMix64(seed: seed)
    func one<Element>(of elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &random)]
    }
    let type = one(of: Keyboard.KeyboardType.inputTypes + [.emojis, .custom(named: "none")])
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: one(of: Keyboard.Case.allCases),
      locale: one(of: KeyboardLocale.allCases),
      locales: one(of: [[], [.german], KeyboardLocale.samples]),
      addedLocales: one(of: [[], [], [.english]]),
      interfaceOrientation: one(of: InterfaceOrientation.allCases),
      returnKeyType: one(of: Keyboard.ReturnKeyType.named + [.custom(title: "Pay")]),
      screenSize: one(of: [.zero, Size(width: 428, height: 926), Size(width: 1366, height: 1024)]),
      deviceType: one(of: DeviceType.handhelds),
      fieldPurpose: one(of: Keyboard.FieldPurpose.allCases),
      needsInputModeSwitchKey: .random(using: &random),
      keyboardDictationReplacement: one(of: [nil, .dictation, .nextLocale, .text("…"), .space]),
      hasEmojiKeyboard: .random(using: &random), canDismissKeyboard: .random(using: &random),
      isKeyboardFloating: .random(using: &random),
      dockEdge: one(of: [nil, .leading, .trailing]),
      layoutType: one(of: [nil] + Keyboard.LayoutType.allCases),
      isSwipeDownActionsEnabled: .random(using: &random),
      minimumRowHeight: one(of: [0, 70, -.infinity]))
    return (context, Double.random(in: 200...4000, using: &random))
  }

  @Test func touchFramesTileTheKeyboardAndHoldTheirCaps() {
    for seed in Self.seeds {
      let (context, width) = random(seed)
      let layout = KeyboardLayout.standard(for: context)
      #expect(KeyboardFrames(layout, width: width).tilingFlaw == nil, "seed \(seed)")
      for row in layout.itemRows { #expect(row.allSatisfy { $0.height == row[0].height }) }
    }
  }

  @Test func noKeyIsTooNarrowForAFingerBesideTheOthers() {
    for seed in Self.seeds {
      let (context, width) = random(seed)
      let frames = KeyboardFrames(KeyboardLayout.standard(for: context), width: width)
      let tooNarrow = frames.keys.filter { $0.touchFrame.width < width / 30 }
      #expect(tooNarrow.isEmpty, "seed \(seed): \(tooNarrow.map(\.action)) of \(width)")
      for row in frames.rows {
        let widths = frames.keys[row.keys].filter { !$0.action.isSpacer }.map(\.touchFrame.width)
        #expect(abs(widths.reduce(0, +) - width) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func everyKeyCanBeHitInItsMiddle() {
    for seed in Self.seeds.prefix(100) {
      let (context, width) = random(seed)
      let pages = KeyboardPages(
        service: KeyboardLayout.StandardService(), context: context, width: width)
      let frames = pages[context.keyboardType, context.keyboardCase]
      for (index, key) in frames.keys.enumerated() {
        #expect(frames.hitTest(key.touchFrame.center) == index, "seed \(seed)")
      }
      #expect(frames.bounds.minX >= 0 && frames.bounds.maxX <= pages.size.width + 1e-9)
      #expect(frames.size.height <= pages.size.height)
    }
  }

  @Test func keysExistOnlyIfTheyHaveAnEffect() {
    for seed in Self.seeds {
      let context = random(seed).context
      let actions = KeyboardLayout.standard(for: context).itemRows.joined().map(\.action)
      func expect(_ action: KeyboardAction, _ expected: Bool) {
        #expect(actions.contains(action) == expected, "seed \(seed): \(action)")
      }
      let isPhone = context.deviceTypeForKeyboard == .phone
      let switches = context.needsInputModeSwitchKey
      expect(.nextKeyboard, switches)
      let replacesDictation = switches && context.keyboardDictationReplacement == .nextLocale
      expect(.nextLocale, context.hasMultipleLocales || replacesDictation)
      expect(
        .keyboardType(.emojis),
        context.hasEmojiKeyboard && !switches && context.keyboardType != .emojis)
      expect(.dismissKeyboard, context.canDismissKeyboard && !isPhone)
      expect(.dictation, switches && context.keyboardDictationReplacement == .dictation)
      #expect(actions.filter(\.isPrimaryAction).count == 1, "seed \(seed)")
      #expect(actions.filter { $0 == .backspace }.count == 1, "seed \(seed)")
      #expect(actions.filter(\.isKeyboardTypeAction).count > 0, "seed \(seed)")
    }
  }
}
