// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierLink

/// The `clavier language` command, which prints or changes the language of the keys.
struct Language: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language",
    abstract: "Prints, changes or follows the language of the keys.",
    discussion: """
      keyboard.locales in the configuration has the languages. --follow prints the language now and \
      after every change, until the program that reads its output ends. So the session's layout \
      can follow:

        clavier language --follow | while read -r language; do
          case $language in
            ru) setxkbmap ru ;;
            *) setxkbmap us ;;
          esac
        done

      panel.switch_layout does this for a session that has several layouts.

      Exit status: 0 on success, 1 if no daemon answers or it ends, 2 for another connection \
      error or an unknown language.
      """)

  @Argument(help: "The language to switch to, such as de. Default: print the current one.")
  var language: KeyboardLocale?

  @Flag(help: "Switch to the next language, list all languages, or print every change.")
  var action: Action?

  @OptionGroup var link: LinkOptions

  /// The alternatives to a language's name.
  enum Action: String, EnumerableFlag {
    case next, list, follow
  }

  func validate() throws {
    guard language == nil || action == nil else {
      throw ValidationError("Give either a language or --\(action?.rawValue ?? "next").")
    }
  }

  func run() throws {
    try link.withClient { client throws(LinkError) in
      if let language { return try client.switchLanguage(to: language) }
      switch action {
      case .next: try client.switchLanguage(to: nil)
      case .list: try Output.print(client.status().locales)
      case .follow: try watch(client)
      case nil: try Output.print([client.status().locale])
      }
    }
  }

  private func watch(_ client: LinkClient) throws(LinkError) {
    // The subscription precedes the query, so that no change is missed.
    try client.subscribeToLocale()
    var isFirst = true
    try Output.printEach { () throws(LinkError) -> String in
      defer { isFirst = false }
      return try isFirst ? client.status().locale : client.nextLocale()
    }
  }
}
