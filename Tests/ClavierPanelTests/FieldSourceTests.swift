// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import Linux
import LinkSupport
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The priority of sources about text fields, and their use by the panel's program on an X server.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb", "dbus-daemon", "python3"), "\(Tier.remedy)"))
struct FieldSourceTests {
  /// A recorder of reports.
  private final class Listener {
    let loop: EventLoop
    private(set) var events: [FieldMachine.Event] = []
    private(set) var losses: [String] = []
    private(set) var source: FieldSource?

    init(
      _ show: PanelSettings.ShowPolicy, _ queryPolicy: PanelSettings.QueryPolicy,
      mayQueryPrograms: Bool = true, bus: String
    ) throws {
      loop = try EventLoop()
      let log = Log(format: .bare, verbosity: .normal, clock: { 0 }) { _ in }
      var settings = PanelSettings()
      settings.show = show
      settings.queryPolicy = queryPolicy
      source = FieldSource(
        loop, log, settings, mayQueryPrograms: mayQueryPrograms, address: bus,
        FieldSource.Events(
          fields: { [unowned self] in
            events += $0; _ = $1
          },
          lost: { [unowned self] in losses.append($0) }))
    }

    func eventually(
      _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
      let isSo = try comesTrue(while: { while try loop.runOnce() {} }, condition)
      #expect(isSo, "\(what); \(events) \(losses)", sourceLocation: sourceLocation)
    }
  }

  private static let nowhere = "unix:path=/nonexistent/bus"
  private static let entered = FieldMachine.Event.entered(Keyboard.Field())

  @Test func programsAreNotQueriedIfTheServerReportsFields() throws {
    let listener = try Listener(.onFocus, .always, bus: Self.nowhere)
    listener.source?.handle([Self.entered], commits: true)
    listener.source?.handle([.left], commits: true)
    let end = Date(timeIntervalSinceNow: 0.2)
    try listener.eventually("rest") { Date() > end }
    #expect(listener.events == [Self.entered, .left] && listener.losses.isEmpty)
  }

  @Test(arguments: [
    (PanelSettings.ShowPolicy.onFocus, PanelSettings.QueryPolicy.never), (.always, .onFocus),
    (.manual, .onFocus), (.always, .never),
  ])
  func aMissingServerIsReportedIfProgramsAreNotQueried(
    _ show: PanelSettings.ShowPolicy, _ queryPolicy: PanelSettings.QueryPolicy
  ) throws {
    let listener = try Listener(show, queryPolicy, bus: Self.nowhere)
    listener.source?.handleMissingServer()
    #expect(listener.losses.count == 1)
    #expect(listener.losses.first?.contains("programs are not queried") == true)
  }

  @Test func programsAreNotQueriedWithoutASession() throws {
    let listener = try Listener(.onFocus, .always, mayQueryPrograms: false, bus: Self.nowhere)
    listener.source?.handleMissingServer()
    #expect(listener.losses.first?.contains("programs are not queried") == true)
  }

  @Test func aMissingBusIsReportedOnceWithARemedy() throws {
    let listener = try Listener(.onFocus, .onFocus, bus: Self.nowhere)
    listener.source?.handleMissingServer()
    try listener.eventually("a loss") { !listener.losses.isEmpty }
    #expect(listener.losses.first?.contains("install at-spi2-core") == true)
    // Meanwhile, it is retried.
    let end = Date(timeIntervalSinceNow: 1)
    try listener.eventually("rest") { Date() > end }
    #expect(listener.losses.count == 1)
    // After the setting has changed, the message has the new reason.
    listener.source?.settings.show = .manual
    #expect(listener.losses.last?.contains("programs are not queried") == true)
  }

  @Test func aServerThatReportsAgainBecomesTheSource() throws {
    let listener = try Listener(.onFocus, .onFocus, bus: Self.nowhere)
    listener.source?.handleMissingServer()
    try listener.eventually("a loss") { !listener.losses.isEmpty }
    // Its session has ended.
    listener.source?.handle([.left], commits: true)
    #expect(listener.events == [])
    listener.source?.handle([Self.entered], commits: true)
    listener.source?.handleMissingServer()
    #expect(listener.events == [Self.entered, .left])
  }

  @Test func aSilentSessionBusDoesNotBlock() throws {
    let server = try XServer()
    let socket = try TemporarySocket()
    let mute = try TemporarySocket()
    let listener = try LocalSocket.listen(at: mute.path, mode: 0o600, backlog: 4)
    let daemon = try ServerThread(path: socket.path)
    let folder = try TemporaryDirectory()
    _ = try folder.write("[panel]\nshow = \"onFocus\"\n", to: "clavier.toml")
    let panel = try PanelProcess(
      display: server.display, socket: socket.path, configuration: folder.path,
      bus: "unix:path=\(mute.path)")
    let isPlaced = comesTrue {
      daemon.panelReports.contains { if case .place(_?) = $0 { true } else { false } }
    }
    #expect(isPlaced)
    let start = Date()
    #expect(panel.end().status == 0)
    // By default, a call waits 25 seconds for its answer.
    #expect(Date().timeIntervalSince(start) < 20)
    withExtendedLifetime(listener) {}
  }

  @Test func theKeyboardComesAndGoesWithFieldsOnAnXServer() throws {
    let server = try XServer()
    let manager = try server.beginManager()
    defer { kill(manager.processIdentifier, SIGKILL) }
    let bus = try PrivateBus()
    let daemon = try ServerThread()
    let folder = try TemporaryDirectory()
    _ = try folder.write("[panel]\nshow = \"onFocus\"\n", to: "clavier.toml")
    let panel = try PanelProcess(
      display: server.display, socket: daemon.path, configuration: folder.path, bus: bus.address)
    func eventually(_ what: String, _ condition: () -> Bool) {
      let isSo = comesTrue(condition)
      #expect(isSo, "\(what): \(daemon.actions) \(daemon.panelReports.suffix(2))")
    }
    eventually("that somebody listens") {
      let enabled = try? bus.busctl([
        "get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled",
      ])
      return enabled?.end().output == "b true\n"
    }
    let form = try Form(server, bus)
    try form.awaitListener("focus button\nfocus entry\ncursor 6") { !daemon.actions.isEmpty }
    eventually("shown") { daemon.actions == [.show] }
    let text = PanelReport.text(TextContext(beforeInput: "Hello.", afterInput: " "))
    eventually("the text") { daemon.panelReports.contains(text) }
    #expect(daemon.panelReports.contains(.field(PanelField(commits: false))))
    try form.send("focus button")
    eventually("hidden") { daemon.actions == [.show, .hide] }
    try form.send("focus password")
    eventually("shown") { daemon.actions == [.show, .hide, .show] }
    #expect(daemon.panelReports.last == .field(PanelField(Keyboard.Field(purpose: .password))))
    let (status, output) = panel.end()
    #expect(status == 0)
    #expect(output.contains("programs report their text fields (AT-SPI)"))
    #expect(!output.contains("Hello") && !output.contains("secret"))
  }
}
