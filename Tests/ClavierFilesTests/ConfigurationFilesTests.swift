// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Foundation
import TestSupport
import Testing

/// The selection of configuration files, and their merging.
struct ConfigurationFilesTests {
  private func read(_ directory: borrowing TemporaryDirectory) throws -> Configuration {
    try ConfigurationFiles(directory: directory.path).read()
  }

  @Test func theStandardPlaceIsBelowEtc() {
    #expect(ConfigurationFiles().directory == "/etc/clavier")
  }

  @Test func withoutFilesTheDefaultsHold() throws {
    let directory = try TemporaryDirectory()
    #expect(try read(directory) == Configuration())
    #expect(
      try ConfigurationFiles(directory: directory.path + "/none").read() == Configuration())
  }

  @Test func dropInsAreReadWithoutAMainFile() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[touch]\nrotation = 90", to: "conf.d/a.toml")
    #expect(try read(directory).touch.rotation == .right)
  }

  @Test func aDropInOverridesSingleKeys() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "[keyboard]\nlocale = \"de\"\ncaps_lock = false\n[touch]\nrotation = 90",
      to: "clavier.toml")
    try directory.write("[keyboard]\ncaps_lock = true", to: "conf.d/site.toml")
    let configuration = try read(directory)
    #expect(configuration.keyboard.locale == .german)
    #expect(configuration.engine.locksShiftOnDoubleTap)
    #expect(configuration.touch.rotation == .right)
  }

  @Test func severalLanguagesCountBeforeOne() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[keyboard]\nlocale = \"de\"", to: "clavier.toml")
    #expect(try read(directory).keyboard.allLocales == [.german])
    try directory.write("[keyboard]\nlocales = [\"en\", \"de\"]", to: "conf.d/a.toml")
    #expect(try read(directory).keyboard.allLocales == [.english, .german])
    try directory.write("[keyboard]\nlocales = []", to: "conf.d/b.toml")
    #expect(try read(directory).keyboard.allLocales == [.german])
  }

  @Test func dropInsComeInTheOrderOfTheirBytes() throws {
    let directory = try TemporaryDirectory()
    for (index, name) in ["9", "10", "Z", "a", "é", "~", "a.b", "a-b"].enumerated() {
      try directory.write("[output]\nkey_pace_ms = \(index)", to: "conf.d/\(name).toml")
    }
    // The last file in byte order is "é", which begins with C3.
    #expect(try read(directory).output.keyPace == .milliseconds(4))
    try directory.write("[output]\nkey_pace_ms = 1000", to: "conf.d/9a.toml")
    #expect(try read(directory).output.keyPace == .milliseconds(4))
  }

  @Test func arraysAndTheAreaAreReplacedWhole() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      [touch]
      devices = ["one", "two"]
      area = { left = 10, top = 20, width = 30, height = 40 }
      calibration = [2, 0, 0, 0, 2, 0]
      """, to: "clavier.toml")
    try directory.write(
      "[touch]\ndevices = [\"three\"]\narea = { bottom = 30 }", to: "conf.d/a.toml")
    let touch = try read(directory).touch
    #expect(touch.devices == ["three"])
    #expect(touch.area == .bottom(0.3))
    #expect(touch.calibration == Transform(2, 0, 0, 0, 2, 0))
  }

  @Test func emptyValuesGoBackToTheDefault() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      [touch]
      devices = ["one"]
      calibration = [2, 0, 0, 0, 2, 0]
      [output]
      layout = "de"
      variant = "nodeadkeys"
      """, to: "clavier.toml")
    try directory.write(
      "[touch]\ndevices = []\ncalibration = []\n[output]\nlayout = \"\"\nvariant = \"\"",
      to: "conf.d/a.toml")
    #expect(try read(directory) == Configuration())
  }

  @Test func theLayoutOfAVariantMayStandInAnyFile() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[output]\nvariant = \"nodeadkeys\"", to: "clavier.toml")
    #expect(directory.message().hasPrefix("clavier.toml:2:11: output.variant: set output.layout"))
    try directory.write("[output]\nlayout = \"de\"", to: "conf.d/a.toml")
    #expect(try read(directory).output.variant == "nodeadkeys")
    try directory.write("[output]\nlayout = \"\"", to: "conf.d/b.toml")
    #expect(directory.message().hasPrefix("clavier.toml:2:11: output.variant: set output.layout"))
    try directory.write("[output]\nvariant = \"\"", to: "conf.d/c.toml")
    #expect(try read(directory).output == OutputSettings())
  }

  @Test func mistakesAreReportedInFileOrder() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[keyboard]\nlocale = \"qq\"", to: "clavier.toml")
    try directory.write("x = \n", to: "conf.d/10.toml")
    try directory.makeDirectory("conf.d/20.toml")
    try directory.write("[keyboard]\nlocale = \"de\"", to: "conf.d/30.toml")
    try directory.write("[touch]\nrotation = 1", to: "conf.d/40.toml")
    #expect(
      directory.message() == """
        clavier.toml:2:10: keyboard.locale: expected the identifier of a language, as `clavier layouts locales` lists them, found the text "qq"
        locale = "qq"
                 ^
        conf.d/10.toml:1:5: a value is missing behind the =
        x = 
            ^
        conf.d/20.toml: is a directory; there must be a file of this name, or nothing
        conf.d/40.toml:2:12: touch.rotation: expected 0, 90, 180 or 270, found the number 1
        rotation = 1
                   ^
        """)
  }

  @Test func hiddenFilesAndOtherNamesAreNotRead() throws {
    let directory = try TemporaryDirectory()
    for name in [".a.toml", "a.toml~", "a.toml.dpkg-new", "README", ".toml", "toml", "a.TOML"] {
      try directory.write("nonsense", to: "conf.d/\(name)")
    }
    #expect(try read(directory) == Configuration())
  }

  @Test func aSingleFileCanBeRead() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[touch]\nrotation = 90", to: "one")
    #expect(try Configuration(file: directory.path + "/one").touch.rotation == .right)
    #expect(throws: ConfigurationError.self) {
      try Configuration(file: directory.path + "/two")
    }
  }

  @Test("A copy of the files reads back the same from its text, and no part of that is a copy")
  func copies() throws {
    let directory = try TemporaryDirectory()
    try directory.write("\u{FEFF}[touch]\r\nrotation = 90", to: "clavier.toml")
    try directory.write("", to: "conf.d/10 empty.toml")
    try directory.write("[keyboard]\nlocale = \"de\"\n# é\nend\n", to: "conf.d/20.toml.off")
    try directory.write("[keyboard]\nlocale = \"de\"\n# é end\n", to: "conf.d/30\u{200D}.toml")
    var files = ConfigurationFiles(directory: directory.path)
    let (configuration, copy) = try files.readAndCopy()
    #expect(copy.isCopy(of: directory.path) && !copy.isCopy(of: directory.path + "/conf.d"))
    let text = copy.text
    #expect(ConfigurationCopy(text: text) == copy)
    for count in 0..<text.utf8.count {
      let part = String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self)
      #expect(ConfigurationCopy(text: part) == nil, "\(count)")
    }
    files.copy = ConfigurationCopy(text: text)
    try directory.write("nonsense", to: "clavier.toml")
    #expect(try files.read() == configuration)
    #expect(configuration.touch.rotation == .right && configuration.keyboard.locale == .german)
  }

  @Test("A mistake in a copy is reported with the path of its file")
  func mistakeInCopy() {
    let text = "clavier configuration 1 /x\nsettings 14 /x/clavier.toml\n[touch]\nx = 1\n\nend\n"
    let files = ConfigurationFiles(directory: "/x", copy: ConfigurationCopy(text: text))
    #expect(files.copy != nil)
    let error = #expect(throws: ConfigurationError.self) { try files.read() }
    #expect(error?.description.hasPrefix("/x/clavier.toml (last good):2:1: ") == true)
  }
}
