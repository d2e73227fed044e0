// SPDX-License-Identifier: MIT

/// Changes, drops, doubles and inserts a few bytes and pieces of a file.
///
/// - Parameters:
///   - bytes: The file.
///   - tokens: Meaningful pieces of such files.
///   - changes: The maximum number of changes.
///   - random: The source of randomness.
/// - Returns: The changed file.
public func mutated(
  _ bytes: [UInt8], inserting tokens: [String], atMost changes: Int = 6,
  using random: inout SplitMix64
) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...changes, using: &random) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(start + Int.random(in: 0...20, using: &random), bytes.count)
    let token = tokens.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(.random(in: 0...255, using: &random), at: start)
    case 1: bytes.insert(.random(in: 0x20...0x7E, using: &random), at: start)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: bytes.insert(contentsOf: token.utf8, at: start)
    default:
      if start < bytes.count { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    }
  }
  return bytes
}

/// Returns whether a terminal shows a message unchanged, in lines of bounded length.
public func isShowable(_ text: String) -> Bool {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    let category = scalar.properties.generalCategory
    return scalar == "\n" || (category != .control && category != .format)
  }
  return isPlain && text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 400 }
}
