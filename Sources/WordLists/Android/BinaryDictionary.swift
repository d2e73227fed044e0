// SPDX-License-Identifier: MIT

import Words

/// A compiled dictionary of the Android keyboard, `.dict` version 2, from which a list is read.
///
/// The file is a header and a Patricia tree, in big-endian order:
///
/// | part | bytes |
/// | --- | --- |
/// | signature | 4: 9B C1 3A FE |
/// | version, options, size of the header | 2, 2, 4 |
/// | attributes to the end of the header | pairs of texts, each ended by 1F |
/// | array of nodes | 1 for fewer than 128 nodes, else 2 with the highest bit set; the nodes |
/// | node | flags, letters, frequency if terminal, address, shortcuts, bigrams |
/// | letter | 1 from 20 to FF; 3 for others, the first below 1F; several are ended by 1F |
/// | address of the children | 0 to 3, forward from the address itself |
/// | shortcuts | 2 for their size, which includes these two |
/// | bigram | flags with the length of the address and whether another follows, the address |
///
/// Versions 201 and 202 may name the letters of one byte in the attribute `codePointTable`.
///
/// **Source:** the Android Open Source Project's LatinIME, `FormatSpec` and the flags of
/// `PatriciaTrieReadingUtils`.
struct BinaryDictionary {
  static let signature: [UInt8] = [0x9B, 0xC1, 0x3A, 0xFE]
  static let versions: Set<Int> = [2, 201, 202]

  private var reader: BinaryReader
  private let attributes: [String: String]
  private let letters: [Unicode.Scalar]
  private let root: Int

  /// Reads the header of the dictionary.
  ///
  /// - Throws: ``WordListError`` for another signature or version, or a damaged header.
  init(_ bytes: [UInt8]) throws(WordListError) {
    reader = BinaryReader(bytes)
    guard bytes.starts(with: Self.signature) else {
      throw WordListError("is no Android dictionary", at: .offset(0))
    }
    reader.offset = 4
    let version = try reader.number(2)
    guard Self.versions.contains(version) else {
      throw WordListError("is of version \(version); version 2 is read", at: .offset(4))
    }
    _ = try reader.number(2)
    root = try reader.number(4)
    guard root >= 12, root < bytes.count else {
      throw WordListError("the header ends outside of the file", at: .offset(8))
    }
    var attributes: [String: String] = [:]
    while reader.offset < root {
      let name = try reader.text(before: root)
      attributes[name] = try reader.text(before: root)
    }
    self.attributes = attributes
    letters = version == 2 ? [] : Array((attributes["codePointTable"] ?? "").unicodeScalars)
  }

  /// The language in the header's attribute `locale`.
  var language: String? { attributes["locale"]?.languageCode }

  /// Adds all words of the tree.
  ///
  /// Addresses lead forward only, so no path is endless. More nodes than the bytes can hold mean
  /// shared arrays, which no known program writes. Reading them could take forever, so they are an
  /// error.
  func add(to list: inout WordList) throws(WordListError) {
    var reader = reader
    var pending: [(prefix: [Unicode.Scalar], array: Int)] = [([], root)]
    // Words have two nodes on average; the second bound limits the memory for hostile files.
    var nodesLeft = min(reader.bytes.count / 2, 2 * WordListLimits.words)
    while let (prefix, array) = pending.popLast() {
      reader.offset = array
      var count = try reader.number(1)
      if count >= 0x80 { count = (count & 0x7F) << 8 | (try reader.number(1)) }
      nodesLeft -= count
      guard nodesLeft >= 0 else {
        throw WordListError("has more nodes than bytes for them", at: .offset(array))
      }
      for _ in 0..<count {
        let node = try Node(&reader, letters)
        let word = prefix + node.letters
        guard word.count <= WordListLimits.letters else {
          throw WordListError("a word is longer than \(WordListLimits.letters)", at: .offset(array))
        }
        if let frequency = node.frequency, !node.flags.contains(.isNotAWord) {
          let entry = AndroidFrequency(frequency)
          try list.add(
            String(String.UnicodeScalarView(word)), rarity: entry.rarity,
            flags: node.flags.contains(.isOffensive) ? .all : entry.flags)
        }
        if let children = node.children { pending.append((word, children)) }
      }
    }
  }
}

extension WordList {
  /// Reads a compiled dictionary of the Android keyboard.
  ///
  /// - Throws: ``WordListError`` with the offset of the damage.
  init(binary bytes: [UInt8]) throws(WordListError) {
    let dictionary = try BinaryDictionary(bytes)
    self.init(.binary, language: dictionary.language)
    try dictionary.add(to: &self)
  }
}
