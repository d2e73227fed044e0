// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import Evdev
import Glibc
import Linux

/// The `clavier record` command, which records the events of an input device.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records an input device, for replay and bug reports.",
    discussion: """
      Records until Ctrl-C, or for --seconds, in the format of evemu. A recording contains touch \
      positions, and so typed text, including passwords. Other programs continue to receive the \
      device's events. Recording requires root or the group "input".

      Exit status: 0 on success, also if the device was unplugged; 1 if reading or writing failed \
      midway, with the earlier events kept; 2 if nothing could be recorded.
      """)

  @Argument(help: "The device: a node such as /dev/input/event5, a link to a node, or a name.")
  var device: String

  @Option(name: .long, help: "A new file, readable only by you. Default: standard output.")
  var output: String?

  @Option(name: .long, help: "Stop after this time (1–86400).")
  var seconds: Int?

  @Flag(name: .long, help: "Replace an existing file.")
  var force = false

  mutating func validate() throws {
    if let seconds, !(1...86_400).contains(seconds) {
      throw ValidationError("--seconds must be from 1 to 86400, not \(seconds).")
    }
    guard !force || output != nil else {
      throw ValidationError("--force requires --output, whose file it replaces.")
    }
  }

  func run() throws {
    let session: RecordingSession
    do throws(RecordingFailure) {
      let recorder = try RecordingFailure.opening(try InputNodes.node(of: device))
      let file = try RecordingFile(output, replacing: force)
      session = try RecordingSession(recorder, file)
    } catch {
      throw Failure.exit(2, "\(error)")
    }
    reportToUser(
      """
      Recording “\(session.device.name.singleLine)”. Lift all fingers, then touch what the recording \
      should show. Ctrl-C ends it.
      The recording contains touch positions, and so typed text: type no passwords or other secrets.
      """)
    let end = try session.run(seconds: seconds)
    reportToUser("\(session.count) events recorded\(end.words)")
    if case .failed = end { throw ExitCode(1) }
  }
}

extension RecordingSession.End {
  fileprivate var words: String {
    switch self {
    case .requested: ""
    case .unplugged: "; the device was unplugged"
    case .full: "; the recording is full"
    case .failed(let error) where error.isDiskFull:
      ", then no room was left (\(error)); make room, or record to another place with --output"
    case .failed(let error): ", then it failed: \(error)"
    }
  }
}

/// The reason why nothing can be recorded.
struct RecordingFailure: Error, CustomStringConvertible {
  let description: String

  /// Opens a device, or throws with the reason for people.
  static func opening(_ path: String) throws(RecordingFailure) -> DeviceRecorder {
    do throws(DeviceRecorder.Failure) {
      return try DeviceRecorder(opening: path)
    } catch {
      switch error {
      case .grabbed:
        throw RecordingFailure(
          description: "\(path) belongs to another program, so its events cannot be read; "
            + "“clavier release” frees it if that is clavierd, else end the other program")
      case .system(let error):
        throw RecordingFailure(description: words(for: error, path))
      }
    }
  }

  private static func words(for error: SystemError, _ path: String) -> String {
    switch error.code {
    case ENOTTY, EINVAL, EISDIR:
      "\(path) is no input device; “clavier devices” lists those that are"
    case ENOENT, ENODEV, ENXIO: "\(path) is not here; “clavier devices” lists the devices that are"
    default: "\(error)" + (error.openingRemedy.map { "; \($0), or use sudo" } ?? "")
    }
  }
}
