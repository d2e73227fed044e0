// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import ClavierFiles

/// The search for layouts by name.
struct LayoutDirectoriesTests {
  private func layout(
    named name: String, in directories: [String]
  ) throws(ConfigurationError) -> LayoutFile {
    try LayoutDirectories(directories).layout(named: name)
  }

  private func message(_ name: String, in path: String) -> String {
    do throws(ConfigurationError) {
      _ = try layout(named: name, in: [path])
      return ""
    } catch {
      return error.description.replacing(path + "/", with: "").replacing(path, with: "DIR")
    }
  }

  @Test func theSitesDirectoryComesFirst() {
    #expect(
      LayoutDirectories().paths == [
        "/etc/clavier/layouts", "/usr/local/share/clavier/layouts", "/usr/share/clavier/layouts",
      ])
  }

  @Test func builtInKeyboardsNeedNoFile() throws {
    for name in LayoutDirectories.builtInNames {
      let file = try layout(named: name, in: [])
      #expect(file.name == name)
      #expect(file.device == DeviceType(rawValue: name))
    }
    #expect(LayoutDirectories.builtInNames.count == DeviceType.allCases.count + 1)
  }

  @Test func theFirstDirectoryThatHasTheFileCounts() throws {
    let directory = try TemporaryDirectory()
    try directory.write("title = \"site\"\nextends = \"phone\"", to: "a/x.toml")
    try directory.write("title = \"system\"\nextends = \"phone\"", to: "b/x.toml")
    try directory.write("title = \"other\"\nextends = \"x\"", to: "b/y.toml")
    let paths = [directory.path + "/a", directory.path + "/none", directory.path + "/b"]
    #expect(try layout(named: "x", in: paths).title == "site")
    #expect(try layout(named: "y", in: paths).title == "other")
    #expect(try LayoutDirectories(paths).names() == ["x", "y"])
  }

  @Test func onlyNamesThatAreAllowedAreListed() throws {
    let directory = try TemporaryDirectory()
    for name in ["b", "B", "1", ".hidden", "a b", "x.y", "ä"] {
      try directory.write("", to: "\(name).toml")
    }
    try directory.write("", to: "a.toml~")
    #expect(try LayoutDirectories([directory.path]).names() == ["1", "B", "b"])
  }

  @Test func layoutsAreFoundBesideAConfigurationInADirectoryOfAnyName() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"phone\"", to: "a\u{200D}b/layouts/site-kiosk.toml")
    let files = ConfigurationFiles(directory: "\(directory.path)/a\u{200D}b")
    #expect(try files.layoutDirectories.layout(named: "site-kiosk").name == "site-kiosk")
  }

  @Test func aMissingLayoutIsReported() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"phone\"", to: "kiosk.toml")
    #expect(
      message("kisok", in: directory.path)
        == "layout: there is no layout \"kisok\"; did you mean \"kiosk\"?")
    #expect(
      message("till-counter", in: directory.path)
        == "layout: there is no layout \"till-counter\"; "
        + "its file would be till-counter.toml in one of DIR")
    #expect(
      message("../kiosk", in: directory.path)
        == "layout: \"../kiosk\" is no name; only letters, digits, - and _ may be in it")
    #expect(message("", in: directory.path) == "layout: \"\" is empty")
  }

  @Test func aFileWithTheNameOfABuiltInKeyboardIsRefused() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"tablet\"", to: "phone.toml")
    #expect(throws: ConfigurationError.self) {
      try LayoutFile(file: directory.path + "/phone.toml", in: LayoutDirectories([]))
    }
  }

  @Test func layoutsExtendEachOtherInTurn() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "extends = \"phone\"\nlocale = \"de\"\n[[edit]]\nremove = \"ü\"", to: "a.toml")
    try directory.write(
      "extends = \"a\"\n[[edit]]\nreplace = \"q\"\nwith = \"1\"\n"
        + "[[page]]\ntype = \"sums\"\nrows = [\"+ -\", \"{abc}\"]", to: "b.toml")
    try directory.write(
      "extends = \"b\"\n[[edit]]\npage = \"sums\"\ninsert = \"{123}\"\nafter = \"+\"", to: "c.toml")
    let file = try layout(named: "c", in: [directory.path])
    #expect(file.rows()[0] == "1 w e r t z u i o p")
    #expect(file.rows(.custom(named: "sums")) == ["+ {123} -", "{abc}"])
    #expect(file.locale == .german && file.device == .phone)
    try directory.write("extends = \"c\"\nlocale = \"en\"", to: "d.toml")
    #expect(try layout(named: "d", in: [directory.path]).rows()[0] == "1 w e r t y u i o p")
  }

  @Test func mistakesInExtendedFilesNameTheirFile() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"phone\"\ntitle = 3", to: "a.toml")
    try directory.write("extends = \"a\"\nlocale = 4", to: "b.toml")
    #expect(
      message("b", in: directory.path) == """
        a.toml:2:9: title: expected a text in quotes, found the number 3
        title = 3
                ^
        b.toml:2:10: locale: expected the identifier of a language, as `clavier layouts locales` lists them, found the number 4
        locale = 4
                 ^
        """)
  }

  @Test func cyclesOfLayoutsAreReportedWithNames() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"b\"", to: "a.toml")
    try directory.write("extends = \"c\"", to: "b.toml")
    try directory.write("extends = \"a\"", to: "c.toml")
    #expect(
      message("a", in: directory.path) == """
        c.toml:1:11: extends: this leads back to where it began: a → b → c → a
        extends = "a"
                  ^
        """)
    try directory.write("extends = \"a\"", to: "d.toml")
    #expect(message("d", in: directory.path).contains("began: a → b → c → a\n"))
    try directory.write("extends = \"self\"", to: "self.toml")
    #expect(message("self", in: directory.path).contains("began: self → self\n"))
  }

  @Test func aFileElsewhereMayExtendTheOneOfItsName() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"phone\"\n[[edit]]\nremove = \"q\"", to: "system/x.toml")
    try directory.write("extends = \"x\"\n[[edit]]\nremove = \"w\"", to: "x.toml")
    let file = try LayoutFile(
      file: directory.path + "/x.toml", in: LayoutDirectories([directory.path + "/system"]))
    #expect(file.rows()[0].hasPrefix("e r"))
  }

  @Test func noMoreThanEightLayoutsExtendEachOther() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"phone\"", to: "l1.toml")
    for number in 2...9 {
      try directory.write("extends = \"l\(number - 1)\"", to: "l\(number).toml")
    }
    #expect(message("l8", in: directory.path) == "")
    #expect(
      message("l9", in: directory.path) == """
        l2.toml:1:11: extends: more than 8 layouts extend each other
        extends = "l1"
                  ^
        """)
  }

  @Test func unreadableFilesAreReported() throws {
    let directory = try TemporaryDirectory()
    try directory.makeDirectory("d.toml")
    try directory.link("gone.toml", to: "nothing")
    #expect(
      message("d", in: directory.path)
        == "d.toml: is a directory; there must be a file of this name, or nothing")
    #expect(
      message("gone", in: directory.path)
        == "gone.toml: is a link to nothing; remove it or restore what it leads to")
    try directory.write("extends = \"gone\"", to: "x.toml")
    #expect(message("x", in: directory.path).hasPrefix("gone.toml: is a link to nothing"))
    let missing = directory.path + "/missing.toml"
    do throws(ConfigurationError) {
      _ = try LayoutFile(file: missing, in: LayoutDirectories([]))
      Issue.record("a missing file was read")
    } catch {
      #expect(error.description == "\(missing): does not exist")
    }
  }

  @Test func aDirectoryOfTooManyLayoutsIsRefused() throws {
    let directory = try TemporaryDirectory()
    for number in 0...LayoutDirectories.fileLimit { try directory.write("", to: "\(number).toml") }
    #expect(throws: ConfigurationError.self) { try LayoutDirectories([directory.path]).names() }
  }
}
