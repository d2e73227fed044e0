// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierSettings
import Evdev
import Glibc
import Linux

/// Writes down what an input device says.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Records what an input device says, for replay and for reports of faults.",
    discussion: """
      Records until Ctrl-C, or for --seconds, in the text format of evemu. A recording holds where \
      fingers were, and so everything that was typed. Other programs go on reading the device.

      It takes root or the group "input".

      Exit status: 0 if it was recorded to the end, also when the device was unplugged; 1 if writing or \
      reading failed on the way, what came before is kept; 2 if nothing could be recorded.
      """)

  @Argument(help: "The device: its node, such as /dev/input/event5, a link to it, or its name.")
  var device: String

  @Option(name: .long, help: "The file, which only you may read; standard output if not given.")
  var output: String?

  @Option(name: .long, help: "How long to record (1–86400).")
  var seconds: Int?

  @Flag(name: .long, help: "Replace the file if it exists.")
  var force = false

  mutating func validate() throws {
    if let seconds, !(1...86_400).contains(seconds) {
      throw ValidationError("--seconds is a number from 1 to 86400, not \(seconds).")
    }
  }

  func run() throws {
    let session: RecordingSession
    do throws(RecordingFailure) {
      let recorder = try RecordingFailure.opening(try InputNodes.node(of: device))
      let file = try RecordingFile(output, replacing: force)
      session = try RecordingSession(recorder, file)
    } catch {
      Failure.report("\(error)")
      throw ExitCode(2)
    }
    Failure.tell(
      """
      Recording “\(session.device.name.singleLine)”. Lift all fingers, then touch what is to be shown; \
      Ctrl-C ends it.
      The recording holds where fingers are, and so what is typed: type no password and nothing secret.
      """)
    let end = try session.run(seconds: seconds)
    Failure.tell("\(session.count) events recorded\(end.words)")
    if case .failed = end { throw ExitCode(1) }
  }
}

extension RecordingSession.End {
  fileprivate var words: String {
    switch self {
    case .wished: ""
    case .unplugged: "; the device was unplugged"
    case .full: "; a recording holds no more, so it ends here"
    case .failed(let error) where error.code == ENOSPC || error.code == EDQUOT:
      ", then no room was left (\(error)); make room, or record to another place with --output"
    case .failed(let error): ", then it failed: \(error)"
    }
  }
}

/// Why nothing can be recorded.
struct RecordingFailure: Error, CustomStringConvertible {
  let description: String

  /// Opens a device, or says in the user's words why that cannot be.
  static func opening(_ path: String) throws(RecordingFailure) -> DeviceRecorder {
    do throws(DeviceRecorder.Failure) {
      return try DeviceRecorder(opening: path)
    } catch {
      switch error {
      case .grabbed:
        throw RecordingFailure(
          description: "\(path) belongs to another program, which keeps what it says to itself; "
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

/// The input devices of this machine, by their names.
enum InputNodes {
  /// The node that a user means: a path stands for itself.
  static func node(of device: String) throws(RecordingFailure) -> String {
    if device.hasPrefix("/") { return device }
    let survey = DeviceSurvey(TouchSettings())
    if let failure = survey.failure {
      throw RecordingFailure(description: "no input devices can be seen: \(failure)")
    }
    let paths = survey.entries.filter { $0.name == device }.map(\.path)
    if paths.count == 1, let path = paths.first { return path }
    let name = device.singleLine
    throw RecordingFailure(
      description: paths.isEmpty
        ? "no input device is called “\(name)”; “clavier devices” lists those that are here"
        : "\(paths.count) input devices are called “\(name)”: \(paths.joined(separator: ", ")); "
          + "name one of these instead")
  }
}
