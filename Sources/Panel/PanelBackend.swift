// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

/// One connection to a display server, from its socket to its end: it has outputs and makes surfaces on them.
///
/// What is shown where, ``PanelHost`` decides. A backend tells it what the server says, and never after ``close()``.
package protocol PanelBackend: AnyObject {
  associatedtype Surface: BackendSurface

  /// Whether the outputs have to be looked at before each picture, since nothing tells that they are others.
  static var looksFirst: Bool { get }
  /// Whether something can be drawn above the panel, so that what is below it is seen.
  static var hasHeadroom: Bool { get }

  /// Connects; the host is told nothing before ``begin()``.
  ///
  /// - Parameters:
  ///   - host: Decides what is shown.
  ///   - display: The server; `nil` for what the environment says.
  ///   - settings: How the panel is to be.
  /// - Throws: Why there is no server.
  init(
    _ host: PanelHost<Self>, display: String?, _ settings: PanelSettings
  ) throws(BackendError)

  /// Begins to tell the host; called once.
  func begin()

  /// The outputs that there are.
  ///
  /// - Parameter name: The output that the settings name; `nil` for none.
  /// - Returns: The outputs; `nil` while the server has not told of all.
  /// - Throws: Why nothing can be shown any more.
  func outputs(named name: String?) throws(BackendError) -> PanelOutputs?

  /// The settings as far as they can be followed on an output.
  func adapted(_ settings: PanelSettings, to output: PanelOutput) -> PanelSettings

  /// Adopts other settings; what is shown is made anew by them.
  ///
  /// - Throws: That they name what another connection shows.
  func settingsChanged(_ settings: PanelSettings) throws(BackendError)

  /// Makes a surface on the home output.
  ///
  /// - Returns: The surface; `nil` if it is to be asked for later.
  /// - Throws: Why nothing can be shown any more.
  func makeSurface(
    on output: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
  ) throws(BackendError) -> Surface?

  /// Gives up a surface, and the held one with it; `nil` if there is no other.
  func drop(_ surface: Surface?)

  /// Keeps telling the touches of a surface as they are on it, while another one shows the panel.
  func hold(_ surface: Surface)

  /// The held surface is gone; `surface` has the touches from now on.
  func release(to surface: Surface?)

  /// Ends all touches, since they count no longer.
  func cancelTouches()

  /// Sends what was asked for.
  func flush()

  /// Puts a text into the field that has the cursor, or types it, as ``Presenter/insert(_:expected:_:)`` does.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void)

  /// Has all keyboards of the session in a group of its keymap, from 0.
  ///
  /// - Returns: Whether the server lets a panel do that.
  func activate(group: Int) -> Bool

  /// Ends the connection.
  func close()
}

// What a server without windows, fields and keyboards of its own has.

extension PanelBackend {
  package static var looksFirst: Bool { false }
  package static var hasHeadroom: Bool { true }
  package func adapted(_ settings: PanelSettings, to output: PanelOutput) -> PanelSettings {
    settings
  }
  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {}
  package func hold(_ surface: Surface) {}
  package func release(to surface: Surface?) {}
  package func cancelTouches() {}
  package func flush() {}
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    answer(false)
  }
  package func activate(group: Int) -> Bool { false }
}

/// What a panel is drawn on.
package protocol BackendSurface: AnyObject {
  /// Where it is, as far as the server has said.
  var geometry: PanelGeometry { get }
  /// What the server has; `nil` for nothing yet.
  var shown: FittedPicture? { get }

  /// Goes to another place.
  ///
  /// - Returns: Whether it is there, or will be; a place that only another surface can have is `false`.
  func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool

  /// Shows a picture as soon as possible.
  ///
  /// - Throws: Why nothing can be shown any more.
  func show(_ picture: StyledScene) throws(BackendError)

  /// Shows nothing any more; the fingers on it stay its own.
  func stepAside()
}

extension BackendSurface {
  package func stepAside() {}
}

/// The outputs of a display server.
package struct PanelOutputs {
  /// The output that the panel belongs on; `nil` for none.
  package let home: PanelOutput?
  /// The connectors of all.
  package let names: [String]

  package init(home: PanelOutput?, names: [String]) {
    self.home = home
    self.names = names
  }

  /// The outputs, of which the panel belongs on that of the name, else on the first one.
  package init(_ outputs: [PanelOutput], named name: String?) {
    self.init(home: outputs.home(named: name), names: outputs.map(\.name))
  }
}
