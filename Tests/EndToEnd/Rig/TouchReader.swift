// SPDX-License-Identifier: MIT

/// A program that sees the touches on a clone, or the file that it wrote.
protocol TouchReader: AnyObject {
  /// Reads until a number of frames has arrived, at most five seconds.
  ///
  /// - Parameter count: The number to wait for; 0 returns the pending frames.
  /// - Returns: The frames since the last call, which may be more or fewer; each has the actions of
  ///   the fingers.
  /// - Throws: ``RigError`` for events that no program should see; `SystemError`.
  func frames(atLeast count: Int) throws -> [[FingerAction]]
}

/// A reader of touches, compared with the expected frames.
struct CheckedReader {
  let name: String
  private let reader: any TouchReader
  /// The finger numbers of the reader and of the expectation; `nil` if both use the device's slots.
  private var numbers: (seen: FingerNumbers, expected: FingerNumbers)?
  private(set) var count = 0

  /// - Parameters:
  ///   - name: Its name in errors.
  ///   - reader: The source of its frames.
  ///   - reportsSlots: Whether it identifies fingers by the slots of the device.
  init(_ name: String, _ reader: any TouchReader, reportsSlots: Bool = true) {
    self.name = name
    self.reader = reader
    if !reportsSlots { numbers = (FingerNumbers(), FingerNumbers()) }
  }

  /// Waits for frames and compares them, in order.
  ///
  /// - Parameters:
  ///   - expected: The frames since the last comparison; each ordered by slot.
  ///   - occasion: The occasion, for errors.
  /// - Throws: ``RigError`` with the first difference; `SystemError`.
  mutating func check(_ expected: [[FingerAction]], _ occasion: String) throws {
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

/// Numbers fingers in touch-down order and never reuses a number.
///
/// A reader of several devices uses names of its own and reuses them after a touch-up.
private struct FingerNumbers {
  private var numbers: [Int: Int] = [:]
  private var last = 0

  /// Replaces the slots by the numbers; −1 for a finger that is not down.
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
