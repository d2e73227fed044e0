// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierLink

/// Tells the language of the keys, or goes to another one.
struct Language: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells the language of the keys, goes to another one, or follows it.",
    discussion: """
      Those that there are, the configuration says (keyboard.locales). With --follow a line comes at once, and \
      one each time that the language is another one, so that the session can have its layout:

        clavier language --follow | while read -r language; do
          case $language in
            ru) setxkbmap ru ;;
            *) setxkbmap us ;;
          esac
        done

      A session that has several layouts goes with the language by panel.switch_layout.

      Exit status: 0; 1 if no daemon answers or it ends, 2 if it cannot be talked to, or the keyboard does \
      not have the language.
      """)

  @Argument(help: "The language to go to, such as de; without any, that of the keys is told.")
  var language: KeyboardLocale?

  @Flag(help: "Go to the next one, to tell all that there are, or to tell each change.")
  var wish: Wish?

  @OptionGroup var link: LinkOptions

  /// What may be wanted in place of a language by name.
  enum Wish: String, EnumerableFlag {
    case next, list, follow
  }

  func validate() throws {
    guard language == nil || wish == nil else {
      throw ValidationError("Give either a language or --\(wish?.rawValue ?? "next").")
    }
  }

  func run() throws {
    try link.talk { client throws(LinkError) in
      if let language { return try client.go(to: language) }
      switch wish {
      case .next: try client.go(to: nil)
      case .list: for name in try client.status().locales { Output.printAtOnce(name) }
      case .follow: try follow(client)
      case nil: Output.printAtOnce(try client.status().locale)
      }
    }
  }

  private func follow(_ client: LinkClient) throws(LinkError) {
    // First, so that no change is missed.
    try client.subscribeToLocale()
    Output.printAtOnce(try client.status().locale)
    while true { Output.printAtOnce(try client.nextLocale()) }
  }
}
