// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import TestSupport
import Words

/// The fingers of a typist: the scatter of taps around the middles of keys, in millimetres.
///
/// **Source:** ours, inside the ranges that Azenkot and Zhai 2012, Henze et al. 2011 and Bi and
/// Zhai 2013 give for thumbs and index fingers.
struct TapScatter {
  let name: String
  let sigmaX: Double
  let sigmaY: Double
  /// The mean tap from the centre of its key, to the right and downward.
  let offsetX: Double
  let offsetY: Double
  /// The correlation of both directions.
  let correlation: Double

  static let all = [
    TapScatter("index finger", 1.3, 1.4, 0.1, 0.6, 0.15),
    TapScatter("two thumbs", 1.45, 1.5, 0, 0.8, 0),
    TapScatter("one thumb", 1.7, 1.8, 0.5, 1, 0.15),
  ]

  private init(
    _ name: String, _ sigmaX: Double, _ sigmaY: Double, _ offsetX: Double, _ offsetY: Double,
    _ correlation: Double
  ) {
    self.name = name
    self.sigmaX = sigmaX
    self.sigmaY = sigmaY
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.correlation = correlation
  }
}

/// Words of a language, typed on the keyboard of that language by fingers that scatter.
struct LayoutEvaluation {
  private(set) var taps = 0
  /// The taps for letters, not for blanks.
  private(set) var letters = 0
  private(set) var plainWrong = 0
  private(set) var weightedWrong = 0
  /// The letters that no key of the letters' page types: they are chosen from a list.
  private(set) var chosen = 0

  private let frames: KeyboardFrames
  private let weighting: LexiconWeighting
  private var offset: TapOffset?
  private let keys: [Unicode.Scalar: Int]
  private let keyLetters: [Int: Unicode.Scalar]
  /// The width of a phone's keyboard in points and millimetres.
  private static let width = (points: 390.0, millimeters: 64.6)

  /// The ratio of the errors with weighting to those of the plain hit test.
  var ratio: Double { Double(weightedWrong) / Double(max(1, plainWrong)) }

  init(_ locale: KeyboardLocale, _ lexicon: Lexicon) {
    let pages = KeyboardPages(
      service: .standard(), context: KeyboardContext(locale: locale), width: Self.width.points)
    frames = pages[.alphabetic, .lowercased]
    weighting = LexiconWeighting(LanguageModel(lexicon), pages: pages)
    var keys: [Unicode.Scalar: Int] = [:]
    for (index, key) in frames.keys.enumerated() {
      switch key.action {
      case .character(let text):
        let letters = text.unicodeScalars
        if letters.count == 1 { keys[letters[letters.startIndex]] = index }
      case .space: keys[" "] = index
      default: break
      }
    }
    self.keys = keys
    keyLetters = Dictionary(uniqueKeysWithValues: keys.map { ($1, $0) })
  }

  /// Types some words, each with a blank behind it.
  mutating func type(_ words: [String], _ scatter: TapScatter, _ random: inout SplitMix64) {
    for word in words {
      var text = ""
      for letter in (word + " ").unicodeScalars {
        guard let key = keys[letter] else {
          chosen += 1
          text.unicodeScalars.append(letter)
          continue
        }
        let point = tap(key, scatter, &random)
        guard let touched = frames.hitTest(point) else { continue }
        let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        let meant = weighting.key(
          intendedAt: point, on: touched, after: text[start...], offset: offset)
        offset = weighting.offset(afterTapAt: point, typing: meant, from: offset)
        taps += 1
        letters += letter == " " ? 0 : 1
        plainWrong += touched == key ? 0 : 1
        weightedWrong += meant == key ? 0 : 1
        // A wrong letter stays, so that no word begins with the letters after it.
        text.unicodeScalars.append(keyLetters[meant] ?? letter)
      }
    }
  }

  /// Adds the counts of another evaluation.
  mutating func add(_ other: LayoutEvaluation) {
    taps += other.taps
    letters += other.letters
    plainWrong += other.plainWrong
    weightedWrong += other.weightedWrong
    chosen += other.chosen
  }

  private func tap(_ key: Int, _ scatter: TapScatter, _ random: inout SplitMix64) -> Point {
    let center = frames.keys[key].capFrame.center
    let scale = Self.width.points / Self.width.millimeters
    let (x, y) = (normal(&random), normal(&random))
    let part = scatter.correlation
    let mixed = part * x + (1 - part * part).squareRoot() * y
    return Point(
      x: center.x + (scatter.offsetX + scatter.sigmaX * x) * scale,
      y: center.y + (scatter.offsetY + scatter.sigmaY * mixed) * scale)
  }

  /// Returns a normally distributed number: the sum of 12 uniform ones has variance 1.
  private func normal(_ random: inout SplitMix64) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
  }
}
