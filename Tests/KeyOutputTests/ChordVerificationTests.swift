// SPDX-License-Identifier: MIT

import Testing

@testable import KeyOutput

/// Keymaps that list a character which their keys do not produce directly.
struct ChordVerificationTests {
  /// Returns a keymap of a few keys: A, Shift, Num Lock, and one whose symbol is Hyper_L.
  private func keymap(types: String = "", compat: String = "", a: String) throws -> Keymap {
    let text = """
      xkb_keymap {
        xkb_keycodes { minimum = 8; maximum = 255; <A> = 38; <S> = 50; <N> = 77; <H> = 207; };
        xkb_types {
          virtual_modifiers NumLock;
          type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
          type "PLAIN" { modifiers = Shift; map[Shift] = Level2; };
          \(types)
        };
        xkb_compat {
          interpret Shift_L { action = SetMods(modifiers = Shift); };
          interpret Num_Lock { action = LockMods(modifiers = Mod2); };
          \(compat)
        };
        xkb_symbols {
          key <S> { [ Shift_L ] }; key <N> { [ Num_Lock ] }; key <H> { [ Hyper_L ] };
          key <A> { \(a) };
          modifier_map Shift { <S> };
        };
      };
      """
    return try Keymap(.text(Array(text.utf8)))
  }

  @Test func aPlainKeyPassesTheProof() throws {
    let keymap = try keymap(a: "type = \"PLAIN\", [ 1, 2 ]")
    #expect(keymap.chord(for: "1") == KeyChord(.a))
    #expect(keymap.chord(for: "2") == KeyChord(.a, modifiers: [.leftShift]))
  }

  @Test func aLevelThatNumLockTurnsAroundIsNotUsed() throws {
    let keymap = try keymap(
      types: """
        type "PAD" {
          modifiers = Shift + Mod2; map[Shift] = Level2; map[Mod2] = Level2;
          map[Shift + Mod2] = Level1;
        };
        """,
      a: "type = \"PAD\", [ 1, 2 ]")
    #expect(keymap.typableScalars == [])
  }

  @Test func aKeyThatLeavesALockBehindIsNotUsed() throws {
    let keymap = try keymap(
      compat: "interpret 1 { action = LockMods(modifiers = Mod3); };",
      a: "type = \"PLAIN\", [ 1, 2 ]")
    #expect(keymap.typableScalars == ["2"])
  }

  @Test func aKeyThatControlTurnsIntoAControlCharacterIsNotUsed() throws {
    let keymap = try keymap(
      types: """
        type "KEPT" { modifiers = Control; map[Control] = Level2; preserve[Control] = Control; };
        """,
      compat: "interpret Hyper_L { action = SetMods(modifiers = Control); };",
      a: "type = \"KEPT\", [ a, b ]")
    #expect(keymap.typableScalars == ["a"])
  }

  @Test func aModifierThatTypesACharacterIsNotUsed() throws {
    let keymap = try keymap(
      types: "type \"OTHER\" { modifiers = Mod3; map[Mod3] = Level2; };",
      compat: "interpret x { action = SetMods(modifiers = Mod3); };",
      a: """
        type = "OTHER", [ 1, 2 ] };
        key <H> { [ x ]
        """)
    #expect(keymap.typableScalars == ["1", "x"])
  }

  @Test(arguments: ["Lock", "Mod2"])
  func aLockIsNotHeldEvenWhereAKeyWouldHoldIt(lock: String) throws {
    let keymap = try keymap(
      types: "type \"LOCKED\" { modifiers = \(lock); map[\(lock)] = Level2; };",
      compat: "interpret Hyper_L { action = SetMods(modifiers = \(lock)); };",
      a: "type = \"LOCKED\", [ 1, 2 ]")
    #expect(!keymap.canType("2"))
  }

  @Test func aModifierIsHeldIfItProducesExactlyTheSymbol() throws {
    let types = "type \"OTHER\" { modifiers = Mod3; map[Mod3] = Level2; };"
    let exact = try keymap(
      types: types, compat: "interpret Hyper_L { action = SetMods(modifiers = Mod3); };",
      a: "type = \"OTHER\", [ 1, 2 ]")
    #expect(exact.chord(for: "2") == KeyChord(.a, modifiers: [Keycode(rawValue: 199)]))
    let more = try keymap(
      types: types, compat: "interpret Hyper_L { action = SetMods(modifiers = Mod3 + Mod4); };",
      a: "type = \"OTHER\", [ 1, 2 ]")
    #expect(!more.canType("2"))
    let latch = try keymap(
      types: types, compat: "interpret Hyper_L { action = LatchMods(modifiers = Mod3); };",
      a: "type = \"OTHER\", [ 1, 2 ]")
    #expect(!latch.canType("2"))
  }
}
