// SPDX-License-Identifier: MIT

import Testing

/// The exact messages about wrong layouts.
struct LayoutMessageTests {
  @Test(arguments: try MessageTests.Case.all(in: "layout-keys"))
  func invalidKeysAreReported(_ example: MessageTests.Case) {
    #expect(layoutMessage(example.text) == example.message)
  }

  @Test(arguments: try MessageTests.Case.all(in: "layout-tables"))
  func aWrongTableIsReported(_ example: MessageTests.Case) {
    #expect(layoutMessage(example.text) == example.message)
  }

  @Test(arguments: try MessageTests.Case.all(in: "layout-file"))
  func aFileWithoutAKeyboardIsReported(_ example: MessageTests.Case) {
    #expect(layoutMessage(example.text) == example.message)
  }

  @Test(arguments: try MessageTests.Case.all(in: "layout-edits"))
  func anImpossibleEditIsReported(_ example: MessageTests.Case) {
    #expect(layoutMessage(example.text) == example.message)
  }
}
