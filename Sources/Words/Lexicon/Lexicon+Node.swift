// SPDX-License-Identifier: MIT

extension Lexicon {
  /// A node of the prefix tree: the position after some letters.
  ///
  /// A node belongs to the lexicon that returned it. In another lexicon it leads to wrong words,
  /// but never traps.
  public struct Node: Hashable, Sendable {
    /// The offset of the next letter in the edge's label, or of the first edge of the subtree.
    var next: UInt32
    /// The offset of the end of the subtree.
    var end: UInt32
    /// The offset of the edge's forms.
    var values: UInt32
    /// The number of remaining letters in the label.
    var lettersLeft: UInt8
    var traits: Traits
    /// The rarity of the word that ends with the edge.
    var rarity: UInt8
    /// The rarity of the most frequent word with this prefix.
    public var lowestRarity: UInt8
    /// The rarity of all words with this prefix together.
    public var totalRarity: UInt8

    /// Whether a word ends here.
    public var isWord: Bool { lettersLeft == 0 && traits.contains(.isWord) }
    /// The rarity of the word that ends here; `assumed` if its frequency is unknown; `nil` if no
    /// word ends.
    public var wordRarity: UInt8? { isWord ? Rarity.effective(rarity) : nil }
    /// Whether longer words have this prefix.
    public var isPrefix: Bool { lettersLeft > 0 || traits.contains(.hasSubtree) }

    struct Traits: OptionSet, Hashable {
      var rawValue: UInt8
      static let isWord = Traits(rawValue: LexiconFormat.NodeHeader.isWord)
      static let hasSubtree = Traits(rawValue: LexiconFormat.NodeHeader.hasSubtree)
      static let hasForms = Traits(rawValue: LexiconFormat.NodeHeader.hasForms)
    }
  }

  /// The nodes that are one letter longer, the most frequent first.
  public struct Children: Sequence, IteratorProtocol {
    let lexicon: Lexicon
    var node: Node
    var position: Int
    var end: Int
    /// Whether invalid bytes were found.
    var isDamaged = false

    /// Returns the next letter and its node.
    public mutating func next() -> (letter: Unicode.Scalar, node: Node)? {
      guard position < end else { return nil }
      guard let child = node.lettersLeft > 0 ? nextInLabel() : nextEdge() else {
        isDamaged = true
        position = end
        return nil
      }
      return child
    }

    private mutating func nextInLabel() -> (letter: Unicode.Scalar, node: Node)? {
      guard let letter = lexicon.readLetter(&position, end: end) else { return nil }
      var child = node
      child.lettersLeft -= 1
      child.next = UInt32(position)
      position = end
      return (letter, child)
    }

    private mutating func nextEdge() -> (letter: Unicode.Scalar, node: Node)? {
      let head = lexicon.bytes.byte(position)
      position += 1
      guard var child = lexicon.readValues(head, &position, end: end) else { return nil }
      let following = Int(child.end)
      guard let letter = lexicon.readLetter(&position, end: following) else { return nil }
      child.next = UInt32(position)
      position = following
      return (letter, child)
    }
  }

  /// Returns the nodes that are one letter longer than a node.
  public func children(of node: Node) -> Children {
    Children(
      lexicon: self, node: node, position: Int(node.next),
      end: node.isPrefix ? min(Int(node.end), bytes.count) : 0)
  }

  /// Returns the node that is one given letter longer; `nil` if no word has that prefix.
  ///
  /// The letter must be folded.
  public func child(of node: Node, _ letter: Unicode.Scalar) -> Node? {
    var children = children(of: node)
    while let child = children.next() {
      if child.letter == letter { return child.node }
    }
    return nil
  }

  /// Returns the node of a folded prefix; `nil` if no word has it.
  public func node(_ prefix: some Sequence<Unicode.Scalar>) -> Node? {
    node(prefix, from: root)
  }

  /// Returns the node some letters after another node; `nil` if no word has that prefix.
  func node(_ letters: some Sequence<Unicode.Scalar>, from start: Node) -> Node? {
    var node = start
    for letter in letters {
      guard let child = child(of: node, letter) else { return nil }
      node = child
    }
    return node
  }
}

extension Lexicon {
  /// Reads the fields between an edge's head and its label; `nil` if they are invalid.
  ///
  /// The `end` of the node is the end of the edge's subtree.
  @inline(__always)
  fileprivate func readValues(_ head: UInt8, _ position: inout Int, end: Int) -> Node? {
    var letters = head & LexiconFormat.NodeHeader.labelMask
    if letters == 0 {
      letters = bytes.byte(position)
      position += 1
    }
    let traits = Node.Traits(rawValue: head)
    let isWord = traits.contains(.isWord)
    let hasSubtree = traits.contains(.hasSubtree)
    guard letters > 0, isWord || hasSubtree else { return nil }
    var rarity = Rarity.none
    if isWord {
      rarity = bytes.byte(position)
      position += 1
    }
    var lowestRarity = Rarity.effective(rarity)
    var totalRarity = lowestRarity
    var length = 0
    let isLast = head & LexiconFormat.NodeHeader.isLast != 0
    if hasSubtree {
      if head & LexiconFormat.NodeHeader.lowestIsOwn == 0 {
        lowestRarity = bytes.byte(position)
        position += 1
      }
      totalRarity = lowestRarity
      if head & LexiconFormat.NodeHeader.totalIsLowest == 0 {
        totalRarity = bytes.byte(position)
        position += 1
      }
      if !isLast {
        guard let read = readLength(&position) else { return nil }
        length = read
      }
    }
    let values = position
    if traits.contains(.hasForms), !skipForms(&position, end: end) { return nil }
    let following = isLast ? end : labelEnd(position, letters: letters) + length
    guard position < following, following <= end else { return nil }
    return Node(
      next: 0, end: UInt32(following), values: UInt32(values), lettersLeft: letters - 1,
      traits: traits, rarity: rarity, lowestRarity: lowestRarity, totalRarity: totalRarity)
  }

  /// Returns the offset of the end of a label.
  private func labelEnd(_ position: Int, letters: UInt8) -> Int {
    var position = position
    for _ in 0..<letters {
      position += bytes.byte(position) < 0xE0 ? 1 : 2
    }
    return position
  }

  @inline(__always)
  fileprivate func readLetter(_ position: inout Int, end: Int) -> Unicode.Scalar? {
    guard position < end else { return nil }
    let first = Int(bytes.byte(position))
    position += 1
    guard first >= 0xE0 else { return letter(first) }
    guard position < end else { return nil }
    let second = Int(bytes.byte(position))
    position += 1
    return letter(0xE0 + (first - 0xE0) << 8 + second)
  }

  /// Reads a variable-length number of at most 28 bits, with 7 bits in a byte, the lowest first.
  private func readLength(_ position: inout Int) -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 28, by: 7) {
      let byte = bytes.byte(position)
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
