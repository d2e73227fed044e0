// SPDX-License-Identifier: MIT

/// The weighting of taps, and the learned tap offset of each device.
///
/// Each touch device has its own offset. The offsets are kept when the language changes to one
/// without a lexicon, which has no weighting.
struct TapWeighting: Sendable {
  /// The weighting; `nil` if each tap types the key under it.
  let keyWeighting: (any KeyWeighting)?
  /// The offsets of the most recently tapped devices, the latest at the end.
  private var offsets: [DeviceOffset] = []

  /// The tap offset of one device.
  struct DeviceOffset: Sendable {
    var device: UInt32
    var offset: TapOffset
  }

  /// The maximum number of offsets; that of the device tapped least recently is dropped.
  ///
  /// **Source:** Clavier's own: more than the touch devices and panels of one seat, and few to
  /// search for each tap.
  static let capacity = 8

  init(_ keyWeighting: (any KeyWeighting)?) { self.keyWeighting = keyWeighting }

  /// The offset of a device's taps; `nil` before its first tap.
  subscript(device: UInt32) -> TapOffset? {
    get { offsets.last { $0.device == device }?.offset }
    set {
      if let newValue, let last = offsets.indices.last, offsets[last].device == device {
        offsets[last].offset = newValue
        return
      }
      offsets.removeAll { $0.device == device }
      guard let newValue else { return }
      if offsets.count == Self.capacity { offsets.removeFirst() }
      offsets.append(DeviceOffset(device: device, offset: newValue))
    }
  }

  /// Copies the offsets of the keyboard that this one replaces.
  mutating func copyOffsets(from other: Self) { offsets = other.offsets }

  /// Forgets the tap offsets of all devices.
  mutating func forgetOffsets() { offsets.removeAll() }
}

extension Contact.ID {
  /// The ID of the contact's device, unique among devices.
  var device: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }
}
