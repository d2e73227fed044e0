// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput
import Linux

// Writing keys to the kernel; failures are logged, but never the keys.

extension VirtualKeyboard {
  /// Writes keys at once.
  ///
  /// - Returns: Whether the kernel accepted any of the keys.
  mutating func write(_ keys: [KeyEvent], _ log: Log) -> Bool {
    var unsent = 0
    var errors: [SystemError] = []
    // Called only for keys that were not sent.
    writer.send(keys) { failure in
      unsent += 1
      switch failure {
      case .sent, .failedAgain: break
      case .refused: log.bug("a key event was not sent", from: "uinput")
      case .failed(let error): errors.append(error)
      }
    }
    for error in errors { report(error, log) }
    return unsent < keys.count
  }

  /// Releases all keys.
  ///
  /// - Returns: Whether all keys are up; otherwise call again.
  mutating func releaseAll(_ log: Log) -> Bool {
    if case .failed(let error) = writer.releaseAll() { report(error, log) }
    return writer.isAtRest
  }

  private func report(_ error: SystemError, _ log: Log) {
    log.kernel("\(error)", from: "uinput", event: isPresent ? .keysRefused : .uinputGone)
  }
}
