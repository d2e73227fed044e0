// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel
import PanelSupport
import Testing

@testable import ClavierDrawing
@testable import WaylandPanel

/// A panel on a compositor, with screenshots.
typealias Stage = PanelStage<Sway, WaylandBackend>

extension Stage {
  var sway: Sway { server }

  convenience init(_ sway: Sway, settings: PanelSettings = PanelSettings()) throws {
    try self.init(sway, display: sway.display, settings: settings)
  }

  /// Inserts a text into the focused field.
  ///
  /// - Returns: Whether it was inserted.
  func insert(
    _ text: String, expected: [Unicode.Scalar] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Bool {
    var answers: [Bool] = []
    presenter.insert(text, expected: expected) { answers.append($0) }
    try eventually("an answer") { !answers.isEmpty }
    #expect(answers.count == 1, sourceLocation: sourceLocation)
    return answers == [true]
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
    try eventually("the picture", file: file, line: line) { presenter.isSettled }
  }

  /// Returns the number of the panel's pixels that differ on the screen from a drawing.
  func differences(scale: Int = 1) throws -> Int {
    let geometry = try #require(place?.geometry)
    let picture = try #require(presenter.shown)
    return try PanelSupport.differences(
      picture, sway.pixels(scale: scale), left: scale * Int(geometry.frame.minX),
      top: scale * Int(geometry.frame.minY), width: scale * geometry.width,
      height: scale * geometry.height)
  }
}

extension WaylandPresenter {
  /// Whether the compositor has applied the requested state and shown it.
  var isSettled: Bool { surface?.isSettled ?? false }
  /// The picture that the compositor shows.
  var shown: ScaledScene? { surface?.shown }
}

extension PanelSurface {
  var isSettled: Bool { shown != nil && pacer.state == .idle }
}
