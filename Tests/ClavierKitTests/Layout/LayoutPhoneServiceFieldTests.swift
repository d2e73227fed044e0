// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutPhoneServiceFieldTests {
  private let service = KeyboardLayout.PhoneService()

  private func portrait(
    _ purpose: Keyboard.FieldPurpose, _ type: Keyboard.KeyboardType = .alphabetic
  ) -> LayoutCells {
    let context = KeyboardContext(keyboardType: type, fieldPurpose: purpose)
    return LayoutCells(service, context, width: 390)
  }

  private func landscape(_ purpose: Keyboard.FieldPurpose) -> LayoutCells {
    let context = KeyboardContext(interfaceOrientation: .landscape, fieldPurpose: purpose)
    return LayoutCells(service, context, width: 844)
  }

  @Test func anyTextHasSpaceAlone() {
    #expect(portrait(.standard).labels[3] == ["123", "space", "return"])
    portrait(.standard).expectWidths(3, [47.97, 244.53, 97.5])
    landscape(.standard).expectWidths(3, [80.18, 599.24, 164.58])
  }

  @Test func anAddressOfMailHasAtSignAndFullStopAsWideAsLetters() {
    #expect(portrait(.email).labels[3] == ["123", "space", "@", ".", "return"])
    portrait(.email).expectWidths(3, [47.97, 166.53, 39, 39, 97.5])
    landscape(.email).expectWidths(3, [80.18, 430.44, 84.4, 84.4, 164.58])
  }

  @Test func anAddressOfTheWebHasNoSpace() {
    #expect(portrait(.url).labels[3] == ["123", ".", "/", ".com", "return"])
    portrait(.url).expectWidths(3, [47.97, 81.51, 81.51, 81.51, 97.5])
    landscape(.url).expectWidths(3, [80.18, 199.747, 199.747, 199.747, 164.58])
  }

  @Test func aSearchHasAFullStop() {
    #expect(portrait(.webSearch).labels[3] == ["123", "space", ".", "return"])
    portrait(.webSearch).expectWidths(3, [47.97, 205.53, 39, 97.5])
    landscape(.webSearch).expectWidths(3, [80.18, 514.84, 84.4, 164.58])
  }

  @Test(arguments: Keyboard.FieldPurpose.allCases, Keyboard.KeyboardType.inputTypes)
  func theOtherRowsDoNotDependOnTheField(
    purpose: Keyboard.FieldPurpose, type: Keyboard.KeyboardType
  ) {
    let field = portrait(purpose, type)
    let any = portrait(.standard, type)
    #expect(Array(field.widths.dropLast()) == Array(any.widths.dropLast()))
    #expect(Array(field.labels.dropLast()) == Array(any.labels.dropLast()))
    #expect(field.labels[3].count == ["email": 5, "url": 5, "webSearch": 4][purpose.rawValue] ?? 3)
  }

  @Test func digitsAreWiderInTheLowerRowOnly() {
    let digits = portrait(.email, .numeric)
    #expect(digits.labels[3] == ["ABC", "space", "@", ".", "return"])
    digits.expectWidths(2, [47.97] + times(5, 54.6) + [50.7])
    digits.expectWidths(3, [47.97, 166.53, 39, 39, 97.5])
  }

  @Test func keysOfFieldsCanBeOverridden() {
    final class Slash: KeyboardLayout.PhoneService {
      override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
        super.fieldActions(for: context) + [.character("#")]
      }
    }
    let cells = LayoutCells(Slash(), KeyboardContext(), width: 390)
    #expect(cells.labels[3] == ["123", "space", "#", "return"])
    cells.expectWidths(3, [47.97, 205.53, 39, 97.5])
  }

  // The tables of widths.

  @Test(arguments: [Keyboard.KeyboardType.numeric, .symbolic])
  func digitsAndSignsOfAPhoneHaveTheirWidths(type: Keyboard.KeyboardType) {
    let page = portrait(.standard, type)
    page.expectWidths(0, times(10, 39))
    page.expectWidths(1, times(10, 39))
    page.expectWidths(2, [47.97] + times(5, 54.6) + [50.7])
    page.expectWidths(3, [47.97, 244.53, 97.5])
    let context = KeyboardContext(keyboardType: type, interfaceOrientation: .landscape)
    let wide = LayoutCells(service, context, width: 844)
    wide.expectWidths(1, times(10, 84.4))
    wide.expectWidths(2, [80.18] + times(5, 118.16) + [109.72])
    wide.expectWidths(3, [80.18, 599.24, 164.58])
  }
}
