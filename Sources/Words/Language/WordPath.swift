// SPDX-License-Identifier: MIT

/// The letters of the word that is being typed, and their place in the lexicons.
///
/// A value without references that count: a copy costs 300 bytes, and nothing allocates.
public struct WordPath: Sendable {
  /// The letters, as far as they are known: at most 48.
  private var letters = InlineArray<48, UInt32>(repeating: 0)
  /// The number of letters typed, more than 48 too.
  public private(set) var count = 0
  /// The places in the two lexicons.
  private(set) var nodes: InlineArray<2, Lexicon.Node?>

  /// An empty word.
  public init(_ model: borrowing LanguageModel) {
    nodes = [model.first.root, model.second?.root]
  }

  /// Whether any word begins so.
  public var isKnown: Bool { nodes[0] != nil || nodes[1] != nil }

  /// Adds a letter, in either case.
  public mutating func append(_ letter: Unicode.Scalar, _ model: borrowing LanguageModel) {
    let folded = model.folding.fold(letter)
    if count < LexiconFormat.maximumWordCount { letters[count] = folded.value }
    count += 1
    advance(folded, model)
  }

  /// Removes the last letter; an empty word stays empty.
  public mutating func removeLast(_ model: borrowing LanguageModel) {
    guard count > 0 else { return }
    count -= 1
    nodes = [model.first.root, model.second?.root]
    let rest = count
    for index in 0..<min(rest, LexiconFormat.maximumWordCount) {
      guard isKnown, let letter = Unicode.Scalar(letters[index]) else { break }
      advance(letter, model)
    }
    if rest > LexiconFormat.maximumWordCount { nodes = [nil, nil] }
  }

  private mutating func advance(_ letter: Unicode.Scalar, _ model: borrowing LanguageModel) {
    guard count <= LexiconFormat.maximumWordCount else {
      nodes = [nil, nil]
      return
    }
    step(0, in: model.first, letter)
    if let second = model.second { step(1, in: second, letter) }
  }

  private mutating func step(
    _ index: Int, in lexicon: borrowing Lexicon, _ letter: Unicode.Scalar
  ) {
    if let node = nodes[index] { nodes[index] = lexicon.child(of: node, letter) }
  }
}
