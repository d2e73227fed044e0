// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux
import Words

/// The state that outlives the daemon: its language, and the person's own words.
///
/// Each part is missing without a state directory, and is then not stored.
struct StoredState {
  let language: LanguageRecord?
  private var words: OwnWordsFile?
  /// Whether the last write of the language failed.
  private var isLanguageLost = false
  /// Whether the last write of own words failed, or was omitted since the file cannot be read.
  private var areWordsLost = false

  /// Creates the state in the daemon's state directory; nothing is read yet.
  init(environment variable: (String) -> String? = Environment.variable) {
    language = LanguageRecord(environment: variable)
    words = OwnWordsFile(environment: variable)
  }

  /// Returns the stored words; none if there are none, or if they cannot be read.
  mutating func loadWords(_ log: Log) -> OwnWords { words?.load(log) ?? OwnWords() }

  mutating func store(_ locale: KeyboardLocale, _ log: Log) {
    isLanguageLost = language?.store(locale, log) == false
  }

  mutating func store(_ words: OwnWords, _ log: Log) {
    areWordsLost = self.words?.store(words, log) == false
  }

  /// The reason why something is not stored, or could not be now; `nil` if there is none.
  ///
  /// A full disk is found by the next write, and a read-only one at once.
  var failure: String? {
    if let words, words.isDamaged {
      return "\(words.path) cannot be read, so no own words are stored"
    }
    if areWordsLost { return "own words are not stored" }
    if isLanguageLost { return "the language is not stored" }
    guard let path = language?.path, let slash = path.lastIndex(of: "/") else { return nil }
    let directory = String(path[..<slash])
    guard access(directory, W_OK) != 0 else { return nil }
    let code = errno
    return SystemError(call: "write to \(directory)", code: code).description
  }
}
