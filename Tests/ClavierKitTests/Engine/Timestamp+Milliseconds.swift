// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

extension Timestamp {
  static func milliseconds(_ count: Int64) -> Timestamp {
    Timestamp(microseconds: count * 1000)
  }
}
