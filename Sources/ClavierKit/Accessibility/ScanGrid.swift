// SPDX-License-Identifier: MIT

/// The keys of a page that a scan offers: row by row, from left to right.
///
/// Keys without an action, margins of other keys, and keys of zero size are omitted, and so are
/// rows that contain only such keys.
struct ScanGrid: Hashable, Sendable {
  struct Row: Hashable {
    /// The index of the row in the frames.
    let index: Int
    /// The indices of the row's keys; never empty.
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
