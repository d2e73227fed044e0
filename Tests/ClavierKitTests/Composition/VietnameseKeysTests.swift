// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// The output of Telex and VNI for keys.
struct VietnameseKeysTests {
  /// Types keys into an empty field.
  private func typed(
    _ keys: String, _ method: Composition.Vietnamese.Keys = .telex,
    _ tones: Composition.Vietnamese.Tones = .old
  ) -> String {
    var machine = VietnameseMachine(Composition.Vietnamese(keys: method, tones: tones))
    var text = ""
    for key in keys {
      let word = String(text.suffix(while: { $0.isLetter }))
      if let new = machine.text(typing: key, after: word) {
        text = text.dropLast(word.count) + new
      } else {
        text.append(key)
      }
    }
    return text
  }

  @Test(
    "Telex",
    arguments: [
      ("tieengs Vieejt", "tiếng Việt"), ("xin chaof", "xin chào"), ("ddaay", "đây"), ("ddd", "dd"),
      ("muaf", "mùa"), ("mwa", "mưa"), ("muaw", "mưa"), ("nuowcs", "nước"), ("nuwowcs", "nước"),
      ("dduowngf", "đường"), ("quaw", "quă"), ("quyeenr", "quyển"), ("giowf", "giờ"), ("gif", "gì"),
      ("nghieeng", "nghiêng"), ("Thuw vieenj", "Thư viện"), ("HAF NOOIJ", "HÀ NỘI"),
      ("OOng", "Ông"),
      ("thuowr", "thuở"), ("khuya", "khuya"), ("xoong", "xông"), ("xooong", "xoong"),
    ])
  func telex(keys: String, text: String) {
    #expect(typed(keys) == text)
  }

  @Test(
    "VNI",
    arguments: [
      ("tie6ng1 Vie6t5", "tiếng Việt"), ("d9a6y", "đây"), ("nuo7c1", "nước"), ("mua2", "mùa"),
      ("mu7a", "mưa"), ("a8n", "ăn"), ("Ha2 No6i5", "Hà Nội"), ("gio7 2", "giơ 2"), ("a11", "a1"),
      ("2026", "2026"),
    ])
  func vni(keys: String, text: String) {
    #expect(typed(keys, .vni) == text)
  }

  @Test(
    "a tone stands where the orthography says",
    arguments: [
      ("hoaf", "hòa", "hoà"), ("thuys", "thúy", "thuý"), ("khoer", "khỏe", "khoẻ"),
      ("hoafn", "hoàn", "hoàn"), ("toans", "toán", "toán"), ("quys", "quý", "quý"),
      ("ngoaif", "ngoài", "ngoài"), ("nghiax", "nghĩa", "nghĩa"), ("cuar", "của", "của"),
      ("guiwr", "gửi", "gửi"), ("huwux", "hữu", "hữu"), ("uoongs", "uống", "uống"),
      ("giaf", "già", "già"),
    ])
  func tones(keys: String, old: String, new: String) {
    #expect(typed(keys, .telex, .old) == old)
    #expect(typed(keys, .telex, .new) == new)
  }

  @Test("tones and marks may come at the end of the word, or where they stand")
  func order() {
    for keys in ["tieengs", "tieesng", "tiesneg", "tienges", "tieensg"] {
      #expect(typed(keys) == "tiếng", "\(keys)")
    }
    for keys in ["dduwowngf", "duowngfd", "duwowfngd"] {
      #expect(typed(keys) == "đường", "\(keys)")
    }
  }

  @Test("another tone takes the place of one, and z takes it away")
  func changing() {
    #expect(typed("asf") == "à")
    #expect(typed("asz") == "a")
    #expect(typed("awa") == "â")
    #expect(typed("oow") == "ơ")
    #expect(typed("tie6ng12", .vni) == "tiềng")
    #expect(typed("a10", .vni) == "a")
  }

  @Test("the same key once more takes its mark back and is the letter itself")
  func escaping() {
    #expect(typed("ass") == "as")
    #expect(typed("aaa") == "aa")
    #expect(typed("aww") == "aw")
    #expect(typed("www") == "ww")
    #expect(typed("ww") == "w")
    #expect(typed("uoww") == "ươ")
    #expect(typed("uowww") == "uow")
    #expect(typed("dd") == "đ")
    #expect(typed("a66", .vni) == "a6")
    #expect(typed("d99", .vni) == "d9")
    // It then stays unchanged.
    #expect(typed("asss") == "ass")
  }

  @Test(
    "what is no syllable of Vietnamese is typed as it is",
    arguments: ["class", "street", "http", "green", "blog", "Facebook", "test.txt", "school"])
  func others(word: String) {
    // Some English letters are tones; where they fit, the same letter again undoes them.
    let known = ["class": "class", "test.txt": "tét.txt", "green": "green"]
    #expect(typed(word) == known[word] ?? word)
  }

  @Test("each word is typed by Telex and by VNI, with the keys at the end and with them in place")
  func words() {
    var count = 0
    for word in VietnameseWords.all {
      for method in Composition.Vietnamese.Keys.allCases {
        for isLate in [false, true] {
          let keys = VietnameseWords.keys(of: word, method, isLate: isLate)
          #expect(typed(keys, method, .new) == word, "\(keys)")
          count += 1
        }
      }
    }
    #expect(count > 800)
  }

  @Test("no letter is lost or invented, whatever the keys")
  func nothingIsLost() {
    var random = SplitMix64(seed: 13)
    let letters = Array("aaeeoouuiywdghnptmcqrsfxjz ")
    for _ in 0..<3000 {
      let keys = String((0..<10).compactMap { _ in letters.randomElement(using: &random) })
      let text = typed(keys)
      // A key is a letter or modifies one: without the modifications, the letters are those of the
      // keys in order.
      var rest = keys[...]
      for character in text {
        guard character != " " else { continue }
        let plain = VietnameseLetter(character)?.plain ?? character
        let found = rest.firstIndex { $0 == plain || (plain == "u" && $0 == "w") }
        guard let found else {
          Issue.record("\(keys) became \(text)")
          return
        }
        rest = rest[rest.index(after: found)...]
      }
      #expect(text.count <= keys.count)
      #expect(text.filter { $0 == " " }.count == keys.filter { $0 == " " }.count)
    }
  }
}
