// SPDX-License-Identifier: MIT

import ClavierKit

// The `[keyboard]` and `[timing]` sections.

extension Configuration.KeyboardSettings {
  mutating func read(_ section: inout TOMLReader) {
    section.language("locale", into: &locale)
    section.languages("locales", into: &locales)
    section.choice("device", into: &device)
    if let name = section.optionalName("layout", besides: KeyboardLayout.keymapPrefix) {
      layout = name.isEmpty ? nil : name
    }
    section.choice("orientation", into: &orientation)
    section.choice(
      "return_key", Keyboard.ReturnKeyType.named.map { ($0.id, $0) }, into: &returnKey)
    section.choice("composition", into: &composition)
    section.choice("vietnamese_tones", into: &vietnameseTones)
    section.choice("skin_tone", into: &skinTone)
    section.seconds("idle_reset", in: 0...86_400, into: &idleReset)
  }
}

extension EngineSettings {
  mutating func read(_ section: inout TOMLReader) {
    section.choice(
      "autocapitalization",
      [("none", .none), ("words", .words), ("sentences", .sentences), ("all", .allCharacters)],
      into: &autocapitalization)
    section.boolean("abbreviations", into: &recognizesAbbreviations)
    section.boolean("double_space_period", into: &endsSentenceOnDoubleSpace)
    section.boolean("smart_quotes", into: &replacesQuotationMarks)
    section.boolean("alternatives", into: &offersAlternatives)
    section.choice(
      "space_drag", [("off", nil), ("low", .low), ("medium", .medium), ("high", .high)],
      into: &spaceDragSensitivity)
    section.choice(
      "space_hold", [("cursor", .moveInputCursor), ("languages", .openLocaleContextMenu)],
      into: &spaceLongPressBehavior)
    section.boolean("caps_lock", into: &locksShiftOnDoubleTap)
    section.choice("commit", into: &commitPolicy)
  }
}

extension Timing {
  /// Reads all fields, within usable ranges.
  ///
  /// **Source:** the ranges are ours. The ends allow for slow hands and worn surfaces without
  /// breaking the behaviour. Zero disables a filter.
  mutating func read(_ section: inout TOMLReader) {
    section.milliseconds("long_press_delay_ms", in: 100...5000, into: &longPressDelay)
    section.points(
      "long_press_max_drag_distance_points", in: 0...500, into: &longPressMaxDragDistance)
    section.milliseconds("repeat_delay_ms", in: 100...5000, into: &repeatDelay)
    section.milliseconds("repeat_interval_ms", in: 10...2000, into: &repeatInterval)
    section.milliseconds("word_deletion_delay_ms", in: 0...60_000, into: &wordDeletionDelay)
    section.milliseconds("double_tap_interval_ms", in: 50...2000, into: &doubleTapInterval)
    section.milliseconds(
      "shift_double_tap_interval_ms", in: 50...2000, into: &shiftDoubleTapInterval)
    section.milliseconds("end_sentence_interval_ms", in: 50...10_000, into: &endSentenceInterval)
    section.milliseconds("bounce_interval_ms", in: 0...500, into: &bounceInterval)
    section.points("bounce_distance_points", in: 0...100, into: &bounceDistance)
    section.points("hysteresis_points", in: 0...100, into: &hysteresis)
    section.milliseconds("text_trust_ms", in: 0...600_000, into: &textTrust)
  }
}
