// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// A printed keyboard, cut into bands over its whole width.
///
/// ```
///   ┌──────┬──────┬──────────┐  a band begins where keys begin
///   │  F1  │  F2  │          │
///   ├──────┼──────┤  Delete  │  a key that spans two bands is in both
///   │  1   │  2   │          │
///   └──────┴──────┴──────────┘
/// ```
struct PrintedSurface {
  /// A horizontal band of the surface, which becomes a row of the keyboard.
  struct Band {
    /// The top and bottom edge, in millimetres.
    var minY: Double
    var maxY: Double
    /// The keys of the band, from left to right.
    var keys: [PrintedKey] = []

    var height: Double { maxY - minY }
  }

  /// The size from the top left to the end of the last keys, in millimetres; at least 1 × 1.
  let size: Size
  /// The keys without mouse buttons.
  private let keys: [PrintedKey]
  /// The mouse buttons, which are omitted from the layout.
  private let mouseButtons: [PrintedKey]
  private(set) var bands: [Band]

  /// The tolerance within which two keys begin a band together, as a fraction of the lower key's
  /// height.
  private static let startTolerance = 0.4
  /// The minimum overlap of a key and a band that makes the key a member, as a fraction of the
  /// smaller height.
  private static let minimumBandOverlap = 0.25
  /// The permitted overlap of neighbours, as a fraction of the narrower key, since drawings are
  /// inexact.
  private static let overlapTolerance = 0.25
  /// The minimum width of a gap, in points.
  ///
  /// A narrower gap is merged into the key beside it, whose cap stays in place.
  ///
  /// **Source:** the narrowest key of layout files.
  private static let narrowestGap = 1.0

  init(_ all: [PrintedKey]) {
    let isMouseButton = { (key: PrintedKey) in
      if case .mouseButton = KeyRole(code: key.code) { true } else { false }
    }
    keys = all.filter { !isMouseButton($0) }
    mouseButtons = all.filter(isMouseButton)
    size = Size(
      width: max(1, keys.map(\.maxX).max() ?? 1), height: max(1, keys.map(\.maxY).max() ?? 1))
    bands = Self.bands(keys, height: size.height)
  }

  /// Creates the pages for lower case, Shift and Caps Lock, with `scale` points per millimetre.
  func pages(scale: Double, _ findings: inout Findings) -> KeyboardLayout.PagesService {
    check(&findings)
    let cases: [Keyboard.Case] = [.lowercased, .uppercased, .capsLocked]
    return KeyboardLayout.PagesService(
      pages: cases.map { keyboardCase in
        let rows = bands.map { row($0, keyboardCase, scale: scale) }
        return KeyboardLayout.PagesService.Page(
          .alphabetic, case: keyboardCase, layout: KeyboardLayout(itemRows: rows))
      })
  }

  private func check(_ findings: inout Findings) {
    for key in mouseButtons {
      findings.note(key.position, "\(quoted(key.name)) is a mouse's button; it is left out")
    }
    if keys.isEmpty, let first = mouseButtons.first {
      findings.error(first.position, "there are only buttons of a mouse")
    }
    let counts = Dictionary(
      bands.flatMap(\.keys).map { ($0.position, 1) }, uniquingKeysWith: +)
    for key in keys {
      if case .unknown = KeyRole(code: key.code) {
        findings.note(
          key.position, "key \(key.code), \(quoted(key.name)), is not supported; it does nothing")
      }
      if let count = counts[key.position], count > 1 {
        findings.note(
          key.position, "\(quoted(key.name)) reaches over \(count) rows; each has a part of it")
      }
    }
    var reported: Set<SourcePosition> = []
    for band in bands {
      for (left, right) in zip(band.keys, band.keys.dropFirst()) {
        let overlap = left.maxX - right.minX
        guard overlap > Self.overlapTolerance * min(left.width, right.width) else { continue }
        let (first, second) = left.position < right.position ? (left, right) : (right, left)
        guard reported.insert(second.position).inserted else { continue }
        findings.error(
          second.position,
          "\(quoted(second.name)) overlaps \(quoted(first.name)) of line \(first.position.line), "
            + "or they are in no common row; only keys in rows can be imported")
      }
    }
  }

  private static func bands(_ keys: [PrintedKey], height: Double) -> [Band] {
    // Keys that begin together, from top to bottom.
    var groups: [[PrintedKey]] = []
    for key in keys.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      let lowest = min(key.height, groups.last?.map(\.height).min() ?? 0)
      if let start = groups.last?.first?.minY, key.minY - start <= startTolerance * lowest {
        groups[groups.count - 1].append(key)
      } else {
        groups.append([key])
      }
    }
    let tops = groups.map { group in
      group.reduce(0) { $0 + $1.minY } / Double(group.count)
    }
    var cuts = [0.0]
    for index in tops.indices.dropFirst() {
      // The cut is in the middle of the gap to the keys that end above the band.
      let ends = groups[index - 1].map(\.maxY).filter { $0 <= tops[index] }
      cuts.append(((ends.max() ?? tops[index]) + tops[index]) / 2)
    }
    let edges = zip(cuts, cuts.dropFirst() + [height])
    return zip(groups, edges).map { group, edge in
      var band = Band(minY: edge.0, maxY: edge.1)
      let own = Set(group.map(\.position))
      band.keys = keys.filter { own.contains($0.position) || overlaps($0, band) }
        .sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
      return band
    }
  }

  private static func overlaps(_ key: PrintedKey, _ band: Band) -> Bool {
    let common = min(key.maxY, band.maxY) - max(key.minY, band.minY)
    return common >= minimumBandOverlap * min(key.height, band.height)
  }

  /// Returns a band as a row of keys and gaps, which fill the width exactly.
  private func row(
    _ band: Band, _ keyboardCase: Keyboard.Case, scale: Double
  ) -> KeyboardLayout.ItemRow {
    let height = band.height * scale
    func gap(_ width: Double) -> KeyboardLayout.Item {
      KeyboardLayout.Item(action: .none, width: .points(width * scale), height: height)
    }
    var row: KeyboardLayout.ItemRow = []
    var edge = 0.0
    for (index, key) in band.keys.enumerated() {
      let start = max(edge, key.minX)
      var end = key.maxX
      if index + 1 < band.keys.count, band.keys[index + 1].minX < end {
        end = (band.keys[index + 1].minX + end) / 2
      }
      guard end > start,
        let action = KeyRole(code: key.code).action(for: keyboardCase, named: key.name)
      else { continue }
      let isLast = index + 1 == band.keys.count
      let left = (start - edge) * scale < Self.narrowestGap ? edge : start
      let right = isLast && (size.width - end) * scale < Self.narrowestGap ? size.width : end
      if left > edge { row.append(gap(left - edge)) }
      row.append(
        KeyboardLayout.Item(
          action: action, width: .points((right - left) * scale), height: height,
          edgeInsets: EdgeInsets(
            top: max(0, key.minY - band.minY) * scale, leading: (start - left) * scale,
            bottom: max(0, band.maxY - key.maxY) * scale, trailing: (right - end) * scale)))
      edge = right
    }
    if edge < size.width { row.append(gap(size.width - edge)) }
    return row
  }
}
