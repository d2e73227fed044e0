// SPDX-License-Identifier: MIT

/// A program's recognition of speech.
///
/// The keyboard calls the service on its own thread; the service must return at once. It reports
/// with ``KeyboardSession/handle(_:at:)``: its states, partial texts, and final texts before
/// ``Dictation/State/idle``. The service is never started in a secret field.
///
/// **Source:** KeyboardKit's protocol of the same name, whose functions are asynchronous and take a
/// configuration with the language.
public protocol DictationService: AnyObject {
  /// Starts listening.
  ///
  /// - Parameter localeIdentifier: The language of the speech, such as "en".
  func startDictation(localeIdentifier: String)
  /// Stops listening; a final text may follow.
  func stopDictation()
  /// Stops listening; later reports are ignored.
  func cancelDictation()
}
