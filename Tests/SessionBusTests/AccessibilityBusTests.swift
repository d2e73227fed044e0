// SPDX-License-Identifier: MIT

import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import SessionBus

/// A session's bus of assistive technology, which comes and goes.
@Suite(.serialized, .enabled(if: Tier.runs("dbus-daemon"), "\(Tier.remedy)"))
struct AccessibilityBusTests {
  /// A listener on the bus.
  private final class Listener {
    let loop: EventLoop
    private(set) var starts = 0
    private(set) var failures: [String] = []
    private var bus: AccessibilityBus?

    init(_ address: String, enables: Bool = true) throws {
      loop = try EventLoop()
      bus = try AccessibilityBus(
        loop, address: address, enables: enables,
        AccessibilityBus.Events(
          started: { [unowned self] in starts += 1 },
          failed: { [unowned self] in failures.append($0) }))
      bus?.start()
    }

    func eventually(
      _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
      let isSo = try comesTrue(while: { while try loop.runOnce() {} }, condition)
      #expect(isSo, "\(what); \(starts) \(failures)", sourceLocation: sourceLocation)
    }

    /// Runs the loop idle for a number of seconds.
    func rest(_ seconds: Double) throws {
      let end = Date(timeIntervalSinceNow: seconds)
      try eventually("rest") { Date() > end }
    }

    func end() { bus = nil }
  }

  private static func isEnabled(_ bus: PrivateBus) throws -> String {
    try bus.busctl([
      "get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled",
    ]).end().output
  }

  @Test(arguments: [true, false]) func programsAreNotifiedOfListeners(_ enables: Bool) throws {
    let bus = try PrivateBus()
    let listener = try Listener(bus.address, enables: enables)
    try listener.eventually("the bus") { listener.starts == 1 }
    // The bus has received the first listener's calls before this one's.
    let second = try Listener(bus.address, enables: false)
    try second.eventually("the bus again") { second.starts == 1 }
    #expect(try Self.isEnabled(bus) == "b \(enables)\n")
    #expect(listener.failures.isEmpty)
  }

  @Test func subscribedEventsHoldNoCharacters() throws {
    let bus = try PrivateBus()
    let listener = try Listener(bus.address)
    try listener.eventually("the bus") { listener.starts == 1 }
    let output = try bus.busctl([
      "call", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
    ]).end().output
    let address = try #require(output.split(separator: "\"").dropFirst().first)
    let events = try BusCall(
      String(address),
      [
        "call", "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
        "GetRegisteredEvents",
      ]
    ).end().output.lowercased()
    for name in ["focused", "caret", "window:activate", "window:deactivate"] {
      #expect(events.contains(name), "\(events)")
    }
    #expect(!events.contains("text-changed") && !events.contains("textchanged"))
  }

  @Test func aBusThatEndsIsWaitedFor() throws {
    let bus = try PrivateBus()
    let listener = try Listener(bus.address)
    try listener.eventually("the bus") { listener.starts == 1 }
    bus.end()
    try listener.eventually("the end") { !listener.failures.isEmpty }
    try listener.rest(0.5)
    #expect(listener.failures.count == 1)
    try bus.start()
    try listener.eventually("the bus") { listener.starts == 2 }
    #expect(try Self.isEnabled(bus) == "b true\n")
    // A listener that ends while the bus runs leaves no callback registered.
    listener.end()
    bus.end()
    try listener.rest(0.1)
    #expect(listener.failures.count == 1)
  }

  @Test func aBusWithoutTheServiceIsReported() throws {
    // The bus has no services.
    let bus = try PrivateBus(hasServices: false)
    let listener = try Listener(bus.address)
    try listener.eventually("a failure") { !listener.failures.isEmpty }
    #expect(listener.failures.first?.contains("org.a11y.Bus") == true)
    #expect(listener.starts == 0)
  }
}
