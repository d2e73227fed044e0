// SPDX-License-Identifier: MIT

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
  /// The text of the field, which was empty, in quotation marks and in the form of scripts.
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
