// SPDX-License-Identifier: MIT

/// The row or key that a scan offers, for renderers to frame.
public enum ScanHighlight: Hashable, Sendable {
  /// A row: an index into the rows of the current page's frames.
  case row(Int)
  /// A key: an index into the keys of the current page's frames.
  case key(Int)
}
