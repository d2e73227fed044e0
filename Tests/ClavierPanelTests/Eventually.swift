// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Waits until a condition holds that other threads or processes fulfil.
func eventually(
  _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () throws -> Bool
) rethrows {
  let isSo = try comesTrue(condition)
  #expect(isSo, "\(what)", sourceLocation: sourceLocation)
}
