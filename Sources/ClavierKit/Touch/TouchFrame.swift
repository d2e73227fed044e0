// SPDX-License-Identifier: MIT

/// What one contact did in a frame.
public struct Touch: Hashable, Sendable, BitwiseCopyable {
  public var contact: Contact.ID
  public var phase: Contact.Phase
  /// Where the contact is, in the keyboard's own space; its last place for `up` and `cancelled`.
  ///
  /// May lie outside the keyboard: contacts elsewhere on the surface tell that the user did something
  /// that the keyboard does not see.
  public var point: Point

  public init(contact: Contact.ID, phase: Contact.Phase, point: Point) {
    self.contact = contact
    self.phase = phase
    self.point = point
  }
}

/// All that changed on a touch surface up to one `SYN_REPORT`: the one currency of input.
///
/// Devices, panels and scripts all make frames; nothing else reaches the engine from a finger.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", where a packet ends with SYN_REPORT.
public struct TouchFrame: Hashable, Sendable {
  /// When the kernel saw it, not when it was read.
  public var time: Timestamp
  /// The changes, in the order the device reported them.
  ///
  /// A contact that did nothing is not listed.
  public var touches: [Touch]

  public init(time: Timestamp, touches: [Touch]) {
    self.time = time
    self.touches = touches
  }
}
