// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// The end of a visit, as between two users of a kiosk.

extension KeyboardCore {
  /// Forgets the user: the keyboard is in the first language and on the letters' page, without
  /// their text, words, emojis, locks, waiting keys, and habits of tapping.
  ///
  /// Fingers that are down type nothing more. Visibility stays, and so do the claims of panels,
  /// except for the text around the cursor, which is unknown until the next report.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - reason: The cause, for the log.
  mutating func forget(at now: Timestamp, because reason: String) {
    surface.idle.finish()
    reset(hasOtherReceiver: false, at: now)
    panels.forgetText()
    let first = plan.locale(after: nil)
    // A field that needs Latin letters must return to the first language, not to the user's.
    _ = field.update(context.locale, latin: nil, configured: plan.locales)
    // The next keyboard would learn the taps of this one.
    engine.forgetTaps()
    plan.emojis.forgetTyped()
    // The suggestions of a new keyboard know no text.
    rebuild(in: first, at: now)
    // In such a field, the stored language may be the user's.
    language.update(first, at: now)
    deleteWords()
    append(.publishForgetting)
    append(.log(.info, "the keyboard has forgotten its user: \(reason)", .userForgotten))
  }
}
