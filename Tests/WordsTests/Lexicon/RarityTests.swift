// SPDX-License-Identifier: MIT

import Testing

@testable import Words

struct RarityTests {
  @Test("25 steps of rarity are a decade of probability")
  func decades() {
    #expect(abs(Rarity.probability(0) - 1) < 1e-9)
    #expect(abs(Rarity.probability(25) / 0.1 - 1) < 1e-9)
    #expect(abs(Rarity.probability(250) / 1e-10 - 1) < 1e-9)
    #expect(Rarity.probability(Rarity.none) == Rarity.probability(Rarity.assumed))
  }

  @Test(
    "A rarity is restored from its probability, also from one that is 4 % off",
    arguments: 0...254 as ClosedRange<UInt8>)
  func inverse(rarity: UInt8) {
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)]) == rarity)
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)] * 1.04) == rarity)
    #expect(Rarity.rarity(of: Rarity.probabilities[Int(rarity)] * 0.96) == rarity)
  }

  @Test("The ratio of two probabilities is the inverse of that of the exchanged ones")
  func ratios() {
    #expect(Rarity.ratio(ofDifference: 0) == 1)
    #expect(abs(Rarity.ratio(ofDifference: 25) - 0.1) < 1e-6)
    #expect(abs(Rarity.ratio(ofDifference: -25) - 10) < 1e-4)
    #expect(Rarity.ratio(ofDifference: 254) == 0)
    #expect(Rarity.ratio(ofDifference: .infinity) == 0)
    #expect(Rarity.ratio(ofDifference: .nan) == 0)
    #expect(Rarity.ratio(ofDifference: -1e9) > 1e10)
  }

  @Test("An invalid probability is mapped to the nearest rarity, or to the highest if not a number")
  func outside() {
    #expect(Rarity.rarity(of: 7) == 0)
    #expect(Rarity.rarity(of: 0) == 254)
    #expect(Rarity.rarity(of: -1) == 254)
    #expect(Rarity.rarity(of: .nan) == 254)
  }
}

struct CRC32Tests {
  @Test("The checksum matches the published check value")
  func check() {
    var checksum = CRC32()
    checksum.add("1234".utf8)
    checksum.add("56789".utf8)
    // The check value of CRC-32/ISO-HDLC.
    #expect(checksum.value == 0xCBF4_3926)
  }
}
