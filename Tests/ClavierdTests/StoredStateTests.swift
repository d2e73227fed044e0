// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Glibc
import KeyboardPlan
import Linux
import TestSupport
import Testing
import Words

@testable import clavierd

@Suite("The state that outlives the daemon")
struct StoredStateTests: ~Copyable {
  private let folder: TemporaryDirectory
  private let log = Log(format: .bare, verbosity: .normal, clock: { 0 }, sink: { _ in })

  init() throws { folder = try TemporaryDirectory() }

  /// The state in a directory.
  private func state(in directory: String) -> StoredState {
    StoredState { $0 == "STATE_DIRECTORY" ? directory : nil }
  }

  private func learned() -> OwnWords {
    var words = OwnWords()
    words.add("frobz", isChosen: true)
    return words
  }

  @Test("A state that is written, or that has nothing to store, has no failure")
  func good() {
    var state = state(in: folder.path)
    #expect(state.failure == nil)
    state.store(.german, log)
    state.store(learned(), log)
    #expect(state.failure == nil)
    var none = StoredState { _ in nil }
    none.store(.german, log)
    none.store(learned(), log)
    #expect(none.failure == nil)
  }

  @Test("A directory that is gone is a failure before anything is stored, and until it is back")
  func gone() throws {
    var state = state(in: "\(folder.path)/state")
    #expect(state.failure == "write to \(folder.path)/state: No such file or directory")
    state.store(.german, log)
    #expect(
      state.failure == "\(folder.path)/state/language cannot be written; the log has the error")
    try folder.makeDirectory("state")
    state.store(.english, log)
    #expect(state.failure == nil)
  }

  @Test("A directory that cannot be written is reported once, whatever is stored")
  func unwritable() throws {
    let recorder = LogRecorder()
    let log = recorder.log
    try folder.write("[output]\nlayout = \"us\"\n", to: "etc/clavier.toml")
    let files = ConfigurationFiles(directory: "\(folder.path)/etc")
    var state = state(in: "\(folder.path)/state")
    _ = try state.start(files, log) { nil }
    #expect(state.loadWords(log).isEmpty)
    state.storeConfiguration(log)
    for locale in [KeyboardLocale.german, .english, .german] {
      state.store(locale, log)
      state.store(learned(), log)
      // The user's state is cleared, and the configuration reloaded.
      state.store(OwnWords(), log)
      _ = try state.reload(files) { nil }
      state.storeConfiguration(log)
    }
    #expect(recorder.lines.count == 1)
    #expect(recorder.lines.first?.contains("nothing is stored, and a restart forgets") == true)
    #expect(state.failure != nil && !state.isDiskFull)
    #expect(access("\(folder.path)/state", F_OK) != 0)
  }

  @Test("Own words that are not written are a failure until they are")
  func unwrittenWords() throws {
    var state = state(in: "\(folder.path)/state")
    state.store(learned(), log)
    #expect(
      state.failure == "\(folder.path)/state/own-words cannot be written; the log has the error")
    try folder.makeDirectory("state")
    state.store(learned(), log)
    #expect(state.failure == nil)
  }

  @Test("Values that could not be written are a failure until a retry writes them")
  func retry() throws {
    var state = state(in: "\(folder.path)/state")
    let emojis = try TypedEmojis(text: "clavier-emojis 1\nused 1.0 😂\n")
    state.store(.german, log)
    state.store(learned(), log)
    state.store(emojis, log)
    state.retry(log)
    #expect(state.failure != nil)
    try folder.makeDirectory("state")
    state.retry(log)
    #expect(state.failure == nil)
    let locale = try state.language?.read()
    #expect(locale == .german)
    #expect(!state.loadWords(log).isEmpty)
    #expect(state.loadEmojis(log) == emojis)
    // A value that is written is not written again.
    try folder.write("en\n", to: "state/language")
    state.retry(log)
    let other = try state.language?.read()
    #expect(other == .english)
  }

  @Test("A full disk or quota differs from other failures, until the file is written")
  func full() {
    var state = state(in: folder.path)
    state.languageError = SystemError(call: "write", code: ENOSPC)
    #expect(state.isDiskFull && state.failure?.contains("/language cannot be written") == true)
    state.wordsError = SystemError(call: "write", code: EROFS)
    #expect(!state.isDiskFull && state.failure?.contains("/own-words cannot be written") == true)
    state.wordsError = SystemError(call: "write", code: EDQUOT)
    #expect(state.isDiskFull)
    state.store(learned(), log)
    #expect(state.isDiskFull)
    state.store(.german, log)
    #expect(!state.isDiskFull && state.failure == nil)
    state.configurationError = SystemError(call: "write", code: ENOSPC)
    #expect(state.isDiskFull && state.failure?.contains("/configuration cannot be") == true)
    state.languageError = SystemError(call: "write", code: EROFS)
    #expect(!state.isDiskFull && state.failure?.contains("/language cannot be") == true)
  }

  @Test("A file of own words that cannot be read is a failure until they are forgotten")
  func damaged() throws {
    try folder.write("nonsense\n", to: "own-words")
    var state = state(in: folder.path)
    #expect(state.loadWords(log).isEmpty)
    #expect(
      state.failure == "\(folder.path)/own-words cannot be read, so no learned words are stored")
    state.languageError = SystemError(call: "write", code: ENOSPC)
    #expect(!state.isDiskFull)
    state.languageError = nil
    state.store(OwnWords(), log)
    #expect(state.failure == nil)
  }

  @Test("Typed emojis that are not read or written are a failure, too")
  func emojis() throws {
    try folder.write("nonsense\n", to: "typed-emojis")
    var state = state(in: folder.path)
    #expect(state.loadEmojis(log).isEmpty)
    let damage = "\(folder.path)/typed-emojis cannot be read, so no typed emojis are stored"
    #expect(state.failure == damage)
    state.store(TypedEmojis(), log)
    #expect(state.failure == nil)
    state.emojisError = SystemError(call: "write", code: ENOSPC)
    #expect(
      state.failure == "\(folder.path)/typed-emojis cannot be written; the log has the error")
    #expect(state.isDiskFull)
    let emojis = try TypedEmojis(text: "clavier-emojis 1\nused 1.0 😂\n")
    state.store(emojis, log)
    #expect(state.failure == nil)
    #expect(state.loadEmojis(log) == emojis)
  }

  @Test("Chosen settings that are not read or written are a failure, too")
  func settings() throws {
    try folder.write("nonsense\n", to: "user-settings")
    var state = state(in: folder.path)
    #expect(state.loadSettings(log).isEmpty)
    let damage = "\(folder.path)/user-settings cannot be read, so no chosen settings are stored"
    #expect(state.failure == damage)
    state.store(UserSettings(), log)
    #expect(state.failure == nil)
    state.settingsError = SystemError(call: "write", code: ENOSPC)
    #expect(state.isDiskFull && state.failure?.contains("/user-settings cannot be") == true)
    var settings = UserSettings()
    settings.height = .low
    state.store(settings, log)
    #expect(state.failure == nil)
    #expect(state.loadSettings(log) == settings)
  }
}
