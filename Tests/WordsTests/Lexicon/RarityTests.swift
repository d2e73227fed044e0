// SPDX-License-Identifier: MIT

import Testing

@testable import Words

struct RarityTests {
  @Test("25 steps are a decade")
  func decades() {
    #expect(abs(Rarity.probability(0) - 1) < 1e-9)
    #expect(abs(Rarity.probability(25) / 0.1 - 1) < 1e-9)
    #expect(abs(Rarity.probability(250) / 1e-10 - 1) < 1e-9)
    #expect(Rarity.probability(Rarity.none) == Rarity.probability(Rarity.assumed))
  }

  @Test("a rarity comes back from its probability", arguments: 0...254 as ClosedRange<UInt8>)
  func inverse(rarity: UInt8) {
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)]) == rarity)
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)] * 1.04) == rarity)
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)] * 0.96) == rarity)
  }

  @Test("what is no probability counts as the nearest end")
  func outside() {
    #expect(Rarity.rarity(of: 7) == 0)
    #expect(Rarity.rarity(of: 0) == 254)
    #expect(Rarity.rarity(of: -1) == 254)
    #expect(Rarity.rarity(of: .nan) == 254)
  }
}

struct CRC32Tests {
  @Test("the checksum is the published one")
  func check() {
    var checksum = CRC32()
    checksum.add("1234".utf8)
    checksum.add("56789".utf8)
    // The check value of CRC-32/ISO-HDLC.
    #expect(checksum.value == 0xCBF4_3926)
  }
}
