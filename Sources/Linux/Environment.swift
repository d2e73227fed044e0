// SPDX-License-Identifier: MIT

import Glibc

/// The environment variables of this process.
package enum Environment {
  /// Returns a variable; `nil` if it is unset or empty, which programs treat alike.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
