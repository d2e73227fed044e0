// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import TestSupport
import Testing

@testable import clavier

/// `clavier doctor` itself, and its calls of other programs.
@Suite(.enabled(if: Tier.runsRealTests))
struct DoctorTests {
  @Test func aMissingDaemonIsAProblem() throws {
    let folder = try TemporaryDirectory()
    let result = try Program(name: "clavier")(
      "doctor", "--config", folder.path, "--socket", "\(folder.path)/none")
    #expect(result.status == 2, "\(result)")
    #expect(
      result.output.contains("ok       settings  the configuration in \(folder.path) is good"))
    #expect(result.output.contains("problem"))
    #expect(result.errors.isEmpty)
  }

  @Test func programsGetAnObject() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[keyboard]\nlocael = \"de\"\n", to: "clavier.toml")
    let result = try Program(name: "clavier")(
      "doctor", "--json", "--config", folder.path, "--socket", "\(folder.path)/none")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["worst"] as? String == "problem")
    let findings = try #require(object["findings"] as? [[String: Any]])
    let settings = findings.first { $0["subject"] as? String == "settings" }
    #expect((settings?["remedy"] as? String)?.contains("did you mean \"locale\"?") == true)
    #expect(findings.allSatisfy { $0["severity"] != nil && $0["text"] != nil })
  }

  @Test func panelFindingsAreParsed() {
    let session = SystemReport.Session(
      examination: """
        good\tit can be shown
        output\tHDMI-A-1
        keys\t120.5 40
        strange\tline
        no tab
        note\tno text fields
        keymap\t1
        xkb_keymap {
        good\tnot a finding
        """)
    #expect(session.findings.map(\.severity) == [.good, .note])
    #expect(session.findings.map(\.text) == ["it can be shown", "no text fields"])
    #expect(session.output == "HDMI-A-1")
    #expect(session.keys?.width == 120.5)
    #expect(session.keymap?.group == 1)
    #expect(session.keymap?.text == "xkb_keymap {\ngood\tnot a finding")
  }

  @Test(arguments: ["", "\n", "keys\tmany\n", "keys\t1\n", "keymap\tx\n", "good", "\t\t\n"])
  func unknownPanelFindingsAreSkipped(text: String) {
    let session = SystemReport.Session(examination: text)
    #expect(session.findings.isEmpty && session.output == nil && session.keys == nil)
  }

  @Test func aPanelThatFailsIsNotReportedAsMissing() {
    let failed = SystemReport.Session.queried("/etc/clavier", of: "/bin/false").findings
    #expect(failed.map(\.severity) == [.problem])
    #expect(failed.first?.text.contains("fails or hangs") == true)
    #expect(failed.first?.remedy == "/bin/false --examine says why")
    let missing = SystemReport.Session.queried("/etc/clavier", of: "no-such-panel").findings
    #expect(missing.first?.text.contains("is not there") == true)
  }

  @Test func childProcessesRunWithoutAShell() {
    #expect(ChildProcess.output(of: ["printf", "%s", "a b; $HOME"]) == "a b; $HOME")
    #expect(ChildProcess.output(of: ["false"]) == nil)
    #expect(ChildProcess.output(of: ["no-such-program-anywhere"]) == nil)
    #expect(ChildProcess.output(of: []) == nil)
    let sorted = ChildProcess.output(ofPipe: [["printf", "b\\na\\n"], ["sort"]], limit: 99)
    #expect(sorted == Array("a\nb\n".utf8))
    #expect(ChildProcess.output(ofPipe: [["false"], ["sort"]], limit: 99) == nil)
    #expect(ChildProcess.output(ofPipe: [["yes"], ["no-such-program-anywhere"]], limit: 99) == nil)
    #expect(ChildProcess.output(ofPipe: [["yes"], ["sort"], ["false"]], limit: 99) == nil)
    #expect(ChildProcess.output(ofPipe: [], limit: 99) == nil)
    // More output than the limit.
    #expect(ChildProcess.output(of: ["head", "-c", "3000000", "/dev/zero"]) == nil)
  }

  @Test func theProgramWithAnOpenFileIsFound() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("", to: "held")
    #expect(OpenFiles.programs(holding: path).isEmpty)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["60"]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path))
    try process.run()
    defer { process.terminate() }
    let programs = OpenFiles.programs(holding: URL(filePath: path).resolvingSymlinksInPath().path)
    // A program that a parallel test starts inherits the file between its fork and its exec.
    #expect(programs.contains("sleep (\(process.processIdentifier))"))
  }

  @Test func theLinesOfTheServiceManagerAreRead() {
    let service = SystemReport.Service(
      properties: "Result=exit-code\nNRestarts=12\nActiveState=failed\nJunk\nLoadState=a=b\n")
    #expect(service.result == "exit-code" && service.restarts == 12)
    #expect(service.activity == "failed" && service.loading == "a=b")
    #expect(service.start.isEmpty && service.exitStatus == 0)
  }
}
