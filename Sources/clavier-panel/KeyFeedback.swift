// SPDX-License-Identifier: MIT

import ClavierLink
import Linux

/// The sounds of keys, and their spoken names.
struct KeyFeedback {
  let sounds: SoundPlayer
  private let speech: SpeechClient
  private var names = KeyNames()

  /// Creates feedback that plays and speaks nothing yet.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: Receives the errors of the sound device and of speech-dispatcher.
  /// - Throws: ``SystemError`` if the process may open no more descriptors.
  init(_ loop: EventLoop, _ log: Log) throws(SystemError) {
    sounds = try SoundPlayer(loop, log)
    speech = SpeechClient(loop, log)
  }

  /// Speaks the name of the key under the finger, once for each key that the finger comes to.
  ///
  /// - Parameter scene: The scene; `nil` without a daemon.
  mutating func speakKey(of scene: LinkScene?) {
    if let name = names.update(scene) { speech.speak(name) }
  }
}
