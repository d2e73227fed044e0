// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel

/// The place of a keyboard that the user can drag by a handle.
///
/// ```
///              tapped twice, dragged
///   docked ─────────────────────────▶ floating ─┐ dragged: held until it is dropped
///      ▲                                 │ ▲    │
///      └────────── tapped twice ─────────┘ └────┘
/// ```
struct FloatingMachine: Hashable, Sendable {
  /// The user's present changes to the panel's place.
  private(set) var placementOverride: PlacementOverride
  /// The last floating position, stored while docked.
  private(set) var position: Point
  private var handle = HandleMachine()
  private var drag: Drag?

  /// The state at the start of a drag.
  private struct Drag: Hashable {
    /// The panel's corner in the output's space; for a docked panel, that of its floating form.
    var corner: Point
    /// The number of logical units per point.
    var scale: Double
  }

  /// The panel's state at the time of a touch.
  struct DragContext: Hashable, Sendable {
    var output: PanelOutput
    var geometry: PanelGeometry
    var settings: PanelSettings
    /// The panel's proportions, including the handle.
    var shape: PanelShape
    /// The handle's frame, in points.
    var handle: Rect
  }

  /// Restores the recorded state.
  init(_ record: FloatingRecord.Content = FloatingRecord.Content()) {
    position = record.position
    placementOverride = PlacementOverride(position: record.isDocked ? nil : record.position)
  }

  /// The state to store for the next start.
  var record: FloatingRecord.Content {
    FloatingRecord.Content(position: position, isDocked: placementOverride.position == nil)
  }

  /// Whether a drag is in progress.
  var isDragging: Bool { handle.isDragging }

  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch, in the keyboard's space as it was when the drag began.
  ///   - time: The touch's time.
  ///   - dragContext: The panel's state at the touch; `nil` without a handle.
  /// - Returns: Whether the contact belongs to the handle rather than a key.
  mutating func handle(_ touch: Touch, at time: Timestamp, on dragContext: DragContext?) -> Bool {
    let (isConsumed, event) = handle.handle(touch, at: time, on: dragContext?.handle)
    switch event {
    case .dragged(let start, let place):
      if let dragContext { move(from: start, to: place, on: dragContext) }
    case .dropped:
      drag = nil
      placementOverride.isHeld = false
    case .tappedTwice:
      placementOverride.position = placementOverride.position == nil ? position : nil
    case nil: break
    }
    return isConsumed
  }

  private mutating func move(from start: Point, to place: Point, on dragContext: DragContext) {
    // The floating size of a docked panel is not known yet.
    guard
      let floating = PanelGeometry(
        on: dragContext.output, dragContext.settings, shape: dragContext.shape,
        placementOverride: PlacementOverride(position: placementOverride.position ?? position))
    else { return }
    let drag = self.drag ?? startOfDrag(at: start, of: floating, on: dragContext)
    self.drag = drag
    let corner = Point(
      x: drag.corner.x + (place.x - start.x) * drag.scale,
      y: drag.corner.y + (place.y - start.y) * drag.scale)
    position = floating.position(at: corner, on: dragContext.output)
    placementOverride.position = position
    placementOverride.isHeld = true
  }

  private func startOfDrag(
    at start: Point, of floating: PanelGeometry, on dragContext: DragContext
  ) -> Drag {
    let (geometry, panel) = (dragContext.geometry, dragContext.shape.panel)
    let scale = Double(geometry.panelHeight) / panel.height
    let top = Double(geometry.headroom)
    guard placementOverride.position == nil else {
      return Drag(
        corner: Point(x: geometry.frame.minX, y: geometry.frame.minY + top), scale: scale)
    }
    // The floating panel appears with its handle under the finger.
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
