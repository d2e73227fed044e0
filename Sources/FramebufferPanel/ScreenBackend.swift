// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
package import Panel

/// A screen that shows only the keyboard, from the opening of its card until either disappears.
///
/// Typed text is received by the program that reads the keyboard, usually on another screen.
package final class ScreenBackend: FramebufferBackend {
  package private(set) weak var host: PanelHost<ScreenBackend>?
  package let sink: ScreenBuffer
  package var surface: FramebufferSurface<ScreenBackend>?
  private let card: ScreenCard
  private let choice: ScreenChoice
  /// The connector that the settings name, while no screen is connected to it; `nil` for none.
  private let requestedConnector: UInt32?
  /// The output that the settings name.
  private var outputName: String?

  package init(
    _ host: PanelHost<ScreenBackend>, display: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    outputName = settings.output
    let card = try ScreenCard(display ?? "card0")
    self.card = card
    let found = try card.connectors()
    guard let choice = ScreenChoice(of: found.map(\.connector), named: settings.output),
      let mode = found.first(where: { $0.connector.id == choice.connector.id })?.mode
    else { throw .noScreen(on: card.name, of: found.map(\.connector.name)) }
    self.choice = choice
    requestedConnector = choice.requestedConnector.flatMap { card.isConnected($0) ? nil : $0 }
    sink = try ScreenBuffer(card, choice, mode)
  }

  package func begin() {
    // This backend cannot detect the focused field.
    host?.report(.fieldsUnavailable)
    host?.update()
  }

  package func close() { host = nil }

  package var layout: FramebufferLayout? { sink.layout }

  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {
    guard settings.output != outputName else { return }
    outputName = settings.output
    // The error ends this connection, and the next one opens the other screen, if it is connected.
    if outputName != choice.connector.name { throw .otherOutput(choice.connector.name) }
  }

  package func outputs(named name: String?) throws(BackendError) -> PanelOutputs? {
    let connector = choice.connector
    guard card.isConnected(connector.id) else { throw .unplugged(connector.name) }
    if let requestedConnector, outputName != connector.name, card.isConnected(requestedConnector) {
      throw .otherOutput(connector.name)
    }
    let seen = sink.layout.userSize
    let output = PanelOutput(
      name: connector.name, size: seen, pixels: seen, physicalSize: connector.physicalSize,
      rotation: sink.layout.rotation)
    return PanelOutputs([output], named: name)
  }

  /// Returns the settings adapted to a screen that shows only the keyboard.
  package func adapted(
    _ settings: PresenterSettings, to output: PanelOutput
  ) -> PresenterSettings {
    var settings = settings
    settings.panel.edge = .bottom
    settings.panel.placement = .docked
    settings.panel.width = .full
    if settings.panel.height == .automatic, settings.exactSize == nil {
      let height = Self.height(on: output, step: settings.panel.heightStep)
      settings.exactSize = PresenterSettings.ExactSize(height: height)
    }
    return settings
  }

  /// Returns the largest suitable height, since the keyboard hides nothing, with the user's change.
  ///
  /// **Source:** ours: the proportions of a phone, so that keys are no higher than wide.
  static func height(on output: PanelOutput, step: UserSettings.Height) -> Double {
    let suitable = min(output.size.height, output.size.width * 0.6)
    return min(output.size.height, suitable * step.factor).rounded()
  }

  package func prepare(_ geometry: PanelGeometry) -> Bool { false }

  package func drop(_ surface: FramebufferSurface<ScreenBackend>?) {
    surface?.clear()
    self.surface = nil
  }
}

/// A panel on a screen that shows only the keyboard.
package typealias ScreenPresenter = PanelHost<ScreenBackend>
