// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Glibc
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// Text fields of a program on an X server, which reports them as it does to screen readers.
@Suite(
  .serialized,
  .enabled(if: Tier.runs("Xvfb", "dbus-daemon", "python3", "chromium"), "\(Tier.remedy)"))
struct AccessibleFieldTests {
  /// An observer of fields, in a session with a form.
  private final class Session {
    let server: XServer
    let bus: PrivateBus
    let manager: Process
    let loop: EventLoop
    private(set) var received: [FieldMachine.Event] = []
    private(set) var losses: [String] = []
    private(set) var lines: [String] = []
    private var source: FieldSource?

    init() throws {
      server = try XServer()
      bus = try PrivateBus()
      manager = try server.beginManager()
      loop = try EventLoop()
      let log = Log(format: .bare, verbosity: .debug, clock: { 0 }) { [unowned self] in
        lines.append($0)
      }
      var settings = PanelSettings()
      settings.show = .onFocus
      source = FieldSource(
        loop, log, settings, address: bus.address,
        FieldSource.Events(
          fields: { [unowned self] events, commits in
            #expect(!commits)
            received += events
          },
          lost: { [unowned self] in losses.append($0) }))
      source?.handleMissingServer()
      try eventually("programs") { lines.contains { $0.contains("AT-SPI") } }
    }

    deinit { kill(manager.processIdentifier, SIGKILL) }

    func eventually(
      _ what: String, seconds: Double = 30, sourceLocation: SourceLocation = #_sourceLocation,
      _ condition: () throws -> Bool
    ) throws {
      let isSo = try comesTrue(within: seconds, while: { while try loop.runOnce() {} }, condition)
      #expect(isSo, "\(what); \(received) \(lines) \(losses)", sourceLocation: sourceLocation)
    }

    /// Waits until the form's events arrive.
    func awaitEvents(of form: Form) throws {
      try form.awaitListener("focus button\nfocus entry", while: { while try loop.runOnce() {} }) {
        !received.isEmpty
      }
      // These come after all earlier ones.
      try form.send("focus password")
      try eventually("a password") { received.last == AccessibleFieldTests.entered(.password) }
      try form.send("focus button")
      try eventually("a button") { received.last == .left }
      received = []
    }

    /// Sends the form a command, and waits for exactly these reports.
    ///
    /// Further ones count for the next command, which then fails.
    func expect(
      _ form: Form, _ line: String, _ events: [FieldMachine.Event],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try form.send(line)
      try eventually("\(line): \(events)", sourceLocation: sourceLocation) {
        received.count >= events.count
      }
      #expect(received == events, sourceLocation: sourceLocation)
      received = []
    }
  }

  private static func text(_ before: String, _ after: String = "") -> FieldMachine.Event {
    .text(TextContext(beforeInput: before, afterInput: after))
  }

  private static func entered(_ purpose: Keyboard.FieldPurpose = .standard) -> FieldMachine.Event {
    .entered(Keyboard.Field(purpose: purpose))
  }

  @Test func aFormReportsItsFields() throws {
    let session = try Session()
    let form = try Form(session.server, session.bus)
    try session.awaitEvents(of: form)
    try session.expect(form, "focus entry", [Self.entered(), Self.text("Hello. ")])
    try session.expect(form, "type A", [Self.text("Hello. A")])
    try session.expect(form, "cursor 5", [Self.text("Hello", ". A")])
    try session.expect(form, "select 1 6", [Self.text("H", " A")])
    try session.expect(form, "focus button", [.left])
    // GTK selects the content of a field that gets the focus, and a selection is not reported as
    // text.
    try session.expect(form, "focus number", [Self.entered(.number), Self.text("")])
    try session.expect(form, "focus area", [.left, Self.entered(), Self.text("")])
    // A read-only field accepts no typing.
    try session.expect(form, "focus fixed", [.left])
    try session.expect(form, "focus password", [Self.entered(.password)])
    // The focus moves from the password to a second window, and back.
    try session.expect(form, "other", [.left])
    try session.expect(form, "back", [Self.entered(.password)])
    form.kill()
    try session.eventually("the end") { session.received == [.left] }
    #expect(session.losses.isEmpty)
  }

  @Test func aFieldThatHidesItsLettersIsASecretFromThenOn() throws {
    let session = try Session()
    let form = try Form(session.server, session.bus)
    try session.awaitEvents(of: form)
    try session.expect(form, "focus entry", [Self.entered(), Self.text("Hello. ")])
    try session.expect(form, "hide", [])
    try session.expect(form, "type x", [.left, Self.entered(.password)])
    try session.expect(form, "type y", [])
    try session.expect(form, "focus button", [.left])
  }

  @Test func aHangingProgramHasNoFieldAndDoesNotBlock() throws {
    let session = try Session()
    let form = try Form(session.server, session.bus)
    try session.awaitEvents(of: form)
    try form.send("stuck")
    // Until then it would answer.
    form.waitForWord()
    var turns = 0
    let end = Date(timeIntervalSinceNow: 2.5)
    while Date() < end {
      while try session.loop.runOnce() {}
      turns += 1
      usleep(2000)
    }
    // Calls that block take a second each.
    #expect(turns > 20)
    #expect(session.received == [])
    // It answers again.
    try form.send("go on")
    try form.send("cursor 6")
    try session.eventually("its field") { session.received.last == Self.text("Hello.", " ") }
    // On a busy machine the last query may still have been pending.
    #expect(session.received.first == Self.entered())
    #expect(session.received.filter { $0 == Self.entered() }.count == 1)
  }

  /// A page that moves from field to field by itself, for ever.
  private static let page = """
    <!DOCTYPE html><title>page</title>
    <input value="Hello. "><input type="password" value="secret"><input type="email"><button>Send</button>
    <script>
      const things = document.querySelectorAll("input, button");
      let next = 0;
      setInterval(() => {
        const thing = things[next++ % things.length];
        thing.focus();
        if (thing.type == "text") thing.setSelectionRange(7, 7);
      }, 500);
    </script>
    """

  @Test func aChromiumPageReportsItsFields() throws {
    let session = try Session()
    let folder = try TemporaryDirectory()
    let page = try folder.write(Self.page, to: "page.html")
    let browser = try Form(
      [
        "chromium", "--kiosk", "--incognito", "--no-first-run", "--disable-gpu", "--no-sandbox",
        "--disable-dev-shm-usage", "--force-renderer-accessibility", "file://\(page)",
      ], session.server, session.bus)
    let round: [FieldMachine.Event] = [
      Self.entered(), Self.text("Hello. "), .left, Self.entered(.password), .left,
      Self.entered(.email), Self.text(""), .left,
    ]
    try session.eventually("a round", seconds: 60) { !session.received.ranges(of: round).isEmpty }
    browser.kill()
  }

  @Test func aTerminalIsAFieldForCommandsWhoseTextIsNotRead() throws {
    let session = try Session()
    let folder = try TemporaryDirectory()
    let file = try folder.write("", to: "words")
    let terminal = try Form(["sakura", "-x", "tee \(file)"], session.server, session.bus)
    try session.eventually("the terminal") { session.received == [Self.entered(.terminal)] }
    try session.server.run("xdotool", "type", "words\n")
    try session.eventually("the words") {
      (try? String(contentsOfFile: file, encoding: .utf8)) == "words\n"
    }
    #expect(session.received == [Self.entered(.terminal)])
    terminal.kill()
    try session.eventually("the end") { session.received == [Self.entered(.terminal), .left] }
  }
}
