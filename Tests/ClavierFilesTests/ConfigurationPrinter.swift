// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings

extension Configuration {
  /// A file with the whole configuration, for tests that read it back.
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
      skin_tone = "\(keyboard.skinTone.rawValue)"
      idle_reset = \(keyboard.idleReset.components.seconds)
      autocapitalization = "\(words[engine.autocapitalization] ?? "")"
      abbreviations = \(engine.recognizesAbbreviations)
      double_space_period = \(engine.endsSentenceOnDoubleSpace)
      smart_quotes = \(engine.replacesQuotationMarks)
      alternatives = \(engine.offersAlternatives)
      space_drag = "\(engine.spaceDragSensitivity.map { "\($0)" } ?? "off")"
      space_hold = "\(engine.spaceLongPressBehavior == .moveInputCursor ? "cursor" : "languages")"
      caps_lock = \(engine.locksShiftOnDoubleTap)
      commit = "\(engine.commitPolicy.rawValue)"

      \(clips.map(\.toml).joined())
      \(languages.map { $1.toml(for: $0) }.joined(separator: "\n"))
      \(applicationRules.map(\.toml).joined(separator: "\n"))
      [touch]
      area = \(touch.area.toml)
      rotation = \(touch.rotation.rawValue)
      calibration = \(touch.calibration?.toml ?? "[]")
      devices = [\(touch.devices.map(quotedTOML).joined(separator: ", "))]
      output = "\(touch.output ?? "")"
      seat = "\(touch.seat)"
      grab = "\(touch.grab.rawValue)"
      source = "\(touch.source.rawValue)"

      \(touch.rules.map(\.toml).joined(separator: "\n"))
      [output]
      layout = "\(output.layout ?? "")"
      variant = "\(output.variant ?? "")"
      model = "\(output.model ?? "")"
      options = "\(output.options ?? "")"
      follow_console = \(output.followsConsole)
      dead_keys = \(output.hasDeadKeys)
      unicode_input = "\(output.unicodeInput.rawValue)"
      key_pace_ms = \(milliseconds(output.keyPace))

      [panel]
      \(panel.toml)

      [feedback]
      \(feedback.toml)

      [timing]
      \(engine.timing.toml)

      [words]
      \(self.words.toml)

      [accessibility]
      \(engine.accessibility.toml)

      """
  }
}

extension Configuration.WordSettings {
  fileprivate var toml: String {
    let pairs = replacements.map { "\(quotedTOML($0)) = \(quotedTOML($1))" }.sorted()
    return """
      weighting = \(weighsTaps)
      learn_offset = \(learnsOffset)
      suggestions = \(suggestions)
      emojis = \(emojis)
      correction = "\(correction)"
      learn = \(learns)
      replacements = { \(pairs.joined(separator: ", ")) }
      """
  }
}

extension Keyboard.Clip {
  fileprivate var toml: String {
    "[[clip]]\nlabel = \(quotedTOML(label))\ntext = \(quotedTOML(text))\n"
  }
}

extension Configuration.LanguageSettings {
  fileprivate func toml(for locale: KeyboardLocale) -> String {
    let lines = [
      "[[language]]", "locale = \(quotedTOML(locale.rawValue))",
      "letters = \(quotedTOML(letters?.rawValue ?? ""))", "layout = \(quotedTOML(layout ?? ""))",
      "variant = \(quotedTOML(variant ?? ""))",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Configuration.ApplicationRule {
  fileprivate var toml: String {
    let match = matches.map { quotedTOML($0.pattern) }.joined(separator: ", ")
    let settings = [
      settings.device.map { "device = \"\($0.rawValue)\"" },
      settings.isForProse.map { "prose = \($0)" },
    ]
    let lines = ["[[application]]", "match = [\(match)]"] + settings.compactMap(\.self)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DeviceRule {
  /// A single text if it suffices.
  fileprivate var toml: String {
    let names = matches.map { quotedTOML($0.description) }
    let match = names.count == 1 ? names.joined() : "[\(names.joined(separator: ", "))]"
    let lines = ["[[device]]", "match = \(match)"] + settings.lines + settings.cleaning.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DeviceSettings {
  fileprivate var lines: [String] {
    let calibration: String? =
      switch self.calibration {
      case .udev: "[]"
      case .matrix(let matrix): matrix.toml
      case nil: nil
      }
    return [
      use.map { "use = \"\($0.rawValue)\"" }, area.map { "area = \($0.toml)" },
      rotation.map { "rotation = \($0.rawValue)" }, calibration.map { "calibration = \($0)" },
      swapsAxes.map { "swap_axes = \($0)" }, invertsX.map { "invert_x = \($0)" },
      invertsY.map { "invert_y = \($0)" },
      xRange.map { "x_range = [\($0.lowerBound), \($0.upperBound)]" },
      yRange.map { "y_range = [\($0.lowerBound), \($0.upperBound)]" },
      size.map { "size_mm = [\($0.width), \($0.height)]" }, output.map { "output = \"\($0)\"" },
    ].compactMap(\.self)
  }
}

extension CleaningSettings {
  fileprivate var lines: [String] {
    let areas = deadAreas.map { areas in areas.map(\.toml).joined(separator: ", ") }
    return [
      jitter.map { "jitter_mm = \($0)" }, pressPressure.map { "press_pressure = \($0)" },
      palmWidth.map { "palm_mm = \($0)" }, palmPressure.map { "palm_pressure = \($0)" },
      edge.map { "edge_mm = \($0)" }, skippedFrames.map { "skip_frames = \($0)" },
      areas.map { "dead_areas = [\($0)]" },
    ].compactMap(\.self)
  }
}

extension TouchArea {
  fileprivate var toml: String {
    switch self {
    case .bottom(let fraction): "{ bottom = \(percent(fraction)) }"
    case .rectangle(let rect): rect.toml
    }
  }
}

extension Rect {
  /// The values in per cent, which are integers in the tests.
  fileprivate var toml: String {
    "{ left = \(percent(minX)), top = \(percent(minY)),"
      + " width = \(percent(maxX) - percent(minX)),"
      + " height = \(percent(maxY) - percent(minY)) }"
  }
}

private func percent(_ fraction: Double) -> Int { Int((fraction * 100).rounded()) }

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

extension PanelSettings {
  fileprivate var toml: String {
    let height =
      switch self.height {
      case .automatic: "auto"
      case .share(let share): "\(percent(share)) %"
      case .millimeters(let length): "\(length)mm"
      case .points(let length): "\(length) points"
      }
    let width =
      switch self.width {
      case .automatic: "auto"
      case .full: "full"
      case .share(let share): "\(percent(share)) %"
      case .millimeters(let length): "\(length)mm"
      case .points(let length): "\(length) points"
      }
    return """
      output = "\(output ?? "")"
      placement = "\(placement.rawValue)"
      edge = "\(edge.rawValue)"
      height = "\(height)"
      width = "\(width)"
      align = "\(align.rawValue)"
      reserve_space = \(reservesSpace)
      tab = \(hasTab)
      collapsed = "\(collapsed.rawValue)"
      flip = \(flips)
      switch_layout = \(switchesLayout)
      type_characters = \(typesCharacters)
      paste = \(offersClipboard)
      settings = \(hasSettings)
      summon = [\(showGestures.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]
      show = "\(show.rawValue)"
      ask_programs = "\(queryPolicy.rawValue)"
      theme = "\(theme)"
      appearance = "\(appearance.rawValue)"
      """
  }
}

extension FeedbackSettings {
  fileprivate var toml: String {
    let files = soundFiles.map { "\($0.rawValue) = \(quotedTOML($1))" }.sorted()
    return """
      sounds = \(sounds)
      volume = \(volume)
      sound_files = { \(files.joined(separator: ", ")) }
      vibration = \(vibration.isOn)
      vibration_ms = \(milliseconds(vibration.duration))
      vibration_strength = \(vibration.strength)
      vibration_device = \(quotedTOML(vibration.device ?? ""))
      """
  }
}

extension AccessibilitySettings {
  fileprivate var toml: String {
    """
    slow_keys_ms = \(milliseconds(slowKeys))
    bounce_keys_ms = \(milliseconds(bounceKeys))
    dwell_ms = \(milliseconds(dwell))
    explore = \(exploresByTouch)
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
