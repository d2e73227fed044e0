// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan
import Linux

/// Writes down which language the keyboard is in, for the next start: two seconds after the last change, and at the end.
///
/// ```
///             another language            two seconds, or the end
///   written ───────────────────▶ waiting ─────────────────────────▶ written
///      ▲                         │     ▲
///      └── the one of before ────┘     └── another language
/// ```
final class LanguageMemory {
  private let loop: EventLoop
  private let log: Log
  private let record: LanguageRecord?
  private var timer: EventLoop.Timer?
  /// What is written, as far as anybody knows.
  private var written: KeyboardLocale
  private var current: KeyboardLocale
  private var isMistakeTold = false

  /// Begins with what needs no writing.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told, once, that nothing can be written.
  ///   - record: Where to write; `nil` for nowhere.
  ///   - locale: The language that the keyboard begins in.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  init(
    _ loop: EventLoop, _ log: Log, _ record: LanguageRecord?, beginningIn locale: KeyboardLocale
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.record = record
    written = locale
    current = locale
    timer = try loop.timer { [unowned self] in write() }
  }

  /// Takes the language that the keyboard is in from now on.
  func take(_ locale: KeyboardLocale) {
    current = locale
    timer?.deadline = record == nil || locale == written ? nil : loop.now + Self.pause
  }

  /// Writes what is not yet written.
  func write() {
    timer?.deadline = nil
    guard let record, current != written else { return }
    written = current
    do throws(SystemError) {
      try record.write(current)
    } catch {
      guard !isMistakeTold else { return }
      isMistakeTold = true
      log.user(
        "the language is forgotten when the daemon ends: \(error); let its user write there",
        from: "")
    }
  }

  /// How long after the last change it is written, in microseconds.
  ///
  /// **Source:** ours: whoever goes through several languages comes to the right one within this, and a finger that
  /// types at once has typed some letters before anything is written.
  private static let pause: Int64 = 2_000_000
}
