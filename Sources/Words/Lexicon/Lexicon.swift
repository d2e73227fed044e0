// SPDX-License-Identifier: MIT

/// The words of a language with their frequencies, as a prefix tree that is read in place.
///
/// Opening a lexicon reads only its header and its letters. Every step in the tree checks its
/// bounds, so damaged bytes give wrong words, but never a trap, an endless loop or a control
/// character. ``verify()`` finds such damage beforehand.
public struct Lexicon: Sendable {
  /// The maximum length of a word, in scalars.
  public static let maximumWordLength = LexiconFormat.maximumWordLength

  /// The language code, such as "en" or "pt-BR".
  public let language: String
  /// The number of spellings of all words.
  public let count: Int
  /// The conversion of typed words to the form in which they are found.
  public let folding: Folding
  /// The node of the empty prefix.
  public let root: Node
  let bytes: LexiconBytes
  let alphabet: Range<Int>

  /// Opens a lexicon.
  ///
  /// - Throws: ``LexiconError`` if the signature, the version, the length or another part of the
  ///   header is invalid, or a letter is a control character.
  public init(bytes: LexiconBytes) throws(LexiconError) {
    try self.init(bytes: bytes, kind: .words)
  }

  init(bytes: LexiconBytes, kind: LexiconFormat.Kind) throws(LexiconError) {
    let count = bytes.count
    guard count >= LexiconFormat.signature.count,
      bytes.buffer.prefix(LexiconFormat.signature.count).elementsEqual(LexiconFormat.signature)
    else { throw .notALexicon }
    guard count >= LexiconFormat.headerSize else {
      throw .wrongLength(expected: LexiconFormat.headerSize, found: count)
    }
    let version = Int(bytes.byte(8)) | Int(bytes.byte(9)) << 8
    guard version == LexiconFormat.version else { throw .unknownVersion(version) }
    guard bytes.byte(11) == kind.rawValue else { throw .wrongKind }
    let languageEnd = LexiconFormat.headerSize + Int(bytes.byte(10))
    let alphabetStart = (languageEnd + 3) & ~3
    let alphabetCount = Int(bytes.uint32(12))
    guard alphabetCount <= LexiconFormat.maximumAlphabetSize else {
      throw .invalidHeader("an alphabet of \(alphabetCount) letters")
    }
    let treeStart = alphabetStart + 4 * alphabetCount
    let expected = treeStart + Int(bytes.uint32(16))
    guard count == expected, expected <= Int(UInt32.max) else {
      throw .wrongLength(expected: expected, found: count)
    }
    for offset in stride(from: alphabetStart, to: treeStart, by: 4) {
      guard Unicode.Scalar(bytes.uint32(offset))?.isCommand != true else {
        throw .invalidHeader("a control character among the letters")
      }
    }
    language = String(
      decoding: bytes.buffer[LexiconFormat.headerSize..<languageEnd], as: UTF8.self)
    self.bytes = bytes
    self.count = Int(bytes.uint32(20))
    alphabet = alphabetStart..<treeStart
    folding = Folding(language: language)
    root = Node(
      next: UInt32(treeStart), end: UInt32(expected), values: 0, lettersLeft: 0,
      traits: treeStart < expected ? .hasSubtree : [], rarity: Rarity.none,
      lowestRarity: bytes.byte(28), totalRarity: bytes.byte(29))
  }

  /// Checks every byte: the checksum, the alphabet and the tree.
  ///
  /// - Throws: ``LexiconError`` for the first damage found.
  public func verify() throws(LexiconError) {
    let expected = bytes.uint32(LexiconFormat.checksumOffset)
    let found = LexiconFormat.checksum(of: bytes.buffer)
    guard expected == found else { throw .checksum(expected: expected, found: found) }
    var last: UInt32?
    for offset in stride(from: alphabet.lowerBound, to: alphabet.upperBound, by: 4) {
      let value = bytes.uint32(offset)
      guard Unicode.Scalar(value) != nil, last.map({ $0 < value }) ?? true else {
        throw .invalidHeader("the alphabet is not in order")
      }
      last = value
    }
    var words = 0
    try verify(root, words: &words)
    guard words == count else { throw .invalidHeader("\(count) words promised, \(words) found") }
  }

  private func verify(_ node: Node, words: inout Int) throws(LexiconError) {
    var stack = [node]
    while let node = stack.popLast() {
      words += node.isWord ? forms(of: node).count : 0
      var children = children(of: node)
      var best = node.lowestRarity
      while let child = children.next() {
        guard child.node.lowestRarity >= best || node.lettersLeft > 0 else {
          throw .invalidTree(offset: Int(child.node.values))
        }
        best = child.node.lowestRarity
        stack.append(child.node)
      }
      guard !children.isDamaged else { throw .invalidTree(offset: Int(node.next)) }
    }
  }

  /// Returns the letter of an index into the alphabet.
  @inline(__always)
  func letter(_ index: Int) -> Unicode.Scalar? {
    let offset = alphabet.lowerBound + 4 * index
    return offset < alphabet.upperBound ? Unicode.Scalar(bytes.uint32(offset)) : nil
  }
}

extension Lexicon {
  /// Returns whether this alphabet has most letters of another lexicon's, as languages of one
  /// script do.
  public func sharesAlphabet(with other: Lexicon) -> Bool {
    let letters = Set(letters)
    let shared = other.letters.filter(letters.contains).count
    return 2 * shared > other.letters.count
  }

  /// The folded letters of all words, in the order of their numbers.
  var letters: [Unicode.Scalar] {
    stride(from: alphabet.lowerBound, to: alphabet.upperBound, by: 4).compactMap {
      Unicode.Scalar(bytes.uint32($0))
    }
  }

  /// Returns the most frequent words that begin with a prefix and are longer.
  ///
  /// Words that are never suggested are omitted. The search is best-first, so it reads little more
  /// than the words that it returns.
  ///
  /// - Parameters:
  ///   - prefix: The first letters, in any case.
  ///   - limit: The maximum number of words.
  /// - Returns: The words with their usual capitals, the most frequent first.
  public func completions(of prefix: String, limit: Int) -> [WordEntry] {
    let folded = folding.fold(prefix)
    guard let start = node(folded) else { return [] }
    var search = CompletionSearch()
    search.add(start, cost: 0, lexicon: 0, seed: 0)
    var words: [WordEntry] = []
    while words.count < limit, let found = search.next(in: [self]) {
      guard !found.letters.isEmpty else { continue }
      if let entry = entry(at: found.node, folded + found.letters),
        !entry.flags.contains(.neverSuggest)
      {
        words.append(entry)
      }
    }
    return words
  }
}
