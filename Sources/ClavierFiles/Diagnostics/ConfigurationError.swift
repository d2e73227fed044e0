// SPDX-License-Identifier: MIT

/// All that is wrong with the configuration, or with a layout, as its author shall read it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first mistakes, at most ``limit``, in the order of the files and of their lines.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many more there are.
  public private(set) var omitted = 0

  /// How many mistakes are told in one run.
  public static let limit = 20

  /// Nothing wrong yet; whoever throws it has found something.
  package init() {}

  /// Nothing is wrong.
  var isEmpty: Bool { diagnostics.isEmpty }

  public var description: String {
    let rest = omitted > 0 ? ["and \(omitted) more"] : []
    return (diagnostics.map(\.description) + rest).joined(separator: "\n")
  }

  /// Adds a mistake behind the others; makes it only if it will be shown.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if diagnostics.count < Self.limit {
      diagnostics.append(diagnostic())
    } else {
      omitted += 1
    }
  }
}
