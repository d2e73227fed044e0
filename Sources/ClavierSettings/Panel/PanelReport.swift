// SPDX-License-Identifier: MIT

public import ClavierKit

/// A panel's report about its session to the daemon, one line each.
public enum PanelReport: Hashable, Sendable {
  /// `{"place":{…}}`: the place where the keys are shown; `{"place":null}`: the keys are hidden.
  case place(PanelPlace?)
  /// `{"touch":{…}}`: fingers or a pointer, as the session saw them.
  case touch(PanelTouch)
  /// `{"field":{…}}`: another field has the cursor; `{"field":null}`: no field has it.
  case field(PanelField?)
  /// `{"text":{"before":"Hello ","after":""}}`: the text around the cursor; `null` for an unknown
  /// side.
  ///
  /// The text must meet the conditions of ``TextRecord/update(_:at:)``.
  case text(TextContext)
  /// `{"keymap":{…}}`: the session's keymap; `{"keymap":null}`: unknown.
  case keymap(SessionKeymap?)
  /// `{"types":true}`: the panel can type any text into the program with the focus, even without a
  /// known field.
  case types(Bool)
  /// `{"replaces":true}`: the panel can replace a text before the cursor of a field that commits.
  case replaces(Bool)
  /// `{"clipboard":"text"}`: the user has copied this text, of at most ``clipboardLimit`` bytes;
  /// `{"clipboard":null}`: the clipboard has another content, or is marked as secret.
  case clipboard(String?)
  /// `{"application":"foot"}`: the window with the focus belongs to this application, whose name
  /// meets ``ApplicationMatch/isName(_:)``; `{"application":null}`: none or unknown.
  case application(String?)
  /// `{"inserted":{"done":true,"number":3}}`: the panel has inserted or replaced the text of the
  /// request with that number.
  ///
  /// With `false`, the panel has not inserted or replaced it.
  ///
  /// Without a number, as in `{"inserted":true}`, the report answers the last request.
  case inserted(Bool, number: Int? = nil)

  /// The maximum length of a copied text that is reported, in bytes of UTF-8.
  ///
  /// **Source:** ours: one request of a Wayland input method, and more than any field of a form.
  public static let clipboardLimit = 4000
}

/// The field that has the cursor.
public struct PanelField: Hashable, Sendable {
  public var field: Keyboard.Field
  /// Whether the panel can insert a text for which the keymap has no keys into the field.
  public var commits: Bool

  public init(_ field: Keyboard.Field = Keyboard.Field(), commits: Bool = false) {
    self.field = field
    self.commits = commits
  }
}
