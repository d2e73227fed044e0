// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import KeyOutput
import KeyboardPlan
import Linux

extension Daemon {
  /// Everything that follows from the configuration.
  typealias Plan = KeyboardPlan
}

extension KeyboardPlan {
  /// Reads the configuration for a daemon that cannot be without.
  ///
  /// - Parameters:
  ///   - files: Where the configuration is.
  ///   - console: Gives the text console that is shown, `nil` if it reads no keys.
  /// - Throws: ``StartFailure`` with all that is wrong.
  init(
    starting files: ConfigurationFiles, console: () -> TextConsole? = { nil }
  ) throws(StartFailure) {
    do throws(Failure) {
      self = try KeyboardPlan(files, console: console)
    } catch {
      throw StartFailure(description: error.description, status: ExitStatus.configuration)
    }
  }

  /// Says for whom keys are sent, and why.
  func tellTarget(_ log: Log) {
    log.info(target.reason, from: "")
    for mistake in targetMistakes { log.user(mistake, from: "") }
    if let layoutMistake { log.user(layoutMistake, from: "") }
  }

  /// Says what is wrong with quirks and dead keys, which stops nothing.
  func complain(_ log: Log) {
    if let quirkMistakes {
      log.user(
        "files of quirks are passed over, and devices may be read less well:\n\(quirkMistakes)",
        from: "quirks")
    }
    if let deadKeyMistake { log.user(deadKeyMistake, from: "") }
  }

  /// The keyboard for where a panel shows it, or for a surface, or for one of a phone's proportions if nothing is
  /// known.
  func shape(
    for surface: TouchSurface?, _ panel: PanelSession, in locale: KeyboardLocale
  ) -> KeyboardShape {
    shape(
      aspectRatio: panel.place?.aspectRatio ?? surface?.aspectRatio,
      areaWidth: panel.place?.areaWidth ?? surface?.areaWidth, in: locale,
      session: panel.shape)
  }
}
