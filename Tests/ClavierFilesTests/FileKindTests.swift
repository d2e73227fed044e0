// SPDX-License-Identifier: MIT

import ClavierFiles
import TestSupport
import Testing

/// The detection of file kinds by `clavier check`.
struct FileKindTests {
  @Test(
    "A file's keys determine its kind",
    arguments: [
      ("extends = \"phone\"", FileKind.layout), ("[[page]]", .layout), ("locale = 3", .layout),
      ("title = 3\n[keyboard]", .layout), ("title = \"Ours\"", .layout),
      ("[key]\nbackground = \"#FFF\"", .theme), ("tint = 3\nextends = \"phone\"", .theme),
      ("[keyboard]\nlocale = \"de\"", .configuration), ("", .configuration),
      ("extends = ", .configuration),
    ])
  func keys(text: String, kind: FileKind) throws {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: "x.toml")
    #expect(FileKind(ofFile: directory.path + "/x.toml") == kind)
    #expect(FileKind(ofFile: directory.path + "/none.toml") == .configuration)
  }

  @Test(
    "A file with only a title and extends has the kind of the file that it extends",
    arguments: [
      ("kiosk", FileKind.theme), ("phone", .layout), ("ours", .theme), ("keys", .layout),
      ("nobody", .layout), ("../ours", .layout), ("standard", .layout),
    ])
  func extends(name: String, kind: FileKind) throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"highContrast\"", to: "ours.toml")
    try directory.write("[[page]]", to: "keys.toml")
    try directory.write("title = \"Mine\"\nextends = \"\(name)\"", to: "x.toml")
    #expect(FileKind(ofFile: directory.path + "/x.toml") == kind)
  }

  @Test(
    "A file without keys has the kind of its directory",
    arguments: [
      ("", "layouts", FileKind.layout), ("# later\n", "layouts", .layout),
      ("\n\n  \n", "layouts", .layout), ("\u{FEFF}", "layouts", .layout),
      ("", "themes", .theme), ("# later", "themes", .theme), ("", "conf.d", .configuration),
      ("[keyboard]\nlocale = \"de\"", "layouts", .configuration),
    ])
  func empty(text: String, folder: String, kind: FileKind) throws {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: "\(folder)/x.toml")
    #expect(FileKind(ofFile: "\(directory.path)/\(folder)/x.toml") == kind)
    #expect(FileKind(ofFile: "\(directory.path)/\(folder)//x.toml") == kind)
  }

  @Test(arguments: ["", "# later\n", "\n\n  \n", "\r\n# a\r\n\r\n", "\u{FEFF}"])
  func anEmptyLayoutIsRefused(text: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: "layouts/mine.toml")
    let layouts = LayoutDirectories(["\(directory.path)/layouts"])
    do {
      _ = try layouts.layout(named: "mine")
      Issue.record("accepted")
    } catch {
      let text = "\(error)"
      #expect(text.contains("\(directory.path)/layouts/mine.toml"))
      #expect(text.contains(": the file is empty; write a [[page]]"))
    }
    // A theme without keys is the standard one.
    #expect(throws: Never.self) {
      try ThemeFile(file: "\(directory.path)/layouts/mine.toml", in: ThemeDirectories([]))
    }
  }

  @Test(arguments: [
    "title = \"Mine\"", "[[page]]\ntype = \"alphabetic\"\nrows = []",
    "[[page]]\ntype = \"alphabetic\"\nrows = [[]]",
    "[[page]]\ntype = \"alphabetic\"\nrows = [{ keys = \"\" }]",
    "[[page]]\ntype = \"alphabetic\"\nrows = [\"a\", \"\"]", "page = []", "edit = []",
    "[[page]]\ntype = \"alphabetic\"\nrows = [\"{none} {none}\"]",
    "extends = \"phone\"\nletters = []",
  ])
  func aLayoutWithoutKeysIsRefused(text: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: "mine.toml")
    let layouts = LayoutDirectories([directory.path])
    #expect(throws: ConfigurationError.self) { try layouts.layout(named: "mine") }
  }

  @Test func aFileThatExtendsItselfIsNoTheme() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"x\"", to: "x.toml")
    #expect(FileKind(ofFile: directory.path + "/x.toml") == .layout)
  }
}
