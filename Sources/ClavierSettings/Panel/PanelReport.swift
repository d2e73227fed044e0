// SPDX-License-Identifier: MIT

public import ClavierKit

/// What a panel tells the daemon of its session: one line each.
public enum PanelReport: Hashable, Sendable {
  /// `{"place":{…}}`: the keys are shown there; `{"place":null}`: nowhere.
  case place(PanelPlace?)
  /// `{"touch":{…}}`: fingers or a pointer that the session saw.
  case touch(PanelTouch)
  /// `{"field":{…}}`: another field has the cursor; `{"field":null}`: none has.
  case field(PanelField?)
  /// `{"text":{"before":"Hello ","after":""}}`: what stands around the cursor, `null` for what is not known.
  ///
  /// It must be what ``TextRecord/take(_:at:)`` asks for.
  case text(TextContext)
  /// `{"keymap":{…}}`: what the session makes of keys; `{"keymap":null}`: nobody knows.
  case keymap(SessionKeymap?)
  /// `{"types":true}`: the panel can type any text into whatever has the focus, also where nobody knows of a field.
  case types(Bool)
  /// `{"inserted":true}`: the text that the panel was to put into the field is there; `false`: it is not.
  case inserted(Bool)
}

/// The field that has the cursor.
public struct PanelField: Hashable, Sendable {
  public var field: Keyboard.Field
  /// Whether the panel can put a text into it for which there are no keys.
  public var commits: Bool

  public init(_ field: Keyboard.Field = Keyboard.Field(), commits: Bool = false) {
    self.field = field
    self.commits = commits
  }
}
