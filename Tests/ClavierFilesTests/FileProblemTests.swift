// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
import ClavierKit
import Foundation
import TestSupport
import Testing

/// The messages about unreadable files.
struct FileProblemTests {
  @Test func aDirectoryInPlaceOfTheFileIsReported() throws {
    let directory = try TemporaryDirectory()
    try directory.makeDirectory("clavier.toml")
    #expect(
      directory.message()
        == "clavier.toml: is a directory; there must be a file of this name, or nothing")
  }

  @Test func aFileInPlaceOfTheDirectoryIsReported() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "conf.d")
    #expect(
      directory.message()
        == "conf.d: a file is in place of a directory; name the directory, or move the file into it"
    )
  }

  @Test func aDeviceInPlaceOfTheFileIsReported() throws {
    let directory = try TemporaryDirectory()
    try directory.link("clavier.toml", to: "/dev/zero")
    #expect(
      directory.message()
        == "clavier.toml: is no regular file; there must be a text file of this name, or nothing")
  }

  @Test func aPipeInPlaceOfTheFileIsNotWaitedFor() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory.path + "/clavier.toml", 0o600) == 0)
    #expect(directory.message().hasPrefix("clavier.toml: is no regular file"))
  }

  @Test func linksAreFollowed() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[touch]\nrotation = 90", to: "real")
    try directory.link("clavier.toml", to: "real")
    #expect(directory.message() == "")
    let configuration = try ConfigurationFiles(directory: directory.path).read()
    #expect(configuration.touch.rotation == .right)
  }

  @Test func aBrokenLinkIsReported() throws {
    let directory = try TemporaryDirectory()
    try directory.link("clavier.toml", to: "gone")
    try directory.makeDirectory("conf.d")
    try directory.link("conf.d/a.toml", to: "gone")
    #expect(
      directory.message() == """
        clavier.toml: is a link to nothing; remove it or restore what it leads to
        conf.d/a.toml: is a link to nothing; remove it or restore what it leads to
        """)
  }

  @Test func aLinkToItselfReportsTheSystemsReason() throws {
    let directory = try TemporaryDirectory()
    try directory.link("clavier.toml", to: "clavier.toml")
    try directory.link("conf.d", to: "conf.d")
    #expect(
      directory.message() == """
        clavier.toml: cannot be read: Too many levels of symbolic links
        conf.d: cannot be read: Too many levels of symbolic links
        """)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func anUnreadableFileIsReportedWithARemedy() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "clavier.toml")
    #expect(chmod(directory.path + "/clavier.toml", 0) == 0)
    #expect(
      directory.message() == "clavier.toml: cannot be read: Permission denied;"
        + " let everybody read it and enter its directory")
  }

  @Test func aHundredDropInsAreEnough() throws {
    let directory = try TemporaryDirectory()
    for index in 1...100 { try directory.write("", to: "conf.d/\(index).toml") }
    try directory.write("", to: "conf.d/other")
    #expect(directory.message() == "")
    try directory.write("nonsense", to: "conf.d/101.toml")
    #expect(directory.message() == "conf.d: holds more than 100 files *.toml; put them together")
  }

  @Test func binaryFilesAreReportedOnceEach() throws {
    let directory = try TemporaryDirectory()
    try directory.write([UInt8](repeating: 0x0A, count: 10_000_000), to: "clavier.toml")
    try directory.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0], to: "conf.d/a.toml")
    try directory.write([0x23, 0x20, 0xE4, 0x0A], to: "conf.d/b.toml")
    #expect(
      directory.message() == """
        clavier.toml: is larger than 1 MiB, so it is no configuration; move it elsewhere
        conf.d/a.toml: is no text, byte 5 is zero; put a text file in its place
        conf.d/b.toml:1:3: this is not UTF-8; save the file as UTF-8
        # \u{FFFD}
          ^
        """)
  }

  @Test func controlCharactersInNamesAreShownByNumber() throws {
    let directory = try TemporaryDirectory()
    try directory.write("x", to: "conf.d/\u{1B}[2J\n.toml")
    #expect(directory.message().hasPrefix("conf.d/\\u001B[2J\\u000A.toml:1:2: "))
  }

  @Test func mistakesOfManyFilesAreCountedTogether() throws {
    let directory = try TemporaryDirectory()
    for index in 10...39 { try directory.write("x = 1\ny = 1", to: "conf.d/\(index).toml") }
    let lines = directory.message().split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines[57].hasPrefix("conf.d/19.toml:2:1: "))
    #expect(lines.last == "and 40 more")
  }
}
