// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// The output of Telex, VNI and VIQR for keys.
struct VietnameseKeysTests {
  @Test(
    "Telex keys compose Vietnamese words",
    arguments: [
      ("tieengs Vieejt", "tiếng Việt"), ("xin chaof", "xin chào"), ("ddaay", "đây"), ("ddd", "dd"),
      ("muaf", "mùa"), ("mwa", "mưa"), ("muaw", "mưa"), ("nuowcs", "nước"), ("nuwowcs", "nước"),
      ("dduowngf", "đường"), ("quaw", "quă"), ("quyeenr", "quyển"), ("giowf", "giờ"), ("gif", "gì"),
      ("nghieeng", "nghiêng"), ("Thuw vieenj", "Thư viện"), ("HAF NOOIJ", "HÀ NỘI"),
      ("OOng", "Ông"),
      ("thuowr", "thuở"), ("khuya", "khuya"), ("xoong", "xông"), ("xooong", "xoong"),
    ])
  func telex(keys: String, text: String) {
    #expect(VietnameseMachine.text(typing: keys) == text)
  }

  @Test(
    "VNI keys compose Vietnamese words",
    arguments: [
      ("tie6ng1 Vie6t5", "tiếng Việt"), ("d9a6y", "đây"), ("nuo7c1", "nước"), ("mua2", "mùa"),
      ("mu7a", "mưa"), ("a8n", "ăn"), ("Ha2 No6i5", "Hà Nội"), ("gio7 2", "giơ 2"), ("a11", "a1"),
      ("2026", "2026"),
    ])
  func vni(keys: String, text: String) {
    #expect(VietnameseMachine.text(typing: keys, .vni) == text)
  }

  @Test(
    "VIQR signs compose Vietnamese words, and after other letters are punctuation",
    arguments: [
      ("Vie^.t Nam", "Việt Nam"), ("tie^'ng", "tiếng"), ("tie^’ng", "tiếng"), ("dda^y", "đây"),
      ("DDa` Na(~ng", "Đà Nẵng"), ("nu+o+'c", "nước"), ("nu+o'+c", "nước"), ("gio+`", "giờ"),
      ("nghi~", "nghĩ"), ("xin cha`o.", "xin chào."), ("ma..", "mạ."), ("a''", "á'"),
      ("ban.", "ban."), ("co' kho^ng?", "có không?"), ("a(^", "ă^"), ("ddd", "dd"),
      ("dad", "dad"), ("ke^p.", "ke^p."), ("e.g.", "e.g."), ("we're", "we're"),
    ])
  func viqr(keys: String, text: String) {
    #expect(VietnameseMachine.text(typing: keys, .viqr) == text)
  }

  @Test(
    "A tone mark is placed by the rules of the old or the new orthography",
    arguments: [
      ("hoaf", "hòa", "hoà"), ("thuys", "thúy", "thuý"), ("khoer", "khỏe", "khoẻ"),
      ("hoafn", "hoàn", "hoàn"), ("toans", "toán", "toán"), ("quys", "quý", "quý"),
      ("ngoaif", "ngoài", "ngoài"), ("nghiax", "nghĩa", "nghĩa"), ("cuar", "của", "của"),
      ("guiwr", "gửi", "gửi"), ("huwux", "hữu", "hữu"), ("uoongs", "uống", "uống"),
      ("giaf", "già", "già"),
    ])
  func tones(keys: String, old: String, new: String) {
    #expect(VietnameseMachine.text(typing: keys, .telex, .old) == old)
    #expect(VietnameseMachine.text(typing: keys, .telex, .new) == new)
  }

  @Test("The keys of tones and marks may be typed in place or at the end of the word")
  func order() {
    for keys in ["tieengs", "tieesng", "tiesneg", "tienges", "tieensg"] {
      #expect(VietnameseMachine.text(typing: keys) == "tiếng", "\(keys)")
    }
    for keys in ["dduwowngf", "duowngfd", "duwowfngd"] {
      #expect(VietnameseMachine.text(typing: keys) == "đường", "\(keys)")
    }
  }

  @Test("Another tone or mark replaces the previous one, and z or 0 removes the tone")
  func changing() {
    #expect(VietnameseMachine.text(typing: "asf") == "à")
    #expect(VietnameseMachine.text(typing: "asz") == "a")
    #expect(VietnameseMachine.text(typing: "awa") == "â")
    #expect(VietnameseMachine.text(typing: "oow") == "ơ")
    #expect(VietnameseMachine.text(typing: "tie6ng12", .vni) == "tiềng")
    #expect(VietnameseMachine.text(typing: "a10", .vni) == "a")
  }

  @Test("Repeating the key of a mark removes the mark and types the key's own letter")
  func escaping() {
    #expect(VietnameseMachine.text(typing: "ass") == "as")
    #expect(VietnameseMachine.text(typing: "aaa") == "aa")
    #expect(VietnameseMachine.text(typing: "aww") == "aw")
    #expect(VietnameseMachine.text(typing: "www") == "ww")
    #expect(VietnameseMachine.text(typing: "ww") == "w")
    #expect(VietnameseMachine.text(typing: "uoww") == "ươ")
    #expect(VietnameseMachine.text(typing: "uowww") == "uow")
    #expect(VietnameseMachine.text(typing: "dd") == "đ")
    #expect(VietnameseMachine.text(typing: "a66", .vni) == "a6")
    #expect(VietnameseMachine.text(typing: "d99", .vni) == "d9")
    // It then stays unchanged.
    #expect(VietnameseMachine.text(typing: "asss") == "ass")
  }

  @Test(
    "English words are typed unchanged, except parts of them that are Vietnamese syllables",
    arguments: ["class", "street", "http", "green", "blog", "Facebook", "test.txt", "school"])
  func others(word: String) {
    // Some English letters are tones; where they fit, the same letter again undoes them.
    let known = ["class": "class", "test.txt": "tét.txt", "green": "green"]
    #expect(VietnameseMachine.text(typing: word) == known[word] ?? word)
  }

  @Test("Each Vietnamese word is typed by each method, with mark keys in place or at the end")
  func words() {
    var count = 0
    for word in VietnameseWords.all {
      for method in Composition.Vietnamese.Keys.allCases {
        for isLate in method == .viqr ? [false] : [false, true] {
          let keys = VietnameseWords.keys(of: word, method, isLate: isLate)
          #expect(VietnameseMachine.text(typing: keys, method, .new) == word, "\(keys)")
          count += 1
        }
      }
    }
    #expect(count > 800)
  }

  @Test("No letter is lost or invented, whatever the keys")
  func nothingIsLost() {
    var random = SplitMix64(seed: 13)
    let letters = Array("aaeeoouuiywdghnptmcqrsfxjz ")
    for _ in 0..<3000 {
      let keys = String((0..<10).compactMap { _ in letters.randomElement(using: &random) })
      let text = VietnameseMachine.text(typing: keys)
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
