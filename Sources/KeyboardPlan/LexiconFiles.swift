// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
import Linux
public import Words

/// The files with the words of languages, named LANGUAGE.words.
public struct LexiconFiles: Hashable, Sendable {
  /// The directory that `clavier words import` writes to.
  public static let localDirectory = "/var/lib/clavier/words"
  /// The directory for files of packages.
  public static let packageDirectory = "/usr/share/clavier/words"

  /// The directories to search, in descending order of precedence.
  public var directories = [localDirectory, packageDirectory]

  public init() {}

  /// The maximum size of a lexicon in bytes, enough for five million words.
  ///
  /// **Source:** Clavier's own.
  private static let limit = 64 << 20

  /// Opens the lexicon of a language: that of its full code, such as pt-BR.words, or else that of
  /// its language code, such as pt.words.
  ///
  /// A damaged file is refused as a whole.
  ///
  /// - Returns: The lexicon; `nil` if no directory has one.
  /// - Throws: ``Failure`` if the first file found cannot be read; later ones are not tried.
  public func lexicon(for locale: KeyboardLocale) throws(Failure) -> Lexicon? {
    try first(for: locale, "words") { bytes throws(LexiconError) in
      let lexicon = try Lexicon(bytes: bytes)
      try lexicon.verify()
      return lexicon
    }
  }

  /// Opens the word pairs of a language, such as en.pairs, as ``lexicon(for:)`` opens its lexicon.
  func pairs(for locale: KeyboardLocale) throws(Failure) -> WordPairs? {
    try first(for: locale, "pairs") { bytes throws(LexiconError) in
      let pairs = try WordPairs(bytes: bytes)
      try pairs.verify()
      return pairs
    }
  }

  /// Reads the first file with a suffix for a language, or else for its language code.
  func first<Content, Damage: Error>(
    for locale: KeyboardLocale, _ suffix: String,
    read: (LexiconBytes) throws(Damage) -> Content
  ) throws(Failure) -> Content? {
    let own = locale.rawValue
    let language = String(own.prefix { $0 != "-" })
    for name in own == language ? [own] : [own, language] {
      for directory in directories {
        if let found = try Self.open("\(directory)/\(name).\(suffix)", read) { return found }
      }
    }
    return nil
  }

  /// Maps a file into memory, reads it, and releases the loaded pages.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - read: Returns the content of the file's bytes.
  /// - Returns: The content; `nil` if there is no such file.
  /// - Throws: ``Failure`` if the file cannot be read, or `read` refuses its bytes.
  static func open<Content, Damage: Error>(
    _ path: String, _ read: (LexiconBytes) throws(Damage) -> Content
  ) throws(Failure) -> Content? {
    let file: MappedFile
    do throws(SystemError) {
      file = try MappedFile(path, limit: limit)
    } catch {
      guard error.code != ENOENT, error.code != ENOTDIR else { return nil }
      throw Failure(path: path, problem: error.description)
    }
    do throws(Damage) {
      let content = try read(LexiconBytes(file.bytes, owner: file))
      // Opening has read the whole file, of which typing needs few pages.
      file.forgetPages()
      return content
    } catch {
      throw Failure(path: path, problem: "\(error)")
    }
  }

  /// A failure to use a file: a lexicon, word pairs, or a list or names of emojis.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    let path: String
    let problem: String

    public var description: String { "\(path): \(problem); \(consequence)" }

    /// The consequence of the failure, with the remedy.
    private var consequence: String {
      if path.hasSuffix("/list.emoji") {
        return "there is no page of emojis until it is replaced (scripts/emoji) or removed"
      }
      if path.hasSuffix(".emoji") {
        return "no emojis of this language are suggested or found until it is replaced "
          + "(scripts/emoji) or removed"
      }
      guard path.hasSuffix(".pairs") else {
        return "keys type what is under the finger until it is replaced (clavier words import) "
          + "or removed"
      }
      return "only learned words are suggested after a word until it is replaced or removed"
    }
  }
}
