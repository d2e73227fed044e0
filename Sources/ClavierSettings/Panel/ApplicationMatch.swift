// SPDX-License-Identifier: MIT

/// The applications that a setting applies to, by a pattern of their names.
///
/// A name is the `app_id` of a window on Wayland, and the class in its `WM_CLASS` on X.
public struct ApplicationMatch: Hashable, Sendable {
  /// The pattern, in which `*` stands for any characters or none.
  public let pattern: String

  public init(_ pattern: String) { self.pattern = pattern }

  /// Returns whether an application matches; upper and lower case are equal.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(pattern.lowercased().utf8), Array(name.lowercased().utf8))
    var (place, next) = (0, 0)
    // The last star: the place after it, and the end of the part of the name that it stands for.
    var star: (place: Int, end: Int)?
    while next < name.count {
      if place < pattern.count, pattern[place] == Self.star {
        place += 1
        star = (place: place, end: next)
      } else if place < pattern.count, pattern[place] == name[next] {
        place += 1
        next += 1
      } else if let last = star {
        star = (place: last.place, end: last.end + 1)
        (place, next) = (last.place, last.end + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == Self.star }
  }

  private static let star = UInt8(ascii: "*")

  /// The maximum length of a name or a pattern, in bytes of UTF-8.
  public static let maximumLength = 255

  /// Returns whether a text can be a name or a pattern.
  ///
  /// - Parameter text: The text.
  /// - Returns: `false` for an empty text, one of more than ``maximumLength`` bytes, and one with
  ///   control or format characters or line breaks.
  public static func isName(_ text: String) -> Bool {
    guard (1...maximumLength).contains(text.utf8.count) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}
