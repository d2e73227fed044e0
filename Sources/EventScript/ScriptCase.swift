// SPDX-License-Identifier: MIT

public import ClavierKit

/// One case of a script: what fingers do, and what must come of it.
public struct ScriptCase: Hashable, Sendable {
  /// A sentence about behaviour.
  public var title: String
  /// The line of the title in its file, from 1.
  public var line: Int
  public var setting = ScriptSetting()
  public var steps: [ScriptStep] = []
  public var expectation = ScriptExpectation.transcript([])
  /// The lines of the file that hold the expectation, from 1, for writing them anew.
  public var expectedLines = 0..<0
}

/// One line of a case.
public struct ScriptStep: Hashable, Sendable {
  public var line: Int
  public var verb: Verb

  /// What the line tells fingers, time or the world to do.
  public enum Verb: Hashable, Sendable {
    /// Taps keys one after the other, each for ``ScriptStep/tapDuration``.
    case tap([String])
    case down(finger: Int, Target)
    case move(finger: Int, Target)
    case up(finger: Int)
    case wait(Duration)
    case cancel
    case elsewhere
    /// Presses and releases a switch, at once.
    case `switch`(Switch)
    /// A session tells what stands around the cursor, or that it does not know.
    case session(TextContext)
    /// Another field has the cursor.
    case field(Keyboard.Field)
    /// Hands suggestions in: for a text, or for the one that stands before the cursor.
    case suggest([Autocomplete.Suggestion], for: String?)
    /// Chooses the suggestion of this text.
    case accept(String)
    /// An event that the core of the daemon gets from a panel, a device, a program or the machine.
    case event(ScriptEvent)

    /// Whether a device can do it, with fingers and time.
    public var isTouch: Bool {
      switch self {
      case .tap, .down, .move, .up, .wait: true
      case .accept, .cancel, .elsewhere, .event, .field, .session, .suggest, .switch: false
      }
    }
  }

  /// Where a finger goes.
  public enum Target: Hashable, Sendable {
    /// The middle of a key of the page that is shown.
    case key(String)
    /// A place in the keyboard's space.
    case point(Point)
    /// A place on the touch surface that is not keyboard.
    case outside
  }

  /// How long a tap keeps the finger down, and how long the pause after it is.
  public static let tapDuration: Duration = .milliseconds(50)
}

/// What must come of a case.
public enum ScriptExpectation: Hashable, Sendable {
  /// Whatever comes: steps that are played to be looked at.
  case anything
  /// Exactly these lines.
  case transcript([String])
  /// A field that was empty holds this text at the end.
  case text(String)
}
