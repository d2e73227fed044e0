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
    case .mistake(let message):
      report(message)
      return ExitStatus.usage
    case .check(let places):
      do throws(ConfigurationError) {
        _ = try PanelPlan(places)
        print("\(places.configuration): the configuration is good")
        return ExitStatus.success
      } catch {
        report(error.description)
        return ExitStatus.configuration
      }
    case .examine(let places):
      return examine(places)
    case .restoreConsole: return restoreConsole()
    case .run(let places, let detail):
      return serve(places, Log.standardError(program: "clavier-panel", detail: detail))
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

  private static func serve(_ places: Arguments.Places, _ log: Log) -> Int32 {
    if let error = places.displayError {
      log.userReport(error.description)
      return ExitStatus.unavailable
    }
    let plan: PanelPlan
    let kept = KeptPlan()
    var good: ConfigurationCopy?
    do throws(ConfigurationError) {
      plan = try PanelPlan(places) { good = $0 }
    } catch {
      guard let last = kept?.plan(insteadOf: places, error, log) else {
        log.userReport(error.description)
        return ExitStatus.configuration
      }
      plan = last
    }
    do throws(SystemError) {
      let loop = try EventLoop()
      let program = try PanelProgram(loop, log, plan)
      program.start()
      if let good { kept?.store(good, log) }
      good = nil
      try program.reportReady()
      return try loop.run()
    } catch {
      log.userReport("\(error)")
      return ExitStatus.unavailable
    }
  }

  private static func examine(_ places: Arguments.Places) -> Int32 {
    do throws(SystemError) {
      let examination = try DisplayProbe(places, EventLoop())
      print(try examination.run(), terminator: "")
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
