// SPDX-License-Identifier: MIT

import ClavierKit

/// The debounced storage of the language for the next start: ``delay`` after the last change, and
/// at the end.
///
/// ```
///            another language             two seconds, or the end
///   stored ───────────────────▶ waiting ─────────────────────────▶ stored
///      ▲                         │     ▲
///      └── the stored language ──┘     └── another language
/// ```
struct LanguagePersister {
  /// The delay after the last change.
  ///
  /// **Source:** Clavier's own: switching through several languages takes less, and at most a few
  /// letters are typed before the write.
  static let delay = Duration.seconds(2)

  private var stored: KeyboardLocale
  private var current: KeyboardLocale
  /// The time at which the language is stored; `nil` if it is stored.
  private(set) var deadline: Timestamp?

  init(stored locale: KeyboardLocale) {
    stored = locale
    current = locale
  }

  mutating func update(_ locale: KeyboardLocale, at now: Timestamp) {
    current = locale
    deadline = locale == stored ? nil : now + Self.delay
  }

  /// Returns the language to store now; `nil` if there is none or its time has not come.
  mutating func expire(at now: Timestamp) -> KeyboardLocale? {
    guard deadline.isDue(at: now) else { return nil }
    return finish()
  }

  /// Returns the language to store at the end of the program; `nil` if it is stored.
  mutating func finish() -> KeyboardLocale? {
    deadline = nil
    guard current != stored else { return nil }
    stored = current
    return current
  }
}
