// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Glibc
import KeyboardPlan
import Linux
import TestSupport
import Testing

@testable import clavierd

@Suite("After a restart with a bad configuration, the last good one is used")
final class LastGoodConfigurationTests {
  private let folder: TemporaryDirectory
  private let recorder = LogRecorder()
  private var log: Log { recorder.log }

  init() throws {
    let folder = try TemporaryDirectory()
    try folder.makeDirectory("state")
    try folder.write("[keyboard]\nlocale = \"de\"\n[output]\nlayout = \"us\"\n", to: "clavier.toml")
    self.folder = folder
  }

  /// The path of the stored configuration.
  private var path: String { "\(folder.path)/state/configuration" }

  /// Returns the plan of a daemon that starts and becomes ready, and its state.
  private func start(
    _ directory: String? = nil, state name: String = "state"
  ) throws -> (plan: KeyboardPlan, state: StoredState) {
    let place = "\(folder.path)/\(name)"
    var state = StoredState(environment: { $0 == "STATE_DIRECTORY" ? place : nil })
    let files = ConfigurationFiles(directory: directory ?? folder.path)
    let plan = try state.start(files, log) { nil }
    state.storeConfiguration(log)
    return (plan, state)
  }

  private func failure(_ directory: String? = nil, state: String = "state") -> StartFailure? {
    do {
      _ = try start(directory, state: state)
      return nil
    } catch {
      return error as? StartFailure
    }
  }

  private func addBadDropIn() throws -> String {
    try folder.write("[keyboard]\nlocale = \"en\"\nlocael = 1\n", to: "conf.d/90-bad.toml")
  }

  @Test("Each restart uses the last good configuration until the files are valid")
  func badDropIn() throws {
    #expect(try start().state.configurationSource == .files)
    let bad = try addBadDropIn()
    for _ in 1...2 {
      let (plan, state) = try start()
      #expect(plan.locales == [.german] && plan.receiver != nil)
      #expect(state.configurationSource == .lastGood)
    }
    #expect(recorder.contains("\(bad):3:1: there is no key \"locael\""))
    #expect(recorder.contains("the last good configuration is used, that of 2"))
    #expect(recorder.contains(path))
    try folder.write("[keyboard]\nlocale = \"ru\"\n", to: "conf.d/90-bad.toml")
    let (plan, state) = try start()
    #expect(plan.locales == [.russian] && state.configurationSource == .files)
    _ = try addBadDropIn()
    #expect(try start().plan.locales == [.russian])
  }

  @Test("Without a stored configuration, an invalid one is reported and prevents the start")
  func nothingStored() throws {
    let bad = try addBadDropIn()
    let refusal = try #require(failure())
    #expect(refusal.status == ExitStatus.configuration)
    #expect(refusal.description.contains("\(bad):3:1: "))
    #expect(access(path, F_OK) != 0)
  }

  @Test("Without a stored one, a file that cannot be read at present lets the service start again")
  func failingDisk() throws {
    try folder.makeDirectory("conf.d")
    // Nothing is mapped at address 0, so reading the file is an I/O error.
    try folder.link("conf.d/50-disk.toml", to: "/proc/self/mem")
    let refusal = try #require(failure())
    #expect(refusal.description.hasSuffix("50-disk.toml: cannot be read: Input/output error"))
    #expect(refusal.status == ExitStatus.unavailable)
    _ = try addBadDropIn()
    #expect(failure()?.status == ExitStatus.configuration)
  }

  @Test("A damaged stored configuration is reported with its path, and is not used")
  func damaged() throws {
    _ = try start()
    let text = try #require(try StateFile(path: path).read(limit: 1 << 20))
    _ = try addBadDropIn()
    let half = String(text.prefix(text.count / 2))
    for damaged in ["", "nonsense\n", half, String(text.dropLast()), text + "\n"] {
      try folder.write(damaged, to: "state/configuration")
      recorder.lines = []
      #expect(failure()?.status == ExitStatus.configuration, "\(damaged)")
      #expect(recorder.contains("\(path): the last good configuration is damaged"), "\(damaged)")
    }
    try folder.write(text.replacing("locale", with: "locael"), to: "state/configuration")
    #expect(failure()?.status == ExitStatus.configuration)
    #expect(recorder.contains("\(folder.path)/clavier.toml (last good):2:1: there is no key"))
    try folder.write(text, to: "state/configuration")
    #expect(failure() == nil)
  }

  @Test("A directory that cannot be written is reported once, and the daemon starts")
  func unwritable() throws {
    var state = try start(state: "none").state
    #expect(
      recorder.lines.count == 1 && recorder.contains("write to \(folder.path)/none: No such file"))
    let files = ConfigurationFiles(directory: folder.path)
    _ = try state.reload(files) { nil }
    state.storeConfiguration(log)
    state.store(.german, log)
    #expect(recorder.lines.count == 1)
    try folder.makeDirectory("none")
    state.store(.german, log)
    #expect(recorder.lines.count == 1)
    #expect(unlink("\(folder.path)/none/language") == 0 && rmdir("\(folder.path)/none") == 0)
    state.store(.english, log)
    #expect(recorder.lines.count == 2)
    _ = try addBadDropIn()
    #expect(failure(state: "none")?.status == ExitStatus.configuration)
  }

  @Test("A configuration that is not stored is a failure of its own, until a reload stores it")
  func unstored() throws {
    // A directory in place of the temporary file, which not even root can write.
    try folder.makeDirectory("state/configuration.new")
    var state = try start().state
    #expect(
      recorder.lines.count == 1 && recorder.contains("this one is not stored: open \(path).new: "))
    #expect(recorder.contains("; let the daemon's user write there"))
    let failure = "\(path) cannot be written; the log has the error"
    #expect(state.failure == failure && !state.isDiskFull)
    // Without a reload, too, and after a bad one.
    state.storeConfiguration(log)
    #expect(state.failure == failure && recorder.lines.count == 2)
    let bad = try addBadDropIn()
    let files = ConfigurationFiles(directory: folder.path)
    #expect(throws: StartFailure.self) { try state.reload(files) { nil } }
    #expect(state.failure == failure)
    #expect(unlink(bad) == 0 && rmdir("\(path).new") == 0)
    _ = try state.reload(files) { nil }
    state.storeConfiguration(log)
    #expect(state.failure == nil && access(path, F_OK) == 0 && recorder.lines.count == 2)
  }

  @Test("The configuration's layout and that layout's base are stored, too")
  func layoutFiles() throws {
    try folder.write("[keyboard]\nlayout = \"till\"\n", to: "conf.d/10-till.toml")
    try folder.write("title = \"Till\"\nextends = \"base\"\n", to: "layouts/till.toml")
    try folder.write("extends = \"pin\"\n", to: "layouts/base.toml")
    #expect(try start().plan.layout?.title == "Till")
    try folder.write("extends = \"pim\"\n", to: "layouts/base.toml")
    let broken = try start()
    #expect(broken.plan.layout?.title == "Till" && broken.state.configurationSource == .lastGood)
    #expect(recorder.contains("\(folder.path)/layouts/base.toml:1:11: "))
    for name in ["base", "till"] { #expect(unlink("\(folder.path)/layouts/\(name).toml") == 0) }
    let missing = try start()
    #expect(missing.plan.layout?.title == "Till" && missing.state.configurationSource == .lastGood)
  }

  @Test("A stored configuration of another directory is not used")
  func otherDirectory() throws {
    _ = try start()
    let other = "\(folder.path)/other"
    try folder.write("[keyboard]\nlocael = 1\n", to: "other/clavier.toml")
    #expect(failure(other)?.status == ExitStatus.configuration)
  }

  @Test("The file is written only if the configuration has changed, for the daemon's user alone")
  func unchanged() throws {
    _ = try start()
    var before = stat()
    #expect(stat(path, &before) == 0 && before.st_mode & 0o777 == 0o600)
    _ = try start()
    var after = stat()
    #expect(stat(path, &after) == 0 && after.st_ino == before.st_ino)
    try folder.write("[keyboard]\nlocale = \"ru\"\n", to: "conf.d/50-site.toml")
    _ = try start()
    #expect(stat(path, &after) == 0 && after.st_ino != before.st_ino)
  }

  @Test("An invalid reload is reported in the status, and the stored configuration stays")
  func reload() throws {
    var state = try start().state
    let files = ConfigurationFiles(directory: folder.path)
    let stored = try StateFile(path: path).read(limit: 1 << 20)
    let bad = try addBadDropIn()
    #expect(throws: StartFailure.self) { try state.reload(files) { nil } }
    #expect(state.configurationSource == .lastGood)
    state.storeConfiguration(log)
    #expect(try StateFile(path: path).read(limit: 1 << 20) == stored)
    #expect(unlink(bad) == 0)
    _ = try state.reload(files) { nil }
    #expect(state.configurationSource == .files)
  }

  @Test("Without a state directory, no configuration is stored")
  func noDirectory() throws {
    var state = StoredState(environment: { _ in nil })
    let files = ConfigurationFiles(directory: folder.path)
    _ = try state.start(files, log) { nil }
    state.storeConfiguration(log)
    #expect(recorder.lines.isEmpty)
    _ = try addBadDropIn()
    #expect(throws: StartFailure.self) { try state.start(files, log) { nil } }
  }
}
