// SPDX-License-Identifier: MIT

public import ClavierKit

/// Turns what the keyboard does to the text into chords for a keymap.
///
/// Text goes a character at a time, as the user sees characters: each is typed whole, in the way
/// that ``Keymap/appendChords(for:to:)`` describes, or not at all. What cannot be typed is
/// reported, never replaced by something like it, and the rest of the text goes on.
public struct Typist: Sendable {
  public let keymap: Keymap

  public init(keymap: Keymap) {
    self.keymap = keymap
  }

  /// The most characters that one effect deletes; more than anyone sees on a screen.
  public static let deletionLimit = 4096

  /// Adds the chords of an effect.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - chords: Gets the chords, in the order in which they must be pressed.
  /// - Returns: What the keymap has no keys for; empty if all was typed.
  public func type(_ effect: Effect, into chords: inout [KeyChord]) -> [Untypable] {
    switch effect {
    case .insertText(let text): return insert(text, into: &chords)
    case .deleteBackward(let count):
      guard let backspace = keymap.backspace else { return [.backspace] }
      let count = max(0, min(count, Typist.deletionLimit))
      chords.append(contentsOf: repeatElement(backspace, count: count))
      return []
    case .press(let stroke):
      guard let chord = keymap.chord(for: stroke) else { return [missing(for: stroke)] }
      chords.append(chord)
      return []
    case .request:
      return []
    }
  }

  private func insert(_ text: String, into chords: inout [KeyChord]) -> [Untypable] {
    var missing: [Script: Int] = [:]
    for character in text where !keymap.appendChords(for: character, to: &chords) {
      missing[Script(of: character), default: 0] += 1
    }
    return missing.sorted { $0.key < $1.key }.map { .characters(count: $0.value, $0.key) }
  }

  /// Why a stroke has no chord.
  private func missing(for stroke: KeyStroke) -> Untypable {
    let modifiers = keymap.missing(of: stroke.modifiers)
    guard modifiers.isEmpty else { return .modifiers(modifiers) }
    return switch stroke.key {
    case .character(let character): .shortcut(Script(of: character))
    case .function(let key): .functionKey(key)
    case .backspace: .backspace
    case .return, .tab: .shortcut(.symbols)
    }
  }
}
