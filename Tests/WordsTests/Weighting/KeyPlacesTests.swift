// SPDX-License-Identifier: MIT

import Testing
import WordsSupport

@testable import Words

struct KeyPlacesTests {
  private let places = KeyPlaces.qwerty

  @Test("The key under the finger is the first candidate, with its distance in key sizes")
  func typed() throws {
    let tap = try #require(places.tap(x: 152, y: 54))
    #expect(tap.typed == TapCandidate("t", dx: 0.25, dy: 0.25))
    let letters = (0..<tap.count).map { tap[$0].letter }
    #expect(Set(letters).isSuperset(of: ["t", "r", "y", "f", "g", "h"]))
    #expect(!letters.contains("p"))
    #expect(Set(letters).count == letters.count)
  }

  @Test("In the middle of a wide key, the horizontal distance is zero")
  func wide() throws {
    let tap = try #require(places.tap(x: 110, y: 252))
    #expect(tap.typed == TapCandidate(" ", dx: 0, dy: 0))
    let edge = try #require(places.tap(x: 84, y: 252))
    #expect(edge.typed.letter == " ")
    #expect(abs(edge.typed.dx + 0.375) < 0.001)
  }

  @Test("A tap beside the keys is assigned to the nearest key, and one far away to none")
  func outside() throws {
    #expect(places.tap(x: 2, y: 108)?.typed.letter == "a")
    #expect(
      places.tap(x: 160, y: -10)?.typed.letter == "y"
        || places.tap(x: 160, y: -10)?.typed.letter == "t")
    #expect(places.tap(x: 5000, y: 36) == nil)
    #expect(places.tap(x: .nan, y: .nan) == nil)
    #expect(KeyPlaces([]).tap(x: 0, y: 0) == nil)
    #expect(KeyPlaces([.init("a", x: 0, y: 0, width: 0, height: 1)]).keys.isEmpty)
  }

  @Test("A tap holds ten candidates and ignores more")
  func capacity() {
    var tap = Tap(letter: "a")
    for value in 0x62...0x70 as ClosedRange<UInt32> {
      if let letter = Unicode.Scalar(value) { tap.add(TapCandidate(letter, dx: 1, dy: 1)) }
    }
    #expect(tap.count == Tap.capacity)
    #expect(tap[99] == tap.typed)
    #expect(tap[-1] == tap.typed)
    #expect(tap == tap)
    #expect(tap != Tap(letter: "a"))
  }
}

struct TouchModelTests {
  @Test("The cost of a tap grows with its distance, and only linearly for an outlier")
  func cost() {
    var model = TouchModel()
    (model.meanX, model.meanY) = (0, 0)
    func cost(_ dx: Float) -> Float { model.cost(TapCandidate("a", dx: dx, dy: 0)) }
    #expect(cost(0) == 0)
    // One deviation is half a natural logarithm: 25 / ln 10 / 2.
    #expect(abs(cost(0.263) - 5.4287) < 0.001)
    for step in 0..<40 { #expect(cost(Float(step + 1) / 10) > cost(Float(step) / 10)) }
    let far = cost(2) - cost(1.5)
    #expect(abs(cost(2.5) - cost(2) - far) < 0.01)
  }
}
