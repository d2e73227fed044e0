// SPDX-License-Identifier: MIT

public import Words

/// The words of a file that another program wrote.
///
/// A file is read whole or refused whole. Entries that no keyboard completes or corrects are left
/// out and counted: numbers, signs, and terms with blanks.
public struct WordList: Sendable {
  public let format: WordListFormat
  /// The code of the language as the file names it, such as "en" or "pt-BR"; `nil` if it does not.
  public internal(set) var language: String?
  /// The words in the order of the file; the same spelling may occur again.
  public internal(set) var entries: [WordEntry] = []
  /// The number of entries that are no words.
  public internal(set) var omittedEntries = 0
  /// The number of inflected forms of hunspell's stems that the bounds leave out, at least.
  public internal(set) var omittedForms = 0

  init(_ format: WordListFormat, language: String? = nil) {
    self.format = format
    self.language = language
  }

  /// Reads a file of any supported format, which its first bytes decide.
  ///
  /// - Parameters:
  ///   - bytes: The file, at most ``WordListLimits/bytes``.
  ///   - affixes: The `.aff` file of a hunspell dictionary; other formats ignore it.
  ///   - forms: The number of forms that a hunspell dictionary expands to, if its stems are fewer.
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
    case .steps: self = try WordList(steps: bytes)
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

  /// Adds an entry if it is a word.
  ///
  /// - Throws: ``WordListError`` if there are more than ``WordListLimits/words``.
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
  /// The size of a file; the largest known one is hunspell's for Hebrew, 9 MB.
  public static let bytes = 64 << 20
  /// The number of words in a list; wordfreq's largest has 734 000, for Finnish.
  public static let words = 5_000_000
  /// The number of Unicode scalars in a word.
  ///
  /// **Source:** `MAX_WORD_LENGTH` of the Android keyboard's dictionaries.
  public static let letters = 48
  /// The usual number of forms that a hunspell dictionary expands to, if its stems are fewer.
  public static let forms = 1_000_000
  /// The number of forms that one stem of a hunspell dictionary expands to.
  public static let formsOfStem = 64
}
