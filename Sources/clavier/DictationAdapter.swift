// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Glibc
import Linux

/// An offer of dictation by a command that recognizes speech.
///
/// ```
///            start             stop or cancel: SIGTERM, after 2 s SIGKILL
///   offered ───────▶ running ────────────────────────────────────────────▶ ending
///      ▲                │ its output ends                                    │
///      └────────────────┴────────────────────────────────────────────────────┘
/// ```
final class DictationAdapter {
  /// The time that a command has to end, in microseconds.
  ///
  /// **Source:** ours: recognizers finish a sentence in that time.
  private static let terminationTimeout: Int64 = 2_000_000

  private let client: LinkClient
  private let command: [String]
  private let loop: EventLoop
  private var process: SpeechCommand?
  private var outputWatch: EventLoop.Watch?
  private var killTimer: EventLoop.Timer?
  private var hasWarned = false
  /// The error that ends the offer; `nil` if a signal ends it.
  private var failure: LinkError?

  /// Creates an adapter, which offers nothing yet.
  ///
  /// - Parameters:
  ///   - command: The command's name or path, and its arguments.
  ///   - client: The connection to the daemon.
  /// - Throws: ``LinkError/system(_:)`` without free descriptors.
  init(_ command: [String], for client: LinkClient) throws(LinkError) {
    self.command = command
    self.client = client
    do throws(SystemError) {
      loop = try EventLoop()
    } catch {
      throw .system(error)
    }
  }

  /// Offers dictation until a signal or the daemon ends it, and then ends the command.
  ///
  /// - Parameter locales: The languages; empty for all.
  /// - Throws: ``LinkError``.
  func run(in locales: [KeyboardLocale]) throws(LinkError) {
    do throws(SystemError) {
      let signals = try loop.onSignal(SIGINT, SIGTERM, SIGHUP) { [unowned self] _ in loop.stop(0) }
      let children = try loop.onSignal(SIGCHLD) { [unowned self] _ in collect() }
      killTimer = try loop.timer { [unowned self] in killProcess() }
      let socket = try loop.watch(client.descriptor, "daemon") { [unowned self] readiness in
        // The end is reported only once, so the remaining messages are read now.
        repeat {
          handleRequests(isReadable: true)
        } while readiness == .hungUp && failure == nil
      }
      offer(locales)
      _ = try loop.run()
      withExtendedLifetime((signals, children, socket)) {}
    } catch {
      failure = failure ?? .system(error)
    }
    endProcess(after: Self.terminationTimeout)
    if let failure { throw failure }
  }

  /// Offers dictation, and handles the requests that came with the confirmation.
  private func offer(_ locales: [KeyboardLocale]) {
    do throws(LinkError) {
      try client.offerDictation(in: locales)
    } catch {
      return fail(error)
    }
    handleRequests(isReadable: false)
  }

  private func fail(_ error: LinkError) {
    failure = failure ?? error
    loop.stop(1)
  }

  // MARK: The daemon's requests

  private func handleRequests(isReadable: Bool) {
    do throws(LinkError) {
      for request in try client.dictationRequests(isReadable: isReadable) {
        switch request {
        case .start(let language): try start(language)
        case .stop: try stop()
        case .cancel: end(.cancelled)
        }
      }
    } catch {
      fail(error)
    }
  }

  private func start(_ language: String) throws(LinkError) {
    endProcess(after: 0)
    do throws(SystemError) {
      let started = try SpeechCommand.start(command, language: language)
      process = started
      outputWatch = try loop.watch(started.descriptor, "command") { [unowned self] readiness in
        readOutput(readiness)
      }
    } catch {
      throw .system(error)
    }
    try client.report(.state(.listening))
  }

  private func stop() throws(LinkError) {
    guard process != nil else { return }
    try client.report(.state(.thinking))
    end(.stopped)
  }

  private func end(_ reason: SpeechCommand.Ending) {
    guard let process else { return }
    process.end(reason)
    killTimer?.deadline = loop.now + Self.terminationTimeout
  }

  // MARK: The command's output and end

  private func readOutput(_ readiness: EventLoop.Readiness) {
    guard let process else { return }
    do throws(LinkError) {
      // The end of the pipe is reported only once, so the remaining lines are read now.
      repeat {
        let hasEnded = process.readOutput()
        while let line = process.nextLine() {
          guard case .whole(let bytes) = line else {
            Failure.report(
              "the command is ended: it prints a line of more than \(SpeechCommand.lineLimit) "
                + "bytes; end each text with a line feed")
            return try finish(process)
          }
          try report(bytes, of: process)
        }
        if hasEnded { return try finish(process) }
      } while readiness == .hungUp
    } catch {
      fail(error)
    }
  }

  private func report(_ line: [UInt8], of process: SpeechCommand) throws(LinkError) {
    guard process.ending != .cancelled else { return }
    if let report = Dictation.Report(commandLine: line) { return try client.report(report) }
    guard !hasWarned else { return }
    hasWarned = true
    // A line may contain the user's words.
    Failure.report(
      "the command prints lines that begin neither with \"partial\" nor with \"final\"; they are "
        + "ignored")
  }

  /// Kills a command that does not end, whose output another process may keep open.
  private func killProcess() {
    guard let process else { return }
    process.forceEnd()
    do throws(LinkError) {
      try finish(process)
    } catch {
      fail(error)
    }
  }

  /// Handles the end of the output, and ends the command.
  private func finish(_ process: SpeechCommand) throws(LinkError) {
    outputWatch = nil
    if process.ending != .cancelled { try client.report(.state(.idle)) }
    end(.cancelled)
    collect()
  }

  /// Forgets a command whose processes and output have ended.
  private func collect() {
    guard let process, process.collect(), outputWatch == nil else { return }
    self.process = nil
    killTimer?.deadline = nil
  }

  /// Ends the command, and waits for its end.
  ///
  /// - Parameter terminationTimeout: The time that it has to end by itself, in microseconds.
  private func endProcess(after terminationTimeout: Int64) {
    guard let process else { return }
    outputWatch = nil
    process.end(.cancelled)
    let limit = loop.now + terminationTimeout
    while !process.collect(), loop.now < limit { usleep(10_000) }
    process.forceEnd()
    _ = process.collect(isWaiting: true)
    killTimer?.deadline = nil
    self.process = nil
  }
}

extension Dictation.Report {
  /// Creates the report of a command's line, such as `partial hello`; `nil` for any other line.
  ///
  /// Control characters become spaces, and a text is cut at ``LinkLimits/dictation`` bytes.
  init?(commandLine bytes: [UInt8]) {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    let words = String(scalars).split(separator: " ", maxSplits: 1)
    var text = words.count > 1 ? String(words[1]) : ""
    while text.utf8.count > LinkLimits.dictation { text.removeLast() }
    switch words.first {
    case "partial"?: self = .partialText(text)
    case "final"?: self = .finalText(text)
    default: return nil
    }
  }
}
