// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptStep.Verb {
  /// Parses the step of a line; `nil` if the line is no step.
  init?(line: Substring, words: [String]) {
    // Quoted texts may contain spaces, so they are not split into words.
    if words.first == "session", let context = TextContext(quoted: line.dropFirst(8)) {
      self = .session(context)
    } else if words.first == "suggest" || words.first == "accept" {
      guard let verb = Self.suggestion(line) else { return nil }
      self = verb
    } else if let event = ScriptEvent(line: line, words: words) {
      self = .event(event)
    } else {
      self.init(words: words)
    }
  }

  private init?(words: [String]) {
    let rest = words.dropFirst().map { $0 }
    switch (words.first, rest.count) {
    case ("tap", 1...):
      self = .tap(rest)
    case ("down", 2):
      guard let finger = Self.finger(rest[0]), let target = ScriptStep.Target(word: rest[1]) else {
        return nil
      }
      self = .down(finger: finger, target)
    case ("move", 2):
      guard let finger = Self.finger(rest[0]), let target = ScriptStep.Target(word: rest[1]) else {
        return nil
      }
      self = .move(finger: finger, target)
    case ("up", 1):
      guard let finger = Self.finger(rest[0]) else { return nil }
      self = .up(finger: finger)
    case ("wait", 1):
      guard let duration = Duration(word: rest[0]) else { return nil }
      self = .wait(duration)
    case ("cancel", 0):
      self = .cancel
    case ("elsewhere", 0):
      self = .elsewhere
    case ("switch", 0...1):
      guard let device = Switch(rawValue: rest.first ?? Switch.select.rawValue) else { return nil }
      self = .switch(device)
    case ("field", 1...2):
      guard let field = Keyboard.Field(words: rest) else { return nil }
      self = .field(field)
    default:
      return nil
    }
  }

  /// Returns the number of a finger, from 1 to 10; `nil` if it is invalid.
  private static func finger(_ word: String) -> Int? {
    Int(word).flatMap { (1...10).contains($0) ? $0 : nil }
  }
}

extension TextContext {
  /// Parses `"before|after"`, `"before"` with an unknown text after the cursor, or `unknown`.
  init?(quoted text: Substring) {
    if text == "unknown" {
      self.init()
      return
    }
    let parts = Quoted.text(text)?.split(separator: "|", omittingEmptySubsequences: false)
    guard let parts, (1...2).contains(parts.count) else { return nil }
    self.init(
      beforeInput: String(parts[0]), afterInput: parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension Keyboard.Field {
  /// Parses a purpose, and optionally an autocapitalization type.
  init?(words: [String]) {
    guard (1...2).contains(words.count), let purpose = Keyboard.FieldPurpose(rawValue: words[0])
    else { return nil }
    self.init(purpose: purpose)
    guard words.count == 2 else { return }
    autocapitalization = Keyboard.AutocapitalizationType(rawValue: words[1])
    if autocapitalization == nil { return nil }
  }
}

extension ScriptStep.Target {
  /// Parses `outside`, `@x,y` in points, or a key's name.
  init?(word: String) {
    if word == "outside" {
      self = .outside
      return
    }
    guard word.hasPrefix("@"), word.count > 1 else {
      self = .key(word)
      return
    }
    let numbers = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 2, let x = Double(numbers[0]), let y = Double(numbers[1]),
      x.isFinite, y.isFinite
    else { return nil }
    self = .point(Point(x: x, y: y))
  }
}

extension Duration {
  /// Parses an integer with the unit `us`, `ms` or `s`, at most an hour.
  init?(word: String) {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int64(digits), count <= 3_600_000_000 else { return nil }
    switch word.dropFirst(digits.count) {
    case "us": self = .microseconds(count)
    case "ms": self = .milliseconds(count)
    case "s": self = .seconds(count)
    default: return nil
    }
    if self > .seconds(3600) { return nil }
  }
}

extension ScriptSetting {
  /// Applies the setting in the words of a line.
  ///
  /// - Returns: Whether the setting is valid.
  mutating func apply(_ words: [String]) -> Bool {
    if words.first == "show", words.count == 2 {
      guard let part = TranscriptExtra(rawValue: words[1]) else { return false }
      extras.insert(part)
      return true
    }
    if words.prefix(2) == ["set", "locales"] { return set(locales: words.dropFirst(2)) }
    guard words.count == 3 else { return false }
    switch words[1] {
    case "autocomplete": return set(Bool(onOff: words[2]), \.isSuggesting)
    case "autocorrect":
      return set(Bool(onOff: words[2]), \.engine.autocomplete.isAutocorrectEnabled)
    case "autolearn":
      return set(Bool(onOff: words[2]), \.engine.autocomplete.isAutolearnEnabled)
    case "auto-ignore":
      return set(Bool(onOff: words[2]), \.engine.autocomplete.isAutoIgnoreEnabled)
    case "autocapitalization":
      return set(Keyboard.AutocapitalizationType(rawValue: words[2]), \.engine.autocapitalization)
    case "abbreviations":
      return set(Bool(onOff: words[2]), \.engine.recognizesAbbreviations)
    case "double-space-period":
      return set(Bool(onOff: words[2]), \.engine.endsSentenceOnDoubleSpace)
    case "smart-quotes":
      return set(Bool(onOff: words[2]), \.engine.replacesQuotationMarks)
    case "emojis":
      return set(Bool(onOff: words[2]), \.hasEmojis)
    case "callouts":
      return set(Bool(onOff: words[2]), \.engine.offersAlternatives)
    case "space-hold":
      return apply(spaceHold: words[2])
    case "space-drag":
      return apply(spaceDrag: words[2])
    case "commit":
      return set(Keyboard.CommitPolicy(rawValue: words[2]), \.engine.commitPolicy)
    case "audio-feedback":
      return set(Bool(onOff: words[2]), \.engine.feedback.isAudioFeedbackEnabled)
    case "haptic-feedback":
      return set(Bool(onOff: words[2]), \.engine.feedback.isHapticFeedbackEnabled)
    case "haptics":
      let haptics = Feedback.HapticConfiguration(word: words[2])
      return set(haptics, \.engine.feedback.hapticConfiguration)
    case "caps-lock":
      return set(Bool(onOff: words[2]), \.engine.locksShiftOnDoubleTap)
    case "composition":
      return apply(composition: words[2])
    case "locale":
      return set(KeyboardLocale(rawValue: words[2]), \.locale)
    case "orientation":
      return set(InterfaceOrientation(rawValue: words[2]), \.orientation)
    case "device":
      return set(DeviceType(rawValue: words[2]), \.device)
    case "width":
      let width = Double(words[2]).flatMap { (50...10_000).contains($0) ? $0 : nil }
      return set(width, \.width)
    default:
      return applyAccessibility(words[1], words[2])
    }
  }

  private mutating func apply(composition word: String) -> Bool {
    let words: [String: Composition] = [
      "hangul": .hangul, "telex": .vietnamese(Composition.Vietnamese(keys: .telex)),
      "vni": .vietnamese(Composition.Vietnamese(keys: .vni)),
      "viqr": .vietnamese(Composition.Vietnamese(keys: .viqr)),
    ]
    composition = words[word]
    return composition != nil
  }

  private mutating func apply(spaceHold word: String) -> Bool {
    let words: [String: Keyboard.SpaceLongPressBehavior] = [
      "cursor": .moveInputCursor, "languages": .openLocaleContextMenu,
    ]
    return set(words[word], \.engine.spaceLongPressBehavior)
  }

  private mutating func apply(spaceDrag word: String) -> Bool {
    let words: [String: Gestures.SpaceDragSensitivity?] = [
      "off": nil, "low": .low, "medium": .medium, "high": .high,
    ]
    return set(words[word], \.engine.spaceDragSensitivity)
  }

  /// Sets the languages to switch between, of which the first is the initial one.
  private mutating func set(locales words: ArraySlice<String>) -> Bool {
    let locales = words.compactMap(KeyboardLocale.init(rawValue:))
    guard let first = locales.first, locales.count == words.count else { return false }
    (self.locales, locale) = (locales, first)
    return true
  }

  mutating func set<Value>(
    _ value: Value?, _ path: WritableKeyPath<ScriptSetting, Value>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}

extension Bool {
  init?(onOff word: String) {
    switch word {
    case "on": self = true
    case "off": self = false
    default: return nil
    }
  }
}
