// SPDX-License-Identifier: MIT

import Testing

@testable import Linux

/// A log that keeps its lines and entries, and a clock that is set by hand.
private final class LogRecorder {
  var now: Int64 = 0
  var lines: [String] = []
  var entries: [JournalEntry] = []
  var acceptsEntries = true

  func log(_ format: Log.Format, _ verbosity: Log.Verbosity = .debug) -> Log {
    Log(format: format, verbosity: verbosity, clock: { self.now }, sink: { self.lines.append($0) })
  }

  /// The log of a program whose standard error is the journal.
  var journal: Log {
    Log(
      format: .journal, verbosity: .normal, clock: { self.now }, sink: { self.lines.append($0) },
      journal: { entry in
        if self.acceptsEntries { self.entries.append(entry) }
        return self.acceptsEntries
      })
  }

  /// The first lines of the entries' messages.
  var messages: [Substring] { entries.compactMap { $0.fields.first?.split(separator: "\n").first } }
}

@Suite("Log")
struct LogTests {
  @Test("In the journal, each kind of line has its level, and the name of the faulty component")
  func journal() {
    let recorder = LogRecorder()
    logOneOfEach(recorder.log(.journal))
    #expect(
      recorder.lines == [
        "<3>clavier bug: engine: lost a key",
        "<4>kernel bug: event5: slot 17 of 10",
        "<4>device: event5: is gone",
        "<4>settings: no such layout",
        "<6>event5: is used",
        "<7>shift: off, now latched",
      ])
  }

  @Test("In the plain format each kind of line has its level in words")
  func plain() {
    let recorder = LogRecorder()
    logOneOfEach(recorder.log(.plain(program: "clavierd")))
    #expect(
      recorder.lines == [
        "clavierd: error: clavier bug: engine: lost a key",
        "clavierd: warning: kernel bug: event5: slot 17 of 10",
        "clavierd: warning: device: event5: is gone",
        "clavierd: warning: settings: no such layout",
        "clavierd: event5: is used",
        "clavierd: debug: shift: off, now latched",
      ])
  }

  private func logOneOfEach(_ log: Log) {
    log.bug("lost a key", from: "engine")
    log.kernel("slot 17 of 10", from: "event5")
    log.device("is gone", from: "event5")
    log.user("no such layout", from: "settings")
    log.info("is used", from: "event5")
    log.debug("off, now latched", from: "shift")
  }

  @Test("Without detail, debug lines are neither written nor made")
  func noDetail() {
    let recorder = LogRecorder()
    var made = 0
    func message() -> String {
      made += 1
      return "x"
    }
    recorder.log(.journal, .normal).debug(message(), from: "shift")
    #expect(recorder.lines == [])
    #expect(made == 0)
  }

  @Test("A name with a line feed cannot begin a line of its own")
  func injection() {
    let recorder = LogRecorder()
    recorder.log(.journal).info("is used", from: "evil\n<0>panic")
    #expect(recorder.lines == ["<6>evil\u{FFFD}<0>panic: is used"])
  }

  @Test("A name with escape sequences or direction overrides cannot change how a line is shown")
  func terminalCommands() {
    let recorder = LogRecorder()
    let log = recorder.log(.plain(program: "clavierd"))
    log.info("“\u{1B}[2J\u{9B}31m\r\u{7}” is used", from: "event5")
    log.info("“\u{202E}live\u{2066}\u{2028}” is used", from: "event5")
    #expect(
      recorder.lines == [
        "clavierd: event5: “\u{FFFD}[2J\u{FFFD}31m\u{FFFD}\u{FFFD}” is used",
        "clavierd: event5: “\u{FFFD}live\u{FFFD}\u{FFFD}” is used",
      ])
  }

  @Test("A flood is cut off, and the next line reports how many lines were omitted")
  func flood() {
    let recorder = LogRecorder()
    let log = recorder.log(.journal)
    for _ in 0..<1_000 { log.kernel("noise", from: "event5") }
    #expect(recorder.lines.count == LogLimiter.burst)
    recorder.now += LogLimiter.refill
    log.kernel("noise", from: "event5")
    log.kernel("noise", from: "event5")
    #expect(
      recorder.lines.dropFirst(LogLimiter.burst) == [
        "<4>kernel bug: event5: noise (lines of this kind left out before this one: 990)"
      ])
  }

  @Test("A report of any length is logged completely, with a journal line for each of its lines")
  func report() {
    let recorder = LogRecorder()
    recorder.log(.journal).userReport((1...50).map { "mistake \($0)" }.joined(separator: "\n"))
    #expect(recorder.lines == (1...50).map { "<4>mistake \($0)" })
  }

  @Test("The line of an event is an entry with its fields, and is not written a second time")
  func event() {
    let recorder = LogRecorder()
    recorder.journal.device("is gone", from: "event5", event: .touchDeviceLost)
    #expect(recorder.lines == [])
    #expect(
      recorder.entries.map(\.fields) == [
        [
          "MESSAGE=device: event5: is gone", "MESSAGE_ID=956f68650b934c918daba31bdbcf52cc",
          "CLAVIER_EVENT=touch-device-lost", "PRIORITY=4", "SYSLOG_FACILITY=3",
        ]
      ])
  }

  @Test("A line without an event, and one that the journal does not accept, are written")
  func lines() {
    let recorder = LogRecorder()
    recorder.journal.info("is used", from: "event5")
    recorder.acceptsEntries = false
    recorder.journal.info("ready to type", from: "", event: .ready)
    #expect(recorder.lines == ["<6>event5: is used", "<6>ready to type"])
    #expect(recorder.entries == [])
    recorder.log(.plain(program: "clavierd")).info("ready to type", from: "", event: .ready)
    #expect(recorder.lines.last == "clavierd: ready to type")
  }

  @Test("A flood of events is cut off, and the next entry reports how many were omitted")
  func eventFlood() {
    let recorder = LogRecorder()
    let log = recorder.journal
    for _ in 0..<1_000 { log.user("a key was refused", from: "", event: .lockdownRefusal) }
    #expect(recorder.entries.count == LogLimiter.burst)
    recorder.now += LogLimiter.refill
    log.user("a key was refused", from: "", event: .lockdownRefusal)
    #expect(
      recorder.messages.last
        == "MESSAGE=a key was refused (lines of this kind left out before this one: 990)")
    #expect(recorder.lines == [])
  }

  @Test("The report of an event is one entry, and no name in it can begin a field")
  func eventReport() {
    let recorder = LogRecorder()
    recorder.journal.userReport("first\nsecond\u{7}", event: .configurationRefused)
    recorder.journal.info("evil\nPRIORITY=0", from: "", event: .touchDeviceFound)
    #expect(
      recorder.entries.map(\.fields.first) == [
        "MESSAGE=first\nsecond\u{FFFD}", "MESSAGE=evil\u{FFFD}PRIORITY=0",
      ])
    #expect(recorder.entries.map(\.fields.count) == [5, 5])
    recorder.journal.userReport("first\nsecond")
    #expect(recorder.lines == ["<4>first", "<4>second"])
  }

  @Test("Debug lines, which are logged on request, are not limited")
  func debugFlood() {
    let recorder = LogRecorder()
    let log = recorder.log(.journal)
    for _ in 0..<100 { log.debug("off, now latched", from: "shift") }
    #expect(recorder.lines.count == 100)
  }

  @Test("Standard error is the journal's when device and inode agree")
  func journalStream() {
    #expect(Log.Format.streamIsJournal("9:4711", device: 9, inode: 4711))
    #expect(!Log.Format.streamIsJournal("9:4711", device: 9, inode: 4712))
    #expect(!Log.Format.streamIsJournal("9:4711 ", device: 9, inode: 4711))
    #expect(!Log.Format.streamIsJournal(nil, device: 9, inode: 4711))
  }
}

@Suite("Log limiter")
struct LogLimiterTests {
  /// Returns how many of `count` lines at one moment are written.
  private func written(
    _ limiter: inout LogLimiter, _ kind: Log.Kind, _ source: String, _ now: Int64, of count: Int
  ) -> Int {
    var result = 0
    for _ in 0..<count where limiter.admit(kind, from: source, at: now) != .drop {
      result += 1
    }
    return result
  }

  @Test("Kinds and sources have their own limits")
  func independent() {
    var limiter = LogLimiter()
    #expect(written(&limiter, .kernel, "event5", 0, of: 50) == 10)
    #expect(written(&limiter, .kernel, "event6", 0, of: 50) == 10)
    #expect(written(&limiter, .device, "event5", 0, of: 50) == 10)
    #expect(written(&limiter, .kernel, "event5", 0, of: 50) == 0)
  }

  @Test("Tokens come back one by one, never more than a bucket holds")
  func refill() {
    var limiter = LogLimiter()
    #expect(written(&limiter, .user, "a", 0, of: 50) == 10)
    #expect(written(&limiter, .user, "a", LogLimiter.refill - 1, of: 50) == 0)
    #expect(written(&limiter, .user, "a", 3 * LogLimiter.refill, of: 50) == 3)
    #expect(written(&limiter, .user, "a", .max, of: 50) == 10)
  }

  @Test("A clock that goes backwards traps nothing and adds no tokens")
  func backwards() {
    var limiter = LogLimiter()
    #expect(written(&limiter, .user, "a", .max, of: 50) == 10)
    #expect(written(&limiter, .user, "a", .min, of: 50) == 0)
  }

  @Test("Many noisy sources together share one limit beyond the number of buckets")
  func manySources() {
    var limiter = LogLimiter()
    var total = 0
    for source in 0..<10_000 {
      total += written(&limiter, .device, "event\(source)", 0, of: 2)
    }
    #expect(total == LogLimiter.maximumBuckets * 2 + LogLimiter.burst)
  }

  @Test("The limiter drops quiet sources for new ones")
  func room() {
    var limiter = LogLimiter()
    for source in 0..<LogLimiter.maximumBuckets {
      #expect(written(&limiter, .device, "event\(source)", 0, of: 1) == 1)
    }
    let later = LogLimiter.refill * 2
    #expect(written(&limiter, .device, "new", later, of: 50) == LogLimiter.burst)
    #expect(written(&limiter, .device, "another", later, of: 50) == LogLimiter.burst)
  }
}
