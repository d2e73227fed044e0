// SPDX-License-Identifier: MIT

/// The keys of a page that a scan offers: row by row, each from left to right.
///
/// It omits keys without an action, margins of other keys, keys of zero size, and rows without any
/// other key.
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
