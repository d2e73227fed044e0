// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import X11Panel

/// A panel on an X server, with screenshots.
final class XStage {
  let server: XServer
  let loop: EventLoop
  private(set) var presenter: X11Presenter
  private(set) var messages: [String] = []
  private(set) var place: (output: PanelOutput, geometry: PanelGeometry)?
  private(set) var reports: [PanelTouch] = []
  private(set) var keymaps: [SessionKeymap?] = []

  init(_ server: XServer, settings: PanelSettings = PanelSettings()) throws {
    self.server = server
    loop = try EventLoop()
    let box = Box()
    let log = Log(format: .plain(program: "panel"), detail: .debug, clock: { 0 }) {
      box.stage?.messages.append($0)
    }
    presenter = try X11Presenter(
      loop: loop, log: log, display: server.display,
      onEvent: { box.stage?.handle($0) })
    box.stage = self
    presenter.settings = settings
    presenter.start()
  }

  private func handle(_ event: PresenterEvent) {
    switch event {
    case .placed(let told):
      place = told.output.flatMap { output in told.geometry.map { (output, $0) } }
    case .touched(let touch): reports.append(touch)
    case .keymap(let keymap): keymaps.append(keymap)
    case .fields, .typesTexts, .lacksFields: break
    }
  }

  private final class Box {
    weak var stage: XStage?
  }

  /// Runs the panel until a condition holds.
  func eventually(
    _ what: String, seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    let isSo = try comesTrue(within: seconds, while: { while try loop.turn() {} }, condition)
    #expect(isSo, "\(what); \(messages)", sourceLocation: sourceLocation)
  }

  /// Shows a keyboard in the panel's place.
  func show(_ preview: KeyboardPreview = KeyboardPreview()) throws {
    try eventually("a place for the panel") { place != nil }
    try presenter.show(preview) { place?.geometry }
  }

  /// Waits until the screen shows the current picture.
  func eventuallyShown(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("the picture", sourceLocation: sourceLocation) {
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
