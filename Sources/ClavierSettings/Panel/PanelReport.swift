// SPDX-License-Identifier: MIT

public import ClavierKit

/// A panel's report about its session to the daemon, one line each.
public enum PanelReport: Hashable, Sendable {
  /// `{"place":{…}}`: the place where the keys are shown; `{"place":null}`: none.
  case place(PanelPlace?)
  /// `{"touch":{…}}`: fingers or a pointer, as the session saw them.
  case touch(PanelTouch)
  /// `{"field":{…}}`: another field has the cursor; `{"field":null}`: none has.
  case field(PanelField?)
  /// `{"text":{"before":"Hello ","after":""}}`: the text around the cursor; `null` for an unknown
  /// side.
  ///
  /// It must fulfil the conditions of ``TextRecord/take(_:at:)``.
  case text(TextContext)
  /// `{"keymap":{…}}`: the session's keymap; `{"keymap":null}`: unknown.
  case keymap(SessionKeymap?)
  /// `{"types":true}`: the panel can type any text into the program with the focus, even without a
  /// known field.
  case types(Bool)
  /// `{"replaces":true}`: the panel can replace a text before the cursor of a field that commits.
  case replaces(Bool)
  /// `{"inserted":{"done":true,"number":3}}`: the panel has inserted or replaced the text of the
  /// request with that number; `false`: it has not.
  ///
  /// Without a number, as `{"inserted":true}`, it answers the last request.
  case inserted(Bool, number: Int? = nil)
}

/// The field that has the cursor.
public struct PanelField: Hashable, Sendable {
  public var field: Keyboard.Field
  /// Whether the panel can insert a text into it that has no keys.
  public var commits: Bool

  public init(_ field: Keyboard.Field = Keyboard.Field(), commits: Bool = false) {
    self.field = field
    self.commits = commits
  }
}
