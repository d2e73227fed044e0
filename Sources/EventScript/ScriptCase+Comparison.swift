// SPDX-License-Identifier: MIT

extension ScriptCase {
  /// What differs between what the case expects and what came of it; `nil` if nothing does.
  ///
  /// Lines that were expected stand behind `-`, lines that came behind `+`, each with its number.
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
  /// What a field that was empty would hold, in quotation marks as scripts write it.
  public var quotedText: String { Quoted.quote(document.text) }

  /// The expectation that this run would meet, as lines of a script, in the form that the case chose.
  public func expectation(like scriptCase: ScriptCase) -> [String] {
    switch scriptCase.expectation {
    case .anything: []
    case .text: ["text \(quotedText)"]
    case .transcript: transcript.isEmpty ? ["nothing"] : transcript
    }
  }
}
