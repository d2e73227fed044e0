// SPDX-License-Identifier: MIT

/// The name of a locale as people type it: "Swedish", "english gb", "English (GB)".
///
/// Comparison ignores case, spaces, parentheses, hyphens and underscores, so an identifier works as
/// a name too.
///
/// **Source:** KeyboardKit's fuzzy names; ignoring hyphens is Clavier's own.
struct LocaleName: Hashable, Sendable {
  private let spelling: String

  init(_ name: String) {
    spelling = String(name.lowercased().filter { !Self.ignored.contains($0) })
  }

  /// Whether the name contains only ignored characters.
  var isEmpty: Bool { spelling.isEmpty }

  private static let ignored: Set<Character> = [" ", "(", ")", "-", "_"]

  /// Returns whether one of a locale's names contains a query.
  ///
  /// - Parameters:
  ///   - query: The query; white space at its ends is ignored, and an empty one matches every name.
  ///   - names: The names of one locale.
  /// - Returns: Whether one of the names contains the query.
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
