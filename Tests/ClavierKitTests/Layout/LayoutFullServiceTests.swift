// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A computer's keyboard")
struct LayoutFullServiceTests {
  private typealias Full = KeyboardLayout.FullService
  private let altGr = Keyboard.KeyboardType.custom(named: "altgr")

  /// Returns the texts of the character keys, from the row of digits to the last row of letters.
  private func rows(
    _ service: Full = Full(), _ type: Keyboard.KeyboardType = .alphabetic,
    _ keyboardCase: Keyboard.Case = .lowercased, locale: KeyboardLocale = .english
  ) -> [String] {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase, locale: locale, deviceType: .full)
    let rows = service.keyboardLayout(for: context).itemRows.dropFirst().prefix(4)
    return rows.map { row in
      row.compactMap { item in
        if case .character(let text) = item.action { text } else { nil }
      }.joined()
    }
  }

  @Test("English has the signs of the United States, with Shift those above them")
  func american() {
    #expect(rows() == ["`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"])
    #expect(
      rows(Full(), .alphabetic, .uppercased)
        == ["~!@#$%^&*()_+", "QWERTYUIOP{}|", "ASDFGHJKL:\"", "ZXCVBNM<>?"])
    #expect(rows(Full(), .alphabetic, .auto) == rows())
  }

  @Test("German has its own signs, and those of AltGr on a page")
  func german() {
    #expect(
      rows(locale: .german) == ["^1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"])
    #expect(
      rows(Full(), .alphabetic, .uppercased, locale: .german)
        == ["°!\"§$%&/()=?`", "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", ">YXCVBNM;:_"])
    #expect(
      rows(Full(), altGr, locale: .german)
        == ["^1²³456{[]}\\´", "@w€rtzuiopü~", "asdfghjklöä#", "|yxcvbnµ,.-"])
  }

  @Test("Caps Lock makes letters capitals and leaves digits and signs alone")
  func capsLock() {
    #expect(
      rows(Full(), .alphabetic, .capsLocked)
        == ["`1234567890-=", "QWERTYUIOP[]\\", "ASDFGHJKL;'", "ZXCVBNM,./"])
    #expect(rows(Full(), .alphabetic, .capsLocked, locale: .german)[0] == "^1234567890ß´")
    #expect(rows(Full(), .alphabetic, .capsLocked, locale: .german)[2] == "ASDFGHJKLÖÄ#")
    #expect(rows(Full(), .alphabetic, .capsLocked, locale: .turkish)[1].hasPrefix("QWERTYUIOPĞÜ"))
    #expect(rows(Full(), .alphabetic, .capsLocked, locale: .turkish)[2].hasPrefix("ASDFGHJKLŞİ"))
  }

  @Test("Requests for other pages return the letters page, which has digits and signs")
  func onePage() {
    for type in [Keyboard.KeyboardType.numeric, .symbolic, .emojis, .custom(named: "gone")] {
      #expect(rows(Full(), type, .uppercased) == rows())
    }
  }

  @Test("AltGr is a modifier where it has no signs, and else a key to its page and back")
  func altGrKey() {
    func actions(
      _ locale: KeyboardLocale, _ type: Keyboard.KeyboardType
    ) -> [KeyboardAction] {
      Full().actions(KeyboardContext(keyboardType: type, locale: locale, deviceType: .full))
    }
    #expect(actions(.english, .alphabetic).contains(.modifier(.altGr)))
    #expect(Full().customPages(for: KeyboardContext(locale: .english)) == [])
    #expect(actions(.german, .alphabetic).contains(.keyboardType(altGr)))
    #expect(!actions(.german, .alphabetic).contains(.modifier(.altGr)))
    #expect(actions(.german, altGr).contains(.keyboardType(.alphabetic)))
    #expect(Full().customPages(for: KeyboardContext(locale: .german)) == ["altgr"])
  }

  @Test("A full keyboard has all 104 keys, a notebook all but Scroll Lock, Pause and Num Lock")
  func allKeys() {
    let landscape = Full().actions(
      KeyboardContext(interfaceOrientation: .landscape, deviceType: .full))
    let keys = Set(landscape)
    // The keys for sound, light and browsers are for custom layouts.
    let usual = FunctionKey.allCases.filter { key in
      !["volume", "brightness", "media", "browser"].contains { key.rawValue.hasPrefix($0) }
    }
    for key in usual where key != .escape {
      #expect(keys.contains(.key(key)), "\(key)")
    }
    // F-keys and the results of Fn have keys of their own.
    for modifier in Keyboard.Modifier.allCases where modifier != .function {
      #expect(keys.contains(.modifier(modifier)), "\(modifier)")
    }
    #expect(keys.isSuperset(of: [.escape, .tab, .capsLock, .space, .backspace]))
    #expect(landscape.filter(\.isShiftAction).count == 2)
    // 104 keys, four more above the digits, and two that are the other halves of + and Return.
    #expect(landscape.filter { !$0.isSpacer }.count == 110)

    let portrait = Set(Full().actions(KeyboardContext(deviceType: .full)))
    for key in usual {
      let isLeftOut = [.escape, .scrollLock, .pause, .numLock].contains(key)
      #expect(portrait.contains(.key(key)) != isLeftOut, "\(key)")
    }
  }

  @Test("Rows are equally wide, and widths are quarters of a letter's key")
  func quarterUnits() {
    for context in KeyboardContext.ofAllDevices where context.deviceType == .full {
      let service = Full()
      let rows = service.keys(for: service.inputSet(for: context), context: context)
      let total = context.interfaceOrientation == .portrait ? 16 : 22.5
      #expect(rows.count == 6)
      for row in rows {
        #expect(row.reduce(0) { $0 + $1.units } == total)
        #expect(row.filter { ($0.units * 4).rounded() != $0.units * 4 }.isEmpty)
        #expect(row.filter { $0.units < 1 && !$0.action.isSpacer }.isEmpty)
      }
    }
  }

  @Test(
    "Layouts with other letter orders keep the signs around them, and all of ASCII is typable",
    arguments: [InputSet.qwerty, .qwertz, .qwertzGerman, .azerty, .colemak, .dvorak])
  func otherOrders(letters: InputSet) {
    let service = Full(alphabeticInputSet: letters)
    let small = rows(service)
    for (row, expected) in zip(small.dropFirst(), letters.rows.characters()) {
      let own = row.first == "<" ? String(row.dropFirst()) : row
      #expect(own.hasPrefix(expected.joined()))
    }
    let typed = Set(
      (small + rows(service, .alphabetic, .uppercased) + rows(service, altGr)).joined())
    for code in UInt8(0x21)...0x7E {
      #expect(typed.contains(Character(Unicode.Scalar(code))), "\(Unicode.Scalar(code))")
    }
  }

  @Test("Languages with more letters move the signs that they displace to the AltGr page")
  func moreLetters() {
    let letters = InputSet(rows: [
      .init(chars: "qwertyuiopå"), .init(chars: "asdfghjklöä"), .init(chars: "zxcvbnm"),
    ])
    let service = Full(alphabeticInputSet: letters)
    #expect(rows(service) == ["`1234567890-=", "qwertyuiopå[", "asdfghjklöä;", "zxcvbnm,./]"])
    #expect(rows(service, altGr)[0] == "`\\|'\"567890-=")
    let full = InputSet(rows: [
      .init(chars: "йцукенгшщзхъ"), .init(chars: "фывапролджэё"), .init(chars: "ячсмитьбюґі"),
    ])
    let typed = Set(rows(Full(alphabeticInputSet: full), altGr).joined())
    #expect(typed.isSuperset(of: "[]{}\\|;:'\",.<>/?"))
  }

  @Test("Input sets that do not fit a computer's rows are replaced by the English letters")
  func tooManyLetters() {
    for counts in [[13, 9, 7], [10, 13, 7], [10, 9, 12], [10, 9], [9, 9, 9, 9], []] {
      let letters = InputSet(
        rows: counts.map { count in .init(chars: (0..<count).map { "k\($0)" }) })
      #expect(rows(Full(alphabeticInputSet: letters)) == rows(), "\(counts)")
    }
  }

  @Test("Input sets with rows of any number and length give a layout without flaws")
  func foreignRows() {
    struct Odd: ComputerKeysProvider {
      let counts: [Int]
      func alphabeticInputSet(for context: KeyboardContext) -> InputSet { InputSet(rows: rows) }
      func numericInputSet(for context: KeyboardContext) -> InputSet { InputSet(rows: rows) }
      func symbolicInputSet(for context: KeyboardContext) -> InputSet { InputSet(rows: rows) }
      func computerKeys(for context: KeyboardContext) -> ComputerKeys {
        ComputerKeys(rows: rows, third: [:])
      }
      private var rows: InputSet.Rows {
        counts.map { count in .init(chars: (0..<count).map { "k\($0)" }) }
      }
    }
    for counts in [[], [0], [20], [5, 5], [0, 0, 0, 0], [20, 20, 20, 20], [9, 9, 9, 9, 9, 9]] {
      let service = Full(inputSetProvider: Odd(counts: counts))
      for context in KeyboardContext.ofAllDevices where context.deviceType == .full {
        let frames = KeyboardFrames(service.keyboardLayout(for: context), width: 1280)
        #expect(frames.flaw == nil, "\(counts)")
      }
    }
  }
}
