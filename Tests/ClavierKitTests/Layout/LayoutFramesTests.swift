// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Returns the compiled standard layout of a page.
func phoneFrames(_ context: KeyboardContext, width: Double) -> KeyboardFrames {
  KeyboardFrames(KeyboardLayout.PhoneService().keyboardLayout(for: context), width: width)
}

struct LayoutFramesTests {
  private let letters = phoneFrames(KeyboardContext(), width: 390)

  private func key(
    _ action: KeyboardAction, in frames: KeyboardFrames
  ) throws -> KeyboardFrames.Key {
    try #require(frames.keys.first { $0.action == action }, "\(action)")
  }

  private func expectNear(
    _ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    let actual = [rect.minX, rect.minY, rect.width, rect.height]
    let near = zip(actual, [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.01 }
    #expect(near, "\(actual) is not \([x, y, width, height])", sourceLocation: location)
  }

  // The worked example of a phone that is 390 points wide.

  @Test func fourRowsOfAPhoneHaveTheirSize() {
    #expect(letters.size == Size(width: 390, height: 216))
    #expect(letters.rows.map(\.keys.count) == [10, 9, 9, 3])
    #expect(letters.rows.map(\.minY) == [0, 54, 108, 162])
    #expect(letters.rows.map(\.maxY) == [54, 108, 162, 216])
  }

  @Test func lettersStandInCellsOf39PointsWithCapsOf33By42() throws {
    let q = try key(.character("q"), in: letters)
    expectNear(q.touchFrame, 0, 0, 39, 54)
    expectNear(q.capFrame, 3, 6, 33, 42)
    let p = try key(.character("p"), in: letters)
    expectNear(p.touchFrame, 351, 0, 39, 54)
    expectNear(p.capFrame, 354, 6, 33, 42)
    expectNear(try key(.character("g"), in: letters).touchFrame, 175.5, 54, 39, 54)
  }

  @Test func theMarginsOfAShortRowBelongToTheKeysAtItsEnds() throws {
    let a = try key(.character("a"), in: letters)
    expectNear(a.touchFrame, 0, 54, 58.5, 54)
    expectNear(a.capFrame, 22.5, 60, 33, 42)
    let l = try key(.character("l"), in: letters)
    expectNear(l.touchFrame, 331.5, 54, 58.5, 54)
    expectNear(l.capFrame, 334.5, 60, 33, 42)
  }

  @Test func theMarginsBesideShiftAndBackspaceBelongToTheLetters() throws {
    let shift = try key(.shift(.auto), in: letters)
    expectNear(shift.touchFrame, 0, 108, 50.7, 54)
    expectNear(shift.capFrame, 3, 114, 44.7, 42)
    let z = try key(.character("z"), in: letters)
    expectNear(z.touchFrame, 50.7, 108, 46.8, 54)
    expectNear(z.capFrame, 61.5, 114, 33, 42)
    let m = try key(.character("m"), in: letters)
    expectNear(m.touchFrame, 292.5, 108, 46.8, 54)
    expectNear(try key(.backspace, in: letters).touchFrame, 339.3, 108, 50.7, 54)
  }

  @Test func digitsHaveWideKeysInTheLowerRow() throws {
    let digits = phoneFrames(KeyboardContext(keyboardType: .numeric), width: 390)
    #expect(digits.rows.map(\.keys.count) == [10, 10, 7, 3])
    expectNear(try key(.character("-"), in: digits).touchFrame, 0, 54, 39, 54)
    expectNear(try key(.keyboardType(.symbolic), in: digits).touchFrame, 0, 108, 47.97, 54)
    let period = try key(.character("."), in: digits)
    expectNear(period.touchFrame, 47.97, 108, 63.765, 54)
    expectNear(period.capFrame, 60.135, 114, 48.6, 42)
    expectNear(try key(.character(","), in: digits).touchFrame, 111.735, 108, 54.6, 54)
    expectNear(try key(.backspace, in: digits).touchFrame, 339.3, 108, 50.7, 54)
  }

  @Test func germanHasElevenKeysInTheUpperRows() throws {
    let german = phoneFrames(KeyboardContext(locale: .german), width: 390)
    #expect(german.rows.map(\.keys.count) == [11, 11, 9, 3])
    expectNear(try key(.character("ü"), in: german).touchFrame, 354.545, 0, 35.455, 54)
    expectNear(try key(.character("ä"), in: german).touchFrame, 354.545, 54, 35.455, 54)
    expectNear(try key(.character("y"), in: german).touchFrame, 50.7, 108, 55.664, 54)
    expectNear(try key(.character("y"), in: german).capFrame, 73.909, 114, 29.455, 42)
  }

  @Test func keysNeverAreGapsAndKnowTheirRows() {
    for (index, key) in letters.keys.enumerated() {
      #expect(!key.action.isSpacer)
      #expect(letters.rows[key.row].keys.contains(index))
    }
  }
}

struct LayoutPagesTests {
  private let service = KeyboardLayout.PhoneService()

  @Test func everyPageIsTheOneThatTheServiceMakes() {
    let context = KeyboardContext(
      keyboardType: .symbolic, keyboardCase: .capsLocked, returnKeyType: .go)
    let pages = KeyboardPages(service: service, context: context, width: 390)
    for type in Keyboard.KeyboardType.inputTypes {
      for keyboardCase in Keyboard.Case.allCases {
        var page = context
        page.keyboardType = type
        page.keyboardCase = keyboardCase == .auto ? .lowercased : keyboardCase
        #expect(pages[type, keyboardCase] == phoneFrames(page, width: 390))
      }
    }
  }

  @Test func lettersDependOnTheCaseAndOtherPagesDoNot() {
    let pages = KeyboardPages(service: service, context: KeyboardContext(), width: 390)
    let letters = Keyboard.Case.allCases.map { pages[.alphabetic, $0].keys[0].action }
    #expect(Set(letters) == [.character("q"), .character("Q")])
    #expect(pages[.alphabetic, .uppercased] != pages[.alphabetic, .capsLocked])
    #expect(Set(Keyboard.Case.allCases.map { pages[.numeric, $0] }).count == 1)
    #expect(Set(Keyboard.Case.allCases.map { pages[.symbolic, $0] }).count == 1)
  }

  @Test func theSizeHoldsEveryPage() {
    final class HighDigits: KeyboardLayout.PhoneService {
      override func configuration(for context: KeyboardContext) -> KeyboardLayout.Configuration {
        var configuration = super.configuration(for: context)
        configuration.rowHeight = context.keyboardType == .numeric ? 70 : 50
        return configuration
      }
    }
    let pages = KeyboardPages(service: HighDigits(), context: KeyboardContext(), width: 320)
    #expect(pages.size == Size(width: 320, height: 280))
    #expect(pages[.symbolic, .auto].size.height == 200)
  }
}
