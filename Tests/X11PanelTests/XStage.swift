// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Panel
import PanelSupport
import Testing

@testable import X11Panel

/// A panel on an X server, with screenshots.
typealias XStage = PanelStage<XServer, X11Backend>

extension XStage {
  convenience init(_ server: XServer, settings: PanelSettings = PanelSettings()) throws {
    try self.init(server, display: server.display, settings: settings)
  }

  /// Shows a keyboard made for the panel's place, and waits until the screen shows it.
  func showAndWait(
    _ preview: KeyboardPreview = KeyboardPreview(), file: String = #fileID, line: Int = #line
  ) throws {
    try show(preview)
    try eventuallyShown(file: file, line: line)
  }

  /// Waits until the screen shows the current picture.
  func eventuallyShown(file: String = #fileID, line: Int = #line) throws {
    try eventually("the picture", file: file, line: line) {
      guard let window = presenter.surface else { return false }
      return window.shown != nil && window.pacer.state == .idle
    }
  }

  /// Returns the number of the panel's pixels that differ on the screen from a drawing.
  func differences() throws -> Int {
    let geometry = try #require(place?.geometry)
    let picture = try #require(presenter.surface?.shown)
    return try PanelSupport.differences(
      picture, server.screenshot(), left: Int(geometry.frame.minX),
      top: Int(geometry.frame.minY), width: geometry.width, height: geometry.height)
  }
}
