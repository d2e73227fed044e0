// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Linux
import Panel
import Testing

@testable import ClavierDrawing
@testable import WaylandPanel

/// A panel on a compositor, with somebody who looks at the screen.
final class Stage {
  let sway: Sway
  let loop: EventLoop
  private(set) var presenter: WaylandPresenter
  private(set) var messages: [String] = []
  private(set) var place: (output: PanelOutput, geometry: PanelGeometry)?
  private(set) var placeCount = 0
  private(set) var reports: [PanelTouchReport] = []

  init(_ sway: Sway, settings: PanelSettings = PanelSettings()) throws {
    self.sway = sway
    loop = try EventLoop()
    let box = Box()
    let log = Log(format: .plain(program: "panel"), detail: .debug, clock: { 0 }) {
      box.stage?.messages.append($0)
    }
    presenter = try WaylandPresenter(
      loop: loop, log: log, display: sway.display,
      events: WaylandPresenter.Events(
        placed: { output, geometry in
          box.stage?.placeCount += 1
          box.stage?.place = output.flatMap { output in geometry.map { (output, $0) } }
        },
        touched: { box.stage?.reports.append($0) }))
    box.stage = self
    presenter.settings = settings
    presenter.start()
  }

  private final class Box {
    weak var stage: Stage?
  }

  /// Lets the panel do its work until something is so.
  func eventually(
    _ what: String, seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      while try loop.turn() {}
      if try condition() { return }
      usleep(2000)
    }
    Issue.record("not seen: \(what); \(messages)", sourceLocation: sourceLocation)
  }

  /// Lets the panel do its work for a while.
  func wait(milliseconds: Int) throws {
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    while Date() < end {
      while try loop.turn() {}
      usleep(1000)
    }
  }

  /// Shows a keyboard that is made for the place that the panel has.
  func show(_ preview: KeyboardPreview? = nil) throws {
    try eventually("a place for the panel") { place != nil }
    var preview = preview ?? KeyboardPreview()
    let (first, _) = try Self.picture(preview)
    presenter.show(first, shape: try Self.shape(preview))
    guard let geometry = place?.geometry else { return }
    // The keyboard is laid out for the proportions that it has on the screen.
    let layoutHeight = first.background.frame.height
    preview.width = geometry.keys.width / Double(geometry.panelHeight) * layoutHeight
    let (picture, shape) = try Self.picture(preview)
    presenter.show(picture, shape: shape)
  }

  private static func shape(_ preview: KeyboardPreview) throws -> PanelShape {
    try picture(preview).1
  }

  /// A picture with the room above that panels have.
  static func picture(_ preview: KeyboardPreview) throws -> (StyledScene, PanelShape) {
    var scene = try preview.scene()
    scene.bounds.minY = min(scene.bounds.minY, -PanelGeometry.headroomPoints)
    let panel = scene.background.frame
    let keys = scene.keys.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.cap.frame) }
    let rows = Rect(
      minX: panel.minX, minY: panel.minY, maxX: panel.maxX, maxY: max(panel.maxY, keys.maxY))
    return (scene, PanelShape(panel: panel, keys: rows))
  }

  /// Waits until what is on the screen is what was shown.
  func eventuallyShown(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("the picture", sourceLocation: sourceLocation) { presenter.isSettled }
  }
}

extension WaylandPresenter {
  /// Whether the compositor has what was wanted, and has shown it.
  var isSettled: Bool { session?.surface?.isSettled ?? false }
  /// What the compositor has.
  var shown: FittedPicture? { session?.surface?.shown }
}

extension PanelSurface {
  var isSettled: Bool { shown != nil && pacer.state == .idle }
}

/// How the pixels of a panel differ from what is drawn of the same picture here.
///
/// - Parameters:
///   - picture: What is shown.
///   - screen: What is to be seen.
///   - left: Where the panel is on the screen.
///   - top: Likewise.
///   - width: How large it is there.
///   - height: Likewise.
/// - Returns: How many of its pixels differ by more than a hundredth.
/// - Throws: That it cannot be drawn.
func differences(
  _ picture: FittedPicture, _ screen: Screenshot, left: Int, top: Int, width: Int, height: Int
) throws -> Int {
  let surface = try PixelSurface(width: width, height: height)
  try SceneRenderer(scale: picture.scale).draw(picture.scene, on: surface)
  var count = 0
  surface.withPixels { bytes in
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bytes.loadUnaligned(
          fromByteOffset: y * surface.stride + x * 4, as: UInt32.self)
        // What can be seen through is mixed with what is below.
        guard pixel >> 24 == 255 else { continue }
        let drawn = [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
        let seen = screen.color(left + x, top + y)
        let isEqual = seen.count == 3 && zip(seen, drawn).allSatisfy { abs($0 - $1) <= 2 }
        if !isEqual { count += 1 }
      }
    }
  }
  return count
}
