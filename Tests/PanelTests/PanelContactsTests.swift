// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import TestSupport
import Testing

/// The contacts made of a display server's touch and pointer events.
struct PanelContactsTests {
  private func touch(_ id: UInt64, _ phase: Contact.Phase, _ x: Double) -> Touch {
    Touch(contact: Contact.ID(rawValue: id), phase: phase, point: Point(x: x, y: 0))
  }

  private func at(_ x: Double) -> Point { Point(x: x, y: 0) }

  @Test func aFingerLandsMovesAndIsLifted() {
    let contacts = Contacts()
    contacts.fingerDown(0, at: at(1))
    #expect(contacts.newTouches() == [touch(1, .down, 1)])
    contacts.fingerMoved(0, to: at(2))
    contacts.fingerMoved(0, to: at(3))
    contacts.fingerMoved(0, to: at(3))
    #expect(contacts.newTouches() == [touch(1, .moved, 3)])
    contacts.fingerUp(0)
    #expect(contacts.newTouches() == [touch(1, .up, 3)])
    #expect(contacts.newTouches() == [])
  }

  @Test func aReusedFingerNumberIsANewContact() {
    let contacts = Contacts()
    contacts.fingerDown(7, at: at(1))
    contacts.fingerUp(7)
    contacts.fingerDown(7, at: at(2))
    #expect(
      contacts.newTouches() == [touch(1, .down, 1), touch(1, .up, 1), touch(2, .down, 2)])
  }

  @Test func aFingerThatLandsTwiceIsCancelledFirst() {
    let contacts = Contacts()
    contacts.fingerDown(0, at: at(1))
    contacts.fingerDown(0, at: at(2))
    #expect(
      contacts.newTouches() == [touch(1, .down, 1), touch(1, .cancelled, 1), touch(2, .down, 2)])
  }

  @Test func eventsOfUnknownFingersAreIgnored() {
    let contacts = Contacts()
    contacts.fingerUp(3)
    contacts.fingerMoved(-1, to: at(1))
    contacts.cancelFingers()
    contacts.pointerPressed(true)
    contacts.pointerLeft()
    #expect(contacts.newTouches() == [])
  }

  @Test func aCancelCancelsAllFingers() {
    let contacts = Contacts()
    contacts.fingerDown(0, at: at(1))
    contacts.fingerDown(1, at: at(2))
    _ = contacts.newTouches()
    contacts.cancelFingers()
    #expect(contacts.newTouches() == [touch(1, .cancelled, 1), touch(2, .cancelled, 2)])
    contacts.fingerUp(0)
    #expect(contacts.newTouches() == [])
  }

  @Test func thePointerIsAFingerWhileItsButtonIsDown() {
    let contacts = Contacts()
    contacts.pointerMoved(to: at(1))
    #expect(contacts.newTouches() == [])
    contacts.pointerPressed(true)
    contacts.pointerPressed(true)
    contacts.pointerMoved(to: at(2))
    contacts.pointerPressed(false)
    contacts.pointerPressed(false)
    contacts.pointerMoved(to: at(3))
    #expect(
      contacts.newTouches() == [touch(1, .down, 1), touch(1, .moved, 2), touch(1, .up, 2)])
  }

  @Test func aPointerThatLeavesPressedIsCancelled() {
    let contacts = Contacts()
    contacts.pointerMoved(to: at(1))
    contacts.pointerPressed(true)
    _ = contacts.newTouches()
    contacts.pointerLeft()
    contacts.pointerPressed(false)
    #expect(contacts.newTouches() == [touch(1, .cancelled, 1)])
  }

  @Test func noReportNamesAContactTwice() {
    let touches = [touch(1, .down, 1), touch(2, .down, 1), touch(1, .up, 1), touch(3, .down, 1)]
    let parts = PanelTouch(
      frame: TouchFrame(time: Timestamp(microseconds: 5), touches: touches)
    ).parts
    #expect(parts.map(\.frame.touches) == [Array(touches[..<2]), Array(touches[2...])])
    let many = (1...50 as ClosedRange<UInt64>).map { touch($0, .down, 1) }
    let all = PanelTouch(
      source: .pointer, frame: TouchFrame(time: Timestamp(microseconds: 5), touches: many)
    ).parts
    #expect(all.flatMap(\.frame.touches) == many)
    #expect(all.allSatisfy { $0.frame.touches.count <= PanelContacts.maximumFingers })
  }

  @Test func fingersBeyondTwoHandsAreIgnored() {
    let contacts = Contacts()
    for number in 0..<100 as Range<Int32> { contacts.fingerDown(number, at: at(1)) }
    #expect(contacts.newTouches().count == PanelContacts.maximumFingers)
    contacts.fingerUp(99)
    #expect(contacts.newTouches() == [])
  }

  @Test("Contacts of two seats have different IDs, however often each is touched")
  func seats() {
    var ids = [Set<UInt64>(), Set<UInt64>()]
    for seat in [0, 1] {
      var contacts = PanelContacts(seat: seat)
      for _ in 0..<10_000 {
        contacts.fingerDown(0, at: at(1))
        for touch in contacts.next(.touch, at: 0)?.frame.touches ?? [] {
          ids[seat].insert(touch.contact.rawValue)
        }
      }
      #expect(ids[seat].count > 4_000)
    }
    #expect(ids[0].isDisjoint(with: ids[1]))
    var last = PanelContacts(seat: PanelContacts.seatLimit - 1)
    last.fingerDown(0, at: at(1))
    let touches = last.next(.touch, at: 0)?.frame.touches ?? []
    #expect(touches.count == 1)
    #expect(touches.allSatisfy { $0.contact.rawValue <= PanelContacts.highestID })
  }

  @Test("A resting finger and a pressed pointer keep their IDs when those of others wrap around")
  func wrappedIDs() {
    let contacts = Contacts()
    contacts.fingerDown(0, at: at(1))
    contacts.pointerMoved(to: at(1))
    contacts.pointerPressed(true)
    let resting = contacts.newTouches().map(\.contact)
    #expect(resting.count == 2)
    for _ in 0..<10_000 {
      contacts.fingerDown(1, at: at(1))
      contacts.fingerUp(1)
    }
    let others = Set(contacts.newTouches().map(\.contact))
    #expect(others.count > 4_000 && others.isDisjoint(with: resting))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func everyContactBeginsAndEndsOnce(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let contacts = Contacts()
    var there: Set<Contact.ID> = []
    func check(_ touches: [Touch]) {
      for touch in touches {
        switch touch.phase {
        case .down: #expect(there.insert(touch.contact).inserted)
        case .moved: #expect(there.contains(touch.contact))
        case .up, .cancelled: #expect(there.remove(touch.contact) != nil)
        }
        #expect(touch.contact.rawValue <= PanelContacts.highestID)
      }
    }
    for _ in 0..<500 {
      let number = Int32.random(in: -2..<25, using: &random)
      let place = at(Double.random(in: -10..<10, using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: contacts.fingerDown(number, at: place)
      case 2: contacts.fingerUp(number)
      case 3: contacts.fingerMoved(number, to: place)
      case 4: contacts.pointerMoved(to: place)
      case 5: contacts.pointerPressed(.random(using: &random))
      case 6: contacts.pointerLeft()
      case 7: check(contacts.newTouches())
      default: if Int.random(in: 0..<10, using: &random) == 0 { contacts.cancelFingers() }
      }
    }
    contacts.cancelFingers()
    contacts.pointerLeft()
    check(contacts.newTouches())
    #expect(there.isEmpty)
  }
}

/// Contacts in an object, so that expectations can call it.
private final class Contacts {
  private var contacts = PanelContacts()

  func fingerDown(_ number: Int32, at place: Point) { contacts.fingerDown(number, at: place) }
  func fingerMoved(_ number: Int32, to place: Point) { contacts.fingerMoved(number, to: place) }
  func fingerUp(_ number: Int32) { contacts.fingerUp(number) }
  func cancelFingers() { contacts.cancelFingers() }
  func pointerMoved(to place: Point) { contacts.pointerMoved(to: place) }
  func pointerPressed(_ isDown: Bool) { contacts.pointerPressed(isDown) }
  func pointerLeft() { contacts.pointerLeft() }
  func newTouches() -> [Touch] {
    PanelTouch.Source.allCases.flatMap { contacts.next($0, at: 0)?.frame.touches ?? [] }
  }
}
