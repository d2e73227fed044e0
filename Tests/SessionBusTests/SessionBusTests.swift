// SPDX-License-Identifier: MIT

import Foundation
import Linux
import PanelSupport
import TestSupport
import Testing

@testable import SessionBus

/// The keyboard on a real bus, with calls as programs make them to squeekboard and Onboard.
@Suite(.serialized, .enabled(if: Tier.runs("dbus-daemon", "busctl"), "\(Tier.remedy)"))
struct SessionBusTests {
  private static let osk = ["sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0"]
  private static let onboard = [
    "org.onboard.Onboard", "/org/onboard/Onboard/Keyboard", "org.onboard.Onboard.Keyboard",
  ]

  @Test func squeekboardsInterfaceShowsAndHides() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    let osk = Self.osk
    #expect(
      try keyboard.serve(bus, "call", osk[0], osk[1], osk[2], "SetVisible", "b", "true").status == 0
    )
    #expect(
      try keyboard.serve(bus, "call", osk[0], osk[1], osk[2], "SetVisible", "b", "false").status
        == 0)
    #expect(keyboard.requests == [.show, .hide])
    var answer = try keyboard.serve(bus, "get-property", osk[0], osk[1], osk[2], "Visible")
    #expect(answer.output == "b false\n")
    keyboard.bus?.isVisible = true
    answer = try keyboard.serve(bus, "get-property", osk[0], osk[1], osk[2], "Visible")
    #expect(answer.output == "b true\n")
    // It is read only, like squeekboard's.
    answer = try keyboard.serve(
      bus, "set-property", osk[0], osk[1], osk[2], "Visible", "b", "false")
    #expect(answer.status != 0)
    #expect(keyboard.requests == [.show, .hide])
    #expect(keyboard.lines.isEmpty)
  }

  @Test func onboardsInterfaceShowsAndHides() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    let name = Self.onboard
    for method in ["Show", "Hide", "ToggleVisible"] {
      #expect(try keyboard.serve(bus, "call", name[0], name[1], name[2], method).status == 0)
    }
    #expect(keyboard.requests == [.show, .hide, .toggle])
    keyboard.requests = []
    for value in ["true", "true", "false"] {
      let answer = try keyboard.serve(
        bus, "set-property", name[0], name[1], name[2], "AutoShowPaused", "b", value)
      #expect(answer.status == 0)
      let read = try keyboard.serve(
        bus, "get-property", name[0], name[1], name[2], "AutoShowPaused")
      #expect(read.output == "b \(value)\n")
      #expect(keyboard.bus?.isPaused == (value == "true"))
    }
    #expect(keyboard.requests == [.pause, .resume])
  }

  @Test func aWrongCallIsRefused() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    let osk = Self.osk
    for call in [
      ["SetVisible"], ["SetVisible", "s", "yes"], ["SetVisible", "bb", "1", "1"], ["Quit"],
    ] {
      let call = try bus.busctl(["call"] + osk + call)
      try keyboard.eventually("an answer") { !call.isRunning }
      #expect(call.end().status != 0)
    }
    #expect(keyboard.requests.isEmpty)
  }

  @Test func visibilityChangesAreSignalled() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    let monitor = try BusMonitor(bus)
    keyboard.bus?.isVisible = true
    keyboard.bus?.isVisible = true
    keyboard.bus?.isVisible = false
    try keyboard.answerPing(bus)
    let output = try monitor.end()
    for interface in ["sm.puri.OSK0", "org.onboard.Onboard.Keyboard"] {
      #expect(output.ranges(of: "STRING \"\(interface)\"").count == 2, "\(output)")
    }
    #expect(output.ranges(of: "BOOLEAN true").count == 2)
    #expect(output.ranges(of: "BOOLEAN false").count == 2)
  }

  @Test func withoutTheDaemonACallGetsARemedy() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    keyboard.hasDaemon = false
    let osk = Self.osk
    let answer = try keyboard.serve(bus, "call", osk[0], osk[1], osk[2], "SetVisible", "b", "true")
    #expect(answer.status != 0)
    #expect(answer.output.contains("start it: systemctl start clavier"))
  }

  @Test func ofTwoKeyboardsTheSecondWaitsForTheFirst() throws {
    let bus = try PrivateBus()
    let first = try BusKeyboard.begin(bus.address)
    let second = try BusKeyboard.begin(bus.address)
    #expect(second.bus?.states == [.queued, .queued, .queued])
    #expect(second.lines.count == 3)
    #expect(second.lines.allSatisfy { $0.contains("another keyboard has the name") })
    let osk = Self.osk
    let call = try bus.busctl(["call"] + osk + ["SetVisible", "b", "true"])
    try first.eventually("an answer") { !call.isRunning }
    #expect(first.requests == [.show] && second.requests.isEmpty)
    first.bus = nil
    try second.eventually("all names") { second.bus?.states == [.owned, .owned, .owned] }
    #expect(
      try second.serve(bus, "call", osk[0], osk[1], osk[2], "SetVisible", "b", "true").status == 0)
    #expect(second.requests == [.show])
  }

  @Test func theNameReturnsAfterASecondKeyboardEnds() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    // Instead of queueing for the name, the program ends at once.
    let answer = try keyboard.serve(
      bus, "call", "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", "su", "sm.puri.OSK0", "2")
    #expect(answer.output == "u 1\n")
    try keyboard.eventually("two lines") { keyboard.lines.count == 2 }
    #expect(keyboard.lines.first?.contains("another keyboard has the name sm.puri.OSK0") == true)
    #expect(keyboard.lines.last?.contains("are received again") == true)
    #expect(keyboard.bus?.states == [.owned, .owned, .owned])
  }

  @Test func aMissingBusIsLogged() throws {
    let keyboard = try BusKeyboard("unix:path=/nonexistent/bus")
    keyboard.bus?.isVisible = true
    #expect(keyboard.lines.count == 1)
    #expect(keyboard.lines.first?.contains("DBUS_SESSION_BUS_ADDRESS") == true)
    let end = Date(timeIntervalSinceNow: 0.5)
    try keyboard.eventually("rest") { Date() > end }
    #expect(keyboard.lines.count == 1)
  }

  @Test func aBusThatEndsIsWaitedFor() throws {
    let bus = try PrivateBus()
    let keyboard = try BusKeyboard.begin(bus.address)
    bus.end()
    try keyboard.eventually("the end") {
      keyboard.lines.contains { $0.contains("has closed the connection") }
    }
    keyboard.bus?.isVisible = true
    try bus.start()
    try keyboard.eventually("all names") { keyboard.bus?.states == [.owned, .owned, .owned] }
    let osk = Self.osk
    let answer = try keyboard.serve(bus, "get-property", osk[0], osk[1], osk[2], "Visible")
    #expect(answer.output == "b true\n")
  }

  @Test func aBusThatRefusesAllNamesCountsAsBack() throws {
    let bus = try PrivateBus(hasServices: false, permitsNames: false)
    let keyboard = try BusKeyboard(bus.address)
    for _ in 0..<2 {
      try keyboard.eventually("refusals") {
        keyboard.bus?.states == [.refused, .refused, .refused]
      }
      #expect(keyboard.bus?.attempts == 0)
      bus.end()
      try keyboard.eventually("the end") { keyboard.bus?.states.isEmpty == true }
      try bus.start()
    }
    #expect(keyboard.lines.filter { $0.contains("refused the name") }.count == 6)
  }
}
