// SPDX-License-Identifier: MIT

import ClavierSettings
import KeyOutput
import Testing

@testable import KeyboardPlan

struct KeyReceiverTests {
  private func text(of layouts: String) -> [UInt8]? {
    KeymapNames(layout: layouts).text().map { Array($0.utf8) }
  }

  @Test("The name of the group follows the session's keymap and its active group")
  func groupName() throws {
    var receiver = try KeyReceiver(TargetSources(OutputSettings()))
    #expect(receiver.groupName == "English (US)")
    let keymap = try #require(text(of: "de,ru"))
    let isChanged = receiver.update(sessionKeymap: keymap, group: 1)
    #expect(isChanged && receiver.groupName == "Russian")
    let isAnother = receiver.update(sessionKeymap: keymap, group: 0)
    #expect(!isAnother && receiver.groupName == "German")
    // A group that the keymap lacks is its last one.
    _ = receiver.update(sessionKeymap: keymap, group: 7)
    #expect(receiver.groupName == "Russian")
    _ = receiver.update(sessionKeymap: nil, group: 1)
    #expect(receiver.groupName == "English (US)")
  }

  @Test("A configured receiver has the name of its first group, whatever the session's group is")
  func configured() throws {
    var settings = OutputSettings()
    settings.layout = "ru,us"
    var receiver = try KeyReceiver(TargetSources(settings))
    let keymap = try #require(text(of: "de,us"))
    let isChanged = receiver.update(sessionKeymap: keymap, group: 1)
    #expect(!isChanged && receiver.groupName == "Russian")
  }
}
