// SPDX-License-Identifier: MIT

/// The file format of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// A bitmap: a PNG file.
  case png
  /// An SVG file: vector graphics for web pages. A pixel of the scale is one unit of the file.
  case svg
  /// A PDF file: vector graphics for paper. A pixel of the scale is 1/72 of an inch.
  case pdf

  /// Creates the format for a file name's extension; `nil` if the extension is unknown.
  public init?(path: String) {
    let end = path.lastIndex(of: ".").map { path[path.index(after: $0)...] }
    guard let word = end else { return nil }
    self.init(rawValue: word.lowercased())
  }
}
