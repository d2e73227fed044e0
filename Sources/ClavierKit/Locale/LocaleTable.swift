// SPDX-License-Identifier: MIT

/// What is known of all languages: one text in pages that are only read, and no value until one asks.
///
/// ```
///   index: 17 bytes for each language, in rising order      text: lines of one language after another
///     da        045122                                        n007Deutsch
///     de        046004  ──────────────────────────────▶       l022q w e r t z u i o p ü
///     de-AT     047010                                        c010a ä â à
/// ```
///
/// Each line begins with a letter that says what it tells, and how many bytes follow; `scripts/locales` has
/// the list. Nothing is kept of what was asked: a line is found again in a microsecond.
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

  /// Where the lines of a row begin, or those of all end.
  private static func start(_ row: Int) -> Int {
    bytes(index).part(from: row * rowLength + width, count: rowLength - 1 - width).number
  }

  /// The identifier of a row, as its file is called.
  static func name(_ row: Int) -> String {
    String(decoding: identifier(row).prefix { $0 != space }, as: UTF8.self)
  }

  /// All lines of a row.
  static func lines(_ row: Int) -> LocaleLines {
    LocaleLines(bytes(text).part(from: start(row), count: start(row + 1) - start(row)))
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

/// Some lines of the table of languages, each with the letter that it begins with.
struct LocaleLines: Sequence, IteratorProtocol {
  /// The letter that a line begins with.
  typealias Letter = Unicode.Scalar
  /// A line, and its letter.
  typealias Line = (letter: Letter, text: LocaleTable.Bytes)

  private var rest: LocaleTable.Bytes

  init(_ bytes: LocaleTable.Bytes) {
    rest = bytes
  }

  mutating func next() -> Line? {
    guard let first = rest.first else { return nil }
    let text = rest.part(from: 4, count: rest.part(from: 1, count: 3).number)
    // With the line's end.
    rest = rest.part(from: 4 + text.count + 1, count: rest.count)
    return (Letter(first), text)
  }

  /// The text of the first line with a letter; `nil` if there is none.
  func text(_ letter: Letter) -> String? {
    first { $0.letter == letter }.map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// The parts of the first line with a letter; none if there is none.
  func parts(_ letter: Letter) -> [String] {
    first { $0.letter == letter }?.text.parts ?? []
  }

  /// Whether there is a line with a letter.
  func has(_ letter: Letter) -> Bool {
    contains { $0.letter == letter }
  }

  /// What follows a word in the first line with a letter whose first part is the word.
  func rest(_ letter: Letter, after word: some StringProtocol) -> LocaleTable.Bytes? {
    let utf8 = word.utf8
    for line in self where line.letter == letter && line.text.starts(with: utf8) {
      let rest = line.text.part(from: utf8.count, count: line.text.count)
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
