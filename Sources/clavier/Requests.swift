// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// The `clavier requests` command, which prints the requests of keys, one per line.
struct Requests: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requests",
    abstract: "Prints the requests of keys, one a line, until the daemon ends.",
    discussion: """
      The requests have the names of event scripts and layout files: "custom:help" for a key \
      "{custom:help}", "globe", "locale", "dismiss", "dictation". Typed text is never printed.

        clavier requests | while read -r request; do
          case $request in custom:help) show-help ;; esac
        done

      It ends with the program that reads its output, at the next request.

      Exit status: 0 if that program ended, 1 if no daemon answers or it ends, 2 for another \
      connection error.
      """)

  @OptionGroup var link: LinkOptions

  func run() throws {
    try link.withClient { client throws(LinkError) in
      try client.subscribeToRequests()
      try Output.printEach(client.nextRequest)
    }
  }
}
