// SPDX-License-Identifier: MIT

/// The change of one contact in a frame.
public struct Touch: Hashable, Sendable, BitwiseCopyable {
  public var contact: Contact.ID
  public var phase: Contact.Phase
  /// The position of the contact in the keyboard's space, in points; the last position for `up` and
  /// `cancelled`.
  ///
  /// The position may lie outside the keyboard. Such a contact may have moved the cursor without
  /// the keyboard's knowledge.
  public var point: Point

  public init(contact: Contact.ID, phase: Contact.Phase, point: Point) {
    self.contact = contact
    self.phase = phase
    self.point = point
  }
}

/// All changes on a touch surface up to one `SYN_REPORT`.
///
/// Devices, panels and scripts all create frames, which are the engine's only input of touches.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", where a packet ends with
/// SYN_REPORT.
public struct TouchFrame: Hashable, Sendable {
  /// The time at which the kernel recorded the frame, not the time at which it was read.
  public var time: Timestamp
  /// The changes, in the order of the device's report; contacts without a change are absent.
  public var touches: [Touch]

  public init(time: Timestamp, touches: [Touch]) {
    self.time = time
    self.touches = touches
  }
}
