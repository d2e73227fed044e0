// SPDX-License-Identifier: MIT

import CLinux
package import ClavierKit

/// The events that lift all contacts and keys of a device in an unknown state.
///
/// The kernel passes on only changes. It drops the lift of an untouched slot, and of a key that is
/// up or that the device lacks. It ignores the selection of a slot that does not exist; then the
/// previous slot is lifted once more. So readers see only the held contacts and keys go up, in one
/// frame.
///
/// **Source:** `input_handle_abs_event` and `input_get_disposition`, drivers/input/input.c.
package enum ReleaseAllContacts {
  /// The maximum number of slots of a device.
  ///
  /// **Source:** `input_mt_init_slots`, drivers/input/input-mt.c, which since Linux 6.11 refuses
  /// more.
  static let slotCount: Int32 = 1_024
  /// The maximum number of events written at once.
  ///
  /// **Source:** ours: the initial capacity of a clone.
  static let partSize = 256

  /// Creates the events, in parts of one frame.
  ///
  /// - Parameters:
  ///   - time: The time of the events.
  ///   - write: Receives each part, at most 256 events; the last ends with a report.
  /// - Throws: The error of `write`, after which no more parts come.
  package static func write<Failure: Error>(
    at time: Timestamp, _ write: ([InputEvent]) throws(Failure) -> Void
  ) throws(Failure) {
    var part: [InputEvent] = []
    part.reserveCapacity(partSize)
    func append(_ code: InputCode, _ value: Int32) throws(Failure) {
      part.append(InputEvent(code, value, at: time))
      guard part.count == partSize else { return }
      try write(part)
      part.removeAll(keepingCapacity: true)
    }
    for slot in 0..<slotCount {
      try append(.slot, slot)
      try append(.trackingID, -1)
    }
    // A surface without a button is touched while it is pressed.
    try append(.pressure, 0)
    for code in 0..<KEY_CNT { try append(.key(code), 0) }
    try append(.report, 0)
    if !part.isEmpty { try write(part) }
  }
}
