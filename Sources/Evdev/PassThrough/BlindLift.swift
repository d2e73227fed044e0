// SPDX-License-Identifier: MIT

import CLinux
package import ClavierKit

/// What lifts everything on a device of which nothing is known.
///
/// The kernel passes on what is different from before, and nothing else: not the lift of a slot that nothing touches, nor
/// the key that is up or that the device does not have. A slot that it does not have is not gone to; then the slot before is
/// lifted once more. So whoever reads the device sees just the fingers and keys go that were down, in one frame, and if
/// there were none, nothing.
///
/// **Source:** `input_handle_abs_event` and `input_get_disposition`, drivers/input/input.c.
package enum BlindLift {
  /// How many slots a device may have.
  ///
  /// **Source:** `input_mt_init_slots`, drivers/input/input-mt.c, which since Linux 6.11 refuses more.
  static let slotCount: Int32 = 1_024
  /// How many events are written at once.
  ///
  /// **Source:** ours: what a clone has room for from its beginning.
  static let partSize = 256

  /// Makes the events, in parts of one frame.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - write: Takes each part, at most 256 events; the last ends with a report.
  /// - Throws: What `write` throws; then no more parts come.
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
