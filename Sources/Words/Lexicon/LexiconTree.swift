// SPDX-License-Identifier: MIT

/// The sorted words of a lexicon, from which its tree is encoded.
struct LexiconTree {
  /// A folded word and its spellings.
  struct Key {
    var folded: [Unicode.Scalar]
    var forms: [WordEntry]
    var folding: Folding
  }

  /// The bytes of a list of edges, with the rarities of its most frequent word and of all its
  /// words.
  struct Encoded {
    var bytes: [UInt8] = []
    var lowestRarity = Rarity.rarest
    var totalRarity = Rarity.rarest
    var probability = 0.0
  }

  /// An edge that is not written yet, because its position among the others is unknown.
  private struct Edge {
    var label: ArraySlice<Unicode.Scalar>
    var key: Key?
    var subtree: Encoded
    var lowestRarity: UInt8
    var probability: Double
  }

  let keys: [Key]
  let alphabet: [UInt32: Int]

  func encoded() -> Encoded {
    encode(keys.indices, depth: 0)
  }

  /// Returns the list of edges of the keys in a range, which share their first `depth` letters.
  private func encode(_ range: Range<Int>, depth: Int) -> Encoded {
    var edges: [Edge] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let letter = keys[start].folded[depth]
      let end = keys[start..<range.upperBound].firstIndex { $0.folded[depth] != letter }
      edges.append(edge(start..<(end ?? range.upperBound), depth: depth))
      start = end ?? range.upperBound
    }
    // The sort is stable, so edges of equal rarity stay in the order of their letters.
    edges.sort { $0.lowestRarity < $1.lowestRarity }
    var list = Encoded()
    for (index, edge) in edges.enumerated() {
      write(edge, isLast: index == edges.count - 1, to: &list.bytes)
      list.lowestRarity = min(list.lowestRarity, edge.lowestRarity)
      list.probability += edge.probability
    }
    list.totalRarity = min(list.lowestRarity, Rarity.rarity(of: list.probability))
    return list
  }

  private func edge(_ range: Range<Int>, depth: Int) -> Edge {
    let first = keys[range.lowerBound].folded
    let last = keys[range.upperBound - 1].folded
    var end = depth
    while end < first.count, end < last.count, first[end] == last[end], end - depth < 255 {
      end += 1
    }
    let key = first.count == end ? keys[range.lowerBound] : nil
    let rest = key == nil ? range : range.dropFirst()
    let subtree = rest.isEmpty ? Encoded() : encode(rest, depth: end)
    let own = key.map { Rarity.effective($0.forms[0].rarity) } ?? Rarity.rarest
    let ownProbability = key.map { key in
      key.forms.reduce(0) { $0 + Rarity.probability($1.rarity) }
    }
    return Edge(
      label: first[depth..<end], key: key, subtree: subtree,
      lowestRarity: min(own, subtree.lowestRarity),
      probability: (ownProbability ?? 0) + subtree.probability)
  }

  private func write(_ edge: Edge, isLast: Bool, to bytes: inout [UInt8]) {
    let forms = edge.key.map(encodedForms) ?? []
    let totalRarity = min(edge.lowestRarity, Rarity.rarity(of: edge.probability))
    let own = edge.key.map { Rarity.effective($0.forms[0].rarity) }
    let hasSubtree = !edge.subtree.bytes.isEmpty
    var head = edge.label.count <= 3 ? UInt8(edge.label.count) : 0
    if edge.key != nil { head |= LexiconFormat.NodeHeader.isWord }
    if hasSubtree { head |= LexiconFormat.NodeHeader.hasSubtree }
    if isLast { head |= LexiconFormat.NodeHeader.isLast }
    if !forms.isEmpty { head |= LexiconFormat.NodeHeader.hasForms }
    if own == edge.lowestRarity { head |= LexiconFormat.NodeHeader.lowestIsOwn }
    if totalRarity == edge.lowestRarity { head |= LexiconFormat.NodeHeader.totalIsLowest }
    bytes.append(head)
    if edge.label.count > 3 { bytes.append(UInt8(edge.label.count)) }
    if let key = edge.key { bytes.append(key.forms[0].rarity) }
    if hasSubtree {
      if own != edge.lowestRarity { bytes.append(edge.lowestRarity) }
      if totalRarity != edge.lowestRarity { bytes.append(totalRarity) }
      if !isLast { Self.appendLength(edge.subtree.bytes.count, to: &bytes) }
    }
    bytes += forms
    for letter in edge.label {
      let index = alphabet[letter.value] ?? 0
      if index < 0xE0 {
        bytes.append(UInt8(index))
      } else {
        bytes += [UInt8(0xE0 + (index - 0xE0) >> 8), UInt8((index - 0xE0) & 0xFF)]
      }
    }
    bytes += edge.subtree.bytes
  }

  private static func appendLength(_ length: Int, to bytes: inout [UInt8]) {
    var rest = length
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Returns the bytes of a word's spellings; empty if its only spelling is the folded word.
  private func encodedForms(_ key: Key) -> [UInt8] {
    if key.forms.count == 1, key.forms[0].flags.isEmpty, shape(key.forms[0], key) == .lower {
      return []
    }
    var bytes: [UInt8] = []
    for (index, form) in key.forms.enumerated() {
      let shape = shape(form, key)
      let more: UInt8 = index < key.forms.count - 1 ? 0x80 : 0
      bytes.append(form.flags.rawValue | shape.rawValue << 4 | more)
      if index > 0 { bytes.append(form.rarity) }
      if shape == .spelled {
        bytes.append(UInt8(form.word.utf8.count))
        bytes += form.word.utf8
      }
    }
    return bytes
  }

  private func shape(_ form: WordEntry, _ key: Key) -> LexiconFormat.Shape {
    let shapes: [LexiconFormat.Shape] = [.lower, .capitalized, .upper]
    let spelled = Array(form.word.unicodeScalars)
    // Canonical equality is too weak: the spelling must be restored scalar by scalar.
    return shapes.first { Array($0.apply(to: key.folded, key.folding).unicodeScalars) == spelled }
      ?? .spelled
  }
}
