// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import Glibc
import Linux

/// Implements `play`: plays the cases of scripts as real touches into a real daemon, and checks the
/// resulting keys.
///
/// Prints a line for each case. It begins with ✔ or ✘, or with – for a case that fingers alone
/// cannot play.
enum Play {
  private typealias Entry = (title: String, scriptCase: ScriptCase)

  /// - Throws: ``RigError`` or ``SystemError`` if no case can be played.
  static func run(_ arguments: inout Arguments) throws {
    var interleavings = 0
    while let option = arguments.option() {
      guard option == "--interleavings" else { throw RigError("play has no option \(option)") }
      interleavings = try arguments.number("--interleavings", in: 0...1000)
    }
    let (paths, daemon) = try split(&arguments)
    let directory = try temporaryDirectory()
    var fixture = try Fixture(daemon: daemon, directory: directory)
    var entries: [Entry] = []
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      for scriptCase in try ScriptParser.parse(text(of: path)) {
        entries.append((title: "\(name): \(scriptCase.title)", scriptCase: scriptCase))
      }
    }
    for scriptCase in try Interleavings.sample(interleavings) {
      entries.append((title: scriptCase.title, scriptCase: scriptCase))
    }
    for entry in grouped(entries) { play(entry.title, entry.scriptCase, on: &fixture) }
    try fixture.end()
  }

  /// Returns the cases grouped by their setting, since the daemon reloads its configuration for
  /// each change of the setting.
  private static func grouped(_ entries: [Entry]) -> [Entry] {
    var groups: [[Entry]] = []
    var places: [ScriptSetting: Int] = [:]
    for entry in entries {
      if let place = places[entry.scriptCase.setting] {
        groups[place].append(entry)
      } else {
        places[entry.scriptCase.setting] = groups.count
        groups.append([entry])
      }
    }
    return groups.flatMap { $0 }
  }

  /// Implements `tap`: plays the touches of a script's only case into a running daemon.
  ///
  /// Plugs a screen in, waits until a process reads it, plays, and unplugs it when standard input
  /// ends.
  ///
  /// - Throws: ``RigError`` if no process reads the screen; ``SystemError``.
  static func tap(_ arguments: inout Arguments) throws {
    let scriptCase = try ScriptParser.parse(text(of: arguments.word("a script")))[0]
    try arguments.finish()
    try Fixture.tap(scriptCase)
  }

  private static func play(_ title: String, _ scriptCase: ScriptCase, on fixture: inout Fixture) {
    do {
      if let obstacle = scriptCase.obstacle {
        print("– \(title): \(obstacle)")
        return
      }
      let receiver = Receiver(scriptCase.setting.locale)
      let model = try ScriptRun.play(scriptCase, lists: try receiver.lists)
      guard try receiver.canType(model.effects) else {
        print("– \(title): its receiver has no such key")
        return
      }
      let difference = try fixture.play(model, scriptCase.setting)
      print(difference == nil ? "✔ \(title)" : "✘ \(title)\n\(difference ?? "")")
    } catch {
      print("✘ \(title)\n\(error)")
    }
    fflush(nil)
  }

  /// Returns the scripts before `--` and the daemon's command after it.
  static func split(_ arguments: inout Arguments) throws -> ([String], [String]) {
    var words: [String] = []
    while let word = try? arguments.word("") { words.append(word) }
    guard let border = words.firstIndex(of: "--"), border + 1 < words.count else {
      throw RigError("play needs scripts, then --, then the daemon's command")
    }
    return (Array(words[..<border]), Array(words[(border + 1)...]))
  }

  static func temporaryDirectory() throws -> String {
    var template = Array("/tmp/clavier-rig.XXXXXX\0".utf8.map(CChar.init(bitPattern:)))
    guard mkdtemp(&template) != nil else { throw SystemError(call: "mkdtemp", code: errno) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    try check("chmod \(path)") { chmod(path, 0o777) }
    return path
  }

  /// Writes a file that every user may read.
  static func write(_ text: String, to path: String) throws(SystemError) {
    let file = OwnedDescriptor(
      owning: try check("create \(path)") {
        open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      })
    let bytes = Array(text.utf8)
    try check("write \(path)") { Glibc.write(file.rawValue, bytes, bytes.count) }
  }

  static func text(of path: String) throws -> String {
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    let bytes = try file.readToEnd(limit: ScriptParser.sizeLimit + 1, of: path)
    return String(decoding: bytes, as: UTF8.self)
  }
}
