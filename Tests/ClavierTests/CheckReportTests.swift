// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import clavier

/// The result of `clavier check` for programs.
struct CheckReportTests {
  @Test(
    "The remedy follows the first semicolon outside of quotes",
    arguments: [
      ("is UTF-16; save it as UTF-8", "is UTF-16", "save it as UTF-8"),
      ("no key \"a; b\" in [x]; did you; see", "no key \"a; b\" in [x]", "did you; see"),
      ("expected a table, found 1", "expected a table, found 1", nil),
      ("a;b", "a;b", nil),
    ] as [(String, String, String?)])
  func advice(text: String, message: String, advice: String?) {
    let problem = CheckReport.Problem(.warning, text)
    #expect(problem.message == message && problem.advice == advice)
  }

  @Test("A report without problems is valid, and one with warnings too")
  func warnings() {
    var report = CheckReport()
    report.add(note: "good")
    let start = "{\"version\":\"\(Version.current)\",\"valid\":true,\"problems\":["
    #expect(report.json == start + "],\"omitted\":0}\n")
    report.add(warning: "é is missing; choose another")
    #expect(report.isValid)
    #expect(
      report.json == start + "{\"file\":null,\"line\":null,\"column\":null,"
        + "\"severity\":\"warning\",\"message\":\"é is missing\",\"advice\":\"choose another\"}],"
        + "\"omitted\":0}\n")
  }
}
