// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier layouts locales`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct LayoutsLocalesTests {
  private let clavier = Program(name: "clavier")

  @Test func aLanguageIsFoundByAPartOfItsName() throws {
    let turkish = try clavier("layouts", "locales", "Türkçe")
    #expect(turkish.output == "tr        Turkish (Türkçe); own, also turkishF, qwerty; tr\n")
    #expect(turkish.status == 0)
    #expect(try clavier("layouts", "locales", "tr").output.contains("tr        Turkish"))
    #expect(try clavier("layouts", "locales").output.split(separator: "\n").count > 200)
    let none = try clavier("layouts", "locales", "Klingon")
    #expect(none.output.isEmpty && none.status == 1)
  }

  @Test func theShareOfTypableCharactersDependsOnTheReceiver() throws {
    let folder = try TemporaryDirectory()
    func line(_ name: String, _ files: String...) throws -> String {
      _ = try folder.write(files.joined(separator: "\n"), to: "clavier.toml")
      return try clavier("layouts", "locales", name, "--typed", "--config", folder.path).output
    }
    let american = "[output]\nlayout = \"us\""
    #expect(try line("Afrikaans", american) == "af        Afrikaans; qwerty; za; 100 % typed\n")
    #expect(try line("русский", american).hasSuffix("; ru; 0 % typed\n"))
    let own = "[[language]]\nlocale = \"ru\"\nlayout = \"ru\""
    #expect(try line("русский", american, own).hasSuffix("; ru; 100 % typed\n"))
    // The languages after Russian are typed for the general receiver again.
    #expect(try line("русиньскый", american, own).hasSuffix("; ua; 0 % typed\n"))
  }

  @Test func aWrongConfigurationIsReported() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[[language]]\nlocale = \"ru\"\nlayout = \"xy\"", to: "clavier.toml")
    let result = try clavier("layouts", "locales", "--typed", "--config", folder.path)
    // Russian is not one of the keyboard's languages, so its wrong layout is no error.
    #expect(result.status == 0 && result.output.contains("ru        Russian"))
    _ = try folder.write("[keyboard]\nlocales = [\"ru\", \"en\"]", to: "conf.d/a.toml")
    let wrong = try clavier("layouts", "locales", "--typed", "--config", folder.path)
    #expect(wrong.status == 2 && wrong.errors.contains("the layout \"xy\""))
    _ = try folder.write("[keyboard]\nlocle = 5", to: "conf.d/a.toml")
    let unread = try clavier("layouts", "locales", "--typed", "--config", folder.path)
    #expect(unread.status == 2 && unread.errors.contains("there is no key \"locle\""))
  }
}
