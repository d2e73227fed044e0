// SPDX-License-Identifier: MIT

import Linux
import Testing

@testable import clavier_panel

/// The parsing of the command line.
struct ArgumentsTests {
  @Test func theConsoleHasItsOwnOption() {
    var locations = Arguments.Locations()
    #expect(Arguments([]) == .run(locations, verbosity: .normal))
    locations.display = DisplayServer.consoleName
    #expect(Arguments(["--console"]) == .run(locations, verbosity: .normal))
    #expect(Arguments(["--console", "--check"]) == .check(locations))
    // Of two screens the last one counts.
    locations.display = "fb1"
    #expect(Arguments(["--console", "--display", "fb1"]) == .run(locations, verbosity: .normal))
  }

  @Test func restoringTheConsoleNeedsNoOtherOptions() {
    #expect(Arguments(["--restore-console"]) == .restoreConsole)
    #expect(Arguments(["--debug", "--restore-console", "--check"]) == .restoreConsole)
  }

  @Test func unknownArgumentsAreReported() {
    for argument in ["--config", "--socket", "--display"] {
      guard case .invalid(let text) = Arguments([argument]) else {
        Issue.record("\(argument)")
        continue
      }
      #expect(text.hasPrefix("\(argument) needs a"))
    }
    #expect(
      Arguments(["--consoles"]) == .invalid("unknown argument --consoles; see clavier-panel --help")
    )
  }

  @Test func eachOptionIsInTheHelp() {
    for option in ["--config", "--display", "--console", "--restore-console", "--check"] {
      let isListed = Arguments.usage.split(separator: "\n").contains { line in
        line.drop { $0 == " " }.hasPrefix(option)
      }
      #expect(isListed, "\(option)")
    }
  }
}
