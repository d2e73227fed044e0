// SPDX-License-Identifier: MIT

/// One thing that the keyboard does to the world, in the order in which it must happen.
///
/// Effects are said in the words of text, not of keys: which keys give a text depends on the layout of
/// whoever receives them, and is found out where keys are sent.
public enum Effect: Hashable, Sendable {
  /// Types this text at the cursor. Never empty. A line feed is what the Return key gives.
  case insertText(String)
  /// Deletes this many characters (as the receiver counts them) before the cursor. At least 1.
  case deleteBackward(Int)
  /// Presses and lifts a key that gives no text.
  case pressKey(FunctionKey)
}

/// A key that gives no text of its own, by what it does.
public enum FunctionKey: String, Hashable, Sendable, CaseIterable {
  case escape
  case left
  case right
}
