// SPDX-License-Identifier: MIT

public import Linux

/// A log that keeps its lines, without times.
public final class LogRecorder {
  /// The lines so far, in order.
  public var lines: [String] = []

  private let format: Log.Format

  public init(format: Log.Format = .bare) { self.format = format }

  public var log: Log {
    Log(format: format, verbosity: .normal, clock: { 0 }, sink: { self.lines.append($0) })
  }

  /// Returns whether a line contains a text.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
