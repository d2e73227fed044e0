// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import ClavierFiles

/// The agreement of the documents, the examples and the reader of layouts.
struct LayoutDocumentationTests {
  /// Returns each piece of TOML in the document, with the message after it, if there is one.
  private func examples() throws -> [(toml: String, message: String?)] {
    try PackageFiles.text("docs/layout-format.md")
      .matches(of: /(?s)```toml\n(.*?)```\n(?:\n```\n(.*?)\n```)?/)
      .map { (String($0.output.1), $0.output.2.map(String.init)) }
  }

  /// Returns the complete example, which has a table of every kind.
  private func complete() throws -> String {
    try PackageFiles.text("Examples/Layouts/workshop.toml")
  }

  /// Returns the keys that the reader accepts, except tables below headings.
  private func keys() throws -> Set<String> {
    let draft = try LayoutDraft(
      SourceText(name: "x", bytes: Array(try complete().utf8)), at: FilePath("x"))
    return Set(draft.keys)
  }

  @Test func theManualNamesEveryKeyOnce() throws {
    let sections = [
      ".Ss The file": "", ".Ss A letter's table": "letter.", ".Ss [[page]]": "page.",
      ".Ss A row's table": "row.", ".Ss A key's table": "key.", ".Ss [[edit]]": "edit.",
    ]
    var section: String?
    var names: [String] = []
    for line in try PackageFiles.text("docs/man/clavier-layout.5").split(separator: "\n") {
      if line.hasPrefix(".Ss") || line.hasPrefix(".Sh") {
        section = sections[String(line)]
      } else if let section, let match = line.wholeMatch(of: /\.It Ic ([\w ,]+)/) {
        names += match.output.1.split(separator: " , ").map { section + $0 }
      }
    }
    #expect(names.sorted() == (try keys()).sorted())
  }

  @Test func bothDocumentsNameEveryAction() throws {
    let manual = try PackageFiles.text("docs/man/clavier-layout.5")
    let document = try PackageFiles.text("docs/layout-format.md")
    let words = Set(document.matches(of: /`([^` ]+)`/).map { String($0.output.1) })
    for name in KeyboardAction.plainNames {
      let isFunctionKey = name.prefixMatch(of: /f\d/) != nil
      #expect(words.contains(name) || isFunctionKey, "\(name)")
      #expect(manual.contains(name) || isFunctionKey, "\(name)")
    }
    for prefix in KeyboardAction.namePrefixes {
      #expect(document.contains("`\(prefix):") && manual.contains("\(prefix):"), "\(prefix)")
    }
  }

  @Test func bothDocumentsNameEveryBuiltInKeyboard() throws {
    for path in ["docs/layout-format.md", "docs/man/clavier-layout.5"] {
      let text = try PackageFiles.text(path)
      for name in LayoutDirectories.builtInNames {
        #expect(text.contains(name), "\(path): \(name)")
      }
    }
  }

  @Test func everyExampleIsValidOrHasItsMessage() throws {
    let directory = try TemporaryDirectory()
    var examples = try examples()
    examples.append((toml: try complete(), message: nil))
    #expect(examples.count { $0.message == nil } == 2)
    #expect(examples.count { $0.message != nil } == 2)
    for (toml, message) in examples {
      let name = toml.contains("workshop") ? "workshop.toml" : "kiosk.toml"
      try directory.write(toml, to: name)
      let error = errorText(directory.path + "/" + name, in: directory.path)
      #expect(error == message ?? "", "\(toml)")
    }
  }

  private func errorText(_ path: String, in directory: String) -> String {
    do throws(ConfigurationError) {
      _ = try LayoutFile(file: path, in: LayoutDirectories([directory]))
      return ""
    } catch {
      return error.description.replacing(directory + "/", with: "")
    }
  }

  @Test func theManualsExampleIsValid() throws {
    let manual = try PackageFiles.text("docs/man/clavier-layout.5")
    let examples = manual.matches(of: /(?s)\.Bd -literal[^\n]*\n(.*?)\.Ed/).map { $0.output.1 }
    #expect(examples.count == 2)
    for example in examples {
      #expect(layoutMessage(String(example).replacing("\\e", with: "\\")) == "")
    }
  }

  @Test func theCompleteExampleMakesTheDescribedKeyboard() throws {
    let file = try LayoutFile(
      toml: Array(try complete().utf8), named: "workshop.toml", in: LayoutDirectories([]))
    #expect(file.rows()[3] == "{123} {page:parts} {space} {return}")
    #expect(file.rows(device: .tablet)[0] == "1 2 3 4 5 6 7 8 9 0")
    #expect(file.rows(case: .uppercased)[2].contains("ẞ"))
    #expect(file.rows(.numeric)[0] == "1 2 3 4 5 6 7 8 9")
    #expect(file.rows(.numeric, orientation: .landscape)[0] == "1 2 3 4 5 6 7 8 9 0")
    let parts = file.items(.custom(named: "parts"))
    #expect(parts[2].map(\.width) == [0.25, 0.2, 0.2, 0.35].map { .percentage($0) })
  }

  @Test func everyLayoutOfThePackageIsValid() throws {
    let folder = PackageFiles.root.appending(path: "packaging/layouts").path
    let directories = LayoutDirectories([folder])
    #expect(try directories.names() == ["kana-pad", "kiosk-ticket", "shop-email", "terminal-keys"])
    for name in try directories.names() {
      let file = try directories.layout(named: name)
      #expect(file.title != name)
      #expect(file.rows().count > 3)
    }
    #expect(
      try directories.layout(named: "shop-email").rows()[3] == "{123} @ . .com {return:send}")
    #expect(
      try directories.layout(named: "terminal-keys").rows(device: .tablet)[0]
        == "{escape} {tab} {ctrl} {alt} {left} {down} {up} {right}")
    let pad = try directories.layout(named: "kana-pad")
    #expect(pad.locale == KeyboardLocale(rawValue: "ja-Hira"))
    #expect(pad.items()[0][1].swipes[.down] == .character("お"))
    let ticket = try directories.layout(named: "kiosk-ticket")
    #expect(ticket.rows(case: .capsLocked) == ticket.rows())
  }
}
