// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import ClavierDrawing
@testable import WaylandPanel

/// A panel on a compositor, with screenshots.
final class Stage {
  let sway: Sway
  let loop: EventLoop
  private(set) var presenter: WaylandPresenter
  private(set) var messages: [String] = []
  private(set) var place: (output: PanelOutput, geometry: PanelGeometry)?
  private(set) var placeCount = 0
  private(set) var reports: [PanelTouch] = []
  private(set) var fields: [FieldMachine.Event] = []
  private(set) var isWithoutFields = false
  private(set) var typesTexts = false
  private(set) var keymaps: [SessionKeymap?] = []

  init(_ sway: Sway, settings: PanelSettings = PanelSettings()) throws {
    self.sway = sway
    loop = try EventLoop()
    let box = Box()
    let log = Log(format: .plain(program: "panel"), detail: .debug, clock: { 0 }) {
      box.stage?.messages.append($0)
    }
    presenter = try WaylandPresenter(
      loop: loop, log: log, display: sway.display,
      onEvent: { box.stage?.handle($0) })
    box.stage = self
    presenter.settings = settings
    presenter.start()
  }

  private func handle(_ event: PresenterEvent) {
    switch event {
    case .placed(let told):
      placeCount += 1
      place = told.output.flatMap { output in told.geometry.map { (output, $0) } }
    case .touched(let touch): reports.append(touch)
    case .fields(let events): fields += events
    case .keymap(let keymap): keymaps.append(keymap)
    case .typesTexts(let isSo): typesTexts = isSo
    case .lacksFields: isWithoutFields = true
    }
  }

  private final class Box {
    weak var stage: Stage?
  }

  /// Runs the panel until a condition holds.
  func eventually(
    _ what: String, seconds: Double = 30, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    let isSo = try comesTrue(within: seconds, while: { while try loop.turn() {} }, condition)
    #expect(isSo, "\(what); \(messages)", sourceLocation: sourceLocation)
  }

  /// Runs the panel for a while.
  func wait(milliseconds: Int) throws {
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    while Date() < end {
      while try loop.turn() {}
      usleep(1000)
    }
  }

  /// Shows a keyboard made for the panel's place.
  func show(_ preview: KeyboardPreview? = nil) throws {
    try eventually("a place for the panel") { place != nil }
    try presenter.show(preview ?? KeyboardPreview()) { place?.geometry }
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
    try eventually("an answer", sourceLocation: sourceLocation) { !answers.isEmpty }
    #expect(answers.count == 1, sourceLocation: sourceLocation)
    return answers == [true]
  }

  /// Waits until the screen shows the current picture.
  func eventuallyShown(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("the picture", sourceLocation: sourceLocation) { presenter.isSettled }
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
