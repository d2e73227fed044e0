// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Testing

@testable import KeyOutput

/// Keymaps of several languages, between which the receiver switches.
struct GroupTests {
  private static let toggle = "grp:alt_shift_toggle"

  private func names(_ layouts: String, _ options: String = toggle) -> KeymapNames {
    KeymapNames(layout: layouts, options: options)
  }

  /// Types a text; returns the received text, and whether the receiver is back in its state.
  private func read(
    _ text: String, _ names: KeymapNames, group: Int = 0
  ) throws -> (text: String, chords: [KeyChord], isBack: Bool) {
    let typist = Typist(keymap: try Keymap(.names(names)), state: ReceiverState(group: group))
    let reader = try #require(IndependentReader(names))
    reader.select(group: group)
    let before = reader.situation
    let (chords, missing) = typist.keys(for: text)
    #expect(missing == [])
    return (reader.read(chords), chords, reader.situation == before)
  }

  @Test(
    arguments: [
      toggle, "grp:toggle", "grp:shifts_toggle", "grp:ctrl_shift_toggle", "grp:caps_toggle",
      "grp:win_space_toggle", "grp:sclk_toggle", "grp:menu_toggle", "grp:lalt_lshift_toggle",
      "grp:alts_toggle", "grp:ctrls_toggle", "grp:shift_caps_switch", "grp:rctrl_toggle",
    ])
  func aRussianWordIsTypedInAnEnglishText(option: String) throws {
    let names = names("us,ru", option)
    let (text, _, isBack) = try read("Say: Привет, мир! OK", names)
    #expect(text == "Say: Привет, мир! OK")
    #expect(isBack)
    let other = try read("Слово word слово", names, group: 1)
    #expect(other.text == "Слово word слово")
    #expect(other.isBack)
  }

  @Test(arguments: ["grp:switch", "grp:lswitch", "grp:win_switch", "grp:menu_switch"])
  func aKeyThatHoldsTheOtherGroupIsHeldForEachLetter(option: String) throws {
    let names = names("us,ru", option)
    let (text, chords, isBack) = try read("aЖЖж", names)
    #expect(text == "aЖЖж")
    #expect(isBack)
    #expect(chords.count == 4)
    #expect(chords.first == KeyChord(.a))
  }

  @Test func charactersOfOneGroupShareOneSwitch() throws {
    let names = names("us,ru,gr")
    let sent = "abc где и жук на лугу у самой реки, αβγ δε! end"
    let (text, chords, isBack) = try read(sent, names)
    #expect(text == sent)
    #expect(isBack)
    // From English to Russian, to Greek and back, each one step of the same cycle.
    #expect(chords.count == sent.count + 3)
    #expect(chords.filter { $0.keys.contains(.leftAlt) }.count == 3)
  }

  @Test func commonCharactersNeedNoGroupSwitch() throws {
    let plain = try read("12 34", names("us,ru"))
    #expect(plain.chords.count == 5)
    let sent = "это было давно, 12 лет тому назад"
    let inRussian = try read(sent, names("us,ru"))
    #expect(inRussian.chords.count == sent.count + 2)
  }

  @Test func withoutAnOptionTheKeyThatAllKeymapsHaveIsHeld() throws {
    let names = names("us,ru", "")
    let (text, chords, isBack) = try read("aжb", names)
    #expect(text == "aжb")
    #expect(isBack)
    #expect(chords.count == 3)
    #expect(Typist(keymap: try Keymap(.names(names))).route(toType: "ж") == .otherGroup)
  }

  @Test func charactersOfAnUnreachableGroupAreUntypable() throws {
    let keymap = try Keymap(.text(Array(Self.noSwitch.utf8)))
    let english = Typist(keymap: keymap)
    #expect(english.canType("ж") == .never)
    #expect(english.keys(for: "aжb").missing == [.characters(count: 1, .cyrillic)])
    let russian = Typist(keymap: keymap, state: ReceiverState(group: 1))
    #expect(russian.canType("ж") == .now)
    #expect(russian.canType("b") == .now)
    #expect(russian.canType("a") == .never)
    #expect(keymap.groupCount == 2)
  }

  @Test func groupsHaveTheNamesOfTheKeymap() throws {
    #expect(try Keymap(.names(names("us,ru"))).groupNames == ["English (US)", "Russian"])
    #expect(try Keymap(.text(Array(Self.noSwitch.utf8))).groupNames == ["", ""])
    #expect(Keymap(ConsoleKeymap(tables: [:])).groupNames == [""])
  }

  @Test func namesOfGroupsAreShortAndWithoutControlCharacters() throws {
    let long = String(repeating: "x", count: 100)
    let named = Self.noSwitch.replacingOccurrences(
      of: "xkb_symbols {",
      with: "xkb_symbols { name[Group1] = \"a\\033[2J\\177\"; name[Group2] = \"\(long)\";")
    let names = try Keymap(.text(Array(named.utf8))).groupNames
    #expect(names == ["a[2J", String(repeating: "x", count: 64)])
  }

  @Test func aMissingGroupTypesNoText() throws {
    let keymap = try Keymap("us")
    for group in [1, 7, -1, .max, .min] {
      let typist = Typist(keymap: keymap, state: ReceiverState(group: group))
      #expect(typist.canType("a") == .never)
      #expect(typist.keys(for: "a\n").chords == [])
    }
  }

  @Test func shortcutsAreOfTheActiveGroup() throws {
    let keymap = try Keymap(.names(names("us,de")))
    let stroke = KeyStroke(.character("z"), modifiers: .control)
    #expect(keymap.chord(for: stroke) == KeyChord(.z, modifiers: [.leftControl]))
    #expect(keymap.chord(for: stroke, inGroup: 1) == KeyChord(.y, modifiers: [.leftControl]))
    // Only German has AltGr on the right Alt key.
    let at = try #require(keymap.chord(for: "@", in: ReceiverState(group: 1)))
    #expect(at.keys.contains(.rightAlt))
  }

  @Test func listsOfVariantsGoWithTheirLayouts() throws {
    let names = KeymapNames(layout: "us,ru", variant: "dvorak,phonetic", options: Self.toggle)
    let (text, _, isBack) = try read("axж", names)
    #expect(text == "axж")
    #expect(isBack)
  }

  @Test func aLongTextOfTwoLanguagesIsComplete() throws {
    let text = String(repeating: "word слово и ещё одно очень длинное слово ", count: 300)
    let (read, chords, isBack) = try read(text, names("us,ru"))
    #expect(read == text)
    #expect(isBack)
    #expect(chords.count <= text.count + 600)
  }

  /// Two keys, two groups, and no switch between them.
  private static let noSwitch = Keymap.oneLevel(
    "<A> = 38; <Q> = 24;",
    symbols: """
      key <A> { symbols[Group1] = [ a ], symbols[Group2] = [ Cyrillic_zhe ] };
      key <Q> { symbols[Group1] = [ b ], symbols[Group2] = [ b ] };
      """)

  @Test func aFullQueueRestoresTheGroup() throws {
    let names = names("us,ru")
    let typist = Typist(keymap: try Keymap(.names(names)))
    for capacity in 0..<60 {
      var sequence = KeySequence()
      #expect(typist.type(.insertText("aжукb"), into: &sequence) == [])
      var queue = KeyQueue(pace: .zero, capacity: capacity)
      let refused = queue.append(sequence)
      var events: [KeyEvent] = []
      while let deadline = queue.deadline { queue.advance(to: deadline, into: &events) }
      let reader = try #require(IndependentReader(names))
      let before = reader.situation
      let read = events.map(reader.read).joined()
      #expect("aжукb".hasPrefix(read), "\(capacity)")
      #expect(reader.situation == before, "\(capacity)")
      #expect((refused == 0) == (read == "aжукb"), "\(capacity)")
      #expect(events.count <= capacity)
    }
  }
}
