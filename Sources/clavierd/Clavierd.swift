// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Glibc
import KeyOutput
import KeyboardPlan
import Linux

/// The daemon's entry point: arguments and configuration, then the loop until a signal ends it.
@main
enum Clavierd {
  static func main() {
    exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(arguments: [String]) -> Int32 {
    switch Arguments(arguments) {
    case .help:
      print(Arguments.usage)
      return ExitStatus.success
    case .version:
      print("clavierd \(Version.current)")
      return ExitStatus.success
    case .invalid(let message):
      report(message)
      return ExitStatus.usage
    case .check(let directory):
      return check(ConfigurationFiles(directory: directory))
    case .run(let directory, let socket, let verbosity):
      let log = Log.standardError(program: "clavierd", verbosity: verbosity)
      return serve(ConfigurationFiles(directory: directory), socket: socket, log)
    }
  }

  private static func check(_ files: ConfigurationFiles) -> Int32 {
    do throws(StartFailure) {
      let plan = try KeyboardPlan(starting: files)
      if let errors = plan.quirkErrors { report("skipped quirks:\n\(errors)") }
      for failure in plan.lexicons.failures { report(failure.description) }
      for failure in plan.emojis.failures { report(failure.description) }
      print("\(files.directory): the configuration is good")
      return ExitStatus.success
    } catch {
      report(error.description)
      return error.status
    }
  }

  private static func serve(
    _ files: ConfigurationFiles, socket: String, _ log: Log
  ) -> Int32 {
    do throws(StartFailure) {
      let daemon = try Daemon(files, log)
      return try daemon.run(socket: socket)
    } catch {
      log.userReport(error.description, event: .serviceFailed)
      return error.status
    }
  }

  private static func report(_ message: String) {
    reportToUser("clavierd: \(message)")
  }
}

/// An error that prevents the start, with its remedy and the exit status.
struct StartFailure: Error, CustomStringConvertible {
  var description: String
  var status: Int32

  init(description: String, status: Int32) {
    self.description = description
    self.status = status
  }

  /// Creates the failure of a system call that the daemon depends on.
  init(_ error: SystemError) {
    let isPermission = error.code == EACCES || error.code == EPERM
    self.init(
      description: error.description,
      status: isPermission ? ExitStatus.noPermission : ExitStatus.unavailable)
  }
}
