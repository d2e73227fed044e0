// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import FramebufferPanel
import Glibc
import Linux
import Panel

/// The panel's entry point: arguments, configuration, and the loop until a signal.
@main
enum ClavierPanel {
  static func main() {
    exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(arguments: [String]) -> Int32 {
    switch Arguments(arguments) {
    case .help:
      print(Arguments.usage)
      return ExitStatus.success
    case .version:
      print("clavier-panel \(Version.current)")
      return ExitStatus.success
    case .invalid(let message):
      report(message)
      return ExitStatus.usage
    case .check(let locations):
      do throws(ConfigurationError) {
        let plan = try PanelPlan(locations)
        _ = plan.samples { report($0) }
        print("\(locations.configuration): the configuration is good")
        return ExitStatus.success
      } catch {
        report(error.description)
        return ExitStatus.configuration
      }
    case .examine(let locations):
      return examine(locations)
    case .restoreConsole: return restoreConsole()
    case .run(let locations, let verbosity):
      return serve(locations, Log.standardError(program: "clavier-panel", verbosity: verbosity))
    }
  }

  private static func restoreConsole() -> Int32 {
    do throws(SystemError) {
      try ConsoleRecord()?.restore()
      return ExitStatus.success
    } catch {
      report("a text console has fewer rows than it had: \(error)")
      return ExitStatus.unavailable
    }
  }

  private static func serve(_ locations: Arguments.Locations, _ log: Log) -> Int32 {
    if let error = locations.displayError {
      log.userReport(error.description)
      return ExitStatus.unavailable
    }
    let plan: PanelPlan
    let lastGood = LastGoodPlan()
    var validCopy: ConfigurationCopy?
    do throws(ConfigurationError) {
      plan = try PanelPlan(locations) { validCopy = $0 }
    } catch {
      guard let last = lastGood?.plan(insteadOf: locations, error, log) else {
        log.userReport(error.description)
        return error.mayPass ? ExitStatus.unavailable : ExitStatus.configuration
      }
      plan = last
    }
    do throws(SystemError) {
      let loop = try EventLoop()
      let program = try PanelProgram(loop, log, plan)
      program.start()
      if let validCopy { lastGood?.store(validCopy, log) }
      validCopy = nil
      try program.reportReady()
      return try loop.run()
    } catch {
      log.userReport("\(error)")
      return ExitStatus.unavailable
    }
  }

  private static func examine(_ locations: Arguments.Locations) -> Int32 {
    do throws(SystemError) {
      let probe = try DisplayProbe(locations, EventLoop())
      print(try probe.run(), terminator: "")
      return ExitStatus.success
    } catch {
      report("\(error)")
      return ExitStatus.unavailable
    }
  }

  private static func report(_ message: String) {
    reportToUser("clavier-panel: \(message)")
  }
}
