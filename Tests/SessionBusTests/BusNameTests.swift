// SPDX-License-Identifier: MIT

import Testing

@testable import SessionBus

/// The ownership of a name on the bus, and the messages about it.
struct BusNameTests {
  @Test func aFreeNameIsOwnedWithoutAMessage() {
    var name = BusName("a.b")
    #expect(name.state == .requested)
    let said = name.handle(.owned)
    #expect(said == nil && name.state == .owned)
    // The bus sends it twice: as its answer, and as a signal.
    let again = name.acquired()
    #expect(again == nil)
  }

  @Test func aTakenNameIsQueuedFor() {
    var name = BusName("a.b")
    let said = name.handle(.queued)
    #expect(said?.hasPrefix("another keyboard has the name a.b") == true)
    #expect(name.state == .queued)
    let news = name.acquired()
    #expect(news == "calls to a.b on the session bus are received again")
    #expect(name.state == .owned)
  }

  @Test func theNextOwnerKeepsTheNameUntilItEnds() {
    var name = BusName("a.b")
    _ = name.handle(.owned)
    let (said, again) = (name.lost(), name.lost())
    #expect(said?.contains("and receives its calls until it ends") == true)
    #expect(again == nil)
    let news = name.acquired()
    #expect(news != nil && name.state == .owned)
  }

  @Test func aRefusedNameIsReportedWithItsReason() {
    var name = BusName("a.b")
    let said = name.handle(.refused("not for you"))
    #expect(said?.hasSuffix(": not for you") == true)
    #expect(name.state == .refused)
    let again = name.handle(.refused("not for you"))
    #expect(again == nil)
  }

  /// **Source:** D-Bus Specification, the numbers of `RequestName`.
  @Test func theNumbersOfTheBusAreKnown() {
    #expect(BusName.Reply(code: 1) == .owned)
    #expect(BusName.Reply(code: 2) == .queued)
    #expect(BusName.Reply(code: 3) == .refused("it answered 3"))
    #expect(BusName.Reply(code: 4) == .owned)
    #expect(BusName.Reply(code: .max) == .refused("it answered 4294967295"))
  }

  /// All sequences of six bus messages.
  @Test func repliesAreReportedOnceAndTheLastCounts() {
    for order in 0..<4096 {
      var name = BusName("a.b")
      var last: String?
      for place in 0..<6 {
        let before = name.state
        let said: String?
        switch order >> (2 * place) & 3 {
        case 0:
          said = name.handle(.owned)
          #expect(name.state == .owned)
        case 1:
          said = name.acquired()
          #expect(name.state == .owned)
        case 2:
          said = name.lost()
          #expect(name.state == .queued)
        default:
          said = name.handle(.refused("no"))
          // A program that already has the name does not request it again.
          #expect(name.state == (before == .requested ? .refused : before))
        }
        if before == name.state { #expect(said == nil) }
        if let said {
          #expect(said != last)
          last = said
        }
      }
    }
  }
}
