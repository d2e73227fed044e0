// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// The composition of Korean letters, key by key.
struct HangulMachineTests {
  /// A field with the machine's output; `<` is Backspace.
  private struct Field {
    var machine = HangulMachine()
    var text = ""

    mutating func press(_ keys: some StringProtocol) {
      for key in keys {
        let before = machine.pending
        let after = key == "<" ? machine.deleteBackward() : machine.type(key)
        guard let after else {
          if key == "<" { _ = text.popLast() } else { text.append(key) }
          continue
        }
        #expect(text.hasSuffix(before))
        text.removeLast(before.count)
        text += after
        #expect(text.hasSuffix(machine.pending))
      }
    }
  }

  private func typed(_ keys: String) -> String {
    var field = Field()
    field.press(keys)
    return field.text
  }

  @Test(
    "Keys become the syllables that they spell",
    arguments: [
      ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ", "안녕하세요"), ("ㅇㅗㅏ", "와"), ("ㄱㅜㅓㄴ", "권"),
      ("ㅇㅡㅣㅅㅏ", "의사"), ("ㄷㅏㄹㄱ", "닭"), ("ㅇㅏㄴㅈㄷㅏ", "앉다"), ("ㅇㅓㅂㅅㅇㅓ", "없어"), ("ㅇㅣㅆㅇㅓ", "있어"),
      ("ㅃㅏㄹㄹㅣ", "빨리"), ("ㅂㅏㄱㄱㅏ", "박가"), ("ㅋㅋㅋ", "ㅋㅋㅋ"), ("ㅠㅠ", "ㅠㅠ"), ("ㅗㅏ", "ㅘ"),
    ])
  func words(keys: String, word: String) {
    #expect(typed(keys) == word)
  }

  @Test(
    "A vowel moves the consonant before it, or the second of two, into its own syllable",
    arguments: [
      ("ㅎㅏㄴ", "한"), ("ㅎㅏㄴㅏ", "하나"), ("ㄷㅏㄹㄱㅣ", "달기"), ("ㅇㅏㄴㅈㅏ", "안자"), ("ㅇㅏㅆㅓ", "아써"),
    ])
  func splitting(keys: String, text: String) {
    #expect(typed(keys) == text)
  }

  @Test("A character that is no Korean letter ends the syllable")
  func others() {
    #expect(typed("ㅎㅏ ㄴㅏ") == "하 나")
    #expect(typed("ㅎㅏaㄴ") == "하aㄴ")
    #expect(typed("ㄱㅏ1ㅏ") == "가1ㅏ")
  }

  @Test("Backspace removes the letters of an open syllable one by one, and finished ones whole")
  func backspace() {
    #expect(typed("ㄷㅏㄹㄱ<") == "달")
    #expect(typed("ㄷㅏㄹㄱ<<") == "다")
    #expect(typed("ㄷㅏㄹㄱ<<<") == "ㄷ")
    #expect(typed("ㄷㅏㄹㄱ<<<<") == "")
    #expect(typed("ㅇㅗㅏ<") == "오")
    #expect(typed("ㅗㅏ<") == "ㅗ")
    #expect(typed("ㅎㅏㄴㄱㅡㄹ<<<") == "한")
    #expect(typed("ㅎㅏㄴㄱㅡㄹ<<<<") == "")
    #expect(typed("ㅎㅏㄴ<ㅁ") == "함")
  }

  /// Returns the keys that type a syllable.
  private static func keys(of syllable: UInt32) -> String {
    let index = Int(syllable - 0xAC00)
    let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let vowels = [
      "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ",
      "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
    ]
    let finals = [
      "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ",
      "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ]
    return String(leads[index / 588]) + vowels[index % 588 / 28] + finals[index % 28]
  }

  @Test("All 11 172 syllables are typed by their keys, and deleted key by key")
  func allSyllables() throws {
    var count = 0
    for code in UInt32(0xAC00)...0xD7A3 {
      let syllable = String(try #require(Unicode.Scalar(code)))
      let keys = Self.keys(of: code)
      var field = Field()
      var history: [String] = []
      for key in keys {
        history.append(field.text)
        field.press(String(key))
      }
      guard field.text == syllable else {
        Issue.record("\(keys) became \(field.text), not \(syllable)")
        return
      }
      for before in history.reversed() {
        field.press("<")
        guard field.text == before else {
          Issue.record("\(syllable): Backspace left \(field.text), not \(before)")
          return
        }
      }
      count += 1
    }
    #expect(count == 11172)
  }

  @Test("Any syllables in a row are typed by their keys, one after the other")
  func manySyllables() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let codes = (0..<6).map { _ in UInt32.random(in: 0xAC00...0xD7A3, using: &random) }
      // The vowel shows whether a consonant begins a syllable or ends the previous one.
      let text = String(String.UnicodeScalarView(codes.compactMap { Unicode.Scalar($0) }))
      let keys = codes.map(Self.keys).joined()
      #expect(typed(keys) == text, "\(keys)")
    }
  }

  @Test("No letter is lost or invented, whatever the keys")
  func nothingIsLost() {
    var random = SplitMix64(seed: 12)
    let letters = Array("ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅎㅏㅐㅓㅗㅜㅡㅣㅛ")
    for _ in 0..<2000 {
      let keys = String((0..<12).compactMap { _ in letters.randomElement(using: &random) })
      #expect(Self.spelled(typed(keys)) == keys)
    }
  }

  /// Returns the keys of a text, syllable by syllable.
  private static func spelled(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      if (0xAC00...0xD7A3).contains(scalar.value) { return keys(of: scalar.value) }
      // Two joined vowels stand without a consonant.
      return Hangul.parts(of: Character(scalar)).map { "\($0.first)\($0.second)" } ?? String(scalar)
    }.joined()
  }
}
