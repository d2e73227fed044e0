// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

@testable import KeyOutput

/// The keys that are down for a receiver, and whether it got an impossible event.
struct Receiver {
  var down: Set<Keycode> = []
  var complaints: [KeyEvent] = []

  mutating func handle(_ events: [KeyEvent]) {
    for event in events {
      let follows =
        switch event.transition {
        case .down: down.insert(event.key).inserted
        case .up: down.remove(event.key) != nil
        }
      if !follows { complaints.append(event) }
    }
  }
}
