// SPDX-License-Identifier: MIT

public import Words

/// A simulated typist of sentences on a phone's keyboard, with mistakes.
///
/// **Source:** kebbie 0.5.1, for the kinds of mistakes and their rates. Of letters, 1 % are
/// exchanged with the next, 0.5 % omitted (0.18 % at the start, never at the end), and 0.5 % typed
/// twice. Of blanks 0.36 % are omitted, of apostrophes and hyphens 10 %. Of capitals, 8 % are small
/// letters. Taps scatter around a key's centre with a sixth of its width and height.
public struct NoisyTypist<Generator: RandomNumberGenerator> {
  /// A typed word, or two if the space was missed.
  public struct Typed: Sendable {
    public var text = ""
    public var taps: [Tap] = []
    /// The number of words typed.
    public var words = 0
    public var mistakes = 0
  }

  private var generator: Generator
  private let places = KeyPlaces.qwerty

  public init(_ generator: Generator) {
    self.generator = generator
  }

  /// Types the next word, and the one after it if the space fails.
  public mutating func type(_ words: ArraySlice<String>) -> Typed {
    var typed = Typed()
    for word in words {
      typed.words += 1
      let isFree = !word.contains { $0.isLetter }
      tap(isFree ? word : withMistakes(word, &typed.mistakes), &typed, isExact: isFree)
      let before = typed.mistakes
      var blank = Typed()
      if occurs(0.01 * 0.36) {
        typed.mistakes += 1
      } else {
        tap(" ", &blank, isExact: false)
        typed.mistakes += blank.mistakes
      }
      if typed.mistakes == before { break }
      typed.text += blank.text
      typed.taps += blank.taps
    }
    return typed
  }

  /// Returns a number from 0 up to 1.
  private mutating func uniform() -> Double {
    Double.random(in: 0..<1, using: &generator)
  }

  private mutating func occurs(_ probability: Double) -> Bool {
    uniform() < probability
  }

  /// Returns a normally distributed number.
  private mutating func normal() -> Float {
    var sum: Float = 0
    // The sum of 12 uniform numbers has variance 1; its tails end at 6 deviations.
    for _ in 0..<12 { sum += Float(uniform()) }
    return sum - 6
  }

  /// Returns a word with letters exchanged, omitted and doubled.
  private mutating func withMistakes(_ word: String, _ mistakes: inout Int) -> String {
    var letters = Array(word)
    var noisy = ""
    for index in letters.indices {
      var letter = letters[index]
      if letter.isUppercase, letters.count > 1, word != word.uppercased(), occurs(0.08) {
        letter = Character(letter.lowercased())
        mistakes += 1
      }
      let isLast = index == letters.count - 1
      let front = index == 0 ? 0.36 : 1
      let isMark = letter == "'" || letter == "-"
      let isSmall = letter.isLowercase && letter.isASCII
      let canSwap = !isLast && isSmall && letters[index + 1].isLowercase
      let sample = uniform()
      let omission = isLast ? 0 : isMark ? 0.1 * front : isSmall ? 0.005 * front : 0
      let swap = canSwap ? 0.01 : 0
      let double = isSmall ? 0.005 : 0
      if sample < omission {
        mistakes += 1
      } else if sample < omission + swap {
        noisy.append(letters[index + 1])
        letters[index + 1] = letter
        mistakes += 1
      } else if sample < omission + swap + double {
        noisy.append(letter)
        noisy.append(letter)
        mistakes += 1
      } else {
        noisy.append(letter)
      }
    }
    return noisy
  }

  /// Taps the letters of a text; characters on other pages are typed without mistakes.
  private mutating func tap(_ text: String, _ typed: inout Typed, isExact: Bool) {
    for letter in text.unicodeScalars {
      guard let key = places.keys.first(where: { $0.letter == letter }) else {
        typed.text.unicodeScalars.append(letter)
        let lower = letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
        typed.taps.append(Tap(letter: lower))
        continue
      }
      let x = isExact ? key.x : key.x + normal() * key.width / 6
      let y = isExact ? key.y : key.y + normal() * key.height / 6
      guard let tap = places.tap(x: x, y: y) else { continue }
      typed.text.unicodeScalars.append(tap.typed.letter)
      typed.taps.append(tap)
      if tap.typed.letter != letter { typed.mistakes += 1 }
    }
  }
}

extension KeyPlaces {
  /// The letters, the space and the full stop of a phone's English keyboard: keys of 32 × 72.
  public static let qwerty: KeyPlaces = {
    var keys: [Key] = []
    for (row, (letters, left)) in [("qwertyuiop", 0), ("asdfghjkl", 16), ("zxcvbnm", 48)]
      .enumerated()
    {
      for (column, letter) in letters.unicodeScalars.enumerated() {
        let x = Float(left + 32 * column + 16)
        keys.append(Key(letter, x: x, y: Float(72 * row + 36), width: 32, height: 72))
      }
    }
    keys.append(Key(" ", x: 160, y: 252, width: 160, height: 72))
    keys.append(Key(".", x: 257.6, y: 252, width: 35.2, height: 72))
    return KeyPlaces(keys)
  }()
}
