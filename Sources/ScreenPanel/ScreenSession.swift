// SPDX-License-Identifier: MIT

import CDRM
import ClavierDrawing
import ClavierKit
import ClavierSettings
import ConsolePanel
package import Linux
package import Panel

/// A screen that the keyboard has for itself, from the opening of its card until either goes.
///
/// Nothing else is drawn there: what is typed goes to whatever reads the keyboard, mostly on another screen.
package final class ScreenSession: DisplaySession {
  private let log: Log
  private let events: DisplaySessionEvents<ScreenError>
  private let renderers: RendererStore
  private let card: ScreenCard
  private let choice: ScreenChoice
  private let buffer: ScreenBuffer
  private var wanted: PanelWish
  private var canvas: ConsoleCanvas?
  private var isOver = false
  private var outputComplaint = OutputComplaint()

  package init(
    _ loop: EventLoop, _ log: Log, display: String?, _ wish: PanelWish,
    _ renderers: RendererStore, _ events: DisplaySessionEvents<ScreenError>
  ) throws(ScreenError) {
    self.log = log
    self.events = events
    self.renderers = renderers
    wanted = wish
    card = try ScreenCard(display ?? "card0")
    let found = try card.connectors()
    guard let choice = ScreenChoice(of: found.map(\.connector), named: wish.settings.output),
      let mode = found.first(where: { $0.connector.id == choice.connector.id })?.mode
    else { throw .noScreen(card: card.name, there: found.map(\.connector.name)) }
    self.choice = choice
    buffer = try ScreenBuffer(card, choice, mode)
  }

  /// Begins to tell its owner; called once.
  package func begin() {
    // Nobody can say where what is typed goes.
    events.lacksFields()
    update()
  }

  /// Nothing: what is typed goes where keys go, and no other way.
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    answer(false)
  }

  /// Nothing: there are no keyboards of the screen's own.
  package func activate(group: Int) -> Bool { false }

  /// Shows something else, or shows it elsewhere.
  package func want(_ wish: PanelWish) {
    let old = wanted.settings.output
    wanted = wish
    if old != wish.settings.output, wish.settings.output != choice.connector.name {
      // The next session is on that one, if it is there.
      return end(.left(name: choice.connector.name))
    }
    update()
  }

  private func update() {
    guard !isOver else { return }
    do throws(ScreenError) {
      guard card.isConnected(choice.connector.id) else {
        throw .unplugged(name: choice.connector.name)
      }
      try show()
    } catch {
      end(error)
    }
  }

  private func show() throws(ScreenError) {
    let output = output
    guard
      let geometry = PanelGeometry(
        on: output, settings, shape: wanted.shape, hasHeadroom: false),
      let strip = FramebufferStrip(buffer.layout, height: geometry.height)
    else {
      try clear()
      return events.placed(nil, nil)
    }
    if let complaint = outputComplaint.complaint(
      wanting: wanted.settings.output, on: output, of: [output])
    {
      log.user(complaint, from: "")
    }
    if let picture = wanted.picture { try draw(picture, on: strip) } else { try clear() }
    events.placed(output, geometry)
  }

  private func draw(_ picture: StyledScene, on strip: FramebufferStrip) throws(ScreenError) {
    guard let fitted = renderers.fitted(picture, width: strip.width, height: strip.height) else {
      return log.device(
        "a keyboard cannot be drawn on \(strip.width) × \(strip.height) pixels", from: "panel")
    }
    guard fitted != canvas?.shown || strip != canvas?.strip,
      let renderer = renderers.renderer(
        scale: fitted.scale, orTell: { log.device($0, from: "panel") })
    else { return }
    if canvas?.strip != strip { try clear() }
    do throws(DrawingError) {
      if canvas == nil { canvas = try ConsoleCanvas(strip) }
    } catch {
      return log.device(error.description, from: "panel")
    }
    let isWhole = canvas?.shown == nil
    let drawing = canvas?.draw(fitted, with: renderer, isWhole: isWhole) {
      buffer.write($1, at: $0)
      return true
    }
    try buffer.flush()
    if let drawing { events.committed(drawing) }
  }

  /// Makes black what was drawn.
  private func clear() throws(ScreenError) {
    guard let strip = canvas?.strip else { return }
    canvas = nil
    strip.clear {
      buffer.write($1, at: $0)
      return true
    }
    try buffer.flush()
  }

  private func end(_ error: ScreenError) {
    guard !isOver else { return }
    isOver = true
    events.ended(error)
  }

  private var output: PanelOutput {
    let (connector, layout) = (choice.connector, buffer.layout)
    let glass =
      layout.turn.isSideways
      ? Size(width: connector.glass.height, height: connector.glass.width) : connector.glass
    return PanelOutput(
      name: connector.name, size: layout.seen, pixels: layout.seen,
      millimeters: PanelOutput.isCredible(glass, for: layout.seen) ? glass : nil,
      rotation: layout.turn.rotation)
  }

  /// The settings as far as they mean something where there is nothing beside the keyboard.
  private var settings: PanelSettings {
    var settings = wanted.settings
    settings.edge = .bottom
    settings.placement = .docked
    settings.width = .full
    if settings.height == .automatic { settings.height = .exactly(Self.height(on: output)) }
    return settings
  }

  /// As high as fits: there is nothing that it could hide.
  ///
  /// **Source:** ours: no higher than a phone's proportions make it, so that its keys are not higher than wide.
  private static func height(on output: PanelOutput) -> Double {
    min(output.size.height, output.size.width * 0.6).rounded()
  }
}

/// Shows a keyboard on a screen of its own.
package typealias ScreenPresenter = SessionPresenter<ScreenSession>
