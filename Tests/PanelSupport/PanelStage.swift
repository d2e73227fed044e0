// SPDX-License-Identifier: MIT

package import ClavierDrawing
package import ClavierSettings
import Glibc
package import Linux
package import Panel
import TestSupport

/// A panel on a display server, with everything that it reports.
package final class PanelStage<Server, Backend: PanelBackend> {
  /// An error of a condition that did not hold in time, with the place of the wait.
  private struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  private final class Box {
    weak var stage: PanelStage?
  }

  package let server: Server
  package let loop: EventLoop
  package let presenter: PanelHost<Backend>
  package private(set) var messages: [String] = []
  package private(set) var place: (output: PanelOutput, geometry: PanelGeometry)?
  package private(set) var placeCount = 0
  package private(set) var reports: [PanelTouch] = []
  package private(set) var fields: [FieldMachine.Event] = []
  package private(set) var isWithoutFields = false
  package private(set) var typesAnyText = false
  package private(set) var keymaps: [SessionKeymap?] = []
  package private(set) var copiedTexts: [String?] = []
  package private(set) var applications: [String?] = []
  package private(set) var presentationCount = 0

  /// Starts the panel.
  ///
  /// - Parameters:
  ///   - server: The display server.
  ///   - display: Its name.
  ///   - settings: The panel's settings.
  /// - Throws: `SystemError` if the loop cannot be created, or accepts no more timers.
  package init(_ server: Server, display: String, settings: PanelSettings) throws {
    self.server = server
    loop = try EventLoop()
    let box = Box()
    let log = Log(format: .plain(program: "panel"), verbosity: .debug, clock: { 0 }) {
      box.stage?.messages.append($0)
    }
    presenter = try PanelHost(
      loop: loop, log: log, display: display, onEvent: { box.stage?.handle($0) })
    box.stage = self
    presenter.settings.panel = settings
    presenter.start()
  }

  private func handle(_ event: PresenterEvent) {
    switch event {
    case .placed(let place):
      placeCount += 1
      self.place = place.output.flatMap { output in place.geometry.map { (output, $0) } }
    case .touched(let touch): reports.append(touch)
    case .fields(let events): fields += events
    case .keymap(let keymap): keymaps.append(keymap)
    case .typesAnyText(let isSo): typesAnyText = isSo
    case .clipboard(let text): copiedTexts.append(text)
    case .application(let name): applications.append(name)
    case .fieldsUnavailable: isWithoutFields = true
    case .unsupported(let reason): messages.append(reason)
    case .presented: presentationCount += 1
    case .ended: messages.append("the only connection has ended")
    }
  }

  /// Runs the panel until a condition holds.
  ///
  /// - Throws: An error with the panel's log if it does not.
  package func eventually(
    _ what: String, seconds: Double = 30, file: String = #fileID, line: Int = #line,
    _ condition: () throws -> Bool
  ) throws {
    guard try comesTrue(within: seconds, while: { while try loop.runOnce() {} }, condition) else {
      throw Timeout(description: "\(file):\(line): \(what); \(messages)")
    }
  }

  /// Runs the panel for a while.
  package func wait(milliseconds: Int) throws {
    _ = try comesTrue(
      within: Double(milliseconds) / 1000, while: { while try loop.runOnce() {} }, { false })
  }

  /// Shows a keyboard made for the panel's place.
  package func show(_ preview: KeyboardPreview = KeyboardPreview()) throws {
    try eventually("a place for the panel") { place != nil }
    try presenter.show(preview) { place?.geometry }
  }
}
