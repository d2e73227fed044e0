// SPDX-License-Identifier: MIT

import ClavierLink
import Panel

// Texts that the daemon sends for the focused field; failures are reported back to it.

extension PanelProgram {
  /// Inserts a text, and answers the daemon's request.
  func insert(_ text: String, number: Int?) {
    presenter?.insert(text, expected: link?.scene?.expectedCharacters ?? []) { [weak link] in
      link?.answerInsertion($0, number: number)
    }
  }

  /// Replaces the text before the cursor, and answers the daemon's request.
  func replace(_ old: String, with text: String, number: Int) {
    let isDone = presenter?.replace(old, with: text) ?? false
    link?.answerInsertion(isDone, number: number)
  }
}
