// SPDX-License-Identifier: MIT

/// The keys of a page that a scan offers, as the eye goes: row by row, each from left to right.
///
/// Keys that do nothing, margins that type what the key beside them does, and keys without a place are
/// left out, and so are rows that have no others.
struct ScanGrid: Hashable, Sendable {
  struct Row: Hashable {
    /// An index into the rows of the frames.
    let index: Int
    /// Indices into their keys; never empty.
    let keys: [Int]
  }

  let rows: [Row]

  init(_ frames: KeyboardFrames) {
    rows = frames.rows.enumerated().compactMap { index, row in
      let keys = row.keys.filter { frames.keys[$0].canBeScanned }
      return keys.isEmpty ? nil : Row(index: index, keys: keys)
    }
  }
}

extension KeyboardFrames.Key {
  fileprivate var canBeScanned: Bool {
    switch action {
    case .none, .characterMargin: false
    default: touchFrame.width > 0 && touchFrame.height > 0
    }
  }
}
