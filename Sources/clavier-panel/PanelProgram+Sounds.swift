// SPDX-License-Identifier: MIT

import ClavierLink
import ClavierSettings
import Linux

extension PanelProgram {
  /// Reads the sounds of the configuration, and announces to the daemon whether there are any.
  func updateSounds() {
    keys?.sounds.setSamples(plan.samples { log.user($0, from: "sound") })
    link?.playsSounds = plan.feedback.isAudible
  }
}

extension PanelPlan {
  /// Reads the sounds of keys.
  ///
  /// - Parameter report: Receives the error of each sound file.
  /// - Returns: The sounds; `nil` if none is audible.
  func samples(report: (String) -> Void) -> KeySamples? {
    feedback.isAudible ? KeySamples(feedback, report: report) : nil
  }
}
