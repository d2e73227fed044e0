// SPDX-License-Identifier: MIT

/// A copy of the kernel's tables that map the keys of a text console.
///
/// The kernel has a table of all keys for each combination of modifiers; most combinations have
/// none. A key's value is a kind and a number, or a character. Dead keys and Compose come from a
/// list of accents.
///
/// **Source:** linux/keyboard.h; drivers/tty/vt/keyboard.c; ioctl_console(2).
public struct ConsoleKeymap: Hashable, Sendable {
  /// Two characters that compose to a third.
  public struct Accent: Hashable, Sendable {
    public var diacritic: Unicode.Scalar
    public var base: Unicode.Scalar
    public var result: Unicode.Scalar

    public init(_ diacritic: Unicode.Scalar, _ base: Unicode.Scalar, _ result: Unicode.Scalar) {
      self.diacritic = diacritic
      self.base = base
      self.result = result
    }
  }

  /// The tables, keyed by the kernel's modifier bits: the bit `1 << KG_SHIFT` and so on.
  ///
  /// Each table has the values of the keys by keycode, as KDGKBENT returns them; keys beyond its
  /// end do nothing.
  public var tables: [UInt8: [UInt16]]
  /// The pairs that dead keys and Compose combine, at most 256; of pairs with equal members the
  /// first counts.
  public var accents: [Accent]
  public var charset: ConsoleCharset

  public init(
    tables: [UInt8: [UInt16]], accents: [Accent] = [], charset: ConsoleCharset = .unicode
  ) {
    self.tables = tables
    self.accents = accents
    self.charset = charset
  }
}

/// The characters that a console can send to a program, and their encoding.
///
/// A console is in Unicode mode and sends UTF-8, or it sends bytes, whose meaning is a map that all
/// consoles share.
///
/// **Source:** drivers/tty/vt/keyboard.c, `k_self`, `k_unicode`, `to_utf8`;
/// drivers/tty/vt/consolemap.c, `conv_8bit_to_uni`, `conv_uni_to_8bit`.
public struct ConsoleCharset: Hashable, Sendable {
  /// Whether characters are sent in UTF-8.
  public var isUnicode: Bool
  /// The characters of the bytes 0–255; `nil` for bytes that are no character.
  public private(set) var scalarsByByte: [Unicode.Scalar?]

  /// UTF-8 with the bytes of Latin-1, the kernel's initial setting.
  public static let unicode = ConsoleCharset(isUnicode: true, map: [])

  /// Creates a charset.
  ///
  /// - Parameters:
  ///   - isUnicode: Whether characters are sent in UTF-8.
  ///   - map: The characters of the bytes, as GIO_UNISCRNMAP returns them: a character, or 0xF000
  ///     plus the byte for the byte itself. Bytes beyond its end map to themselves.
  public init(isUnicode: Bool, map: [UInt16]) {
    self.isUnicode = isUnicode
    scalarsByByte = (0..<256).map { (byte: Int) in
      let value = map.indices.contains(byte) ? Int(map[byte]) : byte
      return Unicode.Scalar(UInt32(value == 0xF000 | byte ? byte : value))
    }
  }

  /// Returns the character of a byte in a table; `nil` if the byte is no character.
  func scalar(of byte: UInt8) -> Unicode.Scalar? { scalarsByByte[Int(byte)] }

  /// Returns the number that a program receives for a character: its code point, or that of its
  /// byte.
  ///
  /// - Returns: The number; `nil` if the console cannot send the character.
  func number(of scalar: Unicode.Scalar) -> UInt32? {
    // The kernel sends nothing for this character.
    if isUnicode { return scalar.value == 0xFFFF ? nil : scalar.value }
    return scalarsByByte.firstIndex(of: scalar).map { UInt32($0) }
  }
}
