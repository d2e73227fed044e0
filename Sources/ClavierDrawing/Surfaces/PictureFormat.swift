// SPDX-License-Identifier: MIT

/// The file format of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// A bitmap.
  case png
  /// Vector graphics for web pages. Unit: one pixel of the scale is one of the picture's points.
  case svg
  /// Vector graphics for paper. Unit: as for ``svg``, 1/72 of an inch.
  case pdf

  /// Chooses the format by a file name's extension; `nil` if that is unknown.
  public init?(path: String) {
    let end = path.lastIndex(of: ".").map { path[path.index(after: $0)...] }
    guard let word = end else { return nil }
    self.init(rawValue: word.lowercased())
  }
}
