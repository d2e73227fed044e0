// SPDX-License-Identifier: MIT

public import ClavierSettings

/// An event of a presenter, reported in the loop.
public enum PresenterEvent {
  /// The place of the keys; without an output if nothing is visible.
  ///
  /// The event is also reported while the panel is hidden, so that the keyboard has its layout
  /// before it is shown.
  case placed(PresenterPlace)
  /// Touches on the keys, if ``Presenter/reportsTouches`` is set.
  case touched(PanelTouch)
  /// Events of fields and their text.
  case fields([FieldMachine.Event])
  /// The session's keymap; `nil` if unknown.
  case keymap(SessionKeymap?)
  /// Whether any text can be typed into the focused window; initially `false`.
  case typesAnyText(Bool)
  /// The text that the user has copied; `nil` if the clipboard has another content, or a secret.
  case clipboard(String?)
  /// The name of the application with the focus, if ``PanelSettings/reportsApplication`` is set;
  /// `nil` for none.
  ///
  /// It meets ``ApplicationMatch/isName(_:)``. A server that reports no application has no such
  /// event while it is connected.
  case application(String?)
  /// No field events will be reported.
  case fieldsUnavailable
  /// The server cannot show a panel above programs; the reason is for people.
  case unsupported(String)
  /// The server has received a picture; if it is the last one, ``Presenter/isPresented`` is true.
  case presented
  /// The server that started the panel has closed the connection; no other can follow.
  case ended
}
