// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// A text console, whose own keymap maps its keys.
public struct TextConsole: Hashable, Sendable {
  /// The active console.
  ///
  /// Members of the console's group may write to it; the queries used here need no permission at
  /// all.
  ///
  /// **Source:** the kernel's Documentation/admin-guide/devices.txt: "Current virtual console";
  /// udev's rules make it `root:tty`, mode 0620.
  public static let path = "/dev/tty0"

  /// The console's name, such as "tty1".
  public var name: String
  public var keymap: ConsoleKeymap

  public init(name: String, keymap: ConsoleKeymap) {
    self.name = name
    self.keymap = keymap
  }

  /// The interpretation of keys on the active console, which is quick to query.
  public enum Mode: Hashable, Sendable {
    /// The console's keymap turns keys into text, in UTF-8 or not.
    case text(isUnicode: Bool)
    /// A program reads the keys directly: a display server, or a program that draws on the console.
    case program
  }
}

/// The active console, opened only briefly, since an open console affects its life cycle.
public struct ActiveConsole: ~Copyable {
  private let device: OwnedDescriptor

  /// Opens the console.
  ///
  /// - Throws: ``SystemError``, such as `ENOENT` without consoles.
  public init(path: String = TextConsole.path) throws(SystemError) {
    // The console must not become this program's controlling terminal.
    device = try OwnedDescriptor(opening: path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
  }

  /// Queries the interpretation of keys.
  ///
  /// - Throws: ``SystemError`` if the device is no console.
  public func mode() throws(SystemError) -> TextConsole.Mode {
    let fd = device.rawValue
    let keyboard = try check("KDGKBMODE") { clinux_kdgkbmode(fd) }
    let screen = try check("KDGETMODE") { clinux_kdgetmode(fd) }
    // A program that draws without turning the keyboard off reads the devices, and discards the
    // console's text.
    guard screen != KD_GRAPHICS else { return .program }
    switch keyboard {
    case K_UNICODE: return .text(isUnicode: true)
    case K_XLATE: return .text(isUnicode: false)
    default: return .program
    }
  }

  /// Copies the console's keymap.
  ///
  /// Each key of each table that typing can need is queried: about two thousand calls, a
  /// millisecond.
  ///
  /// - Returns: The keymap; `nil` if it does not determine the keys' text, as when a program reads
  ///   them directly.
  /// - Throws: ``SystemError`` if the device is no console.
  public func keymap() throws(SystemError) -> ConsoleKeymap? {
    guard case .text(let isUnicode) = try mode() else { return nil }
    var tables: [UInt8: [UInt16]] = [:]
    guard let plain = try table(0) else { return nil }
    tables[0] = plain
    for modifiers in Self.modifiers(plain) where tables[modifiers] == nil {
      tables[modifiers] = try table(modifiers)
    }
    let fd = device.rawValue
    var accents = [clinux_accent](repeating: clinux_accent(), count: Int(MAX_DIACR))
    let count = try check("KDGKBDIACRUC") { clinux_kdgkbdiacruc(fd, &accents) }
    var map = [UInt16](repeating: 0, count: 256)
    try check("GIO_UNISCRNMAP") { clinux_gio_uniscrnmap(fd, &map) }
    return ConsoleKeymap(
      tables: tables,
      accents: accents.prefix(Int(count)).compactMap { accent in
        guard let diacritic = Unicode.Scalar(accent.diacritic),
          let base = Unicode.Scalar(accent.base), let result = Unicode.Scalar(accent.result)
        else { return nil }
        return ConsoleKeymap.Accent(diacritic, base, result)
      }, charset: ConsoleCharset(isUnicode: isUnicode, map: map))
  }

  /// Returns the modifiers whose tables typing can need.
  ///
  /// The set has the modifiers with characters that a key holds, one or two at a time, and Alt for
  /// numbers. Each combination appears with and without the lock of Caps Lock.
  private static func modifiers(_ plain: [UInt16]) -> [UInt8] {
    let held = Set(plain.map { ConsoleSymbol($0) })
    let bits = ConsoleSearch.levelModifiers
      .filter { $0 == UInt8(KG_SHIFT) || held.contains(.modifier($0)) }.map { UInt8(1) << $0 }
    let pairs = bits.indices.flatMap { index in bits[(index + 1)...].map { $0 | bits[index] } }
    let sets = [0] + bits + pairs + [1 << UInt8(KG_ALT)]
    if plain.indices.contains(Int(KEY_CAPSLOCK)),
      case .lock(let number) = ConsoleSymbol(plain[Int(KEY_CAPSLOCK)]), number < 8
    {
      return sets + sets.map { $0 ^ 1 << number }
    }
    // Options may move Caps Lock to another key.
    guard held.contains(.lock(UInt8(KG_CTRLL))) else { return sets }
    return sets + sets.map { $0 ^ 1 << UInt8(KG_CTRLL) }
  }

  /// Returns the values of all keys under modifiers; `nil` if there is no table for these.
  private func table(_ modifiers: UInt8) throws(SystemError) -> [UInt16]? {
    let fd = device.rawValue
    var values: [UInt16] = []
    values.reserveCapacity(Int(Keycode.highest.rawValue) + 1)
    for key in 0...UInt8(Keycode.highest.rawValue) {
      let value = try check("KDGKBENT") { clinux_kdgkbent(fd, modifiers, key) }
      // The kernel's value for the first key of a missing table.
      if key == 0, value == Self.noSuchTable { return nil }
      values.append(UInt16(truncatingIfNeeded: value))
    }
    return values
  }

  /// The value that marks a missing table.
  ///
  /// **Source:** linux/keyboard.h, `K_NOSUCHMAP`: kind `KT_SPEC`, number 127.
  private static let noSuchTable: Int32 = KT_SPEC << 8 | 127
}
