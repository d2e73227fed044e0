// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Glibc
import Linux

/// A device that is being recorded, until the user, time, or the device ends it.
final class RecordingSession {
  /// Why it ended.
  enum End {
    /// By a signal, or because the time is over.
    case wished
    case unplugged
    /// There is as much as can be read back.
    case full
    /// What was recorded before is kept.
    case failed(SystemError)
  }

  /// How many events are recorded.
  private(set) var count = 0
  private let recorder: DeviceRecorder
  private let file: RecordingFile
  private let loop: EventLoop
  private var end: End?

  /// Writes what the device is.
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

  /// Records.
  ///
  /// - Parameter seconds: How long; `nil` until a signal.
  /// - Returns: Why it ended.
  /// - Throws: ``SystemError`` when the loop cannot begin.
  func run(seconds: Int?) throws(SystemError) -> End {
    let signals = try loop.onSignal(SIGINT, SIGTERM) { [unowned self] _ in finish(.wished) }
    let timer = try loop.timer { [unowned self] in finish(.wished) }
    timer.deadline = seconds.map { loop.now + Int64($0) * 1_000_000 }
    let watch = try loop.watch(recorder.descriptorNumber, recorder.path) {
      [unowned self] readiness in
      take()
      if readiness == .hungUp { finish(.unplugged) }
    }
    _ = try loop.run()
    return withExtendedLifetime((signals, timer, watch)) { end ?? .wished }
  }

  private func finish(_ end: End) {
    // The first reason is the one that counts.
    if self.end == nil { self.end = end }
    loop.stop(0)
  }

  /// Takes all that the device has to say now, as one piece of the file.
  private func take() {
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

/// Where a recording goes, line by line: nothing waits in memory, and a file ends with a whole line.
final class RecordingFile {
  private let path: String
  private let file: OwnedDescriptor
  /// Whether the file is ours from its first byte.
  private let isOwn: Bool
  /// How many bytes of whole lines are written.
  private var length = 0

  /// Creates the file, which only its owner may read.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` for standard output.
  ///   - isReplacing: Whether a file of that name may be lost.
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
      // One that is replaced may have let others read.
      try check("chmod \(path)") { fchmod(number, 0o600) }
    } catch {
      let isThere = error.code == EEXIST
      throw RecordingFailure(
        description: isThere
          ? "\(self.path) exists already; give another name, or replace it with --force"
          : "\(error)")
    }
  }

  /// Writes lines, each ended.
  ///
  /// - Throws: ``SystemError``; then the file ends with a whole line.
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
      // What follows the last whole line goes, if it can: a pipe has no end to put back.
      if isOwn { _ = ftruncate(number, off_t(length)) }
      throw error
    }
  }
}
