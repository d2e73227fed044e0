// SPDX-License-Identifier: MIT

import Glibc
import KeyOutput
import Linux

/// The cached mode of the active text console.
///
///               another is shown, the keyboard is shown,
///               the configuration is read
///     ┌─────────┐ ─────────────────────▶ ┌───────────────┐
///     │ unknown │                        │ text, program │ ─╮ a touch, 1 s after the last:
///     └─────────┘ ◀───────────────────── └───────────────┘ ◀╯ the mode is unchanged
///               it cannot be opened
///
/// The kernel announces the change to another console, but not a display server that takes over the
/// keys of the active one. A takeover happens once in the life of most kiosks. The kernel does not
/// announce a program that loads another keymap either.
final class ConsoleMonitor {
  private var mode: TextConsole.Mode?
  private var hasWarned = false
  /// The time of the last touch, in the loop's microseconds.
  private var lastTouch = Int64.min / 2

  /// The minimum pause between touches after which the mode is read again, in microseconds.
  ///
  /// **Source:** ours: reading the mode delays a touch, and no program takes over the keys while a
  /// user types.
  private static let pauseMicroseconds: Int64 = 1_000_000

  /// The file with the name of the active console.
  ///
  /// **Source:** the kernel's Documentation/ABI/testing/sysfs-tty; `redraw_screen` announces each
  /// change.
  static var namePath: String { "/sys/class/tty/tty0/active" }

  /// Reads the mode and the keymap.
  ///
  /// - Parameter log: Receives the reason, once, if they cannot be read.
  /// - Returns: The console; `nil` if its keymap does not determine the typed characters.
  func read(_ log: Log) -> TextConsole? {
    do throws(SystemError) {
      let console = try ActiveConsole()
      mode = try console.mode()
      return try console.keymap().map { TextConsole(name: Self.name, keymap: $0) }
    } catch {
      warn(error, log)
      mode = nil
      return nil
    }
  }

  /// Records a touch, and rereads the mode after a pause.
  ///
  /// - Parameter now: The loop's time.
  /// - Returns: Whether the console has begun or ceased to read keys itself since the last reading.
  func isOutdated(at now: Int64) -> Bool {
    let pause = now - lastTouch
    lastTouch = now
    guard mode != nil, pause >= Self.pauseMicroseconds else { return false }
    guard let console = try? ActiveConsole(), let found = try? console.mode() else { return true }
    return found != mode
  }

  private func warn(_ error: SystemError, _ log: Log) {
    // On a machine without consoles, no console reads keys.
    guard ![ENOENT, ENXIO, ENODEV].contains(error.code), !hasWarned else { return }
    hasWarned = true
    log.device(
      "the keymap of the text console cannot be read; keys are sent for the one that the machine is set up "
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
