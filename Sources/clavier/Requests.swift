// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// Prints what keys ask for, a line each.
struct Requests: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what keys ask the daemon for, a line each, until it is stopped.",
    discussion: """
      Each line is a word that event scripts and layout files have, too: "custom:help" for a key \
      "{custom:help}", "globe", "locale", "dismiss", "dictation". What is typed is never told.

        clavier requests | while read -r request; do
          case $request in custom:help) show-help ;; esac
        done

      Exit status: 1 if no daemon answers or it ends, 2 if it cannot be talked to.
      """)

  @OptionGroup var link: LinkOptions

  func run() throws {
    try link.talk { client throws(LinkError) in
      try client.subscribeToRequests()
      while true { Output.printAtOnce(try client.nextRequest()) }
    }
  }
}
