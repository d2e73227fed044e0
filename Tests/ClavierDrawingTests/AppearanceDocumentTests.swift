// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Foundation
import TestSupport
import Testing

/// The agreement of docs/appearance.md with the library's numbers.
struct AppearanceDocumentTests {
  private let tables: [[[String]]]

  init() throws {
    let text = try PackageFiles.text("docs/appearance.md")
    tables = text.split(separator: "\n\n").filter { $0.hasPrefix("| ") }.map { table in
      table.split(separator: "\n").filter { !$0.hasPrefix("| ---") }.map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// Returns the rows of the table whose first line begins with a word, keyed by their first
  /// column.
  private func table(_ word: String) throws -> [(name: String, cells: [String])] {
    let table = try #require(tables.first { $0.first?.first == word })
    return table.dropFirst().map { ($0[0], Array($0.dropFirst())) }
  }

  /// Returns a number in the document's notation.
  private func words(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private func words(_ size: Size) -> String { "\(words(size.width)) × \(words(size.height))" }

  /// Returns the keyboard of a line, on its screen.
  private func preview(_ name: String, _ screen: Size) throws -> KeyboardPreview {
    let device: DeviceType =
      name.hasPrefix("large tablet")
      ? .tabletPro : name.hasPrefix("tablet") ? .tablet : .phone
    let context = KeyboardContext(
      interfaceOrientation: screen.width < screen.height ? .portrait : .landscape,
      screenSize: screen, deviceType: device)
    return KeyboardPreview(context: context, width: screen.width)
  }

  private func size(_ words: String) throws -> Size {
    let numbers = words.split(separator: " × ").compactMap { Double($0) }
    try #require(numbers.count == 2)
    return Size(width: numbers[0], height: numbers[1])
  }

  @Test func rowsAndCapsMatchTheDocument() throws {
    for (name, cells) in try table("device") {
      let screen = try size(cells[0])
      let preview = try preview(name, screen)
      let session = KeyboardSession(
        context: preview.context, width: screen.width, services: preview.services)
      let frames = session.scene.frames
      let letters = frames.keys.filter { $0.action.isInputAction && $0.label.count == 1 }
      let (first, second) = (letters[1].capFrame, letters[2].capFrame)
      let below = try #require(letters.first { $0.capFrame.minY > first.minY }).capFrame
      let radius = session.styledScene.keys[0].cap.corners.topLeft
      let drawn = [
        words(screen), words(below.minY - first.minY), words(first.size),
        words(second.minX - first.maxX), words(radius),
      ]
      #expect(drawn == cells, "\(name)")
      #expect(words(frames.bounds.height) == words(4 * (below.minY - first.minY)), "\(name)")
    }
    #expect(try table("device").count == 7)
  }

  /// Returns a key's share of the width, and its cap.
  private func part(
    _ action: (KeyboardAction) -> Bool, _ preview: KeyboardPreview
  ) throws -> (part: String, cap: String) {
    let session = KeyboardSession(context: preview.context, width: preview.width)
    let key = try #require(session.scene.frames.keys.first { action($0.action) })
    let cap = key.capFrame
    let part = (cap.width + 6) / preview.width * 1000
    return (words(part.rounded() / 10) + " %", words(cap.width))
  }

  @Test func phoneKeysMatchTheDocument() throws {
    let kinds: [String: (KeyboardAction) -> Bool] = [
      "letters": { $0 == .character("q") || $0 == .character("Q") },
      "shift, backspace": { $0 == .backspace }, "space": { $0 == .space },
      "return": { $0.isPrimaryAction },
      "123": { if case .keyboardType = $0 { true } else { false } },
    ]
    let portrait = try preview("phone", Size(width: 390, height: 844))
    let landscape = try preview("phone", Size(width: 844, height: 390))
    let rows = try table("key")
    #expect(rows.count == kinds.count)
    for (name, cells) in rows {
      let kind = try #require(kinds[name])
      let (part, cap) = try part(kind, portrait)
      #expect(cap == cells[1], "\(name)")
      if cells[0] == "the rest" { continue }
      #expect(part == cells[0], "\(name)")
      #expect(try self.part(kind, landscape).part == cells[2], "\(name)")
    }
  }

  @Test func lettersMatchTheDocument() throws {
    let context = KeyboardContext(keyboardCase: .lowercased)
    let service = KeyboardStyle.StandardService(keyboardContext: context)
    func style(_ action: KeyboardAction) -> String {
      let style = service.buttonStyle(for: action, isPressed: false)
      let weight = style.fontWeight ?? style.font?.weight ?? .regular
      return "\(words(style.font?.size ?? 0)) \(weight.rawValue)"
    }
    let actions: [String: [KeyboardAction]] = [
      "small letters": [.character("a"), .character("é")],
      "capitals, digits, signs": [.character("A"), .character("7"), .character("?")],
      "words, such as space and return": [.space, .primary(.return), .text("ok.")],
      "ABC": [.keyboardType(.alphabetic)], "#+=": [.keyboardType(.symbolic)],
      "icons": [.backspace],
    ]
    let rows = try table("label")
    #expect(rows.count == actions.count)
    for (name, cells) in rows {
      for action in try #require(actions[name]) {
        #expect(style(action) == cells.joined(separator: " "), "\(action)")
      }
    }
  }

  @Test func coloursMatchTheDocument() throws {
    func words(_ color: Color) -> String {
      let hex = [color.red, color.green, color.blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      let percent = Int((color.alpha * 100).rounded())
      return "`#\(hex.joined())`" + (percent == 100 ? "" : ", \(percent) % opaque")
    }
    for (index, scheme) in [ColorScheme.light, .dark].enumerated() {
      let context = KeyboardContext(colorScheme: scheme)
      let service = KeyboardStyle.StandardService(keyboardContext: context)
      let letter = service.buttonStyle(for: .character("a"), isPressed: false)
      let shift = service.buttonStyle(for: .backspace, isPressed: false)
      // Light caps are slightly transparent, as the text below the table explains.
      func opaque(_ color: Color?) -> Color {
        let color = color ?? .clear
        return abs(color.alpha - 0.95) < 0.001 ? color.opacity(1 / 0.95) : color
      }
      let drawn = [
        "background": words(Color.keyboardBackground(for: service.effectiveAppearance)),
        "keys that type": words(opaque(letter.backgroundColor)),
        "other keys": words(opaque(shift.backgroundColor)),
        "labels": words(letter.foregroundColor ?? .clear),
        "edge below a cap": words(letter.shadow?.color ?? .clear),
      ]
      let rows = try table("part")
      #expect(rows.count == drawn.count)
      for (name, cells) in rows { #expect(drawn[name] == cells[index], "\(name), \(scheme)") }
    }
  }
}
