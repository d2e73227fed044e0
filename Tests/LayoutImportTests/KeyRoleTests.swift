// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput
import LayoutImport
import Testing

/// The kernel's key codes, compared with the receivers' US keymap.
struct KeyRoleTests {
  private func action(_ code: UInt16, _ keyboardCase: Keyboard.Case) -> KeyboardAction? {
    Imported(csv: "x;y;width;height;name;code\n0;0;10;10;key;\(code)")
      .rows(.alphabetic, keyboardCase).first?.first
  }

  /// Returns the key codes that a receiver's keyboard would have to press for an effect.
  private func codes(_ typist: Typist, _ effect: Effect) -> [[UInt16]] {
    var sequence = KeySequence()
    _ = typist.type(effect, into: &sequence)
    return sequence.chords.map { $0.keys.map(\.rawValue) }
  }

  @Test func everySignIsTypedByTheKeyThatItIsPrintedOn() throws {
    let typist = Typist(keymap: try Keymap(.names(KeymapNames(layout: "us"))))
    let printed = [2...13, 16...27, 30...41, 43...53].joined().map(UInt16.init)
    for code in printed {
      guard case .character(let small)? = action(code, .lowercased),
        case .character(let shifted)? = action(code, .uppercased)
      else {
        Issue.record("key \(code) types nothing")
        continue
      }
      #expect(codes(typist, .insertText(small)) == [[code]], "\(small)")
      #expect(codes(typist, .insertText(shifted)) == [[42, code]], "\(shifted)")
    }
    #expect(printed.count == 47)
  }

  @Test func capsLockIsForLettersOnly() {
    for code in UInt16(1)...127 {
      guard case .character(let small)? = action(code, .lowercased),
        case .character(let locked)? = action(code, .capsLocked)
      else { continue }
      #expect(locked == small.uppercased(), "\(code)")
    }
  }

  @Test func everyFunctionKeyIsPressedByItsOwnKey() throws {
    let typist = Typist(keymap: try Keymap(.names(KeymapNames(layout: "us"))))
    var found: Set<FunctionKey> = [.escape]
    for code in UInt16(1)...255 where code != 139 {
      guard case .key(let key)? = action(code, .lowercased) else { continue }
      #expect(codes(typist, .press(KeyStroke(key))) == [[code]], "\(key)")
      found.insert(key)
    }
    #expect(found == Set(FunctionKey.allCases))
  }

  @Test(arguments: [
    (1, KeyboardAction.escape), (14, .backspace), (15, .tab), (28, .primary(.return)), (57, .space),
    (58, .capsLock), (42, .shift(.lowercased)), (54, .shift(.lowercased)),
    (29, .modifier(.control)),
    (97, .modifier(.control)), (56, .modifier(.alt)), (100, .modifier(.altGr)),
    (125, .modifier(.super)), (86, .character("<")), (78, .character("+")),
    (112, .custom(named: "key")),
  ])
  func otherKeycodesHaveTheirKernelMeaning(code: Int, expected: KeyboardAction) {
    #expect(action(UInt16(code), .lowercased) == expected)
  }

  @Test func everyNumberIsAKeyOrRefused() {
    for code in UInt16(0)...800 {
      let imported = Imported(csv: "x;y;width;height;name;code\n0;0;10;10;key;\(code)")
      let isKey = (1...767).contains(code) && !(272...279).contains(code)
      #expect((imported.layout != nil) == isKey, "\(code)")
    }
  }
}
