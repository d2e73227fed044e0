// SPDX-License-Identifier: MIT

import CLinux
import ClavierSettings

/// The kind of effect with which a device vibrates.
///
/// **Source:** linux/input.h, "Force feedback effect types". Most motors have both kinds, of which
/// the kernel makes one from the other (drivers/input/ff-memless.c).
enum VibrationForm: Hashable, Sendable {
  case rumble
  case sine

  /// Creates the form for a device; `nil` if it cannot vibrate.
  ///
  /// - Parameters:
  ///   - text: The kernel's list of effect bits: words of hexadecimal digits, the lowest bits last.
  ///   - wordBits: The number of bits in a word.
  init?(effects text: String, wordBits: Int = UInt.bitWidth) {
    let words = text.split(whereSeparator: \.isWhitespace).reversed()
      .map { UInt64($0, radix: 16) ?? 0 }
    func has(_ bit: Int32) -> Bool {
      let (word, offset) = Int(bit).quotientAndRemainder(dividingBy: wordBits)
      return word < words.count && words[word] & (1 << UInt64(offset)) != 0
    }
    if has(FF_RUMBLE) {
      self = .rumble
    } else if has(FF_PERIODIC), has(FF_SINE) {
      self = .sine
    } else {
      return nil
    }
  }

  /// The period of a sine wave, in milliseconds.
  ///
  /// **Source:** ours: phones' linear motors resonate at 150 to 235 Hz.
  private static let period: UInt16 = 6

  /// Returns the kernel's effect for a vibration, which has no number yet.
  func effect(of vibration: KeyVibration, _ settings: VibrationSettings) -> ff_effect {
    let strength = min(1, max(0, settings.strength))
    let press: Double = settings.duration / Duration.milliseconds(1)
    let milliseconds = vibration == .strong ? 2 * press : press
    var effect = ff_effect()
    effect.id = -1
    effect.replay.length = UInt16(min(Double(Int16.max), max(1, milliseconds)).rounded())
    switch self {
    case .rumble:
      let magnitude = UInt16((strength * Double(UInt16.max)).rounded())
      effect.type = UInt16(FF_RUMBLE)
      effect.u.rumble = ff_rumble_effect(strong_magnitude: magnitude, weak_magnitude: magnitude)
    case .sine:
      effect.type = UInt16(FF_PERIODIC)
      effect.u.periodic.waveform = UInt16(FF_SINE)
      effect.u.periodic.period = Self.period
      effect.u.periodic.magnitude = Int16((strength * Double(Int16.max)).rounded())
    }
    return effect
  }
}
