// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptSetting {
  /// Applies the setting in the words of a line: `set`, `show` or `emojis`.
  ///
  /// - Returns: Whether the setting is valid.
  mutating func apply(_ words: [String]) -> Bool {
    if words.first == "show", words.count == 2 {
      guard let part = TranscriptExtra(rawValue: words[1]) else { return false }
      extras.insert(part)
      return true
    }
    if words.first == "emojis" { return set(emojisNamedIn: words.dropFirst()) }
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

  /// Uses the installed emojis, with their names in these languages.
  private mutating func set(emojisNamedIn words: ArraySlice<String>) -> Bool {
    let locales = words.compactMap(KeyboardLocale.init(rawValue:))
    emojis = EmojiFiles(locales: locales)
    return locales.count == words.count
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
