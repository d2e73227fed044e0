// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension ScriptEvent {
  /// Parses the event of a line; `nil` if the line is no event.
  init?(line: Substring, words: [String]) {
    let rest = Array(words.dropFirst())
    switch (words.first, rest.count) {
    case ("panel", 2...):
      guard let panel = UInt32(rest[0]),
        let event = Self.panel(panel, line, Array(rest.dropFirst()))
      else { return nil }
      self = event
    case ("keyboard", 1):
      switch rest[0] {
      case "show": self = .show
      case "hide": self = .hide
      case "toggle": self = .toggle
      case "forget": self = .forget
      default: return nil
      }
    case ("type", 1...):
      guard let text = Quoted.text(line.dropFirst(5)) else { return nil }
      self = .type(text)
    case ("language", 1):
      if rest[0] == "next" {
        self = .language(nil)
      } else {
        guard let locale = KeyboardLocale(rawValue: rest[0]) else { return nil }
        self = .language(locale)
      }
    case ("other", 1) where rest == ["types"]: self = .otherKeyboardTypes
    case ("other", 1) where rest == ["releases"]: self = .otherKeyboardHolds([])
    case ("other", 2...) where rest[0] == "holds":
      self = .otherKeyboardHolds(Array(rest.dropFirst()))
    case ("lights", 1...):
      guard Set(rest).isSubset(of: ["caps", "num", "off"]) else { return nil }
      self = .lights(capsLock: rest.contains("caps"), numLock: rest.contains("num"))
    case ("hardware", 1):
      guard let isPresent = Bool(onOff: rest[0]) else { return nil }
      self = .hardwareKeyboard(isPresent)
    case ("console", 1): self = .console(rest[0] == "none" ? nil : rest[0])
    case ("surface", 1):
      if rest[0] == "none" {
        self = .surfaces([])
      } else {
        guard let size = Size(word: rest[0]) else { return nil }
        self = .surfaces([size])
      }
    case ("reset", 0): self = .reset
    case ("reload", 1...): self = .reload(String(line.dropFirst(7)))
    case ("stop", 0): self = .stop
    default: return nil
    }
  }

  private static func panel(
    _ panel: UInt32, _ line: Substring, _ words: [String]
  ) -> ScriptEvent? {
    let rest = words.dropFirst()
    // A quotation, which may contain spaces, after a line's first three words.
    let quotation = line.split(separator: " ", maxSplits: 3).last ?? ""
    switch (words[0], rest.count) {
    case ("place", 3...4): return PanelPlace(words: Array(rest)).map { .panel(panel, .place($0)) }
    case ("nowhere", 0): return .panel(panel, .place(nil))
    case ("field", 1...3):
      let commits = rest.last == "commits"
      guard let field = Keyboard.Field(words: Array(commits ? rest.dropLast() : rest)) else {
        return nil
      }
      return .panel(panel, .field(PanelField(field, commits: commits)))
    case ("no-field", 0): return .panel(panel, .field(nil))
    case ("text", 1...): return TextContext(quoted: quotation).map { .panel(panel, .text($0)) }
    case ("types", 1): return Bool(onOff: rest[1]).map { .panel(panel, .types($0)) }
    case ("replaces", 1): return Bool(onOff: rest[1]).map { .panel(panel, .replaces($0)) }
    case ("clipboard", 1...): return Quoted.text(quotation).map { .panel(panel, .clipboard($0)) }
    case ("no-clipboard", 0): return .panel(panel, .clipboard(nil))
    case ("application", 1): return .panel(panel, .application(rest[1]))
    case ("no-application", 0): return .panel(panel, .application(nil))
    case ("keymap", 1): return .panelKeymap(panel, layouts: rest[1], group: 0)
    case ("keymap", 2): return Int(rest[2]).map { .panelKeymap(panel, layouts: rest[1], group: $0) }
    case ("no-keymap", 0): return .panelKeymap(panel, layouts: nil, group: 0)
    case ("inserted", 0), ("refused", 0):
      return .panel(panel, .inserted(words[0] == "inserted"))
    case ("inserted", 1), ("refused", 1):
      return Int(rest[1]).map { .panel(panel, .inserted(words[0] == "inserted", number: $0)) }
    case ("leaves", 0): return .panelDisconnects(panel)
    case ("down", 3), ("move", 3), ("up", 3), ("cancel", 3), ("press", 3), ("lift", 3):
      return touch(words).map { .panel(panel, .touch($0)) }
    default: return nil
    }
  }

  /// Parses `down 1 20 30`: a contact's number and point.
  ///
  /// `press` and `lift` concern the mouse.
  private static func touch(_ words: [String]) -> PanelTouch? {
    let phases: [String: (Contact.Phase, PanelTouch.Source)] = [
      "down": (.down, .touch), "move": (.moved, .touch), "up": (.up, .touch),
      "cancel": (.cancelled, .touch), "press": (.down, .pointer), "lift": (.up, .pointer),
    ]
    guard let (phase, source) = phases[words[0]], let id = Int(words[1]),
      (0...ContactNumber.highest).contains(id), let x = Double(words[2]), let y = Double(words[3]),
      x.isFinite, y.isFinite
    else { return nil }
    let touch = Touch(
      contact: Contact.ID(rawValue: UInt64(id)), phase: phase, point: Point(x: x, y: y))
    return PanelTouch(source: source, frame: TouchFrame(time: .unknown, touches: [touch]))
  }
}

/// The range of a panel's contact numbers.
private enum ContactNumber {
  /// **Source:** docs/link.md.
  static let highest = 65_535
}

extension PanelPlace {
  /// Parses `0,0.6,1,1 800x480px 200x120mm 0.5`.
  ///
  /// The values are the keys' part of the output, its pixels, its size, and the headroom relative
  /// to the keys' height.
  fileprivate init?(words: [String]) {
    let numbers = words[0].split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, words[1].hasSuffix("px"), words[2].hasSuffix("mm"),
      let pixels = Size(word: String(words[1].dropLast(2))),
      let millimeters = Size(word: String(words[2].dropLast(2))),
      let headroom = words.count == 4 ? Double(words[3]) : 0,
      (numbers + [headroom]).allSatisfy(\.isFinite)
    else { return nil }
    self.init(
      area: Rect(minX: numbers[0], minY: numbers[1], maxX: numbers[2], maxY: numbers[3]),
      pixels: pixels, millimeters: millimeters, headroom: headroom)
  }
}

extension Size {
  /// A width and a height, such as `200x100`.
  fileprivate init?(word: String) {
    let numbers = word.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}
