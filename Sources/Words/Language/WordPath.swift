// SPDX-License-Identifier: MIT

/// The letters of the word that is being typed, and their nodes in the lexicons.
///
/// A path is a value without reference counts: a copy costs 300 bytes, and nothing is allocated.
public struct WordPath: Sendable {
  /// The known letters, at most 48.
  private var letters = InlineArray<48, UInt32>(repeating: 0)
  /// The number of typed letters, which may exceed 48.
  public private(set) var count = 0
  /// The nodes in the two lexicons; `nil` where no word has these letters.
  private(set) var nodes: InlineArray<2, Lexicon.Node?>

  /// Creates the path of an empty word.
  public init(_ model: borrowing LanguageModel) {
    nodes = [model.first.root, model.second?.root]
  }

  /// Whether any word begins with the letters.
  public var isKnown: Bool { nodes[0] != nil || nodes[1] != nil }

  /// Adds a letter, in any case.
  public mutating func append(_ letter: Unicode.Scalar, _ model: borrowing LanguageModel) {
    let folded = model.folding.fold(letter)
    if count < LexiconFormat.maximumWordLength { letters[count] = folded.value }
    count += 1
    advance(folded, model)
  }

  /// Removes the last letter; an empty word stays empty.
  public mutating func removeLast(_ model: borrowing LanguageModel) {
    guard count > 0 else { return }
    count -= 1
    nodes = [model.first.root, model.second?.root]
    let rest = count
    for index in 0..<min(rest, LexiconFormat.maximumWordLength) {
      guard isKnown, let letter = Unicode.Scalar(letters[index]) else { break }
      advance(letter, model)
    }
    if rest > LexiconFormat.maximumWordLength { nodes = [nil, nil] }
  }

  private mutating func advance(_ letter: Unicode.Scalar, _ model: borrowing LanguageModel) {
    guard count <= LexiconFormat.maximumWordLength else {
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
