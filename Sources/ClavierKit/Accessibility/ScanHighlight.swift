// SPDX-License-Identifier: MIT

/// What a scan offers, for a renderer to frame.
public enum ScanHighlight: Hashable, Sendable {
  /// A row: an index into the rows of the frames of the page that is shown.
  case row(Int)
  /// A key: an index into the keys of those frames.
  case key(Int)
}
