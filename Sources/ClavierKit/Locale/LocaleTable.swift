// SPDX-License-Identifier: MIT

/// What is known of all languages: one text in pages that are only read, and no value until one asks.
///
/// ```
///   index, by rising identifiers     text: an entry after another
///     da        045122                n005Dansk e006Danish …
///     de        046004  ──────────▶   n007Deutsch e006German … l022q w e r t z u i o p ü … c010a ä â à
///     de-AT     047010                n…
/// ```
///
/// An entry begins with a letter that says what it tells, and how many bytes follow; behind it is one that does not count.
/// `scripts/locales` has the letters. Nothing is kept of what was asked: an entry is found again in a microsecond.
enum LocaleTable {
  /// Bytes of the table, which are there as long as the program.
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// How many bytes of a row of the index are the identifier, and how many all, with the line's end.
  private static let (width, rowLength) = (10, 17)

  private static func bytes(_ text: StaticString) -> Bytes {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The identifier of a row of the index, padded with spaces.
  private static func identifier(_ row: Int) -> Bytes {
    bytes(index).part(from: row * rowLength, count: width)
  }

  /// Where the entries of a row begin, or those of all end.
  private static func start(_ row: Int) -> Int {
    bytes(index).part(from: row * rowLength + width, count: rowLength - 1 - width).number
  }

  /// The identifier of a row, as its file is called.
  static func name(_ row: Int) -> String {
    String(decoding: identifier(row).prefix { $0 != space }, as: UTF8.self)
  }

  /// All entries of a row.
  static func entries(_ row: Int) -> LocaleEntries {
    LocaleEntries(bytes(text).part(from: start(row), count: start(row + 1) - start(row)))
  }

  /// The row of an identifier; `nil` if there is none.
  ///
  /// Capitals, and whether hyphens or underscores stand between the parts, make no difference.
  static func row(_ name: some StringProtocol) -> Int? {
    let row = firstRow(from: name)
    return row < count && compare(row, name, isPrefix: false) == 0 ? row : nil
  }

  /// The first row of a language, perhaps of one of its regions; `nil` if there is none.
  static func row(ofLanguage name: some StringProtocol) -> Int? {
    let row = firstRow(from: name)
    return !name.isEmpty && row < count && compare(row, name, isPrefix: true) == 0 ? row : nil
  }

  /// The first row whose identifier is not before another.
  private static func firstRow(from name: some StringProtocol) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if compare(middle, name, isPrefix: false) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a row's identifier stands before another (less than zero), behind it, or is it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - name: The other identifier.
  ///   - isPrefix: Whether it is enough that the row's begins with the other and a hyphen.
  /// - Returns: The difference of the first bytes that are not the same.
  private static func compare(_ row: Int, _ name: some StringProtocol, isPrefix: Bool) -> Int {
    var own = identifier(row).makeIterator()
    for byte in name.utf8 {
      let difference = Int(folded(own.next() ?? space)) - Int(folded(byte))
      if difference != 0 { return difference }
    }
    guard let next = own.next(), next != space else { return 0 }
    return isPrefix && next == UInt8(ascii: "-") ? 0 : Int(next)
  }

  /// A byte of an identifier, for which spelling makes no difference.
  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: byte
    }
  }

  fileprivate static let space = UInt8(ascii: " ")
}

/// Some entries of the table of languages, each with the letter that it begins with.
struct LocaleEntries: Sequence, IteratorProtocol {
  /// The letter that a entry begins with.
  typealias Letter = Unicode.Scalar
  /// A entry, and its letter.
  typealias Entry = (letter: Letter, text: LocaleTable.Bytes)

  private var rest: LocaleTable.Bytes

  init(_ bytes: LocaleTable.Bytes) {
    rest = bytes
  }

  mutating func next() -> Entry? {
    guard let first = rest.first else { return nil }
    let text = rest.part(from: 4, count: rest.part(from: 1, count: 3).number)
    // With the space or the end of the line behind it.
    rest = rest.part(from: 4 + text.count + 1, count: rest.count)
    return (Letter(first), text)
  }

  /// The text of the first entry with a letter; `nil` if there is none.
  func text(_ letter: Letter) -> String? {
    first { $0.letter == letter }.map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// The parts of the first entry with a letter; none if there is none.
  func parts(_ letter: Letter) -> [String] {
    first { $0.letter == letter }?.text.parts ?? []
  }

  /// Whether there is a entry with a letter.
  func has(_ letter: Letter) -> Bool {
    contains { $0.letter == letter }
  }

  /// What follows a word in the first entry with a letter whose first part is the word.
  func rest(_ letter: Letter, after word: some StringProtocol) -> LocaleTable.Bytes? {
    let utf8 = word.utf8
    for entry in self where entry.letter == letter && entry.text.starts(with: utf8) {
      let rest = entry.text.part(from: utf8.count, count: entry.text.count)
      if rest.first == LocaleTable.space { return rest.part(from: 1, count: rest.count) }
    }
    return nil
  }
}

extension LocaleTable.Bytes {
  /// Some of the bytes, as many as there are of those that are asked for.
  fileprivate func part(from start: Int, count wanted: Int) -> Self {
    let start = Swift.min(Swift.max(start, 0), count)
    return Self(rebasing: self[start..<start + Swift.min(Swift.max(wanted, 0), count - start)])
  }

  /// The number that digits of ASCII write.
  fileprivate var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }

  /// The parts between spaces.
  var parts: [String] {
    split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
