// SPDX-License-Identifier: MIT

import Foundation

@testable import KeyOutput

/// A console's keymap, recorded on a real kernel.
enum RecordedConsole {
  /// Reads the keymap.
  ///
  /// - Parameter name: `us`, the kernel's own; `de`, `fr` and `us-ru`, made by Debian from XKB's
  ///   layouts.
  /// - Returns: The keymap.
  /// - Throws: The error of reading or parsing the file.
  static func keymap(_ name: String) throws -> ConsoleKeymap {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Keymaps/\(name).txt")
    var keymap = ConsoleKeymap(tables: [:])
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { UInt32($0, radix: 16) }
      switch words.first {
      case "table":
        guard let modifiers = UInt8(words[1]) else { continue }
        let values = numbers.dropFirst().map { UInt16($0) }
        keymap.tables[modifiers] = values + [UInt16](repeating: 0x200, count: 248 - values.count)
      case "accent":
        let scalars = numbers.compactMap(Unicode.Scalar.init)
        keymap.accents.append(ConsoleKeymap.Accent(scalars[0], scalars[1], scalars[2]))
      default: continue
      }
    }
    return keymap
  }
}

/// A program that reads a text console, written after the kernel's source.
///
/// It shares no code with the search for chords.
struct ConsoleReader {
  private let keymap: ConsoleKeymap
  private var shifts = [Int](repeating: 0, count: 9)
  private var locks = 0
  private var hasCapsLock = false
  private var accent: UInt32 = 0
  private var isComposing = false
  private var number: Int?
  /// Whether a key did anything except typing, such as switching consoles.
  private(set) var isStray = false

  init(_ keymap: ConsoleKeymap) {
    self.keymap = keymap
  }

  /// Whether no key is held, pending or locked.
  var isAtRest: Bool {
    shifts.allSatisfy { $0 == 0 } && accent == 0 && !isComposing && number == nil
  }

  mutating func text(of events: [KeyEvent]) -> String {
    var text = ""
    for event in events {
      for scalar in read(event) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  private mutating func read(_ event: KeyEvent) -> [Unicode.Scalar] {
    var mask = 0
    for bit in 0..<8 where shifts[bit] > 0 { mask |= 1 << bit }
    mask ^= locks
    let code = Int(event.key.rawValue)
    guard let table = keymap.tables[UInt8(mask)] else {
      isStray = true
      return []
    }
    var value = code < table.count ? Int(table[code]) : 0x200
    var kind = value >> 8
    if kind == 11, hasCapsLock, let other = keymap.tables[UInt8(mask ^ 1)] {
      value = code < other.count ? Int(other[code]) : 0x200
    }
    if kind == 11 { kind = 0 }
    let low = value & 0xFF
    if event.transition == .up { return kind == 7 ? lift(low) : [] }
    switch kind {
    case 0: return input(UInt32(low))
    case 2 where low == 1: return ["\n"]
    case 2 where low == 7: hasCapsLock.toggle()
    case 2 where low == 14: isComposing = true
    case 2 where low == 0: break
    case 13: accent = accent == 0 ? UInt32(low) : join(UInt32(low))
    case 4 where low < 27:
      let sign = Array("`'^~\",_U.*=cki#o!?+-)(:n;$@".unicodeScalars)[low]
      accent = accent == 0 ? sign.value : join(sign.value)
    case 7 where low < 8: shifts[low] += 1
    case 9 where low < 10: number = (number ?? 0) * 10 + low
    case 10 where low < 8: locks ^= 1 << low
    case 15...: return input(UInt32(value ^ 0xF000))
    default: isStray = true
    }
    return []
  }

  private mutating func lift(_ modifier: Int) -> [Unicode.Scalar] {
    guard modifier < 8, shifts[modifier] > 0 else { return [] }
    shifts[modifier] -= 1
    guard shifts[modifier] == 0, let typed = number else { return [] }
    number = nil
    return keymap.charset.isUnicode
      ? [Unicode.Scalar(UInt32(typed))].compactMap { $0 } : bytes(UInt32(typed & 0xFF))
  }

  private mutating func input(_ value: UInt32) -> [Unicode.Scalar] {
    var value = value
    if accent != 0 { value = join(value) }
    if isComposing {
      isComposing = false
      accent = value
      return []
    }
    return bytes(value)
  }

  private func bytes(_ value: UInt32) -> [Unicode.Scalar] {
    [Unicode.Scalar(value)].compactMap { $0 }
  }

  /// Returns the composition of an accent and the next character; an invalid pair would type both.
  private mutating func join(_ value: UInt32) -> UInt32 {
    let first = accent
    accent = 0
    let pair = keymap.accents.first {
      $0.diacritic.value == first && $0.base.value == value
    }
    if let pair { return pair.result.value }
    if value == 0x20 || value == first { return first }
    isStray = true
    return value
  }
}
