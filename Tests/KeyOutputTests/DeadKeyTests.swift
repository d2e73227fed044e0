// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// Characters that a receiver composes from several keys.
struct DeadKeyTests {
  private func typist(
    _ layout: String, _ variant: String = "", options: String = "", locale: String = "en_US.UTF-8"
  ) throws -> Typist {
    let names = KeymapNames(layout: layout, variant: variant, options: options)
    return Typist(
      keymap: try Keymap(.names(names), composeLocale: locale), composes: true)
  }

  /// Returns the text read by a composing program.
  private func read(
    _ text: String, _ layout: String, _ variant: String = "", options: String = "",
    locale: String = "en_US.UTF-8"
  ) throws -> String {
    let typist = try typist(layout, variant, options: options, locale: locale)
    let names = KeymapNames(layout: layout, variant: variant, options: options)
    let reader = try #require(IndependentReader(names, composing: locale))
    return reader.read(typist.keys(for: text).chords)
  }

  @Test(
    arguments: [
      ("de", "éÉàÀôÔ^´`"), ("fr", "ÊÂëËï^¨"), ("es", "ÁÀÂÄÇáàâäç^`"), ("ch", "ÄÖÜÀÉÈ"),
      ("gr", "άέήίόύώΆΈΪΫϊϋΐΰ"), ("br", "ãõÃÕâêôáéíóú"), ("cz", "ďťňĎŤŇůöÖäô"), ("pl", "éöčż"),
    ])
  func accentsAreADeadKeyAndALetter(layout: String, text: String) throws {
    #expect(try read(text, layout) == text)
    #expect(try typist(layout).keys(for: text).missing == [])
  }

  @Test func aKeyOfItsOwnIsPreferred() throws {
    let french = try typist("fr")
    #expect(french.route(toType: "é") == .chord)
    #expect(french.route(toType: "É") == .sequence)
    #expect(try typist("de").route(toType: "ä") == .chord)
  }

  @Test func withoutComposingNoSequenceIsTyped() throws {
    var german = try typist("de")
    #expect(german.canType("é") == .now)
    german.composes = false
    #expect(german.canType("é") == .never)
    #expect(german.canType("^") == .never)
    #expect(german.keys(for: "é").chords == [])
  }

  @Test func aLetterInTwoScalarsIsTheOneThatIsComposed() throws {
    #expect(try typist("de").keys(for: "e\u{301}").chords == typist("de").keys(for: "é").chords)
  }

  @Test func aKeyThatBeginsASequenceIsNotUsedForItsCharacter() throws {
    // In Ethiopia's locale, a backslash begins a sequence.
    var english = try typist("us", locale: "am_ET.UTF-8")
    #expect(english.canType("\\") == .never)
    #expect(english.canType("/") == .now)
    english.composes = false
    #expect(english.canType("\\") == .now)
  }

  @Test(arguments: [("de", "neo"), ("de", "e1"), ("ca", "multix")])
  func aLevelKeyThatEndsSequencesIsNotPressedWithinOne(layout: String, variant: String) throws {
    // To libxkbcommon, the level 5 key aborts a sequence of a dead key.
    let typist = try typist(layout, variant)
    let reader = try #require(
      IndependentReader(
        KeymapNames(layout: layout, variant: variant), composing: "en_US.UTF-8"))
    let text = String(
      String.UnicodeScalarView(
        [0xA0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF].joined().compactMap(Unicode.Scalar.init)))
    for character in text where typist.canType(character) == .now {
      #expect(reader.read(typist.keys(for: String(character)).chords) == String(character))
    }
  }

  @Test func composeIsUsedWhereTheKeymapHasTheKey() throws {
    #expect(try typist("us").canType("½") == .never)
    #expect(try read("½©→", "us", options: "compose:ralt") == "½©→")
    #expect(try typist("us", options: "compose:ralt").route(toType: "½") == .sequence)
  }

  @Test func twoDeadKeysMakeALetterOfVietnamese() throws {
    #expect(try read("ấ", "us", "intl") == "ấ")
    #expect(try typist("us", "intl").keys(for: "ấ").chords.count <= 3)
    #expect(try read("It's \"quoted\"", "us", "intl") == "It's \"quoted\"")
  }

  @Test func deadKeysGoWithCapsLock() throws {
    let names = KeymapNames(layout: "de")
    var typist = try typist("de")
    typist.state.capsLock = true
    let reader = try #require(IndependentReader(names, composing: "en_US.UTF-8"))
    reader.tap(.capsLock)
    #expect(reader.read(typist.keys(for: "éÉô^").chords) == "éÉô^")
  }

  @Test func aSequenceIsTakenWholeOrNotAtAll() throws {
    let typist = try typist("de")
    let reader = try #require(
      IndependentReader(KeymapNames(layout: "de"), composing: "en_US.UTF-8"))
    for capacity in 0..<20 {
      var sequence = KeySequence()
      _ = typist.type(.insertText("éxéy"), into: &sequence)
      var queue = KeyQueue(pace: .zero, capacity: capacity)
      _ = queue.append(sequence)
      var events: [KeyEvent] = []
      while let deadline = queue.deadline { queue.advance(to: deadline, into: &events) }
      let text = events.map(reader.read).joined()
      // The next letter would reveal a pending accent.
      #expect(reader.read([KeyChord(.a)]) == "a", "\(capacity)")
      #expect("éxéy".hasPrefix(text), "\(capacity)")
    }
  }

  @Test func withoutSequencesTheRestIsTypedAndTheReasonReported() throws {
    let keymap = try Keymap(.names(KeymapNames(layout: "de")), composeLocale: "xx_XX.UTF-8")
    let typist = Typist(keymap: keymap, composes: true)
    #expect(typist.canType("ä") == .now)
    #expect(typist.canType("é") == .never)
    #expect(
      keymap.composeError?.description == """
        dead keys are not used: there are no Compose sequences for the locale "xx_XX.UTF-8"; \
        install the package libx11-data, or set LANG to a locale that \
        /usr/share/X11/locale/compose.dir lists, such as en_US.UTF-8
        """)
    let english = try Keymap(.names(KeymapNames(layout: "de")), composeLocale: "en_US.UTF-8")
    #expect(english.composeError == nil)
  }

  @Test(arguments: ["el_GR.UTF-8", "pt_BR.UTF-8", "cs_CZ.UTF-8", "fi_FI.UTF-8", "am_ET.UTF-8"])
  func eachLocaleHasItsOwnSequences(locale: String) throws {
    for layout in ["br", "gr", "us", "fi", "cz"] {
      let typist = try typist(layout, locale: locale)
      let reader = try #require(
        IndependentReader(KeymapNames(layout: layout), composing: locale))
      let text = String(
        String.UnicodeScalarView((0x20...0x17F).compactMap(Unicode.Scalar.init)))
      for character in text where typist.canType(character) == .now {
        let read = reader.read(typist.keys(for: String(character)).chords)
        #expect(read == String(character), "\(layout) in \(locale)")
      }
    }
  }
}

/// A keyboard with a known table, like a text console's.
struct ExplicitTableTests {
  private static let deadAcute: UInt32 = 1

  private func keymap() -> Keymap {
    let entries = [
      KeyTable.Entry(symbol: 0x61, scalar: "a", chord: KeyChord(.a)),
      KeyTable.Entry(symbol: 0x65, scalar: "e", chord: KeyChord(.e)),
      KeyTable.Entry(symbol: Self.deadAcute, scalar: nil, chord: KeyChord(.q)),
      KeyTable.Entry(symbol: 0x37, scalar: "7", chord: KeyChord(.y), numLock: true),
    ]
    let caps = [KeyTable.Entry(symbol: 0x41, scalar: "A", chord: KeyChord(.a))]
    let off = KeymapSwitches.Node(group: 0)
    let on = KeymapSwitches.Node(group: 0, capsLock: true)
    return Keymap(
      tables: KeyTable(entries, keys: KeyTable.Keys(enter: KeyChord(.enter))),
      others: [ReceiverState(capsLock: true): KeyTable(caps)],
      sequences: KeySequences([("é", [Self.deadAcute, 0x65])]),
      switches: KeymapSwitches([
        KeymapSwitches.Step(from: on, to: off, chord: KeyChord(.capsLock)),
        KeymapSwitches.Step(from: off, to: on, chord: KeyChord(.capsLock)),
      ]))
  }

  @Test func charactersAndSequencesOfATableAreTyped() {
    let typist = Typist(keymap: keymap(), composes: true)
    let (chords, missing) = typist.keys(for: "aé\n")
    #expect(chords == [KeyChord(.a), KeyChord(.q), KeyChord(.e), KeyChord(.enter)])
    #expect(missing == [])
    #expect(typist.canType("b") == .never)
    #expect(keymap().composeError == nil)
  }

  @Test func numLockAndCapsLockSelectTheTable() {
    #expect(keymap().canType("7", in: ReceiverState(numLock: true)) == .now)
    #expect(keymap().canType("7", in: ReceiverState()) == .never)
    let caps = Typist(keymap: keymap(), state: ReceiverState(capsLock: true))
    #expect(
      caps.keys(for: "Aa").chords == [
        KeyChord(.a), KeyChord(.capsLock), KeyChord(.a), KeyChord(.capsLock),
      ])
  }
}
