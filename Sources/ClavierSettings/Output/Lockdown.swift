// SPDX-License-Identifier: MIT

public import ClavierKit

/// The keys that may be sent, regardless of layouts, programs and users.
///
/// Removing a key from a layout does not lock it: layouts can change, and other programs can
/// request strokes. So the last stage before the receiver checks each stroke:
///
///     stroke ─▶ denied? ──no──▶ allowed? ──no──▶ does the preset let it pass? ──yes──▶ sent
///                  └─yes─▶ refused   └─yes─▶ sent         └─no─▶ refused
public struct Lockdown: Hashable, Sendable {
  /// The policy for strokes that no rule covers.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// All strokes are sent.
    case open
    /// Text and editing are sent; strokes that leave a program are refused.
    case kiosk
  }

  /// Strokes of a key under modifiers.
  public struct Rule: Hashable, Sendable {
    public var modifiers: KeyStroke.Modifiers
    /// The key, by its character or name without the modifiers; `nil` for every key.
    public var key: KeyStroke.Key?

    public init(_ key: KeyStroke.Key?, modifiers: KeyStroke.Modifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// The maximum number of rules of a kind.
  ///
  /// **Source:** ours.
  public static let ruleLimit = 64

  public var preset = Preset.open
  /// Rules for strokes that are sent although the preset refuses them, under exactly these
  /// modifiers.
  public var allowed: [Rule] = []
  /// Rules for strokes that are refused although they would be permitted, under at least these
  /// modifiers.
  public var denied: [Rule] = []

  public init() {}
}

extension Lockdown.Rule {
  /// Parses a rule, such as `ctrl+alt+*`, `alt+f4`, `super+*` or `escape`; `nil` for invalid text.
  ///
  /// Modifiers are `ctrl`, `alt`, `super`, `altgr` and `shift`, each at most once and in any order.
  /// The key is a character without Shift, such as `w` or `+`, the name of a key, or `*` for every
  /// key. Names are `space`, `return`, `tab`, `backspace` and those of ``FunctionKey``. Case is
  /// ignored.
  ///
  /// - Parameter text: The rule.
  public init?(_ text: String) {
    var rest = text.lowercased()[...]
    var modifiers: KeyStroke.Modifiers = []
    // The last word is the key, even if it is a plus.
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

  /// Returns the key for a word; the inner `nil` stands for every key.
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
