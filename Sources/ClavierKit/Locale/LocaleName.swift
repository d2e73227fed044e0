// SPDX-License-Identifier: MIT

/// The name of a locale as people type it: "Swedish", "english gb", "English (GB)".
///
/// Capitals, spaces, parentheses, hyphens and underscores make no difference, so that an identifier is
/// such a name as well.
///
/// **Source:** KeyboardKit's fuzzy names; that hyphens do not count is ours.
struct LocaleName: Hashable, Sendable {
  private let spelling: String

  init(_ name: String) {
    spelling = String(name.lowercased().filter { !Self.ignored.contains($0) })
  }

  /// Whether there is anything left of the name that counts.
  var isEmpty: Bool { spelling.isEmpty }

  private static let ignored: Set<Character> = [" ", "(", ")", "-", "_"]

  /// Whether somebody who types a part of a name means this one.
  ///
  /// - Parameters:
  ///   - query: What was typed; white space at its ends does not count, and nothing means every name.
  ///   - names: The names of one locale.
  /// - Returns: Whether one of the names has that part.
  static func matches(_ query: String, names: [String]) -> Bool {
    let trimmed = Array(query.lowercased().trimmingWhitespace.utf8)
    guard !trimmed.isEmpty else { return true }
    return names.contains { name in
      let bytes = Array(name.lowercased().utf8)
      guard bytes.count >= trimmed.count else { return false }
      return (0...(bytes.count - trimmed.count)).contains { start in
        bytes[start..<(start + trimmed.count)].elementsEqual(trimmed)
      }
    }
  }
}

extension String {
  fileprivate var trimmingWhitespace: Substring {
    let start = drop(while: \.isWhitespace)
    return start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
  }
}
