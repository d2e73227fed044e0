// SPDX-License-Identifier: MIT

public import ClavierSettings
import Linux

// The choice of the device that vibrates.

extension TouchInput {
  /// Applies the settings of vibration: opens, replaces or closes the device.
  public func apply(_ settings: VibrationSettings) {
    let isNew = settings != vibrator.settings
    vibrator.settings = settings
    updateVibrator()
    if isNew { warnAboutMissingVibrator() }
  }

  /// Opens the device that the settings choose, or the best one; closes any other.
  func updateVibrator() {
    vibrator.update(vibrator.settings.isNoticeable ? vibratingNode : nil)
  }

  /// The node that should vibrate; `nil` if none can.
  private var vibratingNode: InputNode? {
    let wanted = vibrator.settings.device.map { DeviceMatch($0) }
    var best: (rank: Int, node: InputNode)?
    for sysname in candidates.keys.sorted() {
      guard let candidate = candidates[sysname], candidate.node.seat == settings.seat,
        let rank = candidate.node.vibrationRank(wanted, isRead: candidate.reader != nil),
        best.map({ rank < $0.rank }) ?? true
      else { continue }
      best = (rank, candidate.node)
    }
    return best?.node
  }

  /// Warns that no device is present that vibrates, once the devices are known.
  func warnAboutMissingVibrator() {
    guard udev.watch != nil, vibrator.settings.isNoticeable, vibratingNode == nil else { return }
    log.user(
      "feedback.vibration is set, but no device vibrates; name one in feedback.vibration_device "
        + "(“clavier devices” lists all), or set vibration = false", from: "vibration")
  }
}

extension InputNode {
  /// Returns the preference for the device as the one that vibrates.
  ///
  /// Without a setting, a touch surface that is read vibrates, or else a device that is only a
  /// motor. A game controller with a motor never does.
  ///
  /// - Parameters:
  ///   - wanted: The device of the settings; `nil` for none.
  ///   - isRead: Whether the device is a touch surface that is read.
  /// - Returns: The preference, lowest first; `nil` if the device must not vibrate.
  func vibrationRank(_ wanted: DeviceMatch?, isRead: Bool) -> Int? {
    guard vibration != nil else { return nil }
    if let wanted { return wanted.matches(device, target: resolvedPath) ? 0 : nil }
    guard !isVirtual else { return nil }
    return isRead ? 0 : isMotor ? 1 : nil
  }
}
