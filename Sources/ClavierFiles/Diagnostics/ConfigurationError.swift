// SPDX-License-Identifier: MIT

/// All errors in the configuration, a layout or a theme, as messages for the file's author.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first errors, at most ``limit``, in the order of files and lines.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The number of further errors.
  public private(set) var omitted = 0

  /// The maximum number of errors reported in one run.
  public static let limit = 20

  /// Creates an error without content; append diagnostics before throwing it.
  package init() {}

  /// Whether there are no errors.
  var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether files could not be read for reasons that may pass, and there are no other errors.
  package var mayPass: Bool {
    !isEmpty && omitted == 0 && diagnostics.allSatisfy(\.mayPass)
  }

  public var description: String {
    let rest = omitted > 0 ? ["and \(omitted) more"] : []
    return (diagnostics.map(\.description) + rest).joined(separator: "\n")
  }

  /// Appends an error, which is evaluated only below the limit.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if diagnostics.count < Self.limit {
      diagnostics.append(diagnostic())
    } else {
      omitted += 1
    }
  }
}
