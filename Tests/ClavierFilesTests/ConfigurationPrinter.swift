// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

extension Configuration {
  /// A file that says all of this, for tests that read it back.
  var toml: String {
    let words: [Keyboard.AutocapitalizationType: String] = [
      .none: "none", .words: "words", .sentences: "sentences", .allCharacters: "all",
    ]
    return """
      [keyboard]
      locale = "\(keyboard.locale.rawValue)"
      locales = [\(keyboard.locales.map { quotedTOML($0.rawValue) }.joined(separator: ", "))]
      device = "\(keyboard.device.rawValue)"
      layout = "\(keyboard.layout ?? "")"
      orientation = "\(keyboard.orientation.rawValue)"
      return_key = "\(keyboard.returnKey.id)"
      autocapitalization = "\(words[engine.autocapitalization] ?? "")"
      double_space_period = \(engine.endsSentenceOnDoubleSpace)
      smart_quotes = \(engine.replacesQuotationMarks)
      alternatives = \(engine.offersAlternatives)
      space_drag = "\(engine.spaceDragSensitivity.map { "\($0)" } ?? "off")"
      space_hold = "\(engine.spaceLongPressBehavior == .moveInputCursor ? "cursor" : "languages")"
      caps_lock = \(engine.locksShiftOnDoubleTap)
      commit = "\(engine.commitPolicy.rawValue)"

      [touch]
      area = \(touch.area.toml)
      rotation = \(touch.rotation.rawValue)
      calibration = \(touch.calibration?.toml ?? "[]")
      devices = [\(touch.devices.map(quotedTOML).joined(separator: ", "))]

      [output]
      layout = "\(output.layout ?? "")"
      variant = "\(output.variant ?? "")"
      key_pace_ms = \(milliseconds(output.keyPace))

      [timing]
      \(engine.timing.toml)

      [accessibility]
      \(engine.accessibility.toml)

      """
  }
}

extension TouchArea {
  /// In per cent, which are whole in the tests.
  fileprivate var toml: String {
    let rect = unitRect
    func percent(_ fraction: Double) -> Int { Int((fraction * 100).rounded()) }
    return switch self {
    case .bottom(let fraction): "{ bottom = \(percent(fraction)) }"
    case .rectangle:
      "{ left = \(percent(rect.minX)), top = \(percent(rect.minY)),"
        + " width = \(percent(rect.maxX) - percent(rect.minX)),"
        + " height = \(percent(rect.maxY) - percent(rect.minY)) }"
    }
  }
}

extension Transform {
  fileprivate var toml: String { "[\(a), \(b), \(c), \(d), \(e), \(f)]" }
}

extension Timing {
  fileprivate var toml: String {
    """
    long_press_delay_ms = \(milliseconds(longPressDelay))
    long_press_max_drag_distance_points = \(longPressMaxDragDistance)
    repeat_delay_ms = \(milliseconds(repeatDelay))
    repeat_interval_ms = \(milliseconds(repeatInterval))
    word_deletion_delay_ms = \(milliseconds(wordDeletionDelay))
    double_tap_interval_ms = \(milliseconds(doubleTapInterval))
    shift_double_tap_interval_ms = \(milliseconds(shiftDoubleTapInterval))
    end_sentence_interval_ms = \(milliseconds(endSentenceInterval))
    bounce_interval_ms = \(milliseconds(bounceInterval))
    bounce_distance_points = \(bounceDistance)
    hysteresis_points = \(hysteresis)
    text_trust_ms = \(milliseconds(textTrust))
    """
  }
}

extension AccessibilitySettings {
  fileprivate var toml: String {
    """
    slow_keys_ms = \(milliseconds(slowKeys))
    bounce_keys_ms = \(milliseconds(bounceKeys))
    dwell_ms = \(milliseconds(dwell))
    one_finger = \(usesOneFinger)
    scan = "\(scanning.rawValue)"
    scan_by = "\(scanSource.rawValue)"
    scan_interval_ms = \(milliseconds(scanInterval))
    scan_cycles = \(scanCycles)
    """
  }
}

private func milliseconds(_ duration: Duration) -> Int64 {
  duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
}

private func quotedTOML(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
