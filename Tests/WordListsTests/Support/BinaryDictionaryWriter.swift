// SPDX-License-Identifier: MIT

/// Writes Android dictionaries of version 2 for tests.
struct BinaryDictionaryWriter {
  /// A word with its frequency and marks.
  struct Word {
    var text: String
    var frequency: UInt8 = 100
    /// The lower flags of the node: 1 offensive, 2 not a word.
    var marks: UInt8 = 0
    var shortcuts: [UInt8] = []
    var bigrams: [UInt8] = []
  }

  private struct Node {
    var letters: [Unicode.Scalar]
    var word: Word?
    var children: [Node] = []
    /// The number of bytes of the addresses, 3 if there are children.
    var addressSize: Int { children.isEmpty ? 0 : 3 }
  }

  var version: UInt16 = 2
  var attributes = [("locale", "en_US")]
  /// The letters of the bytes from 20 on, for versions with such a table.
  var table: [Unicode.Scalar] = []

  /// Returns a dictionary's bytes; each word may occur once.
  func bytes(_ words: [Word]) -> [UInt8] {
    var header: [UInt8] = []
    for (name, value) in attributes { header += text(name) + text(value) }
    if !table.isEmpty {
      header += text("codePointTable") + text(String(String.UnicodeScalarView(table)))
    }
    let size = UInt32(12 + header.count)
    var file: [UInt8] = [0x9B, 0xC1, 0x3A, 0xFE] + bigEndian(UInt32(version), 2) + [0, 0]
    file += bigEndian(size, 4) + header
    file += array(tree(words.map { (Array($0.text.unicodeScalars), $0) }))
    return file
  }

  /// Groups words by their first letters; a single word is one node of several letters.
  private func tree(_ words: [(letters: [Unicode.Scalar], word: Word)]) -> [Node] {
    Dictionary(grouping: words) { $0.letters[0] }.sorted { $0.key < $1.key }.map { first, group in
      if group.count == 1 { return Node(letters: group[0].letters, word: group[0].word) }
      let own = group.first { $0.letters.count == 1 }?.word
      let rest = group.filter { $0.letters.count > 1 }.map {
        (Array($0.letters.dropFirst()), $0.word)
      }
      return Node(letters: [first], word: own, children: tree(rest))
    }
  }

  /// The array of nodes, followed by those of their children.
  private func array(_ nodes: [Node]) -> [UInt8] {
    let count = nodes.count
    let head = count < 0x80 ? [UInt8(count)] : [UInt8(0x80 | count >> 8), UInt8(count & 0xFF)]
    let children = nodes.map { $0.children.isEmpty ? [] : array($0.children) }
    let sizes = nodes.map {
      parts(of: $0).before.count + $0.addressSize + parts(of: $0).after.count
    }
    var bytes = head
    var childStart = head.count + sizes.reduce(0, +)
    for (index, node) in nodes.enumerated() {
      let (before, after) = parts(of: node)
      bytes += before
      if node.addressSize > 0 { bytes += bigEndian(UInt32(childStart - bytes.count), 3) }
      bytes += after
      childStart += children[index].count
    }
    return bytes + children.joined()
  }

  private func parts(of node: Node) -> (before: [UInt8], after: [UInt8]) {
    var flags: UInt8 = node.children.isEmpty ? 0 : 0xC0
    var before: [UInt8] = node.letters.flatMap(letter)
    if node.letters.count > 1 {
      flags |= 0x20
      before.append(0x1F)
    }
    var after: [UInt8] = []
    if let word = node.word {
      flags |= 0x10 | word.marks
      before.append(word.frequency)
      if !word.shortcuts.isEmpty {
        flags |= 0x08
        after += bigEndian(UInt32(word.shortcuts.count + 2), 2) + word.shortcuts
      }
      if !word.bigrams.isEmpty {
        flags |= 0x04
        after += word.bigrams
      }
    }
    return ([flags] + before, after)
  }

  private func letter(_ scalar: Unicode.Scalar) -> [UInt8] {
    if let index = table.firstIndex(of: scalar) { return [UInt8(0x20 + index)] }
    return table.isEmpty ? plainLetter(scalar) : bigEndian(scalar.value, 3)
  }

  private func plainLetter(_ scalar: Unicode.Scalar) -> [UInt8] {
    (0x20...0xFF).contains(scalar.value) ? [UInt8(scalar.value)] : bigEndian(scalar.value, 3)
  }

  /// Returns a text of the header, where the table does not apply yet.
  private func text(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap(plainLetter) + [0x1F]
  }

  private func bigEndian(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }
}
