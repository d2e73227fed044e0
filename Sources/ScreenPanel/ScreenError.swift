// SPDX-License-Identifier: MIT

import Glibc
package import Linux

/// Why there is no panel on a screen of its own, with the remedy.
package enum ScreenError: Error, Hashable, Sendable {
  /// The graphics card is not there, or may not be opened.
  case noCard(SystemError)
  /// Another program decides what the card shows.
  case taken(card: String)
  /// Nothing that the keyboard could be on is plugged into the card; of what is there.
  case noScreen(card: String, there: [String])
  /// The screen was unplugged.
  case unplugged(name: String)
  /// The settings name another one.
  case left(name: String)
  /// The system refused something.
  case refused(SystemError)
}

extension ScreenError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCard(let error) where error.code == EACCES || error.code == EPERM:
      "\(error); run the panel with the group “video”, or as root"
    case .noCard(let error):
      "\(error); the panel waits for the card that --display names: those that there are stand in /dev/dri"
    case .taken(let card):
      "another program, mostly a display server, decides what \(card) shows; end it, or run the panel in its session "
        + "without --display \(card)"
    case .noScreen(let card, let there):
      "no screen is plugged into \(card), of which these are the connectors: "
        + (there.isEmpty ? "none" : there.joined(separator: ", "))
    case .unplugged(let name): "\(name) was unplugged; the panel waits for a screen"
    case .left(let name): "the keyboard leaves \(name) for what panel.output names"
    case .refused(let error): "\(error)"
    }
  }
}
