// SPDX-License-Identifier: MIT

package import ClavierKit
public import ClavierSettings

/// A lockdown compiled for the keys of a keymap: whether a chord may be sent.
///
/// The table is queried for every chord before it is sent. The answers are precomputed for all keys
/// and all modifiers under the receiver's keymap, in its active group. The group matters, since the
/// key of Q in one group may be that of A in another.
public struct LockdownTable: Sendable {
  /// A bit for each permitted combination of modifiers, by keycode.
  private var permittedModifiers: [UInt32]
  private let modifiers: [Keycode: KeyStroke.Modifiers]
  /// The characters that rules without modifiers deny, in lower case.
  private let deniedCharacters: Set<String>
  /// Whether a rule denies all keys, and with them all texts.
  private let deniesTexts: Bool

  /// Creates the table for a receiver's keymap.
  ///
  /// - Parameters:
  ///   - lockdown: The permitted keys.
  ///   - keymap: The receiver's keymap.
  ///   - group: The keymap's active group.
  public init(_ lockdown: Lockdown, _ keymap: Keymap, group: Int = 0) {
    let keys = LockdownKeys(keymap, group: group)
    modifiers = keys.modifiers
    let denied = lockdown.denied.filter(\.modifiers.isEmpty).map(\.key)
    deniesTexts = denied.contains(nil)
    deniedCharacters = Set(
      denied.compactMap { key -> String? in
        guard case .character(let character)? = key else { return nil }
        return character.lowercased()
      })
    permittedModifiers = Array(repeating: 0, count: Int(Keycode.highest.rawValue) + 1)
    for key in VirtualKeyboard.keys {
      switch lockdown.preset {
      case .open: permittedModifiers[Int(key.rawValue)] = .max
      case .kiosk: permittedModifiers[Int(key.rawValue)] = Self.kiosk(keys.kind(of: key))
      }
    }
    if lockdown.preset == .kiosk {
      for rule in Self.kioskStrokes { allow(rule, keys) }
    }
    for rule in lockdown.allowed { allow(rule, keys) }
    for rule in lockdown.denied { deny(rule, keys) }
  }

  /// Returns whether a chord may be sent.
  public func permits(_ chord: KeyChord) -> Bool {
    var held: KeyStroke.Modifiers = []
    for index in chord.modifierIndices {
      // A key that is no modifier in this keymap may choose a level in another keymap.
      held.formUnion(modifiers[chord[index]] ?? .altGr)
    }
    return chord.tapIndices.allSatisfy { permits(chord[$0], under: held) }
  }

  /// Returns whether a key may be sent while modifiers are held.
  package func permits(_ key: Keycode, under held: KeyStroke.Modifiers) -> Bool {
    let index = Int(key.rawValue)
    guard permittedModifiers.indices.contains(index) else { return false }
    return permittedModifiers[index] & Self.bit(held) != 0
  }

  /// Returns whether a rule denies a character itself, by whichever keys or panel it is typed.
  ///
  /// Another group of the keymap may have the character on another key, and a panel needs none. A
  /// character of several scalars is denied with any of them, such as "1️⃣" with "1".
  package func denies(_ character: Character) -> Bool {
    guard deniesTexts || !deniedCharacters.isEmpty else { return false }
    return deniesTexts || deniedCharacters.contains(character.lowercased())
      || character.unicodeScalars.contains {
        deniedCharacters.contains($0.properties.lowercaseMapping)
      }
  }

  private static func bit(_ modifiers: KeyStroke.Modifiers) -> UInt32 {
    1 << UInt32(modifiers.rawValue & 31)
  }

  private mutating func allow(_ rule: Lockdown.Rule, _ keys: LockdownKeys) {
    for (key, needed) in keys.named(rule.key) {
      permittedModifiers[Int(key.rawValue)] |= Self.bit(rule.modifiers.union(needed))
    }
  }

  private mutating func deny(_ rule: Lockdown.Rule, _ keys: LockdownKeys) {
    for (key, _) in keys.named(rule.key) + keys.namedOnUSLayout(rule.key) {
      for combination in UInt8(0)..<32 {
        let modifiers = KeyStroke.Modifiers(rawValue: combination)
        guard modifiers.isSuperset(of: rule.modifiers) else { continue }
        permittedModifiers[Int(key.rawValue)] &= ~Self.bit(modifiers)
      }
    }
  }
}

// The keys that `kiosk` permits; docs/lockdown.md has the reasons.

extension LockdownTable {
  private static func kiosk(_ kind: LockdownKeys.Kind) -> UInt32 {
    switch kind {
    case .typing: bit([]) | bit(.shift) | bit(.altGr) | bit([.altGr, .shift])
    case .editing: bit([]) | bit(.shift)
    case .capsLock: bit([])
    case .modifier, .other: 0
    }
  }

  private static let kioskStrokes: [Lockdown.Rule] =
    ["a", "c", "v", "x", "y", "z"].map { Lockdown.Rule(.character($0), modifiers: .control) }
    + [Lockdown.Rule(.character("z"), modifiers: [.control, .shift])]
    + [.left, .right, .home, .end].flatMap { (key: FunctionKey) in
      [
        Lockdown.Rule(.function(key), modifiers: .control),
        Lockdown.Rule(.function(key), modifiers: [.control, .shift]),
      ]
    } + [
      Lockdown.Rule(.backspace, modifiers: .control),
      Lockdown.Rule(.function(.delete), modifiers: .control),
    ]
}
