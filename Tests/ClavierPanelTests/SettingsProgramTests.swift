// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import TestSupport
import Testing

/// The panel's program on a compositor, with settings that a user has chosen.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct SettingsProgramTests {
  @Test("A user's height replaces that of the configuration, until the user has left")
  func height() throws {
    let session = try PlacedPanel("[panel]\nheight = \"200points\"\n")
    try session.layOut()
    let height = try #require(session.area).height
    try session.layOut { $0.userSettings.height = .high }
    eventually("higher keys") { session.area.map { $0.height > 1.2 * height } ?? false }
    try session.layOut()
    eventually("keys as high as at first") {
      session.area.map { abs($0.height - height) < 2 } ?? false
    }
  }
}
