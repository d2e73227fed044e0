// SPDX-License-Identifier: MIT

import Testing

@testable import KeyOutput

struct KeyChordTests {
  @Test func modifiersSurroundTheKeyInReverse() throws {
    let chord = try #require(KeyChord(.a, modifiers: [.rightAlt, .leftShift]))
    #expect(
      chord.events == [
        KeyEvent(.rightAlt, .down), KeyEvent(.leftShift, .down), KeyEvent(.a, .down),
        KeyEvent(.a, .up), KeyEvent(.leftShift, .up), KeyEvent(.rightAlt, .up),
      ])
    #expect(chord.transitionCount == chord.events.count)
    #expect(chord.key == .a)
    #expect(Array(chord.modifiers) == [.rightAlt, .leftShift])
  }

  @Test func aKeyWithoutModifiersGoesDownAndUp() {
    #expect(KeyChord(.a).events == [KeyEvent(.a, .down), KeyEvent(.a, .up)])
  }

  @Test func noKeyGoesDownTwiceInAChord() {
    #expect(KeyChord(.a, modifiers: [.a]) == nil)
    #expect(KeyChord(.a, modifiers: [.leftShift, .leftShift]) == nil)
  }

  @Test func aChordHoldsAtMostSevenModifiersInTheirOrder() throws {
    let modifiers: [Keycode] = [
      .leftControl, .leftAlt, .leftSuper, .rightAlt, .level3, .rightShift, .leftShift,
    ]
    #expect(modifiers.count == KeyChord.modifierLimit)
    let chord = try #require(KeyChord(.a, modifiers: modifiers))
    #expect(Array(chord.modifiers) == modifiers)
    #expect(chord.key == .a)
    #expect(chord.events.map(\.key) == modifiers + [.a, .a] + modifiers.reversed())
    #expect(chord.transitionCount == 16)
    #expect(chord.transitionCount <= KeyQueue.burstLimit)
    #expect(KeyChord(.a, modifiers: modifiers + [.e]) == nil)
  }

  @Test func aSetOfKeysHoldsEveryKeyOfTheKeyboardAndNoOther() {
    var set = KeySet()
    for code in 0...UInt16(1023) {
      set.insert(Keycode(rawValue: code))
    }
    #expect(set.keys.map(\.rawValue) == Array(0...247))
    set.remove(.a)
    set.remove(Keycode(rawValue: 600))
    #expect(!set.contains(.a))
    #expect(set.contains(.e))
    #expect(!set.contains(Keycode(rawValue: 0xFFFF)))
    #expect(!set.isEmpty)
  }
}
