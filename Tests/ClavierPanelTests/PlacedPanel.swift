// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import Glibc
import LinkSupport
import PanelSupport
import TestSupport
import Testing
import VirtualPointer

/// The keyboard's program, a daemon, and a mouse.
final class PlacedPanel {
  let sway: Sway
  let socket: TemporarySocket
  let server: ServerThread
  let mouse: OpaquePointer
  private(set) var panel: PanelProcess
  /// The number of touches of ``awaitMouse()``.
  private var ignored = 0

  init(_ configuration: String) throws {
    sway = try Sway()
    socket = try TemporarySocket()
    server = try ServerThread(path: socket.path)
    mouse = try #require(virtual_pointer_connect(sway.display))
    let file = sway.folder.appending(path: "clavier.toml")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
  }

  deinit { virtual_pointer_disconnect(mouse) }

  func restart() throws {
    _ = panel.end()
    let count = places.count
    panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    eventually("a new place") { places.count > count }
  }

  /// Waits until the panel receives the mouse, which it requests after the seat has got it.
  func awaitMouse() throws {
    let area = try #require(area)
    move(Point(x: area.minX + 20, y: area.center.y))
    eventually("the mouse") {
      press(true)
      press(false)
      return !touches.isEmpty
    }
    // This touch comes after all earlier ones.
    let left = try #require(touches.first).point.x
    move(Point(x: area.maxX - 20, y: area.center.y))
    press(true)
    press(false)
    eventually("the last touch") {
      touches.last.map { $0.phase == .up && $0.point.x > left + 50 } ?? false
    }
    ignored += touches.count
  }

  /// Lays the keyboard out for the reported place, as the daemon does.
  ///
  /// - Parameters:
  ///   - isSplit: Whether it is split into two halves.
  ///   - change: A further change of the scene.
  /// - Throws: The error of the layout.
  func layOut(isSplit: Bool = false, _ change: (inout LinkScene) -> Void = { _ in }) throws {
    eventually("a place") { place != nil }
    let ratio = try #require(place?.aspectRatio)
    var context = KeyboardContext(locales: [.english, .german])
    let service = KeyboardLayout.StandardService()
    let proportions = KeyboardProportions(
      aspectRatio: ratio, areaWidth: place?.areaWidth, orientation: .portrait
    ) { orientation in
      context.interfaceOrientation = orientation
      return service.keyboardLayout(for: context).totalHeight
    }
    context.interfaceOrientation = proportions.orientation
    let pages = KeyboardPages(
      service: service, context: context, width: proportions.width,
      splitWidth: isSplit ? proportions.splitWidth : nil)
    var scene = LinkScene(scene: KeyboardEngine(pages: pages).scene, context: context)
    change(&scene)
    server.show(scene)
  }

  /// The last place reported to the daemon; `nil` for none, or if the keyboard is hidden.
  var place: PanelPlace? { places.last ?? nil }

  private var places: [PanelPlace?] {
    server.panelReports.compactMap { report in
      if case .place(let place) = report { .some(place) } else { nil as PanelPlace?? }
    }
  }

  /// The area of the keys on the screen.
  var area: Rect? {
    place.map {
      let area = $0.area
      return Rect(
        minX: area.minX * 800, minY: area.minY * 480, maxX: area.maxX * 800,
        maxY: area.maxY * 480)
    }
  }

  /// The centre of the strip below the keys.
  var handle: Point? { area.map { Point(x: $0.center.x, y: $0.maxY + 11) } }

  // A pause follows, as with a real mouse: a compositor may merge events that come at once.
  func move(_ place: Point) {
    virtual_pointer_move(mouse, UInt32(place.x), UInt32(place.y), 800, 480)
    usleep(20_000)
  }

  func press(_ isDown: Bool) {
    virtual_pointer_press(mouse, isDown)
    usleep(20_000)
  }

  func tapTwice() { virtual_pointer_tap_twice(mouse) }

  /// The reported touches, without those of ``awaitMouse()``.
  var touches: [Touch] {
    let touches = server.panelReports.flatMap { report in
      if case .touch(let touch) = report { touch.frame.touches } else { [Touch]() }
    }
    return Array(touches.dropFirst(ignored))
  }

  /// Returns whether a keyboard is visible at exactly the reported place.
  func isSeen() throws -> Bool {
    guard let area else { return false }
    let screen = try sway.screenshot()
    let empty = screen.color(5, 5)
    let (left, right) = (Int(area.minX), Int(area.maxX))
    let (top, middle) = (Int(area.minY), Int(area.center.y))
    let edges = [
      (left + 2, middle), (right - 3, middle), (left + 3, top + 3),
      (Int(area.center.x), Int(area.maxY) + 20),
    ]
    let free = [(left - 3, middle), (right + 3, middle), (left + 3, Int(area.maxY) + 40)]
    return edges.allSatisfy { screen.color($0.0, $0.1) != empty }
      && free.allSatisfy {
        let color = screen.color($0.0, $0.1)
        return color == [] || color == empty
      }
  }
}
