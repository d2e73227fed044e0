// SPDX-License-Identifier: MIT

public import ClavierKit
public import Words

/// The weighting of taps by a lexicon, for the keys of one letters' page.
///
/// ```swift
/// let lexicon = try Lexicon(bytes: LexiconBytes(contents))
/// let engine = KeyboardEngine(
///   pages: pages, weighting: LexiconWeighting(LanguageModel(lexicon), pages: pages))
/// ```
///
/// Fingers hit keys beside their middle, each in its own direction. With `learnsOffset`, the mean
/// of the last taps on a device replaces the mean of the model.
///
/// Only keys that type one letter and the space bar are weighted; taps on all others are not
/// changed.
public struct LexiconWeighting: KeyWeighting {
  private let language: LanguageModel
  private let weighting: HitWeighting
  private let learnsOffset: Bool
  private let keys: LetterKeys

  /// Creates a weighting.
  ///
  /// - Parameters:
  ///   - language: The model of the words.
  ///   - pages: The pages of the keyboard, of which the letters' page is weighted.
  ///   - model: The distribution of taps around the middle of a key.
  ///   - learnsOffset: Whether the mean tap of each device is learned, in memory.
  public init(
    _ language: LanguageModel, pages: KeyboardPages, model: TouchModel = TouchModel(),
    learnsOffset: Bool = true
  ) {
    self.language = language
    weighting = HitWeighting(model: model)
    self.learnsOffset = learnsOffset
    keys = LetterKeys(pages, language.folding)
  }

  /// Returns the key that was most probably meant, given the tap's position and the word so far.
  ///
  /// Taps on keys that type no letter, and after letters that no word has, are not changed.
  public func key(
    intendedAt point: Point, on key: Int, after word: Substring, offset: TapOffset?
  ) -> Int {
    // Most taps are near the middle of their key, and need no word.
    guard let tap = keys.tap(at: point, on: key), !weighting.model.isAnchored(tap.typed) else {
      return key
    }
    var path = WordPath(language)
    for letter in word.unicodeScalars where path.isKnown { path.append(letter, language) }
    var shifted = weighting
    if learnsOffset, let offset {
      shifted.model.meanX = offset.x
      shifted.model.meanY = offset.y
    }
    let candidate = shifted.decide(tap, after: path, in: language)
    guard candidate > 0 else { return key }
    return keys.key(for: tap[candidate].letter) ?? key
  }

  /// Returns the mean of the taps on letters; `nil` without `learnsOffset`.
  public func offset(afterTapAt point: Point, typing key: Int, from old: TapOffset?) -> TapOffset? {
    guard learnsOffset else { return nil }
    guard let tap = keys.tap(at: point, on: key)?.typed, tap.letter != " " else { return old }
    var offset = old ?? TapOffset(x: weighting.model.meanX, y: weighting.model.meanY)
    offset.add(x: tap.dx, y: tap.dy)
    return offset
  }
}
