// SPDX-License-Identifier: MIT

/// The data of all languages as one read-only text, whose entries are decoded on demand.
///
/// ```
///   index, by rising identifiers     text: one entry after the other
///     da        045122                n005Dansk e006Danish …
///     de        046004  ──────────▶   n007Deutsch e006German … l022q w e r t z u i o p ü …
///     de-AT     047010                n…
/// ```
///
/// An entry is a letter for its kind, three digits for its length in bytes, its text and a
/// separator byte. `scripts/locales` lists the letters. There is no cache: a lookup takes about a
/// microsecond.
enum LocaleTable {
  /// The bytes of the table, which live as long as the process.
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The lengths in bytes of an identifier in the index, and of a whole line.
  private static let (width, rowLength) = (10, 17)

  private static func bytes(_ text: StaticString) -> Bytes {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Returns the identifier of a row of the index, padded with spaces.
  private static func identifier(_ row: Int) -> Bytes {
    bytes(index).part(from: row * rowLength, count: width)
  }

  /// Returns the offset of a row's entries; the end of the text for the row after the last.
  private static func start(_ row: Int) -> Int {
    bytes(index).part(from: row * rowLength + width, count: rowLength - 1 - width).number
  }

  /// Returns the identifier of a row, which is also the name of its file.
  static func name(_ row: Int) -> String {
    String(decoding: identifier(row).prefix { $0 != space }, as: UTF8.self)
  }

  /// Returns all entries of a row.
  static func entries(_ row: Int) -> LocaleEntries {
    LocaleEntries(bytes(text).part(from: start(row), count: start(row + 1) - start(row)))
  }

  /// Returns the row of an identifier; `nil` if there is none.
  ///
  /// Comparison ignores case, and hyphens equal underscores.
  static func row(_ name: some StringProtocol) -> Int? {
    let row = firstRow(from: name)
    return row < count && compare(row, name) == 0 ? row : nil
  }

  /// Returns the first row whose identifier is not less than `name`.
  private static func firstRow(from name: some StringProtocol) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if compare(middle, name) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Compares a row's identifier with another one.
  ///
  /// - Returns: The difference of the first bytes that differ: negative if the row's is less,
  ///   positive if it is greater, zero if they are equal.
  private static func compare(_ row: Int, _ name: some StringProtocol) -> Int {
    var own = identifier(row).makeIterator()
    for byte in name.utf8 {
      let difference = Int(folded(own.next() ?? space)) - Int(folded(byte))
      if difference != 0 { return difference }
    }
    guard let next = own.next(), next != space else { return 0 }
    return Int(next)
  }

  /// Returns a byte of an identifier in lower case, with underscores replaced by hyphens.
  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: byte
    }
  }

  fileprivate static let space = UInt8(ascii: " ")
}

/// The entries of a language in the table, each with the letter of its kind.
struct LocaleEntries: Sequence, IteratorProtocol {
  /// The letter of an entry's kind.
  typealias Letter = Unicode.Scalar
  /// An entry, and the letter of its kind.
  typealias Entry = (letter: Letter, text: LocaleTable.Bytes)

  private var unreadBytes: LocaleTable.Bytes

  init(_ bytes: LocaleTable.Bytes) {
    unreadBytes = bytes
  }

  mutating func next() -> Entry? {
    guard let first = unreadBytes.first else { return nil }
    let text = unreadBytes.part(from: 4, count: unreadBytes.part(from: 1, count: 3).number)
    // Skips the separator, a space or the end of the line.
    unreadBytes = unreadBytes.part(from: 4 + text.count + 1, count: unreadBytes.count)
    return (Letter(first), text)
  }

  /// Returns the text of the first entry with a letter; `nil` if there is none.
  func text(_ letter: Letter) -> String? {
    first { $0.letter == letter }.map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Returns the parts of the first entry with a letter; empty if there is none.
  func parts(_ letter: Letter) -> [String] {
    first { $0.letter == letter }?.text.parts ?? []
  }

  /// Returns whether there is an entry with a letter.
  func has(_ letter: Letter) -> Bool {
    contains { $0.letter == letter }
  }

  /// Returns the text after `word` in the first entry with a letter whose first part is `word`.
  func value(_ letter: Letter, after word: some StringProtocol) -> LocaleTable.Bytes? {
    let utf8 = word.utf8
    for entry in self where entry.letter == letter && entry.text.starts(with: utf8) {
      let remainder = entry.text.part(from: utf8.count, count: entry.text.count)
      if remainder.first == LocaleTable.space {
        return remainder.part(from: 1, count: remainder.count)
      }
    }
    return nil
  }
}

extension LocaleTable.Bytes {
  /// Returns up to `wanted` bytes from `start`, clamped to the buffer.
  fileprivate func part(from start: Int, count wanted: Int) -> Self {
    let start = Swift.min(Swift.max(start, 0), count)
    return Self(rebasing: self[start..<start + Swift.min(Swift.max(wanted, 0), count - start)])
  }

  /// The number that the ASCII digits represent.
  fileprivate var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }

  /// The parts of the text, which are separated by spaces.
  var parts: [String] {
    split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
