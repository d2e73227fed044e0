// SPDX-License-Identifier: MIT

public import ClavierKit

/// Which keys may be sent at all, whatever a layout, a program or a user asks for.
///
/// A key that is not on a layout is not locked: layouts can be changed, and other programs can ask for strokes.
/// So the last stage before the receiver looks at each stroke:
///
///     stroke ─▶ denied? ──no──▶ allowed? ──no──▶ does the preset let it pass? ──yes──▶ sent
///                  └─yes─▶ refused   └─yes─▶ sent         └─no─▶ refused
public struct Lockdown: Hashable, Sendable {
  /// What holds for all strokes that no rule names.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// All strokes pass.
    case open
    /// Text and editing pass, and nothing that leads out of a program.
    case kiosk
  }

  /// Strokes of a key under modifiers.
  public struct Rule: Hashable, Sendable {
    public var modifiers: KeyStroke.Modifiers
    /// The key by what it gives without the modifiers; `nil` for every key.
    public var key: KeyStroke.Key?

    public init(_ key: KeyStroke.Key?, modifiers: KeyStroke.Modifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// How many rules of a kind there are at most.
  ///
  /// **Source:** ours.
  public static let ruleLimit = 64

  public var preset = Preset.open
  /// What passes although the preset would refuse it, under just these modifiers.
  public var allowed: [Rule] = []
  /// What is refused although it would pass, under these modifiers with or without more.
  public var denied: [Rule] = []

  public init() {}
}

extension Lockdown.Rule {
  /// Reads a rule, such as `ctrl+alt+*`, `alt+f4`, `super+*` or `escape`; `nil` for anything else.
  ///
  /// Modifiers are `ctrl`, `alt`, `super`, `altgr` and `shift`, each at most once and in any order. The key is a
  /// character without Shift, such as `w` or `+`, the name of a key (`space`, `return`, `tab`, `backspace` and those
  /// of ``FunctionKey``), or `*` for every key. Capitals and small letters are the same.
  ///
  /// - Parameter text: The rule.
  public init?(_ text: String) {
    var rest = text.lowercased()[...]
    var modifiers: KeyStroke.Modifiers = []
    // The last word is the key, also where that is a plus.
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex,
      let next = rest.index(plus, offsetBy: 1, limitedBy: rest.endIndex), next != rest.endIndex
    {
      guard let modifier = Self.modifier(rest[..<plus]), !modifiers.contains(modifier) else {
        return nil
      }
      modifiers.insert(modifier)
      rest = rest[next...]
    }
    guard let key = Self.key(rest) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  private static func modifier(_ word: Substring) -> KeyStroke.Modifiers? {
    switch word {
    case "ctrl": .control
    case "alt": .alt
    case "super": .super
    case "altgr": .altGr
    case "shift": .shift
    default: nil
    }
  }

  /// A key by its word; a key that is `nil` is every key.
  private static func key(_ word: Substring) -> KeyStroke.Key?? {
    switch word {
    case "*": return .some(nil)
    case "space": return .character(" ")
    case "return": return .return
    case "tab": return .tab
    case "backspace": return .backspace
    default: break
    }
    if let function = FunctionKey.allCases.first(where: { $0.rawValue.lowercased() == word }) {
      return .function(function)
    }
    guard word.count == 1, let character = word.first, !character.isWhitespace else { return nil }
    return .character(character)
  }
}
