// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings
package import Linux

/// One connection to a display server, from its socket to its end.
package protocol DisplaySession: AnyObject {
  /// Why there is none, or none any more, with the remedy.
  associatedtype Failure: Error, CustomStringConvertible

  /// Connects; its owner is told nothing before ``begin()``.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - display: The server; `nil` for what the environment says.
  ///   - wish: What to show.
  ///   - renderers: What draws, also after this session.
  ///   - events: What to call.
  /// - Throws: Why there is no server.
  init(
    _ loop: EventLoop, _ log: Log, display: String?, _ wish: PanelWish,
    _ renderers: RendererStore, _ events: DisplaySessionEvents<Failure>
  ) throws(Failure)

  /// Begins to tell its owner, and to show what is wished; called once.
  func begin()

  /// Shows something else, or shows it elsewhere.
  func want(_ wish: PanelWish)

  /// Puts a text into the field that has the cursor, or types it into whatever has the focus.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: What is likely to be typed next.
  ///   - answer: Takes whether it is there, before anything that is typed from now on; called once, at once or later, and
  ///     not if another text comes first.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void)

  /// Has all keyboards of the session in this group of its keymap, from 0.
  ///
  /// - Returns: Whether the server lets a panel do that.
  func activate(group: Int) -> Bool
}

/// What a panel is to show, and how.
package struct PanelWish {
  package var settings = PanelSettings()
  package var stance = PanelStance()
  package var shape = PanelShape.unknown
  /// `nil` for no panel.
  package var picture: StyledScene?
  /// Whether the server's fingers and pointer are told of.
  package var reportsTouches = false

  package init() {}

  /// Whether more than the picture is another than in the wish before it.
  package func isElsewhere(than other: PanelWish) -> Bool {
    shape != other.shape || stance != other.stance || reportsTouches != other.reportsTouches
      || settings != other.settings
  }
}

/// What a session tells its owner.
package struct DisplaySessionEvents<Failure: Error> {
  /// Where the keys are; `nil` while they have no place.
  package var placed: (PanelOutput?, PanelGeometry?) -> Void
  /// What the server saw on the keys.
  package var touched: (PanelTouchReport) -> Void
  /// Of which field has the cursor, and of its text.
  package var fields: ([FieldMachine.Event]) -> Void
  /// What the session makes of keys; `nil` if that is not known any more.
  package var keymap: (SessionKeymap?) -> Void
  /// Whether any text can be typed into whatever has the focus; it cannot until this says so.
  package var typesTexts: (Bool) -> Void
  /// Nothing will be told of fields.
  package var lacksFields: () -> Void
  /// A picture was given to the server; how long drawing took, in microseconds.
  package var committed: (_ drawing: Int64) -> Void
  /// It is over.
  package var ended: (Failure) -> Void
}
