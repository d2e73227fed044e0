// SPDX-License-Identifier: MIT

/// A program that sees the touches on a clone, or what it wrote of them.
protocol TouchReader: AnyObject {
  /// Reads until there are so many frames, at most five seconds.
  ///
  /// - Parameter count: How many to wait for; with 0 it takes what is there.
  /// - Returns: The frames that came since the last call, which may be more or fewer; in each what fingers did.
  /// - Throws: ``RigError`` for what no program is to see; `SystemError`.
  func frames(atLeast count: Int) throws -> [[FingerAction]]
}

/// One who sees touches, beside what is to be seen.
struct Witness {
  let name: String
  private let reader: any TouchReader
  /// What the fingers are called by who sees them, and by who knows; `nil` if both call them by their slots.
  private var numbers: (seen: FingerNumbers, expected: FingerNumbers)?
  private(set) var count = 0

  /// - Parameters:
  ///   - name: What to call it in errors.
  ///   - reader: What it sees.
  ///   - knowsSlots: Whether it calls fingers by the slots of the device.
  init(_ name: String, _ reader: any TouchReader, knowsSlots: Bool = true) {
    self.name = name
    self.reader = reader
    if !knowsSlots { numbers = (FingerNumbers(), FingerNumbers()) }
  }

  /// Waits for frames and compares them, in their order.
  ///
  /// - Parameters:
  ///   - expected: What comes after what was compared before; in each frame by slot.
  ///   - occasion: When, for errors.
  /// - Throws: ``RigError`` with the first difference; `SystemError`.
  mutating func see(_ expected: [[FingerAction]], _ occasion: String) throws {
    let seen = try reader.frames(atLeast: expected.count)
    for index in 0..<max(seen.count, expected.count) {
      var pair = (
        seen: index < seen.count ? seen[index] : [],
        expected: index < expected.count ? expected[index] : []
      )
      numbers?.seen.rename(&pair.seen)
      numbers?.expected.rename(&pair.expected)
      pair.seen.sort { $0.slot < $1.slot }
      pair.expected.sort { $0.slot < $1.slot }
      guard pair.seen == pair.expected else {
        throw RigError(
          "\(name), \(occasion): frame \(index) of \(expected.count) is \(pair.seen), and should be"
            + " \(pair.expected)")
      }
    }
    count += expected.count
  }
}

/// Numbers fingers in the order in which they came down, and never uses a number again: who hears of several
/// devices calls them by names of its own, which others get when they are lifted.
private struct FingerNumbers {
  private var numbers: [Int: Int] = [:]
  private var last = 0

  /// Puts the numbers in place of the slots; −1 for a finger that is not down.
  mutating func rename(_ frame: inout [FingerAction]) {
    for index in frame.indices {
      let name = frame[index].slot
      if frame[index].kind == .down {
        last += 1
        numbers[name] = last
      }
      frame[index].slot = numbers[name] ?? -1
      if frame[index].kind == .up { numbers[name] = nil }
    }
  }
}
