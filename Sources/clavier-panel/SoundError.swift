// SPDX-License-Identifier: MIT

/// The reason why a sound cannot be read or played, with its remedy.
struct SoundError: Error, Hashable, CustomStringConvertible {
  let description: String

  /// The error that libasound is not installed.
  static let noLibrary = SoundError(
    description: "libasound.so.2 is missing; install the package libasound2t64, before Debian 13 "
      + "libasound2")
  /// The error that a device accepts no samples for seconds.
  static let stalled = SoundError(
    description: "the sound device does not play; set another default in /etc/asound.conf")
}
