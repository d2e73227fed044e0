// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Glibc
import KeyboardPlan
import TestSupport
import Testing

@testable import clavierd

@Suite("The chosen language is restored after a restart")
struct LanguageRecordTests: ~Copyable {
  private let folder: TemporaryDirectory
  private let record: LanguageRecord

  init() throws {
    folder = try TemporaryDirectory()
    record = LanguageRecord(path: "\(folder.path)/language")
  }

  private func plan(_ locales: String) throws -> KeyboardPlan {
    try folder.write(
      "[keyboard]\nlocales = [\(locales)]\n[output]\nlayout = \"us\"\n", to: "clavier.toml")
    return try KeyboardPlan(ConfigurationFiles(directory: folder.path))
  }

  @Test("A recorded language is read back, from a file that only the daemon's user may access")
  func written() throws {
    #expect(try record.read() == nil)
    for locale in [KeyboardLocale.german, .serbianLatin, .english] {
      try record.write(locale)
      #expect(try record.read() == locale)
    }
    var status = stat()
    #expect(stat(record.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("The keyboard begins in the recorded language, or in the first one without a record")
  func initialLanguage() throws {
    let plan = try plan("\"en\", \"ru\", \"de\"")
    var initial = record.initialLanguage(of: plan)
    #expect(initial.locale == .english && initial.problem == nil)
    try record.write(.german)
    initial = record.initialLanguage(of: plan)
    #expect(initial.locale == .german && initial.problem == nil)
  }

  @Test("A language that is no longer configured is replaced by the first one and reported")
  func stale() throws {
    try record.write(.french)
    let initial = record.initialLanguage(of: try plan("\"ru\", \"de\""))
    #expect(initial.locale == .russian)
    #expect(
      initial.problem
        == "the keyboard was in fr, which keyboard.locales has no longer: it begins in ru")
  }

  @Test(
    "An invalid record is reported with its path, and the first language is used",
    arguments: [
      "", "de", "xx\n", "de\nru\n", "../../etc/passwd\n", "\u{0}\n",
      String(repeating: "d", count: 5000),
    ])
  func nonsense(_ text: String) throws {
    try folder.write(text, to: "language")
    let initial = record.initialLanguage(of: try plan("\"ru\", \"de\""))
    #expect(initial.locale == .russian)
    #expect(initial.problem?.contains(record.path) == true)
  }

  @Test("Links, pipes and folders are not followed")
  func others() throws {
    let plan = try plan("\"ru\", \"de\"")
    try folder.write("de\n", to: "elsewhere")
    #expect(symlink("\(folder.path)/elsewhere", "\(folder.path)/link") == 0)
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    for path in ["\(folder.path)/link", "\(folder.path)/pipe", folder.path] {
      let initial = LanguageRecord(path: path).initialLanguage(of: plan)
      #expect(initial.locale == .russian)
      #expect(initial.problem?.contains(path) == true)
    }
  }

  @Test(
    "The record is in the service manager's first state directory, if its path is absolute",
    arguments: [
      ("/var/lib/clavier", "/var/lib/clavier/language"),
      ("/var/lib/clavier:/other", "/var/lib/clavier/language"), ("here", nil), (nil, nil),
    ] as [(String?, String?)])
  func place(_ directory: String?, _ path: String?) {
    let record = LanguageRecord(environment: { $0 == "STATE_DIRECTORY" ? directory : nil })
    #expect(record?.path == path)
  }
}
