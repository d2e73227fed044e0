// SPDX-License-Identifier: MIT

import ClavierSettings
import Testing

/// The matches of applications by their names.
struct ApplicationMatchTests {
  @Test(arguments: [
    ("foot", "foot", true), ("foot", "Foot", true), ("foot", "footclient", false),
    ("foot", "afoot", false), ("foot*", "foot", true), ("foot*", "footclient", true),
    ("*foot", "afoot", true), ("*foot", "foota", false), ("*", "anything", true),
    ("org.*.terminal", "org.gnome.Terminal", true), ("org.*.terminal", "org.Terminal", false),
    ("*term*", "XTerm", true), ("*a*b", "xaxbxb", true), ("*a*b", "xbxa", false),
    ("a**c", "abc", true), ("a*", "b", false), ("ä*", "Ärger", true), ("f?ot", "foot", false),
  ])
  func names(_ pattern: String, _ name: String, isMatch: Bool) {
    #expect(ApplicationMatch(pattern).matches(name) == isMatch)
  }

  @Test("A name has 1 to 255 bytes, and none that could change a line of text")
  func validity() {
    let longest = String(repeating: "é", count: 127) + "x"
    for name in ["foot", "org.gnome.Terminal", "Gimp 2.10", "🖐", longest] {
      #expect(ApplicationMatch.isName(name), "\(name)")
    }
    let invisible = ["a\n", "\u{1B}[31m", "a\u{7F}", "\u{85}", "\u{202E}a", "\u{2028}"]
    for name in invisible + ["", longest + "x"] {
      #expect(!ApplicationMatch.isName(name), "\(name.debugDescription)")
    }
  }
}
