// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

/// A connection to a display server, which has outputs and creates surfaces on them.
///
/// ``PanelHost`` decides what is shown. A backend reports the server's events to the host, and none
/// after ``close()``.
package protocol PanelBackend: AnyObject {
  associatedtype Surface: BackendSurface

  /// Whether the outputs must be queried before each picture, since changes are not reported.
  static var queriesOutputsFirst: Bool { get }
  /// Whether surfaces can be transparent above the panel.
  static var hasHeadroom: Bool { get }
  /// Whether the server has started the panel with this connection, so that no other can follow.
  var isOnlyConnection: Bool { get }

  /// Connects; reports no events before ``begin()``.
  ///
  /// - Parameters:
  ///   - host: The host that decides what is shown.
  ///   - display: The server; `nil` for that of the environment.
  ///   - settings: The panel's settings.
  /// - Throws: The reason why there is no connection.
  init(_ host: PanelHost<Self>, display: String?, _ settings: PanelSettings) throws(BackendError)

  /// Starts reporting events to the host; called once.
  func begin()

  /// Returns the available outputs.
  ///
  /// - Parameter name: The output in the settings; `nil` for none.
  /// - Returns: The outputs; `nil` while the list is incomplete.
  /// - Throws: The reason why nothing can be shown any more.
  func outputs(named name: String?) throws(BackendError) -> PanelOutputs?

  /// Returns the settings adapted to the features of an output; touches are mapped with these.
  func adapted(_ settings: PresenterSettings, to output: PanelOutput) -> PresenterSettings

  /// Adopts changed settings; the host recreates the surface.
  ///
  /// - Throws: ``BackendError`` if the settings name an output of another connection.
  func settingsChanged(_ settings: PanelSettings) throws(BackendError)

  /// Creates a surface on an output.
  ///
  /// - Returns: The surface; `nil` if it must be requested again later.
  /// - Throws: The reason why nothing can be shown any more.
  func makeSurface(
    on output: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
  ) throws(BackendError) -> Surface?

  /// Removes a surface, if there is one, and the surface of ``keepTouches(on:)``.
  func drop(_ surface: Surface?)

  /// Continues to report a surface's touches in that surface's space, while a new surface shows the
  /// panel.
  func keepTouches(on surface: Surface)

  /// Ends ``keepTouches(on:)``; `surface` receives touches from then on.
  func redirectTouches(to surface: Surface?)

  /// Cancels all touches.
  func cancelTouches()

  /// Sends pending requests.
  func flush()

  /// Inserts text into the focused field, or types it; see ``Presenter/insert(_:expected:_:)``.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void)

  /// Replaces a text of the focused field; see ``Presenter/replace(_:with:)``.
  func replace(_ old: String, with text: String) -> Bool

  /// Switches all keyboards of the session to a group of its keymap, from 0.
  ///
  /// - Returns: Whether the server supports switching groups.
  func activate(group: Int) -> Bool

  /// Closes the connection.
  func close()
}

// The defaults for a server without windows, fields and keyboards.

extension PanelBackend {
  package static var queriesOutputsFirst: Bool { false }
  package static var hasHeadroom: Bool { true }
  package var isOnlyConnection: Bool { false }
  package func adapted(
    _ settings: PresenterSettings, to output: PanelOutput
  ) -> PresenterSettings {
    settings
  }
  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {}
  package func keepTouches(on surface: Surface) {}
  package func redirectTouches(to surface: Surface?) {}
  package func cancelTouches() {}
  package func flush() {}
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    answer(false)
  }
  package func replace(_ old: String, with text: String) -> Bool { false }
  package func activate(group: Int) -> Bool { false }
}

/// The surface of a panel.
package protocol BackendSurface: AnyObject {
  /// The surface's place, as confirmed by the server.
  var geometry: PanelGeometry { get }
  /// The picture that the server has; `nil` before the first.
  var shown: ScaledScene? { get }
  /// Whether the server has not yet answered the last picture; by default, before the first
  /// picture.
  ///
  /// Each answer is reported as ``PresenterEvent/presented``, unless it follows at once.
  var isPending: Bool { get }

  /// Moves the surface to another place.
  ///
  /// - Returns: Whether the surface moves, now or soon; `false` if a new surface is needed.
  func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool

  /// Shows a picture as soon as possible.
  ///
  /// - Throws: The reason why nothing can be shown any more.
  func show(_ picture: StyledScene) throws(BackendError)

  /// Hides the surface without ending the touches on it.
  func hideKeepingTouches()
}

extension BackendSurface {
  package var isPending: Bool { shown == nil }
  package func hideKeepingTouches() {}
}

/// The outputs of a display server.
package struct PanelOutputs {
  /// The output for the panel; `nil` for none.
  package let selected: PanelOutput?
  /// The connectors of all outputs.
  package let names: [String]

  package init(selected: PanelOutput?, names: [String]) {
    self.selected = selected
    self.names = names
  }

  /// Selects the output with the name for the panel, or else the first output.
  package init(_ outputs: [PanelOutput], named name: String?) {
    self.init(selected: outputs.outputForPanel(named: name), names: outputs.map(\.name))
  }
}
