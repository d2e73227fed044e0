// SPDX-License-Identifier: MIT

import CoreSupport
import Testing

extension CoreDriver {
  /// Ends all pending actions, and expects no problem.
  mutating func expectNoProblem(sourceLocation: SourceLocation = #_sourceLocation) {
    let problem = finish()
    #expect(problem == nil, sourceLocation: sourceLocation)
  }
}
