// SPDX-License-Identifier: MIT

import CLinux
import Foundation
import Glibc
import Linux
import TestSupport
import Testing

@testable import FramebufferPanel

/// A pseudoterminal in place of a text console: it has rows, and any process that opens it may
/// change them.
private final class Terminal {
  let path: String
  private var (master, slave): (Int32, Int32) = (-1, -1)

  init(rows: Int = 50, columns: Int = 160) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
    path = try String(cString: #require(ttyname(ends.slave)))
    (master, slave) = ends
    size = (rows, columns)
    try #require(self.rows == rows)
  }

  deinit {
    close(master)
    close(slave)
  }

  var rows: Int { size.rows }

  var size: (rows: Int, columns: Int) {
    get {
      var (columns, rows): (Int32, Int32) = (0, 0)
      let isAsked = clinux_terminal_size(slave, &columns, &rows) == 0
      return isAsked ? (Int(rows), Int(columns)) : (0, 0)
    }
    set { clinux_set_terminal_size(slave, Int32(newValue.columns), Int32(newValue.rows)) }
  }

  /// The console as a panel sees it.
  var seen: ConsoleSnapshot {
    ConsoleSnapshot(path: path, isText: true, rows: rows, columns: size.columns, rowHeight: 16)
  }
}

/// The restoration of a console's rows, even after a crash.
struct ConsoleRowsTests {
  private func rows(
    _ record: ConsoleRecord?, _ journal: LogRecorder = LogRecorder()
  ) -> ConsoleRows {
    ConsoleRows(record: record, log: journal.log, isConsole: { $0.hasPrefix("/dev/pts/") })
  }

  @Test func theConsoleHasFewerRowsWhileTheKeyboardIsShown() throws {
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: "\(directory.path)/rows")
    let terminal = try Terminal()
    let rows = self.rows(record)
    #expect(rows.update(terminal.seen, room: 480, cursorRow: nil))
    #expect(terminal.size == (30, 160))
    #expect(record.read(isConsole: { _ in true })?.rows == 50)
    #expect(!rows.update(terminal.seen, room: 480, cursorRow: nil))
    #expect(rows.update(terminal.seen, room: nil, cursorRow: nil))
    #expect(terminal.size == (50, 160))
    #expect(!FileManager.default.fileExists(atPath: record.path))
  }

  @Test func theRowsAreRestoredWhenThePanelEnds() throws {
    let terminal = try Terminal()
    do {
      let rows = self.rows(nil)
      #expect(rows.update(terminal.seen, room: 160, cursorRow: 10))
      #expect(terminal.rows == 10)
    }
    #expect(terminal.rows == 50)
  }

  @Test func thePanelAfterAKilledOneRestoresTheRows() throws {
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: "\(directory.path)/rows")
    let terminal = try Terminal(rows: 30)
    try record.write(ResizedConsole(path: terminal.path, rows: 50, columns: 160, reducedRows: 30))
    let next = rows(record)
    #expect(terminal.rows == 50)
    #expect(next.update(terminal.seen, room: 480, cursorRow: nil))
    #expect(terminal.rows == 30)
    withExtendedLifetime(next) {}
  }

  @Test func restoringTwiceIsIdempotent() throws {
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: "\(directory.path)/rows")
    let terminal = try Terminal(rows: 30)
    let shrunk = ResizedConsole(path: terminal.path, rows: 50, columns: 160, reducedRows: 30)
    try record.write(shrunk)
    try record.restore { _ in true }
    #expect(terminal.rows == 50)
    // A user who then sets 40 rows keeps them.
    terminal.size = (40, 160)
    try record.restore { _ in true }
    #expect(try !shrunk.restore())
    #expect(terminal.rows == 40)
    // A size that was changed while the rows were reduced is not restored either.
    terminal.size = (30, 132)
    #expect(try !shrunk.restore())
    #expect(terminal.size == (30, 132))
  }

  @Test func onlyConsolesAreChanged() throws {
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: "\(directory.path)/rows")
    let terminal = try Terminal(rows: 30)
    try record.write(ResizedConsole(path: terminal.path, rows: 50, columns: 160, reducedRows: 30))
    try record.restore()
    #expect(terminal.rows == 30)
    #expect(!FileManager.default.fileExists(atPath: record.path))
  }

  @Test func aResizeFailureIsReportedOnce() throws {
    let journal = LogRecorder()
    let rows = self.rows(nil, journal)
    let gone = ConsoleSnapshot(
      path: "/dev/nonexistent", isText: true, rows: 50, columns: 160, rowHeight: 16)
    for _ in 0..<3 { _ = rows.update(gone, room: 480, cursorRow: nil) }
    #expect(journal.lines.count == 1)
    #expect(journal.lines.first?.contains("open /dev/nonexistent: No such file") == true)
  }

  @Test func aConsoleIsShrunkWithoutAWritableRecord() throws {
    let (journal, terminal) = (LogRecorder(), try Terminal())
    let rows = self.rows(ConsoleRecord(path: "/nonexistent/rows"), journal)
    #expect(rows.update(terminal.seen, room: 480, cursorRow: nil))
    #expect(terminal.rows == 30)
    _ = rows.update(terminal.seen, room: 320, cursorRow: nil)
    #expect(terminal.rows == 20)
    #expect(journal.lines.count == 1)
    #expect(journal.lines.first?.contains("/nonexistent/rows.new") == true)
  }

  @Test func theCursorsLineIsNotTheFirstThatIsCut() throws {
    let terminal = try Terminal()
    let shrunk = ResizedConsole(path: terminal.path, rows: 50, columns: 160, reducedRows: 30)
    for row in [nil, 0, 29, 30, 31, 254] {
      terminal.size = (50, 160)
      try shrunk.shrink(cursorRow: row)
      #expect(terminal.size == (30, 160))
    }
    try ResizedConsole(path: terminal.path, rows: 50, columns: 160, reducedRows: 1)
      .shrink(cursorRow: 1)
    #expect(terminal.rows == 1)
  }
}

/// The stored record of a console.
struct ConsoleRecordTests {
  private let console = ResizedConsole(path: "/dev/tty1", rows: 50, columns: 160, reducedRows: 30)

  @Test func aWrittenRecordIsReadBack() throws {
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: "\(directory.path)/rows")
    #expect(record.read() == nil)
    try record.write(console)
    #expect(record.read() == console)
    try record.write(ResizedConsole(path: "/dev/tty63", rows: 1, columns: 65_535, reducedRows: 1))
    #expect(record.read()?.path == "/dev/tty63")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["rows"])
    record.remove()
    #expect(record.read() == nil)
  }

  @Test func theRecordIsInTheRuntimeDirectory() {
    func path(_ variables: [String: String]) -> String? {
      ConsoleRecord { variables[$0] }?.path
    }
    let both = ["RUNTIME_DIRECTORY": "/run/clavier-panel", "XDG_RUNTIME_DIR": "/run/user/0"]
    #expect(path(both) == "/run/clavier-panel/clavier-console")
    #expect(path(["RUNTIME_DIRECTORY": "/run/a:/run/b"]) == "/run/a/clavier-console")
    #expect(path(["XDG_RUNTIME_DIR": "/run/user/0"]) == "/run/user/0/clavier-console")
    #expect(path([:]) == nil)
    #expect(path(["XDG_RUNTIME_DIR": "here"]) == nil)
  }

  @Test(arguments: [
    "", "\n", "/dev/tty1 30 50 160", "/dev/tty1 30 50\n", "/dev/tty1 30 50 160 7\n",
    "/dev/tty1 0 50 160\n", "/dev/tty1 30 -50 160\n", "/dev/tty1 30 50 65536\n",
    "/dev/tty1  30 50\n", "/dev/tty1 x 50 160\n", "/dev/tty0 30 50 160\n",
    "/dev/pts/1 30 50 160\n", "/etc/passwd 30 50 160\n", "/dev/tty1/../sda 30 50 160\n",
    "/dev/tty1 99999999999999999999 50 160\n", "tty1 30 50 160\n",
  ])
  func anInvalidRecordIsIgnored(_ line: String) throws {
    #expect(ResizedConsole(record: line) == nil)
    let directory = try TemporaryDirectory()
    let record = ConsoleRecord(path: try directory.write(line, to: "rows"))
    #expect(record.read() == nil)
    try record.restore()
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aDamagedRecordNamesOnlyConsoles(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = mutated(
      Array("/dev/tty1 30 50 160\n".utf8), inserting: ["/dev/", "tty", " ", "9", "\n", "-1"],
      using: &random)
    guard let read = ResizedConsole(record: String(decoding: bytes, as: UTF8.self)) else { return }
    #expect(read.path.hasPrefix("/dev/tty"))
    for number in [read.rows, read.columns, read.reducedRows] {
      #expect((1...65_535).contains(number))
    }
  }
}
