// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import Testing

/// Texts that a panel inserts into the field.
struct TextCommitTests {
  private func moment(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  @Test("A text commit is pending until it is done, and then no characters are lost")
  func done() {
    var commit = TextCommit()
    #expect(!commit.isPending && commit.deadline == nil)
    commit.begin(3, at: moment(100))
    #expect(commit.isPending && commit.deadline == moment(1100))
    let early = commit.expire(at: moment(1099))
    #expect(early == nil && commit.isPending)
    let lost = commit.finish(isDone: true)
    #expect(lost == 0 && !commit.isPending)
  }

  @Test("A refused or unanswered commit is lost, and its characters are counted once")
  func lost() {
    var commit = TextCommit()
    commit.begin(3, at: moment(0))
    let refused = commit.finish(isDone: false)
    let again = commit.finish(isDone: false)
    #expect(refused == 3 && again == 0)
    commit.begin(2, at: moment(0))
    let late = commit.expire(at: moment(1000))
    let later = commit.expire(at: moment(9000))
    #expect(late == 2 && later == nil && !commit.isPending)
  }

  @Test("The effects of a replacement are kept until its answer")
  func replacement() {
    var commit = TextCommit()
    let effects: [Effect] = [.deleteBackward(2), .insertText("he")]
    commit.begin(2, at: moment(0), replacement: effects)
    #expect(commit.replacement == effects)
    _ = commit.finish(isDone: true)
    #expect(commit.replacement.isEmpty)
    commit.begin(2, at: moment(0))
    #expect(commit.replacement.isEmpty)
  }

  @Test("A commit may contain letters, but no Return, Tab or text that the lockdown refuses")
  func permittedTexts() throws {
    let keymap = try Keymap(.names(KeymapNames(layout: "us")))
    let typist = Typist(keymap: keymap)
    #expect(TextCommit.isAllowed("☃", from: typist) && TextCommit.isAllowed("a☃ é", from: typist))
    for text in ["☃\n", "\t", "\u{1B}", "\u{7F}", "\r\n"] {
      #expect(!TextCommit.isAllowed(text, from: typist))
    }
    var lockdown = Lockdown()
    lockdown.denied = [try #require(Lockdown.Rule("1"))]
    let locked = Typist(keymap: keymap, lockdown: LockdownTable(lockdown, keymap))
    #expect(TextCommit.isAllowed("☃2", from: locked) && !TextCommit.isAllowed("☃1", from: locked))
    // The emoji of a key with a digit.
    #expect(TextCommit.isAllowed("2\u{FE0F}\u{20E3}", from: locked))
    #expect(!TextCommit.isAllowed("1\u{FE0F}\u{20E3}", from: locked))
  }
}
