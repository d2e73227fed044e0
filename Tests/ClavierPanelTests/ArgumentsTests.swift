// SPDX-License-Identifier: MIT

import Linux
import Testing

@testable import clavier_panel

/// The parsing of the command line.
struct ArgumentsTests {
  @Test func theConsoleHasItsOwnOption() {
    var places = Arguments.Places()
    #expect(Arguments([]) == .run(places, detail: .normal))
    places.display = DisplayServer.consoleName
    #expect(Arguments(["--console"]) == .run(places, detail: .normal))
    #expect(Arguments(["--console", "--check"]) == .check(places))
    // Of two screens the last one counts.
    places.display = "fb1"
    #expect(Arguments(["--console", "--display", "fb1"]) == .run(places, detail: .normal))
  }

  @Test func restoringTheConsoleNeedsNoOtherOptions() {
    #expect(Arguments(["--restore-console"]) == .restoreConsole)
    #expect(Arguments(["--debug", "--restore-console", "--check"]) == .restoreConsole)
  }

  @Test func unknownArgumentsAreReported() {
    for argument in ["--config", "--socket", "--display"] {
      guard case .mistake(let text) = Arguments([argument]) else {
        Issue.record("\(argument)")
        continue
      }
      #expect(text.hasPrefix("\(argument) needs a"))
    }
    #expect(
      Arguments(["--consoles"]) == .mistake("unknown argument --consoles; see clavier-panel --help")
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
