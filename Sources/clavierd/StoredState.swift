// SPDX-License-Identifier: MIT

import ClavierKit
import Linux
import Words

/// The state that outlives the daemon: its language, and the person's own words.
///
/// Each part is missing without a state directory, and is then not stored.
struct StoredState {
  let language = LanguageRecord()
  private var words = OwnWordsFile()

  /// Returns the stored words; none if there are none, or if they cannot be read.
  mutating func loadWords(_ log: Log) -> OwnWords { words?.load(log) ?? OwnWords() }

  func store(_ locale: KeyboardLocale, _ log: Log) { language?.store(locale, log) }

  mutating func store(_ words: OwnWords, _ log: Log) { self.words?.store(words, log) }
}
