// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptStep.Verb {
  /// Parses the step of a line, or the three of `hold`; `nil` if the line is no step.
  static func all(in line: Substring, words: [String]) -> [Self]? {
    guard words.first == "hold" else { return Self(line: line, words: words).map { [$0] } }
    guard words.count == 3, let target = ScriptStep.Target(word: words[1]),
      let duration = Duration(word: words[2])
    else { return nil }
    return [.down(finger: 1, target), .wait(duration), .up(finger: 1)]
  }

  private init?(line: Substring, words: [String]) {
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
