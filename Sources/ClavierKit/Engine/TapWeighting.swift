// SPDX-License-Identifier: MIT

/// The choice among neighbouring keys, and the offset of the taps of each device.
///
/// A finger on one touch surface does not move the taps on another one. The offsets outlast the
/// choice, which a language without a lexicon lacks.
struct TapWeighting: Sendable {
  /// The choice; `nil` if each tap types the key under it.
  let choice: (any KeyWeighting)?
  /// The offsets of the devices that were tapped last, the latest at the end.
  private var offsets: [DeviceOffset] = []

  /// The offset of a device's taps.
  struct DeviceOffset: Sendable {
    var device: UInt32
    var offset: TapOffset
  }

  /// The greatest number of offsets; that of the device tapped longest ago is dropped.
  ///
  /// **Source:** ours: more than the touch devices and panels of one seat, and few to search for
  /// each tap.
  static let capacity = 8

  init(_ choice: (any KeyWeighting)?) { self.choice = choice }

  /// The offset of a device's taps; `nil` before the first.
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

  /// Keeps the offsets of the keyboard that this one replaces.
  mutating func keepOffsets(of last: Self) { offsets = last.offsets }

  /// Forgets all offsets.
  mutating func forgetOffsets() { offsets.removeAll() }
}

extension Contact.ID {
  /// The number of the contact's device, which no other device has.
  var device: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }
}
