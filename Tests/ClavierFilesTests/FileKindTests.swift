// SPDX-License-Identifier: MIT

import ClavierFiles
import TestSupport
import Testing

/// The detection of file kinds by `clavier check`.
struct FileKindTests {
  @Test(
    "a file is what its keys say",
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
    "a file that says no more than a title is what it extends",
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

  @Test func aFileThatExtendsItselfIsNoTheme() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"x\"", to: "x.toml")
    #expect(FileKind(ofFile: directory.path + "/x.toml") == .layout)
  }
}
