// SPDX-License-Identifier: MIT

import Testing

@testable import Panel

struct OfferedTypesTests {
  @Test(
    "A text is read in the best of its types, a secret never",
    arguments: [
      (["text/plain", "text/plain;charset=utf-8", "text/html"], "text/plain;charset=utf-8"),
      (["text/plain;charset=utf-8", "text/plain"], "text/plain;charset=utf-8"),
      (["STRING", "text/plain"], "text/plain"), (["image/png"], nil), ([], nil),
      (["x-kde-passwordManagerHint", "text/plain"], nil),
      (["text/plain", "x-kde-passwordManagerHint"], nil),
    ] as [([String], String?)])
  func types(offered: [String], readable: String?) {
    var types = OfferedTypes<String>.mediaTypes
    for type in offered { types.add(type) }
    #expect(types.readable == readable)
  }
}
