// SPDX-License-Identifier: MIT

import Foundation

/// The layouts that are compiled into squeekboard's program.
///
/// Its package installs no files: the program has a table of names and texts. Each text in it is an
/// address, which the dynamic loader relocates, followed by a length:
///
/// ```
///   .rela.dyn:  place of the address ─┐   text's place in the program
///   table:      … │ address, length │ address, length │ …
///                    of the name        of the text
/// ```
///
/// **Source:** the ELF-64 object file format; Rust's layout of a pair of `&str`.
struct CompiledLayouts {
  struct Layout {
    var name: String
    var text: [UInt8]
  }

  private(set) var layouts: [Layout] = []
  private let program: Data
  /// The loaded segments of the program, with their addresses.
  private var segments: [(address: Int, size: Int, offset: Int)] = []
  private var dynamic: [Int: Int] = [:]

  init(program path: String) throws {
    program = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    readHeaders()
    // Addresses by location: the relocations that add the program's base address to a number.
    var addresses: [Int: Int] = [:]
    let table = offset(of: dynamic[7] ?? 0) ?? 0
    for entry in 0..<((dynamic[8] ?? 0) / 24) {
      addresses[word(table + 24 * entry)] = word(table + 24 * entry + 16)
    }
    for (place, address) in addresses {
      guard let text = string(at: place, address), text.count > 100, isLayout(text),
        let nameAddress = addresses[place - 16], let name = string(at: place - 16, nameAddress)
      else { continue }
      layouts.append(Layout(name: String(decoding: name, as: UTF8.self), text: Array(text)))
    }
    layouts.sort { $0.name < $1.name }
  }

  private mutating func readHeaders() {
    let headers = word(0x20)
    for index in 0..<(word(0x38) & 0xFFFF) {
      let header = headers + 56 * index
      let (offset, address, size) = (word(header + 8), word(header + 16), word(header + 32))
      switch word(header) & 0xFFFF_FFFF {
      case 1: segments.append((address, size, offset))
      case 2:
        for entry in 0..<(size / 16) {
          dynamic[word(offset + 16 * entry)] = word(offset + 16 * entry + 8)
        }
      default: break
      }
    }
  }

  /// Returns the text whose address and length are at a location.
  private func string(at place: Int, _ address: Int) -> Data? {
    guard let offset = offset(of: address),
      let length = self.offset(of: place).map({ word($0 + 8) }),
      (1...100_000).contains(length), offset + length <= program.count
    else { return nil }
    return program[offset..<(offset + length)]
  }

  private func isLayout(_ text: Data) -> Bool {
    text.range(of: Data("\nviews:".utf8)) != nil && text.range(of: Data("\nbuttons:".utf8)) != nil
  }

  private func offset(of address: Int) -> Int? {
    segments.first { $0.address <= address && address < $0.address + $0.size }
      .map { address - $0.address + $0.offset }
  }

  /// Returns the number at an offset; zero beyond the end.
  private func word(_ offset: Int) -> Int {
    guard offset >= 0, offset + 8 <= program.count else { return 0 }
    return program.withUnsafeBytes {
      Int(
        truncatingIfNeeded: UInt64(
          littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
  }
}
