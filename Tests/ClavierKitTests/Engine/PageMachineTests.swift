// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct PageMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)

  @Test func aSecondPageKeyUnderTheFirstSetsThePage() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.press(.symbolic, by: other)
    page.keyTyped()
    page.release(by: finger)
    page.release(by: other)
    #expect(page.keyboardType == .symbolic)
  }

  @Test func thePreferredPageWaitsForTheFingerOnThePageKey() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.keyTyped()
    page.prefer(.alphabetic)
    #expect(page.keyboardType == .numeric)
    page.release(by: finger)
    #expect(page.keyboardType == .alphabetic)
  }

  @Test func aSecondFingerDoesNotEndThePage() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.keyTyped()
    page.release(by: other)
    page.cancel(other)
    page.slideOff(other)
    #expect(page.keyboardType == .numeric)
    page.cancel(finger)
    #expect(page.keyboardType == .alphabetic)
  }
}
