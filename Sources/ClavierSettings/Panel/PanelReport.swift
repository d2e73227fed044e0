// SPDX-License-Identifier: MIT

public import ClavierKit

/// What a panel tells the daemon of its session: one line each.
public enum PanelReport: Hashable, Sendable {
  /// `{"place":{…}}`: the keys are shown there; `{"place":null}`: nowhere.
  case place(PanelPlace?)
  /// `{"touch":{…}}`: fingers or a pointer that the session saw.
  case touch(PanelTouches)
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

/// What contacts did that the session saw on the keys.
public struct PanelTouches: Hashable, Sendable {
  /// What touches the keys.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Fingers, which the daemon may see itself.
    case touch
    /// A mouse or a touchpad, whose button is the finger.
    case pointer
  }

  /// What one contact did.
  public struct Contact: Hashable, Sendable {
    /// Its number for its life, from 0 to ``LinkLimits/contact``; each source has its own.
    public var id: Int
    public var phase: ClavierKit.Contact.Phase
    /// Where it is, in the keyboard's own points; its last place when it is gone.
    public var point: Point

    public init(id: Int, phase: ClavierKit.Contact.Phase, point: Point) {
      self.id = id
      self.phase = phase
      self.point = point
    }
  }

  public var source: Source
  /// When it happened; `nil` for the moment in which the daemon hears of it.
  public var time: Timestamp?
  /// In their order, each contact once; at most ``LinkLimits/contacts``.
  public var contacts: [Contact]

  public init(source: Source, time: Timestamp? = nil, contacts: [Contact]) {
    self.source = source
    self.time = time
    self.contacts = contacts
  }
}
