// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Glibc
import Linux

/// The recording of a device, until the user, the time limit or the device ends it.
final class RecordingSession {
  /// The reason for the end of a recording.
  enum End {
    /// A signal or the time limit.
    case requested
    case unplugged
    /// The limit up to which recordings can be read.
    case full
    /// An error; the recording so far is kept.
    case failed(SystemError)
  }

  /// The number of recorded events.
  private(set) var count = 0
  private let recorder: DeviceRecorder
  private let file: RecordingFile
  private let loop: EventLoop
  private var end: End?

  /// Starts a recording with the device's description.
  ///
  /// - Throws: ``RecordingFailure``.
  init(_ recorder: DeviceRecorder, _ file: RecordingFile) throws(RecordingFailure) {
    self.recorder = recorder
    self.file = file
    do throws(SystemError) {
      loop = try EventLoop()
      try file.write(recorder.device.text)
    } catch {
      throw RecordingFailure(description: "\(error)")
    }
  }

  var device: DeviceDescription { recorder.device }

  /// Records until a signal, the time limit or an error.
  ///
  /// - Parameter seconds: The time limit; `nil` to record until a signal.
  /// - Returns: The reason of the end.
  /// - Throws: ``SystemError`` if the loop cannot start.
  func run(seconds: Int?) throws(SystemError) -> End {
    let signals = try loop.onSignal(SIGINT, SIGTERM) { [unowned self] _ in finish(.requested) }
    let timer = try loop.timer { [unowned self] in finish(.requested) }
    timer.deadline = seconds.map { loop.now + Int64($0) * 1_000_000 }
    let watch = try loop.watch(recorder.descriptorNumber, recorder.path) {
      [unowned self] readiness in
      writePending()
      if readiness == .hungUp { finish(.unplugged) }
    }
    _ = try loop.run()
    return withExtendedLifetime((signals, timer, watch)) { end ?? .requested }
  }

  private func finish(_ end: End) {
    // The first reason is reported.
    if self.end == nil { self.end = end }
    loop.stop(0)
  }

  /// Writes all pending events at once.
  private func writePending() {
    guard end == nil else { return }
    do throws(SystemError) {
      while true {
        let events = try recorder.read()
        if events.isEmpty { return }
        let kept = events.prefix(RecordingLimits.standard.events - count)
        var text = ""
        for event in kept { text += event.recordedLine }
        try file.write(text)
        count += kept.count
        if count == RecordingLimits.standard.events { return finish(.full) }
      }
    } catch {
      finish(error.code == ENODEV ? .unplugged : .failed(error))
    }
  }
}

/// The file of a recording: nothing is buffered, and it always ends with a complete line.
final class RecordingFile {
  private let path: String
  private let file: OwnedDescriptor
  /// Whether this program has written all of the file's content.
  private let isOwn: Bool
  /// The length of the complete lines in bytes.
  private var length = 0

  /// Creates the file, readable only by its owner.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` for standard output.
  ///   - isReplacing: Whether to replace an existing file.
  /// - Throws: ``RecordingFailure``.
  init(_ path: String?, replacing isReplacing: Bool) throws(RecordingFailure) {
    self.path = path ?? "standard output"
    isOwn = path != nil
    do throws(SystemError) {
      guard let path else {
        file = OwnedDescriptor(owning: try check("dup") { dup(STDOUT_FILENO) })
        return
      }
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isReplacing ? O_TRUNC : O_EXCL)
      let number = try check("create \(path)") { open(path, flags, 0o600) }
      file = OwnedDescriptor(owning: number)
      var status = stat()
      try check("stat \(path)") { fstat(number, &status) }
      // A replaced file may have been readable by others. A device, such as /dev/null, stays
      // accessible to all.
      if status.st_mode & S_IFMT == S_IFREG {
        try check("chmod \(path)") { fchmod(number, 0o600) }
      }
    } catch {
      let exists = error.code == EEXIST
      throw RecordingFailure(
        description: exists
          ? "\(self.path) exists already; give another name, or replace it with --force"
          : "\(error)")
    }
  }

  /// Writes complete lines.
  ///
  /// - Throws: ``SystemError``; the file then still ends with a complete line.
  func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    let number = file.rawValue
    do throws(SystemError) {
      while !rest.isEmpty {
        let count = try check("write \(path)") {
          rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      }
      length += text.utf8.count
    } catch {
      // An incomplete line is removed if possible; a pipe cannot be truncated.
      if isOwn { _ = ftruncate(number, off_t(length)) }
      throw error
    }
  }
}
