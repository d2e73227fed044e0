// SPDX-License-Identifier: MIT

import CFuzzer
import FuzzedInput
import WordLists
import Words

/// Checks the readers of word lists with any bytes, and the lexicon of each accepted list.
///
/// A byte 01 separates the two files of a hunspell dictionary, the `.aff` file first.
func check(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false)
  let affixes = parts.count == 2 ? Array(parts[0]) : nil
  do throws(WordListError) {
    let list = try WordList(reading: Array(parts[parts.count - 1]), affixes: affixes, forms: 2000)
    require(!list.entries.isEmpty, "a list without words is taken")
    // Large lexicons take longer than reading.
    if list.entries.count < 200 { checkLexicon(of: list) }
  } catch {
    let message = error.message(list: "list", affixes: "affixes")
    require(message.unicodeScalars.count < 400, "a message is endless")
  }
}

/// Checks that a lexicon contains each accepted word of the list, and no other.
func checkLexicon(of list: WordList) {
  var builder = LexiconBuilder(language: "en")
  var words: Set<String> = []
  for entry in list.entries {
    // Some letters become two in lower case, so a long word may be too long.
    if builder.add(entry) { words.insert(entry.word) }
  }
  guard let lexicon = try? Lexicon(bytes: LexiconBytes(builder.bytes())),
    (try? lexicon.verify()) != nil
  else { fail("a lexicon that was built is damaged") }
  require(lexicon.count == words.count, "the lexicon has another number of words")
  lexicon.forEach { require(words.contains($0.word), "the lexicon has another word") }
}

/// Checks that a lexicon's bytes, damaged in any way, give words or an error.
func checkLexicon(_ bytes: [UInt8]) {
  guard let lexicon = try? Lexicon(bytes: LexiconBytes(bytes)) else { return }
  _ = try? lexicon.verify()
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  let bytes = Array(UnsafeRawBufferPointer(start: data, count: size))
  check(bytes)
  checkLexicon(bytes)
  return 0
}
