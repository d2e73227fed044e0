// SPDX-License-Identifier: MIT

/// A log whose lines name a problem and its cause.
///
/// The log is passed to its users; there is no shared instance. Never log typed text or finger
/// positions. ``LogLimiter`` limits the lines of one kind from one source, so that a noisy device
/// cannot flood the journal. A line may name a ``LogEvent``, which becomes fields of the journal.
public final class Log {
  /// The cause of a problem, or the level of a line without one.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A bug of Clavier: a condition that cannot occur did occur.
    case bug
    /// A fault of the kernel or a driver.
    case kernel
    /// A fault of a device or the environment, such as a device that is unplugged or may not be
    /// opened.
    case device
    /// An error of the user, such as a setting that cannot be applied.
    case user
    /// No fault: a line worth logging in normal use.
    case info
    /// No fault: one line for each change of state.
    case debug
  }

  /// The level of detail.
  public enum Verbosity: Hashable, Sendable {
    case normal
    /// All lines, including those of kind ``Kind/debug``.
    case debug
  }

  /// The format of a line.
  public enum Format: Hashable, Sendable {
    /// An sd-daemon(3) level as a prefix, for the journal.
    case journal
    /// The program's name and plain words, for users.
    case plain(program: String)
    /// The message alone, for a program that displays it in its own way.
    case bare
  }

  private let format: Format
  private let verbosity: Verbosity
  private let clock: () -> Int64
  private let sink: (String) -> Void
  private let journal: ((JournalEntry) -> Bool)?
  private var limiter = LogLimiter()

  /// Creates a log with a custom destination.
  ///
  /// - Parameters:
  ///   - format: The format of a line.
  ///   - verbosity: The level of detail.
  ///   - clock: Returns the present time in microseconds, for the limit.
  ///   - sink: Receives each line, without a line feed.
  ///   - journal: Receives the lines of events instead, and returns whether it has accepted them;
  ///     `nil` for a log without fields.
  public init(
    format: Format, verbosity: Verbosity, clock: @escaping () -> Int64,
    sink: @escaping (String) -> Void, journal: ((JournalEntry) -> Bool)? = nil
  ) {
    self.format = format
    self.verbosity = verbosity
    self.clock = clock
    self.sink = sink
    self.journal = journal
  }

  /// Logs a bug of Clavier, at level error.
  public func bug(_ message: @autoclosure () -> String, from source: String) {
    write(.bug, source, nil, message)
  }

  /// Logs a fault of the kernel or a driver, at level warning.
  public func kernel(
    _ message: @autoclosure () -> String, from source: String, event: LogEvent? = nil
  ) {
    write(.kernel, source, event, message)
  }

  /// Logs a fault of a device or the environment, at level warning.
  public func device(
    _ message: @autoclosure () -> String, from source: String, event: LogEvent? = nil
  ) {
    write(.device, source, event, message)
  }

  /// Logs an error of the user, at level warning; the message must contain the remedy.
  public func user(
    _ message: @autoclosure () -> String, from source: String, event: LogEvent? = nil
  ) {
    write(.user, source, event, message)
  }

  /// Logs all errors in a user's request, one log line for each line of the text.
  ///
  /// The report is not rate-limited: it occurs once per request, and a list of errors must be
  /// complete. In the journal, the report of an event is one entry of several lines.
  public func userReport(_ text: String, event: LogEvent? = nil) {
    let parts = text.split(separator: "\n").map { self.text(.user, "", String($0)) }
    emit(.user, parts, event)
  }

  /// Logs a line of normal use.
  public func info(
    _ message: @autoclosure () -> String, from source: String, event: LogEvent? = nil
  ) {
    write(.info, source, event, message)
  }

  /// Logs a change of state if debug detail is on, without a rate limit.
  public func debug(_ message: @autoclosure () -> String, from source: String) {
    guard verbosity == .debug else { return }
    emit(.debug, [text(.debug, source, message())], nil)
  }

  private func write(
    _ kind: Kind, _ source: String, _ event: LogEvent?, _ message: () -> String
  ) {
    switch limiter.admit(kind, from: source, at: clock()) {
    case .drop: return
    case .write(let dropped): emit(kind, [text(kind, source, message(), dropped: dropped)], event)
    }
  }

  /// Writes the lines of one message, either as one journal entry or line by line.
  private func emit(_ kind: Kind, _ texts: [String], _ event: LogEvent?) {
    if let event, let journal {
      let message = texts.joined(separator: "\n")
      if journal(JournalEntry(event, level: kind.level, message: message)) { return }
    }
    for text in texts {
      switch format {
      case .journal: sink("<\(kind.level)>\(text)")
      case .plain(let program): sink("\(program): \(kind.word)\(text)")
      case .bare: sink(text)
      }
    }
  }

  private func text(
    _ kind: Kind, _ source: String, _ message: String, dropped: Int = 0
  ) -> String {
    let rest = dropped == 0 ? "" : " (lines of this kind left out before this one: \(dropped))"
    guard format != .bare else { return "\(message)\(rest)".singleLine }
    let place = source.isEmpty ? "" : "\(source): "
    return "\(kind.causePrefix)\(place)\(message)\(rest)".singleLine
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

  /// The prefix that names the cause.
  fileprivate var causePrefix: String {
    switch self {
    case .bug: "clavier bug: "
    case .kernel: "kernel bug: "
    case .device: "device: "
    case .user, .info, .debug: ""
    }
  }
}
