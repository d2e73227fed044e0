// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyOutput
import KeyboardPlan
import Testing

@testable import KeyboardCore

@Suite("Digits that the receiver's layout has on the number pad alone")
struct NumLockTests {
  private let now = Timestamp(microseconds: 1_000_000)

  private func plan() throws -> KeyboardPlan {
    let text = "output.layout = \"th\"\nkeyboard.device = \"numpad\""
    return try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
  }

  /// Returns the digits whose keys are marked as without effect.
  private func markedDigits(_ core: inout KeyboardCore) -> Set<String> {
    let scene = core.currentScene()
    let texts = core.untypableKeyIndices(in: scene).compactMap { index -> String? in
      if case .character(let text) = scene.frames.keys[index].action { text } else { nil }
    }
    return Set(texts).intersection(Set("0123456789".map { String($0) }))
  }

  @Test("Number-pad digits are marked until the receiver reports Num Lock, not after a reload")
  func marks() throws {
    var core = KeyboardCore(try plan(), in: .english)
    let unknown = markedDigits(&core)
    core.handle(.lights(LockLights(numLock: false)), at: now)
    let known = markedDigits(&core)
    core.handle(.reload(try plan()), at: now)
    let reloaded = markedDigits(&core)
    #expect(unknown.count == 10)
    #expect(known.isEmpty)
    #expect(reloaded.isEmpty)
  }
}
