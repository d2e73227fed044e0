// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc

/// A session of about two hundred events: a word typed by two or three fingers at once, each letter
/// once.
///
/// ```
///   slot 0  q────────╮r────────╮…
///   slot 1       w────────╮t────────╮…       a finger goes down while one or two others are down
///   slot 2            e────────╮y────────╮…
/// ```
struct DropSession {
  /// The expected text if no event is lost, in order.
  static let letters: [Character] = Array("qwertyuiopasdfghj")
  /// A letter that is not in `letters`.
  static let lastLetter: Character = "z"

  private(set) var events: [input_event] = []

  /// Writes the session.
  ///
  /// - Parameters:
  ///   - screen: The screen with the positions of the letters.
  ///   - trackingID: The ID of the first contact; the others follow.
  ///   - shift: The offset of all contacts from the centres of their keys, in the screen's units,
  ///     so that no position repeats one that the kernel saw in the previous session.
  /// - Throws: ``RigError`` for a screen whose keyboard lacks a letter.
  init(on screen: borrowing DropScreen, trackingID: Int32, shift: Int32) throws(RigError) {
    let count = Self.letters.count
    for index in 0...(count + 1) {
      if index >= 2 { lift(slot: (index - 2) % 3) }
      guard index < count else { continue }
      let (x, y) = try screen.place(of: Self.letters[index])
      touchDown(
        slot: index % 3, trackingID: (trackingID + Int32(index)) & UinputDevice.maximumTrackingID,
        x: x + shift, y: y)
      move(slot: index % 3, x: x + shift + 1, y: y + 1)
    }
  }

  /// Returns the frame that contains the event at an index.
  func frame(around index: Int) -> Range<Int> {
    let start = events[..<index].lastIndex { $0.type == UInt16(EV_SYN) }.map { $0 + 1 } ?? 0
    return start..<end(ofFrames: 1, from: index)
  }

  /// Returns the end of a number of frames, the first of which contains the event at an index.
  func end(ofFrames count: Int, from index: Int) -> Int {
    var left = count
    for place in index..<events.count where events[place].type == UInt16(EV_SYN) {
      left -= 1
      if left == 0 { return place + 1 }
    }
    return events.count
  }

  private mutating func touchDown(slot: Int, trackingID: Int32, x: Int32, y: Int32) {
    select(slot)
    append(EV_ABS, ABS_MT_TRACKING_ID, trackingID)
    append(EV_ABS, ABS_MT_POSITION_X, x)
    append(EV_ABS, ABS_MT_POSITION_Y, y)
    append(EV_SYN, SYN_REPORT, 0)
  }

  private mutating func move(slot: Int, x: Int32, y: Int32) {
    select(slot)
    append(EV_ABS, ABS_MT_POSITION_X, x)
    append(EV_ABS, ABS_MT_POSITION_Y, y)
    append(EV_SYN, SYN_REPORT, 0)
  }

  private mutating func lift(slot: Int) {
    select(slot)
    append(EV_ABS, ABS_MT_TRACKING_ID, -1)
    append(EV_SYN, SYN_REPORT, 0)
  }

  private mutating func select(_ wanted: Int) {
    append(EV_ABS, ABS_MT_SLOT, Int32(wanted))
  }

  private mutating func append(_ type: Int32, _ code: Int32, _ value: Int32) {
    events.append(input_event(type, code, value))
  }
}
