// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import KeyboardCore

@Suite("The contacts that a panel reports")
struct RemoteContactsTests {
  private func touches(
    _ id: Int, _ phase: Contact.Phase, at time: Int64? = nil,
    by source: PanelTouch.Source = .touch
  ) -> PanelTouch {
    let touch = Touch(
      contact: Contact.ID(rawValue: UInt64(id)), phase: phase, point: Point(x: 1, y: 2))
    return PanelTouch(
      source: source,
      frame: TouchFrame(time: time.map(Timestamp.init) ?? .unknown, touches: [touch]))
  }

  @Test("Contacts of different panels and pointers differ from each other and from a device's")
  func numbers() {
    var ids: Set<Contact.ID> = []
    for panel in [UInt32(0), 1, 2, .max] {
      var contacts = RemoteContacts(panel: panel)
      for source in PanelTouch.Source.allCases {
        for id in [0, 1, 65_535] {
          let frame = contacts.frame(touches(id, .down, by: source), at: Timestamp(microseconds: 9))
          ids.formUnion(frame?.touches.map(\.contact) ?? [])
        }
      }
    }
    #expect(ids.count == 4 * 2 * 3)
    #expect(ids.allSatisfy { $0.rawValue >> 63 == 1 })
    // The offset of a finger's taps is learned for each device: the upper half.
    #expect(Set(ids.map { $0.rawValue >> 32 }).count == 4 * 2)
  }

  @Test("A reported time is used if it is plausible, and is never before the last one")
  func times() {
    var contacts = RemoteContacts(panel: 1)
    func time(_ said: Int64?, now: Int64, _ phase: Contact.Phase) -> Int64? {
      let frame = contacts.frame(touches(1, phase, at: said), at: Timestamp(microseconds: now))
      return frame?.time.microseconds
    }
    #expect(time(9_000_000, now: 9_500_000, .down) == 9_000_000)
    #expect(time(8_000_000, now: 9_600_000, .moved) == 9_000_000)
    #expect(time(99_000_000, now: 9_700_000, .moved) == 9_700_000)
    #expect(time(nil, now: 9_800_000, .moved) == 9_800_000)
    #expect(time(.min, now: 9_900_000, .moved) == 9_900_000)
    #expect(time(4_000_000, now: 10_000_000, .up) == 10_000_000)
  }

  @Test("The number of a panel's contacts is limited")
  func manyContacts() {
    var contacts = RemoteContacts(panel: 1)
    let now = Timestamp(microseconds: 1)
    let taken = (0..<1000).compactMap { contacts.frame(touches($0, .down), at: now) }
    #expect(taken.count == RemoteContacts.limit)
    #expect(contacts.cancelAll(at: now)?.touches.count == RemoteContacts.limit)
    #expect(contacts.cancelAll(at: now) == nil)
  }
}
