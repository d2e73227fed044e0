// SPDX-License-Identifier: MIT

/// A finger or pen on a touch surface, from touch-down to lift-off.
///
/// The type is only a namespace: programs use contact IDs and ``Touch`` values.
public enum Contact {
  /// The ID of a contact for its life, unique among all devices.
  ///
  /// A slot number is no ID: slots are reused while other fingers are still down. Device readers
  /// put the device's number in the upper half and the kernel's tracking ID in the lower half. The
  /// upper half selects the device's ``TapOffset``.
  ///
  /// **Source:** `ABS_MT_TRACKING_ID`, kernel documentation "Multi-touch (MT) Protocol".
  public struct ID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }

  /// The change of a contact within a frame.
  public enum Phase: Hashable, Sendable, BitwiseCopyable {
    case down
    case moved
    case up
    /// The contact ended without a lift, and must not type.
    case cancelled
  }
}
