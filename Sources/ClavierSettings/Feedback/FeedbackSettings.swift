// SPDX-License-Identifier: MIT

/// The settings of the sounds of keys, which a panel plays, and of their vibration.
public struct FeedbackSettings: Hashable, Sendable {
  /// Whether keys sound when they are pressed.
  public var sounds = false
  /// The factor of the samples, from 0 for silence to 1 for unchanged ones.
  public var volume = 0.5
  /// The absolute paths of the sound files that replace built-in sounds.
  public var soundFiles: [KeySound: String] = [:]
  public var vibration = VibrationSettings()

  public init() {}

  /// Whether any key can be heard.
  public var isAudible: Bool { sounds && volume > 0 }
}
