// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Testing

@testable import KeyOutput

/// The strokes that a lockdown permits, of all keys under all modifiers.
@Suite("Lockdown")
struct LockdownTableTests {
  private static let every = (UInt8(0)..<32).map { KeyStroke.Modifiers(rawValue: $0) }

  private static func keymap(_ layout: String, options: String = "") throws -> Keymap {
    try Keymap(.names(KeymapNames(layout: layout, options: options)))
  }

  private static func table(
    _ preset: Lockdown.Preset, _ layout: String = "us", allow: [String] = [], deny: [String] = []
  ) throws -> LockdownTable {
    var lockdown = Lockdown()
    lockdown.preset = preset
    lockdown.allowed = try allow.map { try #require(Lockdown.Rule($0)) }
    lockdown.denied = try deny.map { try #require(Lockdown.Rule($0)) }
    return LockdownTable(lockdown, try keymap(layout))
  }

  /// The strokes permitted under `kiosk` according to docs/lockdown.md, by the key codes of the
  /// layout "us".
  private static var documented: [KeyStroke.Modifiers: Set<Int32>] {
    let typing =
      Set(KEY_1...KEY_EQUAL).union(KEY_Q...KEY_RIGHTBRACE).union(KEY_A...KEY_GRAVE)
      .union(KEY_BACKSLASH...KEY_SLASH).union([KEY_SPACE, KEY_102ND, KEY_RO, KEY_YEN])
      .union([KEY_KPASTERISK, KEY_KPSLASH, KEY_KPEQUAL, KEY_KPPLUSMINUS, KEY_KPCOMMA])
      .union(KEY_KP7...KEY_KPDOT).union([KEY_KPJPCOMMA, KEY_KPLEFTPAREN, KEY_KPRIGHTPAREN])
    let editing: Set<Int32> = [
      KEY_ENTER, KEY_KPENTER, KEY_TAB, KEY_BACKSPACE, KEY_DELETE, KEY_LEFT, KEY_RIGHT, KEY_UP,
      KEY_DOWN, KEY_HOME, KEY_END, KEY_PAGEUP, KEY_PAGEDOWN,
    ]
    let moves: Set<Int32> = [KEY_LEFT, KEY_RIGHT, KEY_HOME, KEY_END]
    return [
      []: typing.union(editing).union([KEY_CAPSLOCK]), .shift: typing.union(editing),
      .altGr: typing, [.altGr, .shift]: typing,
      .control: moves.union([
        KEY_A, KEY_C, KEY_V, KEY_X, KEY_Y, KEY_Z, KEY_BACKSPACE, KEY_DELETE,
      ]),
      [.control, .shift]: moves.union([KEY_Z]),
    ]
  }

  @Test("Kiosk permits exactly the documented strokes, of all keys with all modifiers")
  func documentedSet() throws {
    let table = try Self.table(.kiosk)
    var count = 0
    for number in Int32(0)...255 {
      for modifiers in Self.every {
        let isDocumented = Self.documented[modifiers]?.contains(number) ?? false
        let passes = table.permits(Keycode(number), under: modifiers)
        #expect(passes == isDocumented, "key \(number) under \(modifiers.names)")
        count += passes ? 1 : 0
      }
    }
    #expect(count == Self.documented.values.reduce(0) { $0 + $1.count })
    #expect(VirtualKeyboard.keys.count >= 240)
  }

  @Test("Kiosk permits the strokes of the receiver's active group")
  func activeGroup() throws {
    let keymap = try Self.keymap("us,fr")
    let letters: [(Character, Bool)] = [("a", true), ("q", false)]
    var lockdown = Lockdown()
    lockdown.preset = .kiosk
    for group in [0, 1] {
      let table = LockdownTable(lockdown, keymap, group: group)
      for (letter, isPermitted) in letters {
        let stroke = KeyStroke(.character(letter), modifiers: .control)
        let chord = try #require(keymap.chord(for: stroke, inGroup: group))
        #expect(table.permits(chord) == isPermitted, "\(letter) in group \(group)")
      }
      let at = try #require(keymap.chord(for: "@", in: ReceiverState(group: group)))
      #expect(table.permits(at))
    }
  }

  @Test("Open permits every key of the virtual keyboard, and no other")
  func open() throws {
    let table = try Self.table(.open)
    let keys = Set(VirtualKeyboard.keys.map(\.rawValue))
    for number in UInt16(0)...400 {
      for modifiers in Self.every {
        #expect(
          table.permits(Keycode(rawValue: number), under: modifiers) == keys.contains(number))
      }
    }
  }

  @Test(
    "Kiosk permits every character of a layout",
    arguments: ["us", "de", "fr", "ru", "gr", "il", "ara", "tr", "pl", "br", "cz", "jp"])
  func text(layout: String) throws {
    let keymap = try Self.keymap(layout)
    var lockdown = Lockdown()
    lockdown.preset = .kiosk
    let table = LockdownTable(lockdown, keymap)
    for scalar in keymap.typableScalars {
      let chord = try #require(keymap.chord(for: Character(scalar)))
      #expect(table.permits(chord), "U+\(String(scalar.value, radix: 16)) on \(layout)")
    }
    for character in ["\n", "\t"] as [Character] {
      #expect(keymap.chord(for: character).map(table.permits) == true)
    }
    #expect(keymap.backspace.map(table.permits) == true)
  }

  @Test(
    "Kiosk refuses the strokes that leave a program, wherever the layout has their keys",
    arguments: ["us", "de", "fr", "ru", "us(dvorak)"])
  func strokesThatLeaveAProgram(layout: String) throws {
    let parts = layout.split(separator: "(").map { $0.filter { $0 != ")" } }
    let keymap = try Keymap(
      .names(KeymapNames(layout: parts[0], variant: parts.count > 1 ? parts[1] : "")))
    var lockdown = Lockdown()
    lockdown.preset = .kiosk
    let table = LockdownTable(lockdown, keymap)
    for text in [
      "ctrl+w", "ctrl+n", "ctrl+t", "ctrl+q", "ctrl+l", "ctrl+shift+i", "ctrl+shift+c",
      "ctrl+shift+delete", "alt+f4", "alt+tab", "alt+space", "ctrl+alt+f1", "ctrl+alt+delete",
      "ctrl+alt+backspace", "super+l", "super+f1", "alt+printscreen", "printscreen", "f5", "f11",
      "escape", "ctrl+escape", "shift+escape", "menu", "shift+f10", "shift+numlock", "alt+left",
      "ctrl+tab", "ctrl+pageup", "shift+alt+tab", "ctrl+altgr+f1",
    ] {
      let stroke = try #require(Self.stroke(text))
      let chord = keymap.chord(for: stroke)
      #expect(chord.map(table.permits) != true, "\(text) on \(layout)")
    }
    for text in ["ctrl+c", "ctrl+v", "ctrl+shift+left", "shift+tab", "ctrl+backspace"] {
      let stroke = try #require(Self.stroke(text))
      let chord = keymap.chord(for: stroke)
      #expect(chord.map(table.permits) == true, "\(text) on \(layout)")
    }
  }

  private static func stroke(_ text: String) -> KeyStroke? {
    Lockdown.Rule(text).flatMap { rule in
      rule.key.map { KeyStroke($0, modifiers: rule.modifiers) }
    }
  }

  @Test("An allowed stroke is permitted with exactly its modifiers, a denied one refused with more")
  func rules() throws {
    let kiosk = try Self.table(
      .kiosk, allow: ["escape", "ctrl+f", "f5"], deny: ["ctrl+c", "f5", "1"])
    let expected: [(Int32, KeyStroke.Modifiers, Bool)] = [
      (KEY_ESC, [], true), (KEY_ESC, .shift, false), (KEY_F, .control, true),
      (KEY_F, [.control, .shift], false), (KEY_C, .control, false), (KEY_C, [], true),
      (KEY_F5, [], false), (KEY_1, [], false), (KEY_1, .shift, false), (KEY_2, [], true),
    ]
    for (key, modifiers, passes) in expected {
      #expect(
        kiosk.permits(Keycode(key), under: modifiers) == passes, "\(key) \(modifiers.names)")
    }
    let open = try Self.table(.open, deny: ["super+*", "ctrl+alt+*", "alt+f4"])
    for (key, modifiers, passes) in [
      (KEY_L, .super, false), (KEY_L, [.super, .shift], false), (KEY_L, [], true),
      (KEY_F1, [.control, .alt], false), (KEY_F1, .alt, true), (KEY_F4, .alt, false),
      (KEY_F4, [.alt, .shift], false), (KEY_F4, .control, true),
    ] as [(Int32, KeyStroke.Modifiers, Bool)] {
      #expect(open.permits(Keycode(key), under: modifiers) == passes, "\(key) \(modifiers.names)")
    }
  }

  @Test("A rule without modifiers denies its character in any case, and within a longer one")
  func deniedCharacters() throws {
    let table = try Self.table(.open, deny: ["b", "1", "ctrl+x"])
    for text in ["b", "B", "b\u{301}", "1", "1\u{FE0F}\u{20E3}"] {
      #expect(text.contains(where: table.denies), "\(text)")
    }
    #expect(!"aßx2²é😀\n".contains(where: table.denies))
    let closed = try Self.table(.open, deny: ["*"])
    #expect("aß😀\n".allSatisfy(closed.denies))
    let kiosk = try Self.table(.kiosk)
    #expect(!"aß😀\n".contains(where: kiosk.denies))
  }

  @Test(
    "A denied letter is refused at its place on this layout, and on a keyboard of the US"
  )
  func placeOfLetter() throws {
    let table = try Self.table(.open, "fr", deny: ["ctrl+w"])
    // A French keyboard has W in the place of a US keyboard's Z.
    #expect(!table.permits(Keycode(KEY_Z), under: .control))
    #expect(!table.permits(Keycode(KEY_W), under: .control))
    #expect(table.permits(Keycode(KEY_W), under: []))
  }

  @Test("A modifier that an option moved is recognized on its new key, which is refused alone")
  func movedModifier() throws {
    var lockdown = Lockdown()
    lockdown.preset = .kiosk
    let table = LockdownTable(lockdown, try Self.keymap("us", options: "ctrl:swapcaps"))
    let w = try #require(KeyChord(Keycode(KEY_W), modifiers: [Keycode(KEY_CAPSLOCK)]))
    #expect(!table.permits(w))
    #expect(!table.permits(KeyChord(Keycode(KEY_CAPSLOCK))))
  }

  @Test("The right Alt key selects a level if the layout has one there, and is Alt otherwise")
  func rightAlt() throws {
    let chord = try #require(KeyChord(Keycode(KEY_Q), modifiers: [.rightAlt]))
    #expect(try Self.table(.kiosk, "de").permits(chord))
    #expect(!(try Self.table(.kiosk, "us").permits(chord)))
  }
}

/// Rules in the users' notation.
@Suite("Lockdown rules")
struct LockdownRuleTests {
  @Test("Modifiers of a rule are in any order, and capitals do not matter")
  func reads() {
    let rules: [(String, Lockdown.Rule)] = [
      ("ctrl+alt+*", Lockdown.Rule(nil, modifiers: [.control, .alt])),
      ("Alt+F4", Lockdown.Rule(.function(.f4), modifiers: .alt)),
      ("shift+CTRL+i", Lockdown.Rule(.character("i"), modifiers: [.control, .shift])),
      ("escape", Lockdown.Rule(.function(.escape))), ("*", Lockdown.Rule(nil)),
      ("super+space", Lockdown.Rule(.character(" "), modifiers: .super)),
      ("ctrl++", Lockdown.Rule(.character("+"), modifiers: .control)),
      ("+", Lockdown.Rule(.character("+"))),
      ("altgr+pageup", Lockdown.Rule(.function(.pageUp), modifiers: .altGr)),
      ("ctrl+ß", Lockdown.Rule(.character("ß"), modifiers: .control)),
      ("return", Lockdown.Rule(.return)), ("shift+tab", Lockdown.Rule(.tab, modifiers: .shift)),
    ]
    for (text, rule) in rules { #expect(Lockdown.Rule(text) == rule, "\(text)") }
  }

  @Test(
    "An invalid lockdown rule is rejected",
    arguments: [
      "", " ", "ctrl", "ctrl+", "ctrl+ctrl+a", "meta+a", "ctrl + a", "f13", "ab", "ctrl+alt", "++a",
      "a+ctrl", "ctrl+\n", "\u{0}\u{0}",
    ])
  func refuses(text: String) {
    #expect(Lockdown.Rule(text) == nil)
  }
}
