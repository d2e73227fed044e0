// SPDX-License-Identifier: MIT

/// The settings of the vibration of keys, which the daemon plays on a motor.
public struct VibrationSettings: Hashable, Sendable {
  /// Whether pressed keys vibrate.
  public var isOn = false
  /// The duration of a press, from 5 to 200 ms; a long press on the space bar lasts twice that.
  public var duration = Duration.milliseconds(20)
  /// The strength, from 0 for none to 1 for the motor's greatest.
  public var strength = 0.6
  /// The device with the motor, as ``DeviceMatch`` parses it; `nil` to choose one.
  public var device: String?

  public init() {}

  /// Whether any key can be felt.
  public var isNoticeable: Bool { isOn && strength > 0 }
}
