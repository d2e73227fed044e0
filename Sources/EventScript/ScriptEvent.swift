// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// An event from outside the keyboard: a panel, another device, a program, or the machine.
public enum ScriptEvent: Hashable, Sendable {
  /// A panel's report.
  case panel(UInt32, PanelReport)
  /// The session's keymap as a panel reports it, by the names of XKB layouts; `nil` for none.
  case panelKeymap(UInt32, layouts: String?, group: Int)
  case panelDisconnects(UInt32)
  case show
  case hide
  case toggle
  case forget
  /// A program requests that a text is typed.
  case type(String)
  /// A program switches the language; `nil` for the next one.
  case language(KeyboardLocale?)
  /// A key of another keyboard types a character.
  case otherKeyboardTypes
  /// The keys that are down on other keyboards, by name.
  case otherKeyboardHolds([String])
  case lights(capsLock: Bool, numLock: Bool?)
  case hardwareKeyboard(Bool)
  /// The XKB layout of the active text console; `nil` without a text console.
  case console(String?)
  /// The read touch surfaces, with their sizes in millimetres.
  case surfaces([Size])
  /// The machine was suspended, or the console was switched.
  case reset
  /// The configuration is reloaded with an additional line.
  case reload(String)
  /// The daemon ends.
  case stop
}
