// SPDX-License-Identifier: MIT

/// An encoding of hunspell's files.
enum Charset: CaseIterable {
  case utf8
  case latin1, latin2, latin3, latin4, cyrillic, arabic, greek, hebrew, latin5, latin6, thai
  case latin7, latin8, latin9, latin10, koi8R, koi8U
  case windows1250, windows1251, windows1252, windows1253, windows1254, windows1255
  case windows1256, windows1257, windows1258

  /// Looks up the encoding with a name as in `SET ISO8859-2`; `nil` for an unknown name.
  ///
  /// **Source:** hunspell(5), section SET, and the names that its dictionaries use.
  init?(named name: String) {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let numbered = Self.numbered[plain] {
      self = numbered
      return
    }
    switch plain {
    case "utf8": self = .utf8
    case "koi8r": self = .koi8R
    case "koi8u": self = .koi8U
    case "tis620", "tis6202533": self = .thai
    default: return nil
    }
  }

  /// The encodings of ISO 8859 and of Windows, by their numbers.
  private static let numbered: [String: Charset] = {
    let parts: [(Int, Charset)] = [
      (1, .latin1), (2, .latin2), (3, .latin3), (4, .latin4), (5, .cyrillic), (6, .arabic),
      (7, .greek), (8, .hebrew), (9, .latin5), (10, .latin6), (11, .thai), (13, .latin7),
      (14, .latin8), (15, .latin9), (16, .latin10),
    ]
    let pages: [Charset] = [
      .windows1250, .windows1251, .windows1252, .windows1253, .windows1254, .windows1255,
      .windows1256, .windows1257, .windows1258,
    ]
    var names: [String: Charset] = [:]
    for (part, charset) in parts { names["iso8859\(part)"] = charset }
    for (index, charset) in pages.enumerated() {
      for prefix in ["cp", "windows", "microsoftcp"] { names["\(prefix)\(1250 + index)"] = charset }
    }
    return names
  }()

  /// The characters of the bytes from 80 (hexadecimal) on; `nil` for a byte without a character.
  var upperHalf: [Unicode.Scalar?] {
    let scalars: [Unicode.Scalar?] = table.unicodeScalars.map { $0 == "\u{FFFD}" ? nil : $0 }
    return Array(repeating: nil, count: max(0, 128 - scalars.count)) + scalars
  }
}

/// Decodes the bytes of an encoding to Unicode.
struct Decoder {
  private let upperHalf: [Unicode.Scalar?]

  init(_ charset: Charset) {
    upperHalf = charset == .utf8 ? [] : charset.upperHalf
  }

  /// Returns the characters of bytes; `nil` if a byte has none.
  func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    if upperHalf.isEmpty {
      return String(validating: bytes, as: UTF8.self).map { Array($0.unicodeScalars) }
    }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let scalar = byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80] else {
        return nil
      }
      scalars.append(scalar)
    }
    return scalars
  }
}
