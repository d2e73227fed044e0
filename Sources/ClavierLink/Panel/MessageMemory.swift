// SPDX-License-Identifier: MIT

import ClavierKit

/// Reads what the daemon tells a panel, and remembers what lines of touches say: whoever writes touches the same keys again and
/// again, and of each the same line comes.
///
/// Of anything else nothing is kept: no word that is suggested, and no line that hardly comes twice.
struct MessageMemory {
  private struct Line: Hashable {
    let bytes: [UInt8]

    /// Adds all bytes at once.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private var known = GenerationCache<Line, LinkScene.Change>(limit: limit)

  /// How many lines are kept at most, and how long one is that is kept, in bytes.
  ///
  /// **Source:** ours: each letter under a finger, also in another case; one with its bubble takes some 160 bytes.
  private static let (limit, lineLimit) = (128, 512)

  /// How many lines are kept.
  var count: Int { known.count }

  /// Reads a line.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Returns: Its message; `nil` for one that means nothing to a panel.
  /// - Throws: ``LinkMistake``.
  mutating func message(_ line: [UInt8]) throws(LinkMistake) -> PanelMessage? {
    guard line.count <= Self.lineLimit else { return try PanelMessage(line: line) }
    let key = Line(bytes: line)
    if let change = known.find(key) { return .scene(change) }
    let message = try PanelMessage(line: line)
    if case .scene(let change)? = message, change.parts.isSubset(of: [.pressed, .callouts]) {
      known.keep(change, for: key)
    }
    return message
  }
}
