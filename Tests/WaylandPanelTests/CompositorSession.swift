// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux
import Panel
import TestSupport
import Testing

@testable import WaylandPanel

/// A panel on a compositor that the test controls, with an output of 800 × 480 and a seat.
final class CompositorSession {
  /// The events that the panel has reported.
  private final class Reports {
    var geometry: PanelGeometry?
    var presentationCount = 0
  }

  let log = LogRecorder()
  let presenter: WaylandPresenter
  let compositor: FakeCompositor
  private let loop: EventLoop
  private let reports: Reports
  private let directory: TemporaryDirectory

  /// The panel's place; `nil` before the panel knows the compositor's globals and its output.
  var geometry: PanelGeometry? { reports.geometry }
  var presentationCount: Int { reports.presentationCount }

  init(_ settings: PanelSettings = PanelSettings()) throws {
    let (loop, reports) = (try EventLoop(), Reports())
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/wayland-0"
    let listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 1)
    let presenter = try WaylandPresenter(loop: loop, log: log.log, display: path) {
      switch $0 {
      case .placed(let place): reports.geometry = place.geometry
      case .presented: reports.presentationCount += 1
      default: break
      }
    }
    presenter.settings.panel = settings
    presenter.start()
    let isConnected = try comesTrue(while: { while try loop.runOnce() {} }) {
      presenter.statistics.sessions > 0
    }
    try #require(isConnected)
    let globals: [FakeCompositor.Global] = [
      .init(name: 1, interface: "wl_compositor", version: 4),
      .init(name: 2, interface: "wl_shm", version: 1),
      .init(name: 3, interface: "zwlr_layer_shell_v1", version: 4),
      .init(name: 4, interface: "wl_output", version: 4),
      .init(name: 5, interface: "wl_seat", version: 5),
    ]
    compositor = FakeCompositor(globals, on: try LocalSocket.accept(on: listener))
    (self.presenter, self.loop, self.reports) = (presenter, loop, reports)
    self.directory = directory
  }

  /// Runs the panel and the compositor until a condition holds.
  func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    let isSo = try comesTrue(
      while: {
        while try loop.runOnce() {}
        try compositor.turn()
      }, condition)
    try #require(isSo, what, sourceLocation: sourceLocation)
  }
}
