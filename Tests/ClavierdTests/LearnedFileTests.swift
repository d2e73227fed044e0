// SPDX-License-Identifier: MIT

import ClavierSettings
import Glibc
import KeyboardPlan
import Linux
import TestSupport
import Testing
import Words

@testable import clavierd

struct LearnedFileTests: ~Copyable {
  private let folder: TemporaryDirectory
  private var file: LearnedFile<OwnWords>
  private let log = Log(format: .bare, verbosity: .normal, clock: { 0 }, sink: { _ in })

  init() throws {
    folder = try TemporaryDirectory()
    file = LearnedFile(path: "\(folder.path)/own-words")
  }

  private func words() -> OwnWords {
    var words = OwnWords()
    words.add("frobz", isChosen: true)
    return words
  }

  @Test("Words are restored at the next start, from a file that only the daemon's user may access")
  mutating func stored() throws {
    #expect(file.load(log).isEmpty)
    file.store(words(), log)
    #expect(file.load(log) == words())
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("As many and as long words as can be learned are restored")
  mutating func longest() throws {
    var words = OwnWords()
    for number in 0..<OwnWords.pairLimit {
      let digits: [Character] = String(number, radix: 2).map { $0 == "0" ? "ก" : "ข" }
      let word = String(digits) + String(repeating: "ฃ", count: 48 - digits.count)
      words.add(word, after: word)
    }
    #expect(words.text.utf8.count > 1 << 20)
    file.store(words, log)
    let restored = try file.read()
    #expect(restored == words)
  }

  @Test("Forgotten words leave no file")
  mutating func forgotten() throws {
    file.store(words(), log)
    file.store(OwnWords(), log)
    #expect(access(file.path, F_OK) != 0)
    try file.write(OwnWords())
  }

  @Test("A damaged file is left as it is, until its words are forgotten")
  mutating func damaged() throws {
    try folder.write("clavier-own-words 1\nnonsense\n", to: "own-words")
    let file = file
    #expect(throws: LearnedFile<OwnWords>.ReadError.self) { try file.read() }
    #expect(self.file.load(log).isEmpty && self.file.isDamaged)
    self.file.store(words(), log)
    #expect(throws: LearnedFile<OwnWords>.ReadError.self) { try file.read() }
    self.file.store(OwnWords(), log)
    self.file.store(words(), log)
    #expect(self.file.load(log) == words())
  }

  @Test("A file that is too large is reported as such")
  mutating func large() throws {
    try folder.write(String(repeating: "x\n", count: 3 << 20), to: "own-words")
    let file = file
    #expect {
      try file.read()
    } throws: { error in
      "\(error)".contains("File too large")
    }
  }

  @Test("A directory that cannot be written to is reported, and the words stay in use")
  mutating func unwritable() throws {
    file.store(words(), log)
    let other = LearnedFile<OwnWords>(path: "\(folder.path)/none/own-words")
    #expect(throws: SystemError.self) { try other.write(words()) }
    #expect(file.load(log) == words())
  }

  @Test("Typed emojis are restored from their file, which is left as it is if it is damaged")
  func emojis() throws {
    var file = LearnedFile<TypedEmojis>(path: "\(folder.path)/typed-emojis")
    #expect(file.load(log).isEmpty)
    let emojis = try TypedEmojis(text: "clavier-emojis 1\nused 2.5 😂\nshown 👋 👋🏿\n")
    file.store(emojis, log)
    #expect(file.load(log) == emojis)
    try folder.write("clavier-emojis 1\nused 1 😂\nused 2 😀\n", to: "typed-emojis")
    #expect(file.load(log).isEmpty)
    let damage = "\(folder.path)/typed-emojis cannot be read, so no typed emojis are stored"
    #expect(file.damage == damage)
    file.store(emojis, log)
    #expect(file.load(log).isEmpty)
    file.store(TypedEmojis(), log)
    #expect(access(file.path, F_OK) != 0)
    file.store(emojis, log)
    #expect(file.damage == nil)
    #expect(file.load(log) == emojis)
  }

  @Test("Chosen settings of a damaged file are all ignored, and its line and a remedy are named")
  func settings() throws {
    let path = "\(folder.path)/user-settings"
    try folder.write("clavier-settings 1\nsounds on\nheight huge\n", to: "user-settings")
    let damaged = LearnedFile<UserSettings>(path: path)
    #expect {
      try damaged.read()
    } throws: { error in
      "\(error)".hasPrefix("\(path): line 3 is no entry of chosen settings, so none of them")
        && "\(error)".hasSuffix("or run: clavier forget")
    }
    var file = damaged
    #expect(file.load(log).isEmpty)
    var settings = UserSettings()
    settings.sounds = true
    file.store(settings, log)
    #expect(file.load(log).isEmpty)
    file.store(UserSettings(), log)
    file.store(settings, log)
    #expect(file.load(log) == settings && file.damage == nil)
  }
}
