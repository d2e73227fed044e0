// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel

/// Where a keyboard with a handle is, as its user drags it about.
///
/// ```
///              tapped twice, dragged
///   docked ─────────────────────────▶ floating ─┐ dragged: held until it is dropped
///      ▲                                 │ ▲    │
///      └────────── tapped twice ─────────┘ └────┘
/// ```
struct FloatingMachine: Hashable, Sendable {
  /// Where it is now.
  private(set) var stance: PanelStance
  /// Where it floats when it does again.
  private(set) var spot: Point
  private var handle = HandleMachine()
  private var drag: Drag?

  /// Somebody drags it, from the moment at which that began.
  private struct Drag: Hashable {
    /// Where the panel's corner was, in the output's space, as if it had floated.
    var corner: Point
    /// How many units of programs a point had.
    var scale: Double
  }

  /// What the panel was when it was touched.
  struct Ground: Hashable, Sendable {
    var output: PanelOutput
    var geometry: PanelGeometry
    var settings: PanelSettings
    /// With the handle.
    var shape: PanelShape
    /// Where the handle is, in points.
    var handle: Rect
  }

  /// Begins where it was when it was used last.
  init(_ record: FloatingRecord.Content = FloatingRecord.Content()) {
    spot = record.spot
    stance = PanelStance(spot: record.isDocked ? nil : record.spot)
  }

  /// What is worth remembering.
  var record: FloatingRecord.Content {
    FloatingRecord.Content(spot: spot, isDocked: stance.spot == nil)
  }

  /// Whether somebody drags it.
  var isDragging: Bool { handle.isDragging }

  /// Takes what a contact did.
  ///
  /// - Parameters:
  ///   - touch: In the keyboard's own space, as it was when the drag began.
  ///   - time: When.
  ///   - ground: What it touched; `nil` where there is no handle.
  /// - Returns: Whether the contact is the handle's, and no key's.
  mutating func take(_ touch: Touch, at time: Timestamp, on ground: Ground?) -> Bool {
    let (isHandles, event) = handle.take(touch, at: time, on: ground?.handle)
    switch event {
    case .dragged(let start, let place):
      if let ground { dragged(from: start, to: place, on: ground) }
    case .dropped:
      drag = nil
      stance.isHeld = false
    case .tappedTwice: stance.spot = stance.spot == nil ? spot : nil
    case nil: break
    }
    return isHandles
  }

  private mutating func dragged(from start: Point, to place: Point, on ground: Ground) {
    // Of one at an edge it is not known yet how large it will be.
    guard
      let floating = PanelGeometry(
        on: ground.output, ground.settings, shape: ground.shape,
        stance: PanelStance(spot: stance.spot ?? spot))
    else { return }
    let drag = self.drag ?? beginning(at: start, of: floating, on: ground)
    self.drag = drag
    let corner = Point(
      x: drag.corner.x + (place.x - start.x) * drag.scale,
      y: drag.corner.y + (place.y - start.y) * drag.scale)
    spot = floating.spot(at: corner, on: ground.output)
    stance.spot = spot
    stance.isHeld = true
  }

  private func beginning(
    at start: Point, of floating: PanelGeometry, on ground: Ground
  ) -> Drag {
    let (geometry, panel) = (ground.geometry, ground.shape.panel)
    let scale = Double(geometry.panelHeight) / panel.height
    let top = Double(geometry.headroom)
    guard stance.spot == nil else {
      return Drag(
        corner: Point(x: geometry.frame.minX, y: geometry.frame.minY + top), scale: scale)
    }
    // It comes with its handle under the finger.
    let finger = Point(
      x: geometry.frame.minX + (start.x - panel.minX) * scale,
      y: geometry.frame.minY + top + (start.y - panel.minY) * scale)
    let high = Double(floating.panelHeight)
    let half = PanelHandle.height / 2 * high / panel.height
    return Drag(
      corner: Point(x: finger.x - Double(floating.width) / 2, y: finger.y - high + half),
      scale: scale)
  }
}
