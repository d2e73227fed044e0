// SPDX-License-Identifier: MIT

extension BinaryDictionary {
  /// A node of the Patricia tree.
  struct Node {
    /// The lower six of a node's eight flags; the upper two are the length of the address.
    struct Flags: OptionSet {
      let rawValue: UInt8
      static let hasSeveralLetters = Flags(rawValue: 0x20)
      static let isTerminal = Flags(rawValue: 0x10)
      static let hasShortcuts = Flags(rawValue: 0x08)
      static let hasBigrams = Flags(rawValue: 0x04)
      static let isNotAWord = Flags(rawValue: 0x02)
      static let isOffensive = Flags(rawValue: 0x01)
    }

    let flags: Flags
    let letters: [Unicode.Scalar]
    /// The frequency from 0 to 255; `nil` if no word ends here.
    let frequency: Int?
    /// The offset of the array of children; `nil` if the node has none.
    let children: Int?

    /// Reads a node, and skips its shortcuts and bigrams.
    init(_ reader: inout BinaryReader, _ table: [Unicode.Scalar]) throws(WordListError) {
      let byte = try reader.number(1)
      flags = Flags(rawValue: UInt8(byte & 0x3F))
      let start = reader.offset
      if flags.contains(.hasSeveralLetters) {
        var letters: [Unicode.Scalar] = []
        while let letter = try reader.letter(table) {
          guard letters.count < WordListLimits.letters else {
            throw WordListError("a node has too many letters", at: .offset(start))
          }
          letters.append(letter)
        }
        self.letters = letters
      } else {
        letters = try reader.letter(table).map { [$0] } ?? []
      }
      guard !letters.isEmpty else {
        throw WordListError("a node has no letter", at: .offset(start))
      }
      frequency = flags.contains(.isTerminal) ? try reader.number(1) : nil
      let base = reader.offset
      let distance = try reader.number(byte >> 6)
      children = distance == 0 ? nil : base + distance
      if flags.contains(.hasShortcuts) { try reader.skipShortcuts() }
      if flags.contains(.hasBigrams) { try reader.skipBigrams() }
    }
  }
}

/// The bytes of a file, with the position of the next read.
struct BinaryReader {
  let bytes: [UInt8]
  var offset = 0

  /// The byte that ends a text, and a sequence of several letters.
  private static let terminator = 0x1F

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads an unsigned number of this many bytes, the highest first; 0 bytes make 0.
  mutating func number(_ count: Int) throws(WordListError) -> Int {
    guard offset >= 0, count <= bytes.count - offset else {
      throw WordListError("the file is cut off", at: .offset(offset))
    }
    let value = bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    offset += count
    return value
  }

  /// Reads a letter of the dictionary.
  ///
  /// - Parameter table: The letters of the bytes from 20 (hexadecimal) on; empty for Latin-1.
  /// - Returns: The letter; `nil` for the terminator.
  /// - Throws: ``WordListError`` with the position of an invalid letter.
  mutating func letter(_ table: [Unicode.Scalar]) throws(WordListError) -> Unicode.Scalar? {
    let start = offset
    let first = try number(1)
    if first == Self.terminator { return nil }
    let scalar: Unicode.Scalar?
    if first < Self.terminator {
      scalar = Unicode.Scalar(UInt32(first << 16 | (try number(2))))
    } else if table.isEmpty {
      scalar = Unicode.Scalar(UInt8(first))
    } else {
      scalar = first - 0x20 < table.count ? table[first - 0x20] : nil
    }
    guard let scalar else { throw WordListError("is no letter", at: .offset(start)) }
    return scalar
  }

  /// Reads a text with its terminator, which must be before an offset.
  mutating func text(before end: Int) throws(WordListError) -> String {
    let start = offset
    var scalars = String.UnicodeScalarView()
    while let letter = try letter([]) { scalars.append(letter) }
    guard offset <= end else {
      throw WordListError("a text of the header has no end", at: .offset(start))
    }
    return String(scalars)
  }

  mutating func skipShortcuts() throws(WordListError) {
    let start = offset
    let size = try number(2)
    guard size >= 2, size - 2 <= bytes.count - offset else {
      throw WordListError("the size of the shortcuts is wrong", at: .offset(start))
    }
    offset += size - 2
  }

  mutating func skipBigrams() throws(WordListError) {
    var hasMore = true
    while hasMore {
      let flags = try number(1)
      let length = flags >> 4 & 3
      guard length > 0 else {
        throw WordListError("a bigram has no address", at: .offset(offset - 1))
      }
      _ = try number(length)
      hasMore = flags & 0x80 != 0
    }
  }
}
