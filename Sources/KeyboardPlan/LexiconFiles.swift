// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
import Linux
public import Words

/// The files with the words of languages: LANGUAGE.words.
public struct LexiconFiles: Hashable, Sendable {
  /// The directory that `clavier words import` writes to.
  public static let writable = "/var/lib/clavier/words"
  /// The directory that packages bring.
  public static let installed = "/usr/share/clavier/words"

  /// The directories to look in, the one that counts first at the beginning.
  public var directories = [writable, installed]

  public init() {}

  /// The maximum size of a lexicon in bytes; five million words take less.
  ///
  /// **Source:** ours.
  private static let limit = 64 << 20

  /// Opens the lexicon of a language: its own, as pt-BR.words, else that of its first code, as
  /// pt.words.
  ///
  /// A damaged file is refused whole.
  ///
  /// - Returns: The lexicon; `nil` if no directory has one.
  /// - Throws: ``Failure`` for the first file that cannot be read; later ones are not tried.
  public func lexicon(for locale: KeyboardLocale) throws(Failure) -> Lexicon? {
    try first(for: locale, "words") { bytes throws(LexiconError) in
      let lexicon = try Lexicon(bytes: bytes)
      try lexicon.verify()
      return lexicon
    }
  }

  /// Opens the pairs of words of a language, as ``lexicon(for:)`` opens its lexicon: en.pairs.
  func pairs(for locale: KeyboardLocale) throws(Failure) -> WordPairs? {
    try first(for: locale, "pairs") { bytes throws(LexiconError) in
      let pairs = try WordPairs(bytes: bytes)
      try pairs.verify()
      return pairs
    }
  }

  /// Reads the first file of a language, or else of its first code, with a suffix.
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

  /// Maps a file, reads it, and gives its loaded pages back.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - read: Returns the content of the file's bytes.
  /// - Returns: The content; `nil` if there is no such file.
  /// - Throws: ``Failure`` for a file that cannot be read, or whose bytes `read` refuses.
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
      // All of it was read for that, of which typing touches little.
      file.forgetPages()
      return content
    } catch {
      throw Failure(path: path, problem: "\(error)")
    }
  }

  /// A lexicon, pairs of words, or a list or names of emojis that cannot be used.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    let path: String
    let problem: String

    public var description: String { "\(path): \(problem); \(consequence)" }

    /// The consequence, with the remedy.
    private var consequence: String {
      if path.hasSuffix("/list.emoji") {
        return "there is no page of emojis until it is replaced (scripts/emoji) or removed"
      }
      if path.hasSuffix(".emoji") {
        return "no emojis of this language are suggested until it is replaced (scripts/emoji) or "
          + "removed"
      }
      guard path.hasSuffix(".pairs") else {
        return "keys type what is under the finger until it is replaced (clavier words import) "
          + "or removed"
      }
      return "only learned words are suggested after a word until it is replaced or removed"
    }
  }
}
