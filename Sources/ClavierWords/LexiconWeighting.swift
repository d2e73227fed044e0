// SPDX-License-Identifier: MIT

public import ClavierKit
public import Words

/// Hit weighting by a lexicon, for the keys of one letters' page.
///
/// ```swift
/// let lexicon = try Lexicon(bytes: LexiconBytes(contents))
/// let engine = KeyboardEngine(
///   pages: pages, weighting: LexiconWeighting(LanguageModel(lexicon), pages: pages))
/// ```
///
/// Fingers come down beside the middle of keys, each in its own direction. With `learnsOffset`, the
/// mean of the last taps takes the place of the model's, also on the keyboard that replaces this
/// one.
///
/// Keys that type one letter and the space bar take part; all others keep their taps.
public struct LexiconWeighting: KeyWeighting {
  private let language: LanguageModel
  private let model: TouchModel
  private var weighting: HitWeighting
  private var offset: TapOffset?
  private let keys: LetterKeys

  /// - Parameters:
  ///   - language: The words that are written.
  ///   - pages: The pages of the keyboard, of which the letters' page takes part.
  ///   - model: The distribution of taps around the middle of a key.
  ///   - learnsOffset: Whether the mean tap is learned, in memory.
  public init(
    _ language: LanguageModel, pages: KeyboardPages, model: TouchModel = TouchModel(),
    learnsOffset: Bool = true
  ) {
    self.language = language
    self.model = model
    offset = learnsOffset ? TapOffset(x: model.meanX, y: model.meanY) : nil
    weighting = HitWeighting(model: model)
    keys = LetterKeys(pages, language.folding)
  }

  /// Returns the key that goes on with the word most probably, given the place of the tap.
  ///
  /// Keys that type no letter, and letters after which no word goes on, keep their taps.
  public func key(meantAt point: Point, on key: Int, after word: Substring) -> Int {
    // Most taps are near the middle of their key, and need no word.
    guard let tap = keys.tap(at: point, on: key), !weighting.model.isAnchored(tap.typed) else {
      return key
    }
    var path = WordPath(language)
    for letter in word.unicodeScalars where path.isKnown { path.append(letter, language) }
    let meant = weighting.decide(tap, after: path, in: language)
    guard meant > 0 else { return key }
    return keys.key(for: tap[meant].letter) ?? key
  }

  /// Learns the mean of the taps on letters, in widths and heights of a letter's key.
  public mutating func learn(tapAt point: Point, typing key: Int) {
    guard var offset, let tap = keys.tap(at: point, on: key)?.typed, tap.letter != " " else {
      return
    }
    offset.add(x: tap.dx, y: tap.dy)
    use(offset)
  }

  /// Continues with the mean of another weighting by a lexicon; a no-op if either learns none.
  public mutating func learn(from last: any KeyWeighting) {
    guard offset != nil, let learned = (last as? LexiconWeighting)?.offset else { return }
    use(learned)
  }

  /// Returns to the mean of the model; a no-op if none is learned.
  public mutating func forgetTaps() {
    if offset != nil { use(TapOffset(x: model.meanX, y: model.meanY)) }
  }

  private mutating func use(_ offset: TapOffset) {
    self.offset = offset
    weighting.model.meanX = offset.x
    weighting.model.meanY = offset.y
  }
}
