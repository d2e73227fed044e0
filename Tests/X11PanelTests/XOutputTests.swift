// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import Testing

@testable import X11Panel

/// The positions of several screens in the root window.
struct XOutputTests {
  private func screen(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> XOutput {
    let size = Size(width: width, height: height)
    return XOutput(
      output: PanelOutput(name: "\(x) \(y)", size: size, pixels: size), origin: Point(x: x, y: y))
  }

  /// Returns the edges of a screen beyond which there is no other, so that space may be reserved.
  private func freeEdges(of screen: XOutput, among screens: [XOutput]) -> Set<PanelSettings.Edge> {
    let frame = screen.frame
    return Set(
      PanelSettings.Edge.allCases.filter { edge in
        var panel = frame
        switch edge {
        case .left: panel.maxX = frame.minX + 100
        case .right: panel.minX = frame.maxX - 100
        case .top: panel.maxY = frame.minY + 100
        case .bottom: panel.minY = frame.maxY - 100
        }
        return !screens.isAnyBeyond(edge, of: panel)
      })
  }

  @Test func spaceIsReservedOnlyWhereNoOtherScreenIsBeyondTheEdge() {
    let all = Set(PanelSettings.Edge.allCases)
    let single = screen(0, 0, 800, 480)
    #expect(freeEdges(of: single, among: [single]) == all)
    // The right screen is also lower.
    let (left, right) = (single, screen(800, 40, 1024, 768))
    #expect(freeEdges(of: left, among: [left, right]) == all.subtracting([.right]))
    #expect(freeEdges(of: right, among: [left, right]) == all.subtracting([.left]))
    let (upper, lower) = (single, screen(0, 480, 800, 480))
    #expect(freeEdges(of: upper, among: [upper, lower]) == all.subtracting([.bottom]))
    #expect(freeEdges(of: lower, among: [upper, lower]) == all.subtracting([.top]))
    // A larger screen at the same position has space beyond the edge, but does not begin there.
    let mirror = screen(0, 0, 1024, 768)
    #expect(freeEdges(of: single, among: [single, mirror]) == all)
    // A screen beyond a corner is neither in the panel's columns nor in its rows.
    let corner = screen(800, 480, 800, 480)
    #expect(freeEdges(of: single, among: [single, corner]) == all)
  }
}
