// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import KeyOutput

/// Text while Caps Lock or Num Lock is on, or a key of a second keyboard is held.
struct LockTests {
  private func read(
    _ text: String, _ names: KeymapNames, _ state: ReceiverState,
    after prepare: (IndependentReader) -> Void
  ) throws -> (text: String, chords: [KeyChord], missing: [UntypableReason], isBack: Bool) {
    let typist = Typist(keymap: try Keymap(.names(names)), state: state)
    let reader = try #require(IndependentReader(names))
    prepare(reader)
    let before = reader.situation
    let (chords, missing) = typist.keys(for: text)
    return (reader.read(chords), chords, missing, reader.situation == before)
  }

  private func readWithCapsLock(
    _ text: String, _ layout: String, options: String = ""
  ) throws -> (text: String, chords: [KeyChord], missing: [UntypableReason], isBack: Bool) {
    try read(
      text, KeymapNames(layout: layout, options: options), ReceiverState(capsLock: true)
    ) { $0.tap(.capsLock) }
  }

  @Test(arguments: ["us", "de", "fr", "gr", "tr", "ru", "es"])
  func capsLockDoesNotChangeTheText(layout: String) throws {
    let keymap = try Keymap(layout)
    let text = String(String.UnicodeScalarView(keymap.typableScalars))
    let result = try readWithCapsLock(text, layout)
    #expect(result.missing == [])
    #expect(result.text == text)
    #expect(result.isBack)
  }

  @Test func withCapsLockASmallLetterNeedsShift() throws {
    let result = try readWithCapsLock("aB1", "us")
    #expect(result.text == "aB1")
    #expect(
      result.chords == [
        try #require(KeyChord(.a, modifiers: [.leftShift])), KeyChord(Keycode(rawValue: 48)),
        KeyChord(Keycode(rawValue: 2)),
      ])
  }

  @Test func whereShiftEndsCapsLockItIsTappedOffAndOn() throws {
    let result = try readWithCapsLock("abcDEF", "us", options: "shift:breaks_caps")
    #expect(result.text == "abcDEF")
    #expect(result.missing == [])
    #expect(result.isBack)
    // Off before a, on again before D.
    #expect(result.chords.count == 8)
  }

  @Test(arguments: ["shift:both_capslock", "shift:both_capslock_cancel"])
  func bothShiftsAsCapsLockDoNotChangeTheText(option: String) throws {
    let names = KeymapNames(layout: "us", options: option)
    let result = try read("aB1", names, ReceiverState(capsLock: true)) { reader in
      reader.press(.leftShift)
      reader.tap(.rightShift)
      _ = reader.read(KeyEvent(.leftShift, .up))
    }
    #expect(result.text == "aB1")
    #expect(result.missing == [])
    #expect(result.isBack)
  }

  @Test(arguments: ["caps:ctrl_modifier", "caps:swapescape", "caps:none", "ctrl:nocaps"])
  func aRemappedCapsLockKeyIsNotTapped(option: String) throws {
    let keymap = try Keymap("us", options: option)
    let typist = Typist(keymap: keymap, state: ReceiverState(capsLock: true))
    let (chords, missing) = typist.keys(for: "The quick brown FOX 12%")
    #expect(missing == [])
    #expect(!chords.contains { $0.keys.contains(.capsLock) })
  }

  @Test(arguments: [false, true])
  func numLockChangesNoText(isOn: Bool) throws {
    for layout in ["us", "de", "fr", "kz", "vn"] {
      let keymap = try Keymap(layout)
      for numLock in [nil, isOn] {
        let text = String(String.UnicodeScalarView(keymap.typableScalars))
        let result = try read(
          text, KeymapNames(layout: layout), ReceiverState(numLock: numLock)
        ) { if isOn { $0.tap(.numLock) } }
        #expect(result.text == text, "\(layout)")
        #expect(result.missing == [], "\(layout)")
      }
    }
  }

  @Test func digitsOfTheNumberPadAreUsedWhereThereAreNoOthers() throws {
    // Kazakh letters are in the place of digits; the number pad has digits while Num Lock is on.
    let names = KeymapNames(layout: "kz")
    let result = try read("0123456789", names, ReceiverState(numLock: true)) { $0.tap(.numLock) }
    #expect(result.text == "0123456789")
    #expect(result.missing == [])
    #expect(result.isBack)
    let keymap = try Keymap("kz")
    #expect(!keymap.canType("1"))
  }

  @Test(arguments: [
    ("kz", ""), ("th", ""), ("af", ""), ("bd", ""), ("np", ""), ("kh", ""), ("la", ""), ("vn", ""),
    ("in", "guj"), ("in", "mal"), ("am", ""), ("us,th", ""), ("th", "numpad:microsoft"),
  ])
  func numLockIsTurnedOnForDigitsAndOffAgain(layout: String, second: String) throws {
    let isOption = second.contains(":")
    let names = KeymapNames(
      layout: layout, variant: isOption ? "" : second, options: isOption ? second : "")
    let letter = String(try #require(try Keymap(.names(names)).typableScalars.last))
    let text = "\(letter)1203456789\(letter)"
    let state = ReceiverState(numLock: false)
    let result = try read(text, names, state) { _ in }
    #expect(result.text == text)
    #expect(result.missing == [])
    #expect(result.isBack)
    // Once for all adjacent digits.
    #expect(result.chords.count { $0.keys.contains(.numLock) } == (layout == "us,th" ? 0 : 2))
  }

  @Test(arguments: ["th", "kz", "bd", "np", "kh", "la"])
  func withNumLockUnknownNoKeyOfTheNumberPadIsPressed(layout: String) throws {
    let result = try read("12", KeymapNames(layout: layout), ReceiverState()) { _ in }
    #expect(result.chords == [])
    #expect(result.missing == [.numberPad(count: 2, .symbols)])
    #expect(
      result.missing.first?.description == """
        not typed: 2 characters (signs and symbols): the receiver's keyboard layout has them on the \
        number pad alone; turn Num Lock on
        """)
  }

  @Test(arguments: ["numpad:mac", "numpad:shift3", "numpad:microsoft"])
  func digitsOfOtherNumberPadsAreReadAsMeant(option: String) throws {
    let names = KeymapNames(layout: "th", options: option)
    for numLock in [nil, false, true] {
      let result = try read("1234567890", names, ReceiverState(numLock: numLock)) {
        if numLock == true { $0.tap(.numLock) }
      }
      #expect(result.text == "1234567890" || !result.missing.isEmpty)
      #expect(result.text == "1234567890" || result.text == "")
      #expect(result.isBack)
    }
  }

  @Test func aForbiddenNumLockIsNotPressed() throws {
    let keymap = try Keymap("th")
    var lockdown = Lockdown()
    lockdown.denied = [try #require(Lockdown.Rule("numlock"))]
    for (lockdown, typability) in [(lockdown, Typability.never), (Lockdown(), .now)] {
      let typist = Typist(
        keymap: keymap, state: ReceiverState(numLock: false),
        lockdown: LockdownTable(lockdown, keymap))
      #expect(typist.canType("1") == typability)
    }
  }

  @Test func withShiftHeldACapitalIsThePlainKey() throws {
    let names = KeymapNames(layout: "us")
    let state = ReceiverState(held: .shift)
    let result = try read("AB!", names, state) { $0.press(.leftShift) }
    #expect(result.text == "AB!")
    #expect(result.chords.allSatisfy { !$0.keys.contains(.leftShift) })
    #expect(result.isBack)
    let small = try read("Ab", names, state) { $0.press(.leftShift) }
    #expect(small.text == "")
    #expect(small.chords == [])
    #expect(small.missing == [.heldModifiers(.shift)])
  }

  @Test func withAltGrHeldItsSignsAreThePlainKeys() throws {
    let names = KeymapNames(layout: "de")
    let result = try read("@€", names, ReceiverState(held: .altGr)) { $0.press(.rightAlt) }
    #expect(result.text == "@€")
    #expect(result.chords == [KeyChord(.q), KeyChord(.e)])
  }

  @Test(arguments: [KeyStroke.Modifiers.control, .alt, .super, [.control, .shift]])
  func heldCommandModifiersPreventText(held: KeyStroke.Modifiers) throws {
    let typist = Typist(keymap: try Keymap("us"), state: ReceiverState(held: held))
    let (chords, missing) = typist.keys(for: "a")
    #expect(chords == [])
    #expect(missing == [.heldModifiers(held.subtracting(.shift))])
    #expect(typist.canType("a") == .notNow)
    #expect(typist.canType("ж") == .never)
    var sequence = KeySequence()
    #expect(typist.type(.deleteBackward(1), into: &sequence) == [.heldModifiers(held)])
    #expect(typist.type(.press(KeyStroke(.left)), into: &sequence) == [.heldModifiers(held)])
    #expect(sequence.isEmpty)
  }

  @Test func aStrokeWaitsForItsOwnModifiers() throws {
    // Otherwise the lockdown would check the stroke without the held Ctrl, which the receiver adds.
    let typist = Typist(keymap: try Keymap("us"), state: ReceiverState(held: .control))
    var sequence = KeySequence()
    let stroke = KeyStroke(.character("c"), modifiers: [.control, .shift])
    #expect(typist.type(.press(stroke), into: &sequence) == [.heldModifiers(.control)])
    #expect(sequence.isEmpty)
  }

  @Test(
    arguments: [
      ("us", "", [.leftShift], .shift), ("us", "", [.rightAlt], .alt),
      ("de", "", [.rightAlt], .altGr),
      ("de", "", [.a, .leftControl, .rightShift], [.control, .shift]), ("de", "", [.a], []),
      ("us", "", [.rightSuper, .leftAlt], [.super, .alt]), ("us", "", [.capsLock, .numLock], []),
      ("us", "ctrl:nocaps", [.capsLock], .control),
      ("us", "ctrl:swap_lalt_lctl", [.leftAlt], .control),
      ("us", "altwin:swap_alt_win", [.leftAlt], .super),
      ("us", "lv3:caps_switch", [.capsLock], .altGr),
      ("us", "", [Keycode(rawValue: 0x2ff), Keycode(rawValue: 0)], []),
    ] as [(String, String, [Keycode], KeyStroke.Modifiers)])
  func theKeymapDeterminesTheHeldModifiers(
    layout: String, options: String, keys: [Keycode], modifiers: KeyStroke.Modifiers
  ) throws {
    let keymap = try Keymap(layout, options: options)
    #expect(keymap.modifiers(heldBy: keys) == modifiers)
  }

  @Test func aLevelThatStrokesDoNotKnowStopsAllText() throws {
    let keymap = try Keymap("de", "neo")
    // Neo's Caps Lock and the key beside the left Shift choose its third level; its right AltGr the
    // fourth.
    #expect(keymap.modifiers(heldBy: [.capsLock]) == .altGr)
    #expect(keymap.modifiers(heldBy: [.rightAlt]).contains(.super))
  }

  @Test func aCharacterThatIsNeverThereIsNoReasonToWait() throws {
    let typist = Typist(keymap: try Keymap("us"), state: ReceiverState(held: .shift))
    let (chords, missing) = typist.keys(for: "AжB")
    #expect(chords == [KeyChord(.a), KeyChord(Keycode(rawValue: 48))])
    #expect(missing == [.characters(count: 1, .cyrillic)])
  }

  @Test func theReportNamesTheHeldModifiers() {
    #expect(
      UntypableReason.heldModifiers([.control, .shift]).description
        == "not typed: \"ctrl+shift\" is held on another keyboard; lift it")
  }
}
