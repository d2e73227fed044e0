// SPDX-License-Identifier: MIT

import Glibc
import KeyOutput
import Linux

/// What is known of the text console that is shown.
///
///               another is shown, the keyboard is shown,
///               the configuration is read
///     ┌─────────┐ ─────────────────────▶ ┌───────────────┐
///     │ unknown │                        │ text, program │ ─╮ a touch, a second after the last one:
///     └─────────┘ ◀───────────────────── └───────────────┘ ◀╯ is it still what it was?
///               it cannot be opened
///
/// The kernel tells of another console, but not of a display server that takes the keys of this one, which
/// happens once in the life of most kiosks, or of a program that loads another keymap.
struct ConsoleSight {
  private var mode: TextConsole.Mode?
  private var hasComplained = false
  /// When somebody last touched, in the loop's microseconds.
  private var lastTouch = Int64.min / 2

  /// How long nobody touches before the mode is looked at again.
  ///
  /// **Source:** ours: a look takes time that a touch waits for, and no program takes the keys from under fingers.
  private static let pauseMicroseconds: Int64 = 1_000_000

  /// Where the kernel names the console that is shown.
  ///
  /// **Source:** the kernel's Documentation/ABI/testing/sysfs-tty; `redraw_screen` announces each change.
  static var namePath: String { "/sys/class/tty/tty0/active" }

  /// Looks at all of it.
  ///
  /// - Parameter log: Hears once why it cannot be seen.
  /// - Returns: The console, if its keymap decides what keys type.
  mutating func look(_ log: Log) -> TextConsole? {
    do throws(SystemError) {
      let console = try ShownConsole()
      mode = try console.mode()
      return try console.keymap().map { TextConsole(name: Self.name, keymap: $0) }
    } catch {
      complain(error, log)
      mode = nil
      return nil
    }
  }

  /// Somebody touches.
  ///
  /// - Parameter now: The loop's time.
  /// - Returns: Whether the console has begun, or ceased, to read keys itself since it was looked at.
  mutating func isOutdated(at now: Int64) -> Bool {
    let pause = now - lastTouch
    lastTouch = now
    guard mode != nil, pause >= Self.pauseMicroseconds else { return false }
    guard let console = try? ShownConsole(), let found = try? console.mode() else { return true }
    return found != mode
  }

  private mutating func complain(_ error: SystemError, _ log: Log) {
    // A machine without consoles has none that could read keys.
    guard ![ENOENT, ENXIO, ENODEV].contains(error.code), !hasComplained else { return }
    hasComplained = true
    log.device(
      "the keymap of the text console cannot be read, and keys are sent for the one that the machine was set up "
        + "with: \(error); run clavierd with the group “tty”, as clavier.service does, or set "
        + "output.follow_console = false",
      from: "")
  }

  private static var name: String {
    guard let file = try? OwnedDescriptor(opening: namePath, O_RDONLY),
      let text = try? file.readToEnd(limit: 255, of: namePath)
    else { return "tty0" }
    return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
