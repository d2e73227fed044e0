// SPDX-License-Identifier: MIT

/// A builder of the bytes of a lexicon.
///
/// The bytes depend on the words, and not on their order.
public struct LexiconBuilder {
  /// The code of the language.
  public let language: String
  let folding: Folding
  private let kind: LexiconFormat.Kind
  private var entries: [String: WordEntry] = [:]

  /// Creates an empty builder.
  ///
  /// - Parameter language: A language code of at most 255 bytes, such as "en" or "pt-BR".
  public init(language: String) {
    self.init(language: language, kind: .words)
  }

  init(language: String, kind: LexiconFormat.Kind) {
    self.language = language
    self.kind = kind
    folding = Folding(language: language)
  }

  /// The number of spellings so far.
  public var count: Int { entries.count }

  /// Adds a word; of equal spellings, the more frequent one stays, with the flags of both.
  ///
  /// - Parameter entry: A word of 1 to 48 scalars without spaces and control characters.
  /// - Returns: Whether the word is valid.
  @discardableResult
  public mutating func add(_ entry: WordEntry) -> Bool {
    guard !entry.word.isEmpty, entry.word.utf8.count <= 255,
      entry.word.unicodeScalars.allSatisfy(isAllowed),
      folding.fold(entry.word).count <= LexiconFormat.maximumWordLength
    else { return false }
    var entry = entry
    entry.flags.formIntersection(.all)
    if let old = entries[entry.word] {
      entry.rarity = min(entry.rarity, old.rarity)
      entry.flags.formUnion(old.flags)
    }
    entries[entry.word] = entry
    return true
  }

  /// Returns the bytes of the lexicon.
  ///
  /// If the words have more than 8 416 letters, words with the further letters are omitted.
  public consuming func bytes() -> [UInt8] {
    var keys = keys()
    let alphabet = alphabet(of: keys)
    keys.removeAll { !$0.folded.allSatisfy { alphabet[$0.value] != nil } }
    let tree = LexiconTree(keys: keys, alphabet: alphabet).encoded()
    return header(
      tree, alphabet: alphabet.keys.sorted(), words: keys.reduce(0) { $0 + $1.forms.count })
  }

  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return kind == .pairs }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned:
      false
    default: true
    }
  }

  private func keys() -> [LexiconTree.Key] {
    let groups = Dictionary(grouping: entries.values) { folding.fold($0.word) }
    return groups.map { folded, forms in
      let sorted = forms.sorted {
        let rarities = (Rarity.effective($0.rarity), Rarity.effective($1.rarity))
        return rarities.0 == rarities.1
          ? $0.word.unicodeScalars.lexicographicallyPrecedes($1.word.unicodeScalars)
          : rarities.0 < rarities.1
      }
      return LexiconTree.Key(folded: folded, forms: sorted, folding: folding)
    }
    .sorted { $0.folded.lexicographicallyPrecedes($1.folded) }
  }

  /// Returns the letters of the words with their indexes in the alphabet.
  private func alphabet(of keys: [LexiconTree.Key]) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for key in keys {
      for scalar in key.folded { counts[scalar.value, default: 0] += 1 }
    }
    let letters = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(LexiconFormat.maximumAlphabetSize).map(\.key).sorted()
    return Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })
  }

  private func header(_ tree: LexiconTree.Encoded, alphabet: [UInt32], words: Int) -> [UInt8] {
    let code = Array(language.utf8.prefix(255))
    var bytes = LexiconFormat.signature + [UInt8(LexiconFormat.version), 0]
    bytes += [UInt8(code.count), kind.rawValue]
    bytes.append(littleEndian: UInt32(alphabet.count))
    bytes.append(littleEndian: UInt32(tree.bytes.count))
    bytes.append(littleEndian: UInt32(words))
    bytes += [0, 0, 0, 0, tree.lowestRarity, tree.totalRarity, 0, 0]
    bytes += code
    bytes += [UInt8](repeating: 0, count: (4 - code.count % 4) % 4)
    for scalar in alphabet { bytes.append(littleEndian: scalar) }
    bytes += tree.bytes
    var checksum: [UInt8] = []
    checksum.append(littleEndian: LexiconFormat.checksum(of: bytes))
    let place = LexiconFormat.checksumOffset
    bytes.replaceSubrange(place..<place + checksum.count, with: checksum)
    return bytes
  }
}

extension [UInt8] {
  /// Appends the 4 bytes of a number.
  mutating func append(littleEndian value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }
}
