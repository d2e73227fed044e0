// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("A word that is no Vietnamese syllable is restored to its typed keys")
struct VietnameseMachineTests {
  @Test(
    "English words typed with Telex are restored",
    arguments: [
      "destroy", "career", "Career", "desk", "theory", "after", "order", "garden", "forest",
      "information", "browser", "first", "thursday", "energy", "airport", "history",
      "person", "password", "coffee", "success", "laser", "master", "poster", "router", "server",
      "world", "zebra",
    ])
  func telex(word: String) {
    #expect(VietnameseMachine.text(typing: word) == word)
    #expect(VietnameseMachine.text(typing: word + " ") == word + " ")
  }

  @Test(
    "A possible beginning of a syllable is restored when the word ends",
    arguments: ["keep", "sweet", "deep", "loop", "user", "hawk", "dask", "lask", "paaks"])
  func atEnd(word: String) {
    #expect(VietnameseMachine.text(typing: word + " x") == word + " x")
    #expect(VietnameseMachine.text(typing: word + ".") == word + ".")
  }

  @Test(
    "Words with digits typed with VNI are restored",
    arguments: ["a1b", "covid19", "mp3s", "b2b", "h264"])
  func vni(word: String) {
    #expect(VietnameseMachine.text(typing: word, .vni) == word)
  }

  @Test(
    "Syllables, names and abbreviations stay composed",
    arguments: [
      ("Bawcs Kanj ", "Bắc Kạn "), ("ddc ", "đc "), ("moocs ", "mốc "), ("mooocs ", "moóc "),
      ("quoocs gia ", "quốc gia "), ("gieengs ", "giếng "), ("gif ", "gì "), ("ddeeff ", "đêf "),
      ("tuyps ", "tuýp "), ("nguwowif.", "người."), ("thuowr ", "thuở "), ("yeeus,", "yếu,"),
      ("ass ", "as "), ("asss", "ass"), ("cofffee", "coffee"), ("DDawks Lawks ", "Đắk Lắk "),
      ("DDawk Too ", "Đăk Tô "), ("DDak Pow ", "Đak Pơ "), ("Dakdws ", "Đắk "), ("Pawks.", "Pắk."),
    ])
  func stays(keys: String, text: String) {
    #expect(VietnameseMachine.text(typing: keys) == text)
  }

  @Test("Keys before a move of the cursor are not restored")
  func unknownKeys() {
    var machine = VietnameseMachine(Composition.Vietnamese())
    #expect(machine.text(typing: "s", after: "de") == "dé")
    #expect(machine.text(typing: "t", after: "lé") == nil)
    #expect(machine.text(typing: "r", after: "lét") == nil)
  }
}
