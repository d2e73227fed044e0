// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import KeyOutput
import Testing

@testable import clavier

extension DiagnosisTests {
  @Test func aSessionInADifferentGroupIsReported() throws {
    var facts = try Self.healthy("[output]\nlayout = \"us\"\n")
    facts.status = Self.status { $0.target?.source = "configuration" }
    let text = try #require(KeymapNames(layout: "us,ru").text())
    facts.session?.keymap = SessionKeymap(text: text, group: 0)
    #expect(faults(facts).isEmpty)
    facts.session?.keymap = SessionKeymap(text: text, group: 1)
    #expect(try fault(facts).text.contains("but the session has another layout"))
  }
}
