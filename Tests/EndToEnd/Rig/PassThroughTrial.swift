// SPDX-License-Identifier: MIT

import Glibc

/// The action of one finger in a frame, as an application sees it.
struct FingerAction: Hashable, CustomStringConvertible {
  enum Kind: String {
    case down
    case move
    case up
  }

  var slot: Int
  var kind: Kind
  /// The finger's position, in the screen's units; zeros for `up`.
  var x: Int32 = 0
  var y: Int32 = 0

  var description: String { kind == .up ? "\(slot) up" : "\(slot) \(kind) \(x) \(y)" }
}

/// Random fingers on both sides of a keyboard's upper edge, and what an application should see of
/// them.
struct PassThroughTrial {
  /// A finger: its position, and whether it came down above the keyboard.
  private struct Finger {
    var x: Int32
    var y: Int32
    var isOutside: Bool
  }

  private let shape: Touchscreen.Shape
  /// The upper edge of the keyboard, in the screen's units.
  private let edge: Int32
  private var fingers: [Int: Finger] = [:]
  private var random: RandomNumbers

  /// - Parameters:
  ///   - shape: The shape of the screen, whose lower two fifths are keyboard.
  ///   - seed: The seed of the random fingers.
  init(_ shape: Touchscreen.Shape, seed: UInt64) {
    self.shape = shape
    edge = shape.height - shape.height * 2 / 5
    random = RandomNumbers(state: seed)
  }

  /// Plays a frame, in which each slot acts at most once.
  ///
  /// - Returns: What an application should see, by slot.
  /// - Throws: ``RigError`` or `SystemError`.
  mutating func frame(on screen: inout Touchscreen) throws -> [FingerAction] {
    var seen: [FingerAction] = []
    for slot in 0..<shape.slots where random.next() % 3 == 0 {
      guard let finger = fingers[slot] else {
        if random.next() % 4 == 0 { try touchDown(slot, on: &screen, &seen) }
        continue
      }
      if random.next() % 6 == 0 {
        try lift(slot, on: &screen, &seen)
      } else {
        // Both coordinates change, since the kernel does not report a value equal to the last.
        let x = (finger.x + 1 + random.below(shape.width / 4)) % shape.width
        let y = (finger.y + 1 + random.below(shape.height / 4)) % shape.height
        try screen.move(slot, x: x, y: y)
        fingers[slot] = Finger(x: x, y: y, isOutside: finger.isOutside)
        if finger.isOutside { seen.append(FingerAction(slot: slot, kind: .move, x: x, y: y)) }
      }
    }
    try screen.sync()
    return seen
  }

  /// The number of fingers that an application should see.
  var visibleCount: Int { fingers.values.count { $0.isOutside } }

  /// Lifts all fingers.
  ///
  /// - Returns: What an application should see.
  /// - Throws: ``RigError`` or `SystemError`.
  mutating func end(on screen: inout Touchscreen) throws -> [FingerAction] {
    var seen: [FingerAction] = []
    for slot in fingers.keys.sorted() { try lift(slot, on: &screen, &seen) }
    try screen.sync()
    return seen
  }

  private mutating func touchDown(
    _ slot: Int, on screen: inout Touchscreen, _ seen: inout [FingerAction]
  ) throws {
    let x = random.below(shape.width)
    // Equally often above and below the edge, and often near it.
    let y =
      random.next() % 2 == 0 ? random.below(shape.height) : edge - 3 + random.below(6)
    try screen.down(slot, x: x, y: y)
    fingers[slot] = Finger(x: x, y: y, isOutside: y < edge)
    if y < edge { seen.append(FingerAction(slot: slot, kind: .down, x: x, y: y)) }
  }

  private mutating func lift(
    _ slot: Int, on screen: inout Touchscreen, _ seen: inout [FingerAction]
  ) throws {
    try screen.up(slot)
    if fingers[slot]?.isOutside == true { seen.append(FingerAction(slot: slot, kind: .up)) }
    fingers[slot] = nil
  }
}

/// Pseudorandom numbers, reproducible from a seed.
///
/// **Source:** Steele, Lea and Flood, "Fast splittable pseudorandom number generators"
/// (SplitMix64).
struct RandomNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, excluding, a limit greater than 0.
  mutating func below(_ limit: Int32) -> Int32 { Int32(next() % UInt64(max(1, limit))) }
}
