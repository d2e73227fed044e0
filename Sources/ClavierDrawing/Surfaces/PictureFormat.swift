// SPDX-License-Identifier: MIT

/// What a picture is kept as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Lines and areas, for pages of the web. Unit: one pixel of the scale is one of the picture's points.
  case svg
  /// Lines and areas, for paper. Unit: as for ``svg``, 1/72 of an inch.
  case pdf

  /// The format that the end of a file's name says; `nil` if it says none.
  public init?(path: String) {
    let end = path.lastIndex(of: ".").map { path[path.index(after: $0)...] }
    guard let word = end else { return nil }
    self.init(rawValue: word.lowercased())
  }
}
