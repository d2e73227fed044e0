// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The reason why a sound cannot be read or played, with its remedy.
struct SoundError: Error, Hashable, CustomStringConvertible {
  let description: String
}

extension SoundError {
  /// Creates the error of the sound device.
  ///
  /// - Parameter code: A negative error of `csound_play` or `csound_finish`.
  init(code: Int32) {
    let text =
      switch -code {
      case ELIBACC:
        "libasound.so.2 is missing; install the package libasound2t64, before Debian 13 libasound2"
      case ETIMEDOUT: "the sound device does not play; set another default in /etc/asound.conf"
      default:
        "the sound device: \(SystemError(call: "", code: -code).reason); connect one, "
          + "or set another default in /etc/asound.conf"
      }
    self.init(description: text)
  }
}
