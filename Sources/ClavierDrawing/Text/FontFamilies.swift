// SPDX-License-Identifier: MIT

/// Which letters are the system's own, for texts whose style names no family.
///
/// The first family that is installed and has a character draws it; what none of them has is drawn with
/// whatever else is installed, and emojis with a font of colours.
public struct FontFamilies: Hashable, Sendable {
  /// Names of families, the best first.
  public var names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  /// Letters without serifs that are read well on keys, and which Debian has.
  ///
  /// DejaVu Sans, which is installed nearly everywhere, has letters of some other scripts, too, which
  /// their own fonts have in a better shape.
  public static let standard = FontFamilies([
    "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Lao", "DejaVu Sans", "sans-serif",
  ])

  /// Letters that are all as wide, as on terminals.
  public static let monospaced = FontFamilies(["Noto Sans Mono", "DejaVu Sans Mono", "monospace"])

  /// The names with commas, and without the commas that they may have themselves.
  var list: String {
    names.map { String($0.filter { $0 != "," }) }.joined(separator: ",")
  }
}
