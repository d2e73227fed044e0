// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// An event from outside of the keyboard: a panel, another device, a program, or the machine.
public enum ScriptEvent: Hashable, Sendable {
  /// A panel's report.
  case panel(UInt32, PanelReport)
  /// The session's keymap as a panel reports it, by the names of XKB's layouts; `nil` for none.
  case panelKeymap(UInt32, layouts: String?, group: Int)
  case panelLeaves(UInt32)
  case show
  case hide
  case toggle
  /// A program types a text.
  case type(String)
  /// A program switches the language; `nil` for the next one.
  case language(KeyboardLocale?)
  /// A key of another keyboard types.
  case otherTypes
  /// The keys that are down on other keyboards, by their names.
  case otherHolds([String])
  case lights(capsLock: Bool, numLock: Bool?)
  case hardwareKeyboard(Bool)
  /// The text console that is shown reads keys by the layout of this name; `nil` if it reads none.
  case console(String?)
  /// The touch surfaces that are read, with sizes in millimetres.
  case surfaces([Size])
  /// The machine slept, or another console is shown.
  case reset
  /// The configuration is read again, with another line.
  case reload(String)
  /// The daemon ends.
  case stop
}
