// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import KeyOutput

/// Characters missing from the receiver's layout, typed by their numbers.
struct UnicodeNumberInputTests {
  private func typist(
    _ layout: String, _ input: OutputSettings.UnicodeInput, options: String = "",
    lockdown: Lockdown? = nil
  ) throws -> Typist {
    let keymap = try Keymap(layout, options: options)
    return Typist(
      keymap: keymap, unicodeInput: input, lockdown: lockdown.map { LockdownTable($0, keymap) })
  }

  private func chords(_ text: String, _ typist: Typist) -> [[String]] {
    var sequence = KeySequence()
    let missing = typist.type(.insertText(text), into: &sequence)
    #expect(missing.isEmpty)
    return sequence.chords.map { $0.keys.map(\.name) }
  }

  @Test("A number is typed with Ctrl+Shift+U, its hexadecimal digits and a space")
  func controlShiftU() throws {
    let typist = try typist("us", .ctrlShiftU)
    #expect(
      chords("€", typist) == [
        ["leftctrl", "leftshift", "u"], ["2"], ["0"], ["a"], ["c"], ["space"],
      ])
    #expect(typist.route(toType: "€") == .number)
    #expect(typist.route(toType: "e") == .chord)
  }

  @Test(
    "The digits are typed on the receiver's own layout: on a French one under Shift, and a is on q")
  func french() throws {
    let typist = try typist("fr", .ctrlShiftU)
    #expect(
      chords("☃", typist) == [
        ["leftctrl", "leftshift", "u"], ["leftshift", "2"], ["leftshift", "6"],
        ["leftshift", "0"], ["leftshift", "3"], ["space"],
      ])
    #expect(chords("⪪", typist).dropFirst(2).prefix(3) == [["q"], ["q"], ["q"]])
  }

  @Test("A layout without a Latin U types no characters by their numbers")
  func russian() throws {
    let typist = try typist("ru", .ctrlShiftU)
    #expect(typist.canType("☃") == .never)
    #expect(typist.canType("⪪") == .never)
  }

  @Test("Caps Lock is turned off while a number is typed, since Shift would make a small U")
  func capsLock() throws {
    var typist = try typist("us", .ctrlShiftU)
    typist.state.capsLock = true
    #expect(
      chords("☃", typist) == [
        ["capslock"], ["leftctrl", "leftshift", "u"], ["2"], ["6"], ["0"], ["3"], ["space"],
        ["capslock"],
      ])
  }

  @Test("A character in another group of the layout is typed there, not by its number")
  func otherGroup() throws {
    let typist = try typist("us,ru", .ctrlShiftU, options: "grp:alt_shift_toggle")
    #expect(try #require(typist.route(toType: "ж")) < .number)
    #expect(typist.route(toType: "☃") == .number)
    #expect(!chords("жж", typist).joined().contains("leftctrl"))
  }

  @Test("No character is typed by its number unless the receiver is known to support it")
  func off() throws {
    for input in [OutputSettings.UnicodeInput.off, .auto] {
      #expect(try typist("us", input).canType("€") == .never)
    }
  }

  @Test(
    "With Alt and the number pad, each digit is released before the next, also a repeated one")
  func altKeypad() throws {
    let typist = try typist("us", .altKeypad)
    var sequence = KeySequence()
    _ = typist.type(.insertText("ï"), into: &sequence)
    let names = sequence.chords.flatMap(\.events).map {
      "\($0.key.name) \($0.transition)"
    }
    #expect(
      names == [
        "leftalt down", "kp2 down", "kp2 up", "kp3 down", "kp3 up", "kp9 down", "kp9 up",
        "leftalt up",
      ])
    #expect(chords("א", typist) == [["leftalt", "kp1", "kp4", "kp8", "kp8"]])
    // The last character has seven digits, the capacity of a chord.
    #expect(chords("\u{10FFFD}", typist).joined().count == 8)
  }

  @Test("A character of several scalars is typed in pieces, each by its key or its number")
  func pieces() throws {
    let typist = try typist("us", .altKeypad)
    #expect(chords("x\u{301}", typist) == [["x"], ["leftalt", "kp7", "kp6", "kp9"]])
  }

  @Test(
    "Control characters and line separators are never typed by their numbers",
    arguments: ["\u{1B}", "\u{7F}", "\u{0}", "\u{2028}"])
  func commands(character: Character) throws {
    #expect(try typist("us", .altKeypad).canType(character) == .never)
    #expect(try typist("us", .ctrlShiftU).canType(character) == .never)
  }

  @Test("A character whose number the lockdown refuses is reported as untypable in advance")
  func lockdown() throws {
    var kiosk = Lockdown()
    kiosk.preset = .kiosk
    for input in [OutputSettings.UnicodeInput.ctrlShiftU, .altKeypad] {
      let typist = try typist("us", input, lockdown: kiosk)
      #expect(typist.canType("€") == .never)
      var sequence = KeySequence()
      #expect(typist.type(.insertText("€"), into: &sequence) == [.characters(count: 1, .symbols)])
      #expect(sequence.isEmpty)
    }
    kiosk.allowed = [try #require(Lockdown.Rule("ctrl+shift+u"))]
    #expect(try typist("us", .ctrlShiftU, lockdown: kiosk).canType("€") == .now)
  }

  @Test("Keys and group switches that a lockdown refuses are reported as untypable in advance")
  func refusedBeforehand() throws {
    var lockdown = Lockdown()
    lockdown.denied = [try #require(Lockdown.Rule("b"))]
    #expect(try typist("us", .ctrlShiftU, lockdown: lockdown).canType("b") == .never)
    #expect(try typist("us", .off, lockdown: lockdown).canType("a") == .now)
    let options = "grp:alt_shift_toggle"
    let keymap = try Keymap("us,ru", options: options)
    var kiosk = Lockdown()
    kiosk.preset = .kiosk
    let table = LockdownTable(kiosk, keymap)
    var typist = Typist(keymap: keymap, lockdown: table)
    for character in "жя" where typist.canType(character) == .now {
      var sequence = KeySequence()
      _ = typist.type(.insertText(String(character)), into: &sequence)
      #expect(sequence.chords.allSatisfy(table.permits))
    }
    // In the second group, too.
    typist.state.group = 1
    for character in "abж" where typist.canType(character) == .now {
      var sequence = KeySequence()
      _ = typist.type(.insertText(String(character)), into: &sequence)
      #expect(sequence.chords.allSatisfy(table.permits))
    }
  }

  @Test("A number is not typable for now while a modifier is held on another keyboard")
  func held() throws {
    var typist = try typist("us", .altKeypad)
    typist.state.held = .shift
    #expect(typist.canType("€") == .notNow)
    var sequence = KeySequence()
    #expect(typist.type(.insertText("€"), into: &sequence) == [.heldModifiers(.shift)])
  }
}
