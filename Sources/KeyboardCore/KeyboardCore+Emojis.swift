// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// The emojis that the user types most, on the first of their pages.

extension KeyboardCore {
  /// Registers the emojis of a response's keys, and has them stored if own words are learned.
  ///
  /// None are registered in a secret field or under a kiosk's lockdown.
  mutating func registerEmojis(of response: Response, at now: Timestamp) {
    for index in response.gestures.indices where response.gestures[index].gesture == .release {
      guard case .emoji(let text) = response.gestures[index].action else { continue }
      register(emoji: text, in: engine.text.field, at: now)
    }
  }

  /// Registers an emoji that was typed into a field.
  mutating func register(emoji text: String, in field: Keyboard.Field, at now: Timestamp) {
    guard plan.configuration.recordsEmojis, !field.isSecret, plan.emojis.register(text),
      plan.configuration.learnsWords
    else { return }
    suggestions.areEmojisUnstored = true
    suggestions.scheduleStorage(at: now)
  }

  /// Makes the keyboard with the user's emojis after they have changed.
  ///
  /// The change waits until no page of emojis is shown and no finger is down, so that no key moves
  /// below a finger.
  mutating func showTypedEmojis(at now: Timestamp) {
    guard plan.emojis.isChanged, suggestions.search == nil,
      engine.keyboardType.emojiPage == nil, !engine.hasPresses
    else { return }
    rebuild(at: now)
    // The previous keyboard's request for suggestions was dropped with that keyboard.
    perform(engine.handle(.deadline(now)), at: now)
  }
}
