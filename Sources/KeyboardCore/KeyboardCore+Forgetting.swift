// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// The end of a visit, as between two users of a kiosk.

extension KeyboardCore {
  /// Forgets the user: resets the language, the page and chosen settings, and removes text, own
  /// words, typed emojis, copied text, locks, waiting keys and learned tap offsets.
  ///
  /// Fingers that are down type nothing more. Visibility and the claims of panels stay, except for
  /// the text around the cursor, which is unknown until the next report.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - reason: The cause, for the log.
  mutating func forget(at now: Timestamp, because reason: String) {
    surface.idle.finish()
    reset(hasOtherReceiver: false, at: now)
    panels.forgetText()
    let first = plan.locale(after: nil)
    // After a field that needs Latin letters, the keyboard must return to the first language, not
    // to the user's.
    _ = field.update(context.locale, latin: nil, configured: plan.locales)
    // The rebuilt keyboard would inherit the learned tap offsets.
    engine.forgetTapOffsets()
    plan.emojis.forgetTyped()
    forgetSettings()
    // A rebuilt keyboard has suggestions without the user's text.
    rebuild(in: first, at: now)
    // In a field that needs Latin letters, the user's language may be the one to be stored.
    language.update(first, at: now)
    deleteWords()
    append(.publishForgetting)
    append(.log(.info, "the keyboard has forgotten its user: \(reason)", .userForgotten))
  }
}
