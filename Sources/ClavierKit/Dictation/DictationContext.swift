// SPDX-License-Identifier: MIT

/// The state of a dictation, as a value to show.
///
/// **Source:** KeyboardKit's observable class of the same name.
public struct DictationContext: Hashable, Sendable {
  public var state: Dictation.State
  /// The text recognized so far, which is not typed; empty without any.
  public var dictatedText: String

  public init(state: Dictation.State = .idle, dictatedText: String = "") {
    self.state = state
    self.dictatedText = dictatedText
  }

  /// Whether a dictation has started and not ended.
  public var isDictating: Bool { state != .idle }

  /// Updates the context to a report.
  package mutating func update(_ report: Dictation.Report) {
    switch report {
    case .state(let state):
      self.state = state
      if state == .idle { dictatedText = "" }
    case .partialText(let text): dictatedText = text
    case .finalText: dictatedText = ""
    }
  }
}
