// SPDX-License-Identifier: MIT

public import ClavierKit

/// A case of a script: steps and their expected result.
public struct ScriptCase: Hashable, Sendable {
  /// A sentence about the behaviour.
  public var title: String
  /// The line of the title in its file, from 1.
  public var line: Int
  public var setting = ScriptSetting()
  public var steps: [ScriptStep] = []
  public var expectation = ScriptExpectation.transcript([])
  /// The lines of the file with the expectation, from 1; used to rewrite them.
  public var expectedLines = 0..<0
}

/// A line of a case.
public struct ScriptStep: Hashable, Sendable {
  public var line: Int
  public var verb: Verb

  /// The action of a line.
  public enum Verb: Hashable, Sendable {
    /// Taps keys one after the other, each for ``ScriptStep/tapDuration``.
    case tap([String])
    case down(finger: Int, Target)
    case move(finger: Int, Target)
    case up(finger: Int)
    case wait(Duration)
    case cancel
    case elsewhere
    /// Presses and releases a switch without a delay.
    case `switch`(Switch)
    /// Reports the text around the cursor, or that it is unknown, like a session.
    case session(TextContext)
    /// Moves the focus to another field.
    case field(Keyboard.Field)
    /// Sends suggestions for a text; `nil` stands for the text before the cursor.
    case suggest([Autocomplete.Suggestion], for: String?)
    /// Accepts the suggestion with this text.
    case accept(String)
    /// An event for the daemon's core from a panel, a device, a program or the machine.
    case event(ScriptEvent)

    /// Whether a touch device can perform the step, since it consists of fingers and time.
    public var isTouch: Bool {
      switch self {
      case .tap, .down, .move, .up, .wait: true
      case .accept, .cancel, .elsewhere, .event, .field, .session, .suggest, .switch: false
      }
    }
  }

  /// The target of a finger.
  public enum Target: Hashable, Sendable {
    /// The middle of a key of the current page.
    case key(String)
    /// A point in the keyboard's space.
    case point(Point)
    /// A place on the touch surface outside of the keyboard.
    case outside
  }

  /// The duration of a tap, and of the pause after it.
  public static let tapDuration: Duration = .milliseconds(50)
}

/// The expected result of a case.
public enum ScriptExpectation: Hashable, Sendable {
  /// No expectation: the steps are for viewing only.
  case anything
  /// The transcript must consist of exactly these lines.
  case transcript([String])
  /// The resulting text of a field that was empty.
  case text(String)
}

extension ScriptCase {
  /// Returns the differences between the expected and the actual result; `nil` if there are none.
  ///
  /// Expected lines follow `-`, actual lines `+`, each with its number.
  public func unmetExpectation(of run: ScriptRun) -> String? {
    switch expectation {
    case .anything:
      return nil
    case .text(let text):
      guard run.document.text != text else { return nil }
      return "- text \(Quoted.quote(text))\n+ text \(run.quotedText)"
    case .transcript(let lines):
      let changes = run.transcript.difference(from: lines).map { change in
        switch change {
        case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
        case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
        }
      }
      return changes.isEmpty ? nil : changes.joined(separator: "\n")
    }
  }
}

extension ScriptRun {
  /// The resulting text of a field that was empty, in quotation marks and in the form of scripts.
  public var quotedText: String { Quoted.quote(document.text) }

  /// Returns the expectation that this run meets, as lines of a script in the form of the case.
  public func expectation(like scriptCase: ScriptCase) -> [String] {
    switch scriptCase.expectation {
    case .anything: []
    case .text: ["text \(quotedText)"]
    case .transcript: transcript.isEmpty ? ["nothing"] : transcript
    }
  }
}
