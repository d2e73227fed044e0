// SPDX-License-Identifier: MIT

public import Words

/// The words of a file written by another program.
///
/// A file is read completely or refused. Entries that are useless for completion and correction are
/// omitted and counted: numbers, symbols, and expressions with blanks.
public struct WordList: Sendable {
  public let format: WordListFormat
  /// The language code in the file, such as "en" or "pt-BR"; `nil` if the file has none.
  public internal(set) var language: String?
  /// The words in the order of the file; a spelling may occur several times.
  public internal(set) var entries: [WordEntry] = []
  /// The number of omitted entries, which are no words.
  public internal(set) var omittedEntries = 0
  /// The minimum number of inflected forms of hunspell's stems that the bounds omit.
  public internal(set) var omittedForms = 0

  init(_ format: WordListFormat, language: String? = nil) {
    self.format = format
    self.language = language
  }

  /// Reads a file of any supported format, which is detected by its first bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file, at most ``WordListLimits/bytes``.
  ///   - affixes: The `.aff` file of a hunspell dictionary; other formats ignore it.
  ///   - forms: The maximum number of forms to which a hunspell dictionary is expanded, if there
  ///     are fewer stems.
  /// - Throws: ``WordListError`` with the first problem.
  public init(
    reading bytes: [UInt8], affixes: [UInt8]? = nil, forms: Int = WordListLimits.forms
  ) throws(WordListError) {
    let limit = WordListLimits.bytes
    guard bytes.count <= limit else {
      throw WordListError("is larger than \(limit >> 20) MiB")
    }
    switch try WordListFormat(recognizing: bytes) {
    case .plain: self = try WordList(plain: bytes)
    case .counts: self = try WordList(counts: bytes)
    case .rarities: self = try WordList(rarities: bytes)
    case .ngrams: self = try WordList(ngrams: bytes)
    case .combined: self = try WordList(combined: bytes)
    case .binary: self = try WordList(binary: bytes)
    case .hunspell:
      guard let affixes else {
        throw WordListError("is a hunspell dictionary; its .aff file must be given, too")
      }
      guard affixes.count <= limit else {
        throw WordListError("is larger than \(limit >> 20) MiB", in: .affixes)
      }
      self = try HunspellDictionary(bytes, affixes: HunspellAffixes(affixes))
        .wordList(forms: forms)
    }
    guard !entries.isEmpty else { throw WordListError("has no words") }
  }

  /// Adds an entry if its text is a word.
  ///
  /// - Throws: ``WordListError`` if the list exceeds ``WordListLimits/words``.
  mutating func add(
    _ text: String, rarity: UInt8 = Rarity.none, flags: WordEntry.Flags = []
  ) throws(WordListError) {
    guard text.isWord else {
      omittedEntries += 1
      return
    }
    guard entries.count < WordListLimits.words else {
      throw WordListError("has more than \(WordListLimits.words) words")
    }
    entries.append(WordEntry(text.composed, rarity: rarity, flags: flags))
  }
}

/// The bounds of a word list, so that no file exhausts the memory.
public enum WordListLimits {
  /// The maximum size of a file in bytes; the largest known file is hunspell's for Hebrew, 9 MB.
  public static let bytes = 64 << 20
  /// The maximum number of words in a list; wordfreq's largest list has 734 000, for Finnish.
  public static let words = 5_000_000
  /// The maximum number of Unicode scalars in a word.
  ///
  /// **Source:** `MAX_WORD_LENGTH` of the Android keyboard's dictionaries.
  public static let letters = 48
  /// The default maximum number of forms to which a hunspell dictionary is expanded, if there are
  /// fewer stems.
  public static let forms = 1_000_000
  /// The maximum number of forms to which one stem of a hunspell dictionary is expanded.
  public static let formsOfStem = 64
}
