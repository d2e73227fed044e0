// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The rules by which scripts/words selects words from wordfreq's lists, and scripts/word-pairs
/// their followers.
@Suite(.enabled(if: Tier.runsRealTests))
struct WordsScriptTests {
  /// Runs lines of Python that import the script as `words`.
  ///
  /// - Parameters:
  ///   - lines: The lines, which end the program with a message if an assertion fails.
  ///   - script: The script's name.
  /// - Returns: The message; empty if all assertions hold.
  /// - Throws: An error if Python is missing.
  private func problem(_ lines: String, in script: String = "words") throws -> String {
    let path = SourceFile.root.appending(path: "scripts/\(script)").path
    let arguments = [
      "python3", "-B", "-c",
      """
      import importlib.machinery, importlib.util, sys
      loader = importlib.machinery.SourceFileLoader("words", sys.argv[1])
      words = importlib.util.module_from_spec(importlib.util.spec_from_loader("words", loader))
      loader.exec_module(words)
      \(lines)
      """, path,
    ]
    return try Program.run(URL(filePath: "/usr/bin/env"), arguments).errors
  }

  @Test(
    "Words are spelled as their language writes them",
    arguments: [
      ("de", "strasse", "straße"), ("de", "müssen", "müssen"),
      ("de", "schliesslich", "schließlich"),
      ("de", "ausserdem", "außerdem"), ("de", "aussage", "aussage"), ("de", "grösse", "größe"),
      ("de", "preissenkung", "preissenkung"), ("de", "einigermassen", "einigermaßen"),
      ("de-CH", "strasse", "strasse"), ("el", "λόγοσ", "λόγος"), ("el", "σ", "ς"),
      ("ro", "şi", "și"), ("ro", "ţară", "țară"), ("sr", "ljubav", "љубав"), ("sr", "džep", "џеп"),
      ("sr-Latn", "ljubav", "ljubav"), ("en", "paris", "paris"), ("hi", "हिन्दी", "हिन्दी"),
    ])
  func spelling(code: String, word: String, spelled: String) throws {
    let check =
      "if words.native_spelling('\(code)', '\(word)', {}) != '\(spelled)': sys.exit('other')"
    #expect(try problem(check) == "")
  }

  @Test("Words of other letters than the language's are left out")
  func otherLetters() throws {
    let check = "if words.native_spelling('ru', 'the', {}) is not None: sys.exit('kept')"
    #expect(try problem(check) == "")
  }

  @Test("Lists are unpacked, and refused when they are cut off")
  func unpacking() throws {
    let checks = """
      data = bytes.fromhex('92 82 a6 666f726d6174 a2 6342 a7 76657273696f6e 01 92 a1 61 a2 c3a4')
      if words.unpack(data) != [{'format': 'cB', 'version': 1}, ['a', 'ä']]: sys.exit('other')
      large = bytes.fromhex('dc 0010') + bytes(range(16))
      if words.unpack(large) != list(range(16)): sys.exit('other array')
      for count in range(len(data)):
          try:
              words.unpack(data[:count])
              sys.exit(f'{count} bytes are taken')
          except (words.InputError, UnicodeDecodeError):
              pass
      """
    #expect(try problem(checks) == "")
  }

  @Test("Common misspellings are left out of English, and words are not")
  func mistakes() throws {
    let checks = """
      listed = {'the': 120, 'teh': 560, "don't": 250, 'dont': 280, "it's": 250, 'its': 280,
                've': 500, 'of': 150, 'alot': 550, 'form': 350, 'from': 220, 'gonna': 400,
                "we've": 400, 'weve': 360}
      found = words.english_mistakes(listed, {'the', 'its', 'of', 'form', 'from', "it's"})
      if found != {'teh', 'dont', 've', 'alot'}: sys.exit(f'others: {found}')
      text = words.text('en', {'a': 200, 'i': 200, 'x': 300}, {'i': 'I'})
      if text != '#clavier-words 1 en\\na\\t200\\nI\\t200\\nx\\t300\\thidden\\n': sys.exit(text)
      """
    #expect(try problem(checks) == "")
  }

  @Test("A word's followers are those that are more probable after it than elsewhere")
  func followers() throws {
    let checks = """
      class Model:
          words = ['<s>', 'i', 'am', 'going', 'x']
          def probability(self, index): return [1e-9, 0.1, 0.01, 0.001, 0.001][index], 0.5
          def read(self, chosen):
              if chosen != {0, 1, 2, 3}: sys.exit(f'{chosen}')
              pairs = {0: {1: (0.2, 0.5)}, 1: {2: (0.3, 0.5)}, 2: {1: (0.04, 0.5), 3: (0.1, 0.5)}, 3: {}}
              return pairs, {(0, 1): {2: 0.4}, (1, 2): {3: 0.2}}
      listed = words.frequencies('#clavier-words 1 en\\nI\\t100\\nam\\t200\\ngoing\\t300\\nx\\t300\\thidden\\n')
      followers = words.Followers(Model(), listed)
      lines = ['#clavier-pairs 1 en', '\\ti\\tam\\t40', 'am\\tgoing\\t100', 'i\\tam\\t52', 'i\\tam\\tgoing\\t70']
      if followers.text(9).splitlines() != lines: sys.exit(followers.text(9))
      if followers.text(1).splitlines() != [lines[0], lines[3]]: sys.exit(followers.text(1))
      """
    #expect(try problem(checks, in: "word-pairs") == "")
  }

  @Test("Records of bits are read, the lowest bit first, also across bytes")
  func bits() throws {
    let check =
      "if words.Bits(bytes([0b10110101, 0b11]), (3, 2)).record(1) != [5, 3]: sys.exit('other')"
    #expect(try problem(check, in: "word-pairs") == "")
  }

  @Test("The script has a list for each of wordfreq's 44 codes, and for two more lexicons")
  func codes() throws {
    let check =
      "if len(words.LISTS) != 46 or len(set(words.LISTS.values())) != 42: sys.exit('other')"
    #expect(try problem(check) == "")
  }
}
