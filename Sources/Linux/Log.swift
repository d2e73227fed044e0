// SPDX-License-Identifier: MIT

/// Lines that say what is wrong and whose fault it is.
///
/// Passed to whoever needs it; there is no shared one. Never put into it what was typed or where a
/// finger was. Lines of one kind from one source are limited, so that a noisy device cannot flood the
/// journal: ``LogLimiter``.
public final class Log {
  /// Whose fault a line is about, or that it is about none.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Ours: something that cannot happen did.
    case bug
    /// The kernel's or a driver's.
    case kernel
    /// A device's or the world's, such as one that is unplugged or may not be opened.
    case device
    /// The user's, such as a setting that cannot be followed.
    case user
    /// Nobody's: worth a line in normal use.
    case info
    /// Nobody's: one line for each change of state.
    case debug
  }

  /// How much is said.
  public enum Detail: Hashable, Sendable {
    case normal
    /// Lines of kind ``Kind/debug`` too.
    case debug
  }

  /// How a line looks.
  public enum Format: Hashable, Sendable {
    /// A level of sd-daemon(3) in front, for the journal.
    case journal
    /// The program's name and plain words, for people.
    case plain(program: String)
    /// What is wrong alone, for a program that shows it in a way of its own.
    case bare
  }

  private let format: Format
  private let detail: Detail
  private let clock: () -> Int64
  private let sink: (String) -> Void
  private var limiter = LogLimiter()

  /// Makes a log that writes its lines anywhere.
  ///
  /// - Parameters:
  ///   - format: How a line looks.
  ///   - detail: How much is said.
  ///   - clock: The present moment in microseconds, for the limit.
  ///   - sink: Takes each line, without a line feed.
  public init(
    format: Format, detail: Detail, clock: @escaping () -> Int64,
    sink: @escaping (String) -> Void
  ) {
    self.format = format
    self.detail = detail
    self.clock = clock
    self.sink = sink
  }

  /// Says a bug of ours, at level error.
  public func bug(_ message: @autoclosure () -> String, from source: String) {
    write(.bug, source, message)
  }

  /// Says a fault of the kernel or a driver, at level warning.
  public func kernel(_ message: @autoclosure () -> String, from source: String) {
    write(.kernel, source, message)
  }

  /// Says a fault of a device or the world, at level warning.
  public func device(_ message: @autoclosure () -> String, from source: String) {
    write(.device, source, message)
  }

  /// Says a mistake of the user, at level warning; the message must hold the remedy.
  public func user(_ message: @autoclosure () -> String, from source: String) {
    write(.user, source, message)
  }

  /// Says all that is wrong with what the user has just asked for, a line of the text each.
  ///
  /// Without limit, unlike the others: it comes once for each time that the user asks, and a list of
  /// mistakes must be whole.
  public func userReport(_ text: String) {
    for part in text.split(separator: "\n") {
      sink(line(.user, "", String(part), dropped: 0))
    }
  }

  /// Says what is worth a line in normal use.
  public func info(_ message: @autoclosure () -> String, from source: String) {
    write(.info, source, message)
  }

  /// Says a change of state, only if asked for detail, and then without limit.
  public func debug(_ message: @autoclosure () -> String, from source: String) {
    guard detail == .debug else { return }
    sink(line(.debug, source, message(), dropped: 0))
  }

  private func write(_ kind: Kind, _ source: String, _ message: () -> String) {
    switch limiter.admit(kind, from: source, at: clock()) {
    case .drop: return
    case .write(let dropped): sink(line(kind, source, message(), dropped: dropped))
    }
  }

  private func line(_ kind: Kind, _ source: String, _ message: String, dropped: Int) -> String {
    let place = source.isEmpty ? "" : "\(source): "
    let rest = dropped == 0 ? "" : " (\(dropped) lines of this kind were left out before this one)"
    let text = "\(kind.blame)\(place)\(message)\(rest)".singleLine
    switch format {
    case .journal: return "<\(kind.level)>\(text)"
    case .plain(let program): return "\(program): \(kind.word)\(text)"
    case .bare: return "\(message)\(rest)".singleLine
    }
  }
}

extension Log.Kind {
  /// The level of syslog(3): 3 error, 4 warning, 6 information, 7 debugging.
  ///
  /// **Source:** sd-daemon(3), `SD_ERR` and following, which are strings there.
  fileprivate var level: Int {
    switch self {
    case .bug: 3
    case .kernel, .device, .user: 4
    case .info: 6
    case .debug: 7
    }
  }

  /// The level in words, for people.
  fileprivate var word: String {
    switch self {
    case .bug: "error: "
    case .kernel, .device, .user: "warning: "
    case .info: ""
    case .debug: "debug: "
    }
  }

  /// The guilty party in words.
  fileprivate var blame: String {
    switch self {
    case .bug: "clavier bug: "
    case .kernel: "kernel bug: "
    case .device: "device: "
    case .user, .info, .debug: ""
    }
  }
}
