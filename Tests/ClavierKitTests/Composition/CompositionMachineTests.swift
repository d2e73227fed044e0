// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// The effects of the composition machine on a text, and the keys that it ignores.
struct CompositionMachineTests {
  /// A field, and its record.
  private struct Field {
    var machine: CompositionMachine
    var record: TextRecord
    var text = ""
    var now = Timestamp(microseconds: 1_000_000)

    init(
      _ composition: Composition, _ field: Keyboard.Field = Keyboard.Field(),
      canType: @escaping @Sendable (Character) -> Bool = { _ in true }
    ) {
      machine = CompositionMachine(composition, canType: canType)
      record = TextRecord(field: field)
    }

    mutating func press(_ keys: String) {
      for key in keys {
        now = now + .milliseconds(100)
        let edit =
          key == "<"
          ? machine.deletion(in: record, at: now, timeout: .seconds(10)) ?? TextEdit(deleteCount: 1)
          : machine.edit(typing: String(key), in: record, at: now, timeout: .seconds(10))
            ?? TextEdit(text: String(key))
        #expect(edit.deleteCount <= text.count || key == "<")
        text.removeLast(min(edit.deleteCount, text.count))
        record.deleteBackward(edit.deleteCount, at: now)
        text += edit.text
        record.insert(edit.text, at: now)
      }
    }
  }

  private static let telex = Composition.vietnamese(Composition.Vietnamese())

  @Test("An untypable character is not composed: its keys are typed unchanged without a deletion")
  func untypable() {
    var latin = Field(Self.telex) { $0.isASCII || $0 == "á" }
    latin.press("as es ddi")
    #expect(latin.text == "á es ddi")
    var korean = Field(.hangul) { "ㄱㅏ가".contains($0) }
    korean.press("ㄱㅏㄱ")
    #expect(korean.text == "가ㄱ")
    korean.press("ㅏ")
    #expect(korean.text == "가ㄱㅏ")
  }

  @Test("Any character is composed if the field takes any text or its keys are untypable, too")
  func anyText() {
    var latin = Field(Self.telex, Keyboard.Field(acceptsAnyText: true)) { $0.isASCII }
    latin.press("tieengs")
    #expect(latin.text == "tiếng")
    // The caller must also handle keys that cannot be typed themselves.
    var korean = Field(.hangul) { $0.isASCII }
    korean.press("ㅎㅏㄴ")
    #expect(korean.text == "한")
  }

  @Test("A text of several characters ends the syllable and is typed unchanged")
  func severalCharacters() {
    var field = Field(.hangul)
    field.press("ㄱ")
    #expect(
      field.machine.edit(typing: ".com", in: field.record, at: field.now, timeout: .seconds(10))
        == nil)
    field.press("ㅏ")
    #expect(field.text == "ㄱㅏ")
  }

  @Test("A key in the middle of a word is not composed")
  func middle() {
    var record = TextRecord()
    let now = Timestamp(microseconds: 0)
    _ = record.update(TextContext(beforeInput: "a", afterInput: "nh"), at: now)
    var machine = CompositionMachine(Self.telex)
    #expect(machine.edit(typing: "s", in: record, at: now, timeout: .seconds(10)) == nil)
    _ = record.update(TextContext(beforeInput: "a", afterInput: " nh"), at: now)
    #expect(
      machine.edit(typing: "s", in: record, at: now, timeout: .seconds(10))
        == TextEdit(deleteCount: 1, text: "á"))
  }

  @Test("After a backslash a sign of VIQR types itself, in place of the backslash")
  func backslash() {
    var field = Field(.vietnamese(Composition.Vietnamese(keys: .viqr)))
    field.press("ma\\. ma\\\\. ma\\<.")
    #expect(field.text == "ma. ma\\. mạ")
    var other = Field(Self.telex)
    other.press("\\\\.")
    #expect(other.text == "\\\\.")
  }

  @Test("A reported text that contradicts the syllable ends its composition")
  func contradiction() {
    var field = Field(.hangul)
    field.press("ㄱㅏ")
    _ = field.record.update(TextContext(beforeInput: "가나", afterInput: ""), at: field.now)
    field.press("ㄴ")
    #expect(field.text == "가ㄴ")
  }

  @Test("For any keys, the record matches the field's text, and is empty for a password")
  func recordIsTheText() {
    var random = SplitMix64(seed: 14)
    let methods: [(Composition, [Character])] = [
      (.hangul, Array("ㄱㄴㄹㅅㅇㅎㅆㅏㅓㅗㅣㅡ a1<")),
      (Self.telex, Array("aeiouydwsfrxjzngtAEOD 1<")),
      (
        .vietnamese(Composition.Vietnamese(keys: .vni, tones: .new)),
        Array("aeioud0123456789ngt <")
      ),
      (.vietnamese(Composition.Vietnamese(keys: .viqr)), Array("aeioud'`?~.^(+\\ngt <")),
    ]
    for (composition, keys) in methods {
      for round in 0..<600 {
        let purpose: Keyboard.FieldPurpose = round.isMultiple(of: 5) ? .password : .standard
        var field = Field(composition, Keyboard.Field(purpose: purpose))
        field.press(String((0..<14).compactMap { _ in keys.randomElement(using: &random) }))
        if purpose == .password {
          #expect(field.record.tail.isEmpty)
        } else if field.record.isWhole {
          #expect(field.record.tail == field.text)
        }
      }
    }
  }

  @Test("A language has its usual composition, or none")
  func usual() {
    #expect(Composition.usual(for: LocaleIdentifier("ko_KR")) == .hangul)
    #expect(Composition.usual(for: LocaleIdentifier("vi")) == Self.telex)
    #expect(Composition.usual(for: LocaleIdentifier("de")) == nil)
  }

  @Test("A session's engine uses the composition of its context")
  func session() {
    #expect(KeyboardSession().engine.typed.composition == nil)
    let korean = KeyboardSession(context: KeyboardContext(composition: .hangul))
    #expect(korean.engine.typed.composition?.composition == .hangul)
  }
}
