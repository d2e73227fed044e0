// SPDX-License-Identifier: MIT

public import ClavierKit

/// The kind of a key's sound; all keys that type share one, so that no sound names a character.
public enum KeySound: String, Hashable, Sendable, CaseIterable {
  /// The sound of keys that type.
  case input
  /// The sound of Backspace.
  case delete
  /// The sound of all other keys.
  case system

  /// Creates the kind of a sound of the engine; `nil` for silence and custom sounds.
  public init?(_ audio: Feedback.Audio) {
    switch audio {
    case .input: self = .input
    case .delete: self = .delete
    case .system: self = .system
    case .none, .customId, .customUrl: return nil
    }
  }
}
