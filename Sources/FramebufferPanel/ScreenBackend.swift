// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
package import Panel

/// A screen that the keyboard has for itself, from the opening of its card until either goes.
///
/// Nothing else is drawn there: what is typed goes to whatever reads the keyboard, mostly on another screen.
package final class ScreenBackend: FramebufferBackend {
  package private(set) weak var host: PanelHost<ScreenBackend>?
  package let sink: ScreenBuffer
  package var surface: FramebufferSurface<ScreenBackend>?
  private let card: ScreenCard
  private let choice: ScreenChoice
  /// The output that the settings name.
  private var outputName: String?

  package init(
    _ host: PanelHost<ScreenBackend>, display: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    outputName = settings.output
    card = try ScreenCard(display ?? "card0")
    let found = try card.connectors()
    guard let choice = ScreenChoice(of: found.map(\.connector), named: settings.output),
      let mode = found.first(where: { $0.connector.id == choice.connector.id })?.mode
    else { throw .noScreen(on: card.name, of: found.map(\.connector.name)) }
    self.choice = choice
    sink = try ScreenBuffer(card, choice, mode)
  }

  package func begin() {
    // Nobody can say where what is typed goes.
    host?.tell(.lacksFields)
    host?.update()
  }

  package func close() { host = nil }

  package var layout: FramebufferLayout? { sink.layout }

  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {
    guard settings.output != outputName else { return }
    outputName = settings.output
    // The next connection is to that one, if it is there.
    if outputName != choice.connector.name { throw .left(choice.connector.name) }
  }

  package func outputs(named name: String?) throws(BackendError) -> PanelOutputs? {
    let connector = choice.connector
    guard card.isConnected(connector.id) else { throw .unplugged(connector.name) }
    let seen = sink.layout.seen
    let output = PanelOutput(
      name: connector.name, size: seen, pixels: seen, glass: connector.glass,
      rotation: sink.layout.rotation)
    return PanelOutputs([output], named: name)
  }

  /// The settings as far as they mean something where there is nothing beside the keyboard.
  package func adapted(_ settings: PanelSettings, to output: PanelOutput) -> PanelSettings {
    var settings = settings
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

  package func prepare(_ geometry: PanelGeometry) -> Bool { false }

  package func drop(_ surface: FramebufferSurface<ScreenBackend>?) {
    surface?.clear()
    self.surface = nil
  }
}

/// Shows a keyboard on a screen of its own.
package typealias ScreenPresenter = PanelHost<ScreenBackend>
