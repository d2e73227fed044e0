// SPDX-License-Identifier: MIT

/// The font families for texts whose style names none.
///
/// A character is drawn with the first installed family that has it, or otherwise with any other
/// font. Emojis use a colour font.
public struct FontFamilies: Hashable, Sendable {
  /// The family names, in order of preference.
  public var names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  /// Sans-serif families that are legible on keys and available in Debian.
  ///
  /// DejaVu Sans, which is installed nearly everywhere, also has letters of some other scripts, but
  /// their own fonts have better shapes.
  public static let standard = FontFamilies([
    "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Lao", "DejaVu Sans", "sans-serif",
  ])

  /// The names separated by commas; commas within names are removed.
  var list: String {
    names.map { String($0.filter { $0 != "," }) }.joined(separator: ",")
  }
}
