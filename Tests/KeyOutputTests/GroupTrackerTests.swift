// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

@Suite("The session's active group is tracked by its reports")
struct GroupTrackerTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  /// The keys of a text.
  private func keys(for text: String, _ names: KeymapNames) throws -> KeySequence {
    let typist = Typist(keymap: try Keymap(.names(names)))
    var sequence = KeySequence()
    let missing = typist.type(.insertText(text), into: &sequence)
    #expect(missing == [])
    return sequence
  }

  @Test("A group that another keyboard chooses counts at once")
  func following() throws {
    var tracker = GroupTracker()
    tracker.willSend(try keys(for: "ab", KeymapNames(layout: "us,ru")))
    tracker.update(1, at: at(2))
    #expect(tracker.group(at: at(2)) == 1)
    #expect(tracker.deadline == nil)
  }

  @Test(
    "A group that the daemon's own keys choose or hold for a moment does not count",
    arguments: ["grp:alt_shift_toggle", ""])
  func ownSwitch(options: String) throws {
    var tracker = GroupTracker()
    tracker.willSend(try keys(for: "aжb", KeymapNames(layout: "us,ru", options: options)))
    tracker.update(1, at: at(2))
    #expect(tracker.group(at: at(2)) == 0)
    #expect(tracker.deadline == nil)
    tracker.didSend(at: at(100))
    #expect(tracker.group(at: at(399)) == 0)
    #expect(tracker.deadline == at(400))
    tracker.update(0, at: at(399))
    #expect(tracker.deadline == nil)
    #expect(tracker.group(at: at(400)) == 0)
  }

  @Test("A group that was chosen while the daemon's own keys switched counts a moment later")
  func otherSwitch() throws {
    var tracker = GroupTracker()
    tracker.willSend(
      try keys(for: "ж", KeymapNames(layout: "us,ru,de", options: "grp:alt_shift_toggle")))
    tracker.didSend(at: at(100))
    tracker.update(2, at: at(200))
    #expect(tracker.group(at: at(399)) == 0)
    #expect(tracker.group(at: at(400)) == 2)
    #expect(tracker.deadline == nil)
    // Another keymap has groups of its own.
    tracker.start(with: 1)
    #expect(tracker.group(at: at(401)) == 1)
  }
}
