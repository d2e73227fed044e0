// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Receivers' layouts in own files of XKB.
@Suite(.enabled(if: Tier.runsRealTests))
struct CheckOwnKeymapTests {
  private let clavier = Program(name: "clavier")
  private static let symbols = """
    default xkb_symbols "basic" { include "us" key <AD01> { [ q, Q, at, at ] }; };
    xkb_symbols "other" { include "de" };
    """

  /// Runs `clavier check` with a receiver's layout, beside the files of a user and of the machine.
  private func check(
    _ output: String, home: [String: String] = [:], machine: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String, folder: String) {
    let folder = try TemporaryDirectory()
    let path = try folder.write("[output]\n\(output)\n", to: "clavier.toml")
    for (file, text) in home { try write(text, to: "\(folder.path)/home/.config/xkb/\(file)") }
    for (file, text) in machine { try write(text, to: "\(folder.path)/etc/\(file)") }
    let result = try Program.run(
      clavier.url, ["check", path],
      environment: [
        "HOME": "\(folder.path)/home", "XDG_CONFIG_HOME": "\(folder.path)/home/.config",
        "XKB_CONFIG_EXTRA_PATH": "\(folder.path)/etc",
      ])
    return (result.status, result.output, result.errors, folder.path)
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test(arguments: [
    "layout = \"mine\"", "layout = \"mine\"\nvariant = \"other\"", "layout = \"us,mine\"",
  ])
  func aLayoutOfTheMachineIsAccepted(output: String) throws {
    let result = try check(output, machine: ["symbols/mine": Self.symbols])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    "layout = \"mine\"", "layout = \"mine\"\nvariant = \"other\"", "layout = \"us,mine\"",
  ])
  func aLayoutOfAUserIsToBeCopied(output: String) throws {
    let result = try check(output, home: ["symbols/mine": Self.symbols])
    #expect(result.status == 1)
    let message = """
      clavier.toml:2:10: output.layout: the keyboard layout "mine" is in \
      \(result.folder)/home/.config/xkb, which the service does not read: copy its files to \
      \(result.folder)/etc
      """
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func aVariantOfAUserIsToBeCopied() throws {
    let result = try check(
      "layout = \"de\"\nvariant = \"other\"", home: ["symbols/de": Self.symbols])
    #expect(result.status == 1)
    #expect(result.errors.contains("\"de\" is in \(result.folder)/home/.config/xkb, which"))
  }

  @Test(arguments: [
    "layout = \"mine\"", "layout = \"us\"\nvariant = \"mine\"", "layout = \"us,mine\"",
  ])
  func anUnknownLayoutNamesTheDirectories(output: String) throws {
    let result = try check(output)
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "the service reads own layouts from \(result.folder)/etc/symbols, and no home directory "
          + "(searched: \(result.folder)/etc, /usr/share/X11/xkb"), "\(result.errors)")
  }

  @Test(arguments: ["/home/a/mine.xkb", "mine.xkb", "../mine", "~/.config/xkb/symbols/mine"])
  func aPathIsNoNameButItsFileCanBeInstalled(path: String) throws {
    let result = try check("layout = \"\(path)\"")
    #expect(result.status == 1)
    #expect(result.errors.contains("is copied to /etc/xkb/symbols, where"), "\(result.errors)")
  }

  @Test(arguments: ["", "xkb_symbols {", "default xkb_symbols \"basic\" { include \"nothing\" };"])
  func aFileWithAnErrorIsNamed(text: String) throws {
    let result = try check("layout = \"mine\"", machine: ["symbols/mine": text])
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "the keyboard layout \"mine\" has an error in \(result.folder)/etc/symbols/mine, or"),
      "\(result.errors)")
  }
}
