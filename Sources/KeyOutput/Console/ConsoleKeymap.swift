// SPDX-License-Identifier: MIT

/// What a text console makes of keys: the kernel's own tables, copied.
///
/// The kernel has a table of all keys for each combination of modifiers; most combinations have none. A
/// key's value is a kind and a number, or a character. Dead keys and Compose come from a list of accents.
///
/// **Source:** linux/keyboard.h; drivers/tty/vt/keyboard.c; ioctl_console(2).
public struct ConsoleKeymap: Hashable, Sendable {
  /// Two characters that become one.
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

  /// The tables by the modifiers that they are for, as the kernel's bits: the bit `1 << KG_SHIFT` and so on.
  ///
  /// Each has the values of the keys by their numbers, as KDGKBENT gives them; keys beyond its end do nothing.
  public var tables: [UInt8: [UInt16]]
  /// What dead keys and Compose make, at most 256; of two with the same beginning the first counts.
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

/// Which characters a console can give to a program, and as what.
///
/// A console is in Unicode mode, where each character is sent in UTF-8, or sends bytes, whose meaning is a map that
/// all consoles share.
///
/// **Source:** drivers/tty/vt/keyboard.c, `k_self`, `k_unicode`, `to_utf8`; drivers/tty/vt/consolemap.c,
/// `conv_8bit_to_uni`, `conv_uni_to_8bit`.
public struct ConsoleCharset: Hashable, Sendable {
  /// Whether characters are sent in UTF-8.
  public var isUnicode: Bool
  /// What the bytes 0–255 mean; `nil` for those that are no character.
  public private(set) var meanings: [Unicode.Scalar?]

  /// UTF-8, and bytes that are those of Latin-1, as the kernel has it when it starts.
  public static let unicode = ConsoleCharset(isUnicode: true, map: [])

  /// - Parameters:
  ///   - isUnicode: Whether characters are sent in UTF-8.
  ///   - map: What the bytes mean, as GIO_UNISCRNMAP gives it: a character, or 0xF000 and the byte for itself.
  ///     Bytes beyond its end mean themselves.
  public init(isUnicode: Bool, map: [UInt16]) {
    self.isUnicode = isUnicode
    meanings = (0..<256).map { (byte: Int) in
      let value = map.indices.contains(byte) ? Int(map[byte]) : byte
      return Unicode.Scalar(UInt32(value == 0xF000 | byte ? byte : value))
    }
  }

  /// The character that a byte in a table stands for; `nil` if it is none.
  func scalar(of byte: UInt8) -> Unicode.Scalar? { meanings[Int(byte)] }

  /// The number by which a program gets a character: its own, or that of its byte.
  ///
  /// - Returns: `nil` if it cannot get it.
  func number(of scalar: Unicode.Scalar) -> UInt32? {
    // The kernel sends nothing for this one.
    if isUnicode { return scalar.value == 0xFFFF ? nil : scalar.value }
    return meanings.firstIndex(of: scalar).map { UInt32($0) }
  }
}
