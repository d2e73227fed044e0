// SPDX-License-Identifier: MIT

import Glibc

/// What this program was told by who started it.
package enum Environment {
  /// A variable; `nil` if it is not there, or empty, which programs take for the same.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
