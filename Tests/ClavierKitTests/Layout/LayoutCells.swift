// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The keys of a layout with the frames of their items, insets included.
struct LayoutCells {
  /// The labels of the keys, row by row.
  let labels: [[String]]
  /// The left edges of the cells.
  let starts: [[Double]]
  let widths: [[Double]]
  let size: Size

  init(_ service: any KeyboardLayoutService, _ context: KeyboardContext, width: Double) {
    let layout = service.keyboardLayout(for: context)
    let frames = KeyboardFrames(layout, width: width)
    // Services give all keys of a layout the same insets.
    let insets = layout.itemRows.joined().first { !$0.action.isSpacer }?.edgeInsets ?? .zero
    let rows = frames.rows.map { frames.keys[$0.keys] }
    size = frames.size
    labels = rows.map { $0.map(\.action.label) }
    starts = rows.map { $0.map { $0.capFrame.minX - insets.leading } }
    widths = rows.map { $0.map { $0.capFrame.width + insets.leading + insets.trailing } }
  }

  /// Compares the widths of a row.
  func expectWidths(
    _ row: Int, _ expected: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    expectNear(widths[row], expected, at: location)
  }

  /// Compares the left edge of a row's first key and the right edge of its last one.
  func expectEnds(
    _ row: Int, _ first: Double, _ last: Double, at location: SourceLocation = #_sourceLocation
  ) throws {
    let start = try #require(starts[row].first)
    let end = try #require(starts[row].last) + (try #require(widths[row].last))
    expectNear([start, end], [first, last], at: location)
  }

  private func expectNear(_ actual: [Double], _ expected: [Double], at location: SourceLocation) {
    let isNear =
      actual.count == expected.count
      && zip(actual, expected).allSatisfy { abs($0 - $1) < 0.01 }
    #expect(isNear, "\(actual) is not \(expected)", sourceLocation: location)
  }
}

/// Returns the same width several times.
func times(_ count: Int, _ width: Double) -> [Double] {
  [Double](repeating: width, count: count)
}

extension DeviceType {
  /// Portable devices, whose keyboards have only pages of letters, digits and signs.
  static let handhelds: [DeviceType] = [.phone, .tablet, .tabletPro]
  /// Devices for digits alone.
  static let pads: [DeviceType] = [.numpad, .pin, .phonePad]
}
