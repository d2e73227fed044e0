// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import LinkSupport
import TestSupport
import Testing

@Suite("The command clavier metrics, as the timer runs it", .enabled(if: Tier.runsRealTests))
struct MetricsTests {
  private let clavier = Program(name: "clavier")

  @Test("The metrics are printed, or replace a file that all may read")
  func output() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let printed = try clavier("metrics", "--socket", socket.path)
    #expect(printed.status == 0 && printed.errors.isEmpty)
    #expect(printed.output.contains("\nclavier_refused_keys_total 3\n"))
    #expect(printed.output.hasSuffix("\n# EOF\n"))
    let folder = try TemporaryDirectory()
    let path = try folder.write("old", to: "clavier.prom")
    let written = try clavier("metrics", "--output", path, "--socket", socket.path)
    #expect(written.status == 0 && written.output.isEmpty && written.errors.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\n# TYPE clavier_refused_keys_total counter\n"))
    #expect(text.contains("\nclavier_refused_keys_total 3\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files == ["clavier.prom"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o644)
    withExtendedLifetime(server) {}
  }

  @Test("Without a daemon, the file has that, with status 1")
  func missing() throws {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/clavier.prom"
    let result = try clavier("metrics", "--output", path, "--socket", "/nonexistent/clavier.sock")
    #expect(result.status == 1 && result.output.isEmpty && result.errors.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\nclavier_up 0\n"))
  }

  @Test("A file that cannot be written is reported, with status 2")
  func unwritable() throws {
    let folder = try TemporaryDirectory()
    try folder.write("", to: "file")
    let path = "\(folder.path)/file/clavier.prom"
    let result = try clavier("metrics", "--output", path, "--socket", "/nonexistent/clavier.sock")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("clavier: the metrics cannot be written\n"))
    #expect(try clavier("metrics", "--output", "").status == 64)
  }
}
