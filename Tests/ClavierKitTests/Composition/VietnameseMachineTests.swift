// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("A word that is no syllable of Vietnamese is what was typed")
struct VietnameseMachineTests {
  private func typed(_ keys: String, _ method: Composition.Vietnamese.Keys = .telex) -> String {
    var machine = VietnameseMachine(Composition.Vietnamese(keys: method))
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
      "destroy", "career", "Career", "desk", "theory", "after", "order", "garden", "forest",
      "information", "browser", "first", "thursday", "energy", "airport", "history",
      "person", "password", "coffee", "success", "laser", "master", "poster", "router", "server",
      "world", "zebra",
    ])
  func telex(word: String) {
    #expect(typed(word) == word)
    #expect(typed(word + " ") == word + " ")
  }

  @Test(
    "A word that could go on is known at its end",
    arguments: ["keep", "sweet", "deep", "loop", "user"])
  func atEnd(word: String) {
    #expect(typed(word + " x") == word + " x")
    #expect(typed(word + ".") == word + ".")
  }

  @Test("VNI", arguments: ["a1b", "covid19", "mp3s", "b2b", "h264"])
  func vni(word: String) {
    #expect(typed(word, .vni) == word)
  }

  @Test(
    "Syllables, names and abbreviations stay composed",
    arguments: [
      ("Bawcs Kanj ", "Bắc Kạn "), ("ddc ", "đc "), ("moocs ", "mốc "), ("mooocs ", "moóc "),
      ("quoocs gia ", "quốc gia "), ("gieengs ", "giếng "), ("gif ", "gì "), ("ddeeff ", "đêf "),
      ("tuyps ", "tuýp "), ("nguwowif.", "người."), ("thuowr ", "thuở "), ("yeeus,", "yếu,"),
      ("ass ", "as "), ("asss", "ass"), ("cofffee", "coffee"),
    ])
  func stays(keys: String, text: String) {
    #expect(typed(keys) == text)
  }

  @Test("Keys before a move of the cursor are not restored")
  func unknownKeys() {
    var machine = VietnameseMachine(Composition.Vietnamese())
    #expect(machine.text(typing: "s", after: "de") == "dé")
    #expect(machine.text(typing: "t", after: "lé") == nil)
    #expect(machine.text(typing: "r", after: "lét") == nil)
  }
}
