// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import ClavierSettings
import KeyboardPlan
import Linux
import TestSupport
import Testing

@testable import Evdev
@testable import clavier

/// The doctor's diagnoses of a kiosk that should type and does not.
struct DiagnosisTests {
  /// Returns a machine without faults.
  static func healthy(_ configuration: String = "") throws -> SystemReport {
    let folder = try TemporaryDirectory()
    _ = try folder.write(configuration, to: "clavier.toml")
    var facts = SystemReport()
    facts.uinput = SystemReport.Node(group: "uinput", isOpenToGroup: true)
    facts.hasModule = true
    facts.service = SystemReport.Service(
      properties: "LoadState=loaded\nActiveState=active\nUnitFileState=enabled\nResult=success\n")
    facts.status = status()
    facts.directory = folder.path
    facts.plan = .success(try KeyboardPlan(ConfigurationFiles(directory: folder.path)))
    facts.inventory = inventory([surface()])
    facts.session = SystemReport.Session(examination: "good\tthe panel can be shown\n")
    return facts
  }

  /// Returns the status of a daemon without faults, with changes.
  static func status(
    _ change: (inout LinkStatus) -> Void = { _ in }
  ) -> Result<LinkStatus, LinkError> {
    var status = LinkStatus(
      version: Version.current, state: .ready, surfaces: ["Panel"], locale: "en",
      target: LinkTarget(layouts: ["us"], source: "/etc/default/keyboard"))
    change(&status)
    return .success(status)
  }

  private static func inventory(_ entries: [DeviceInventory.Entry]) -> DeviceInventory {
    DeviceInventory(directory: "/dev/input", entries: entries, failure: nil)
  }

  private static func surface(
    _ name: String = "Panel", isGrabbed: Bool = false, screen: String? = nil
  ) -> DeviceInventory.Entry {
    DeviceInventory.Entry(
      path: "/dev/input/event3", name: name, kind: nil, use: .read, isGrabbed: isGrabbed,
      screen: screen)
  }

  /// Returns the faults, each with its subject.
  func faults(_ facts: SystemReport) -> [Finding] {
    Diagnosis(facts: facts).report.findings.filter { $0.severity >= .warning }
  }

  /// Returns the only fault.
  func fault(
    _ facts: SystemReport, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Finding {
    let found = faults(facts)
    #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
    return try #require(found.first, sourceLocation: sourceLocation)
  }

  @Test func aHealthySystemHasNoFindings() throws {
    let report = Diagnosis(facts: try Self.healthy()).report
    #expect(report.highestSeverity == .good, "\(report.text)")
    #expect(report.exitStatus == 0)
    #expect(report.text.hasSuffix("Nothing is wrong.\n"))
    #expect(report.text.contains("ok       touch     fingers are read from Panel\n"))
  }

  @Test func aModuleThatIsNotLoadedIsNamed() throws {
    var facts = try Self.healthy()
    facts.status = .failure(.noDaemon(path: "/run/clavier/clavier.sock"))
    facts.service?.activity = "inactive"
    facts.uinput = nil
    #expect(faults(facts).map(\.subject) == ["uinput", "service"])
    #expect(faults(facts).first?.remedy?.hasPrefix("modprobe uinput") == true)
    facts.hasModule = false
    #expect(faults(facts).first?.text.hasSuffix("this kernel has no module for it") == true)
  }

  @Test func aNodeOfTheWrongGroupIsNamedUnlessItWorks() throws {
    var facts = try Self.healthy()
    facts.uinput = SystemReport.Node(group: "root", isOpenToGroup: true)
    #expect(faults(facts).isEmpty)
    facts.status = .failure(.noAnswer)
    #expect(faults(facts).map(\.subject) == ["uinput", "socket"])
    facts.uinput = SystemReport.Node(group: "uinput", isOpenToGroup: false)
    #expect(faults(facts).map(\.subject) == ["uinput", "socket"])
  }

  @Test(arguments: [
    ("LoadState=not-found\nActiveState=inactive", "is not installed", "scripts/install"),
    ("LoadState=masked\nActiveState=inactive", "is masked", "systemctl unmask"),
    ("LoadState=loaded\nActiveState=inactive", "does not run", "systemctl enable --now"),
    (
      "LoadState=loaded\nActiveState=failed\nResult=exit-code\nExecMainStatus=78",
      "has failed: exit-code, exit status 78", "journalctl"
    ),
    ("LoadState=loaded\nActiveState=activating\nNRestarts=4", "for the 5. time", "journalctl"),
  ])
  func aStoppedServiceIsReportedWithARemedy(
    properties: String, text: String, remedy: String
  ) throws {
    var facts = try Self.healthy()
    facts.service = SystemReport.Service(properties: properties)
    facts.status = .failure(.noDaemon(path: "/run/clavier/clavier.sock"))
    let finding = try fault(facts)
    #expect(finding.severity == .problem)
    #expect(finding.text.contains(text), "\(finding)")
    #expect(finding.remedy?.contains(remedy) == true, "\(finding)")
  }

  @Test func aServiceThatDiesOrStaysAwayIsAWarning() throws {
    var facts = try Self.healthy()
    facts.service?.restarts = 3
    facts.service?.start = "disabled"
    #expect(faults(facts).map(\.severity) == [.warning, .warning])
    #expect(Diagnosis(facts: facts).report.exitStatus == 1)
  }

  @Test func aServiceThatReloadsRuns() throws {
    var facts = try Self.healthy()
    facts.service?.activity = "reloading"
    #expect(faults(facts).isEmpty)
  }

  @Test func missingAccountsAreNamedWhereTheServiceIsInstalled() throws {
    var facts = try Self.healthy()
    facts.missingAccounts = ["the group uinput"]
    #expect(try fault(facts).remedy == "systemd-sysusers")
    facts.service = nil
    #expect(faults(facts).isEmpty)
  }

  @Test func aSocketWithoutPermissionNamesTheGroup() throws {
    var facts = try Self.healthy()
    facts.status = .failure(.notPermitted(path: "/run/clavier/clavier.sock"))
    let finding = try fault(facts)
    #expect(finding.text == "you may not connect to /run/clavier/clavier.sock")
    #expect(finding.remedy?.contains("usermod -aG clavier") == true)
  }

  @Test func aDifferentDaemonVersionIsReported() throws {
    var facts = try Self.healthy()
    facts.status = Self.status { $0.version = "0.0.1" }
    #expect(try fault(facts).remedy == "systemctl restart clavier")
  }

  /// Returns the plan of a configuration that is wrong.
  private func failure(_ text: String) throws -> Result<KeyboardPlan, KeyboardPlan.Failure> {
    let folder = try TemporaryDirectory()
    try folder.write(text, to: "clavier.toml")
    do throws(KeyboardPlan.Failure) {
      return .success(try KeyboardPlan(ConfigurationFiles(directory: folder.path)))
    } catch {
      return .failure(error)
    }
  }

  @Test func allConfigurationMistakesAreShown() throws {
    var facts = try Self.healthy()
    facts.plan = try failure("[keyboard]\nlocael = 1\nlocal = 2\n")
    let finding = try fault(facts)
    #expect(finding.remedy?.contains(":2:1: there is no key \"locael\"") == true)
    #expect(finding.remedy?.contains(":3:1: ") == true)
  }

  @Test("A daemon with the last good configuration is reported, with the mistakes or the reload")
  func lastGoodConfiguration() throws {
    var facts = try Self.healthy()
    facts.status = Self.status { $0.configuration = .lastGood }
    #expect(try fault(facts).remedy == "systemctl reload clavier")
    facts.plan = try failure("[keyboard]\nlocael = 1\n")
    let finding = try fault(facts)
    #expect(finding.severity == .problem)
    #expect(finding.text == "the configuration is wrong, so the daemon uses the last good one")
  }

  @Test func aHiddenKeyboardIsANote() throws {
    var facts = try Self.healthy()
    facts.status = Self.status { ($0.isShown, $0.refused) = (false, 2) }
    let notes = Diagnosis(facts: facts).report.findings.filter { $0.severity == .note }
    #expect(notes.map(\.subject) == ["daemon", "lockdown"])
    #expect(Diagnosis(facts: facts).report.exitStatus == 0)
  }

  // MARK: Touch

  @Test func aMissingTouchSurfaceIsReported() throws {
    var facts = try Self.healthy()
    facts.status = Self.status { $0.surfaces = [] }
    facts.inventory = Self.inventory([
      DeviceInventory.Entry(
        path: "/dev/input/event0", name: "Power Button", kind: nil, use: .notNamed)
    ])
    #expect(
      try fault(facts).text == "none of 1 input devices is a touch surface that is read")
    facts.inventory = Self.inventory([Self.surface()])
    #expect(try fault(facts).text.contains("although there is Panel (/dev/input/event3)"))
  }

  @Test func aUserWithoutPermissionsIsAskedToRunAsRoot() throws {
    var facts = try Self.healthy()
    facts.status = .failure(.noAnswer)
    let refusal = SystemError(call: "open", code: 13)
    facts.inventory = Self.inventory([
      DeviceInventory.Entry(
        path: "/dev/input/event0", name: "Panel", kind: nil, use: .unreadable(refusal))
    ])
    #expect(faults(facts).last?.remedy == "sudo clavier doctor")
    facts.isRoot = true
    #expect(faults(facts).last?.severity == .problem)
  }

  @Test func aProgramThatGrabsTheScreenIsNamed() throws {
    var facts = try Self.healthy()
    facts.inventory = Self.inventory([Self.surface(isGrabbed: true)])
    facts.holders["/dev/input/event3"] = ["evtest (812)"]
    #expect(try fault(facts).text.hasSuffix("for itself: evtest (812)"))
    // The daemon itself may be the reader.
    facts.status = Self.status { $0.grabbed = ["Panel"] }
    #expect(faults(facts).isEmpty)
  }

  @Test func aMissingVibratorIsAWarningIfKeysShouldVibrate() throws {
    var facts = try Self.healthy("[feedback]\nvibration = true\n")
    #expect(try fault(facts).subject == "vibration")
    facts.status = Self.status { $0.vibrator = "Motor" }
    #expect(faults(facts).isEmpty)
  }

  @Test func anUnassignedTouchscreenIsAWarningWithTwoScreens() throws {
    var facts = try Self.healthy()
    facts.screens = ["HDMI-A-1", "eDP-1"]
    #expect(try fault(facts).subject == "screens")
    facts.session?.output = "eDP-1"
    #expect(faults(facts).isEmpty)
    facts.session?.output = nil
    facts.inventory = Self.inventory([Self.surface(screen: "eDP-1")])
    #expect(faults(facts).isEmpty)
    facts = try Self.healthy("[touch]\noutput = \"eDP-1\"\n")
    facts.screens = ["HDMI-A-1", "eDP-1"]
    #expect(faults(facts).isEmpty)
  }

  @Test func aPanelThatReportsTouchesNeedsNoDevice() throws {
    var facts = try Self.healthy("[touch]\nsource = \"panel\"\n")
    facts.inventory = Self.inventory([])
    #expect(faults(facts).isEmpty)
  }

  // MARK: What is seen

  @Test func keysTooSmallForFingersAreCounted() throws {
    var facts = try Self.healthy()
    facts.session = SystemReport.Session(examination: "output\tDSI-1\nkeys\t65 36\n")
    let finding = try fault(facts)
    #expect(finding.text.contains("keys are smaller than 7 × 7 mm"), "\(finding)")
    facts.session = SystemReport.Session(examination: "output\tDSI-1\nkeys\t200 80\n")
    #expect(faults(facts).isEmpty)
  }

  @Test func theLabelsOfAllPagesOfAllLanguagesAreExamined() throws {
    let facts = try Self.healthy("[keyboard]\nlocales = [\"de\", \"ru\"]\n")
    let plan = try facts.plan?.get()
    let contexts = SystemReport.pages(of: try #require(plan))
    #expect(contexts.map(\.locale.rawValue) == ["de", "de", "de", "ru", "ru", "ru"])
    #expect(contexts.prefix(3).map(\.keyboardType) == [.alphabetic, .numeric, .symbolic])
  }

  @Test func labelsWithoutAFontNameThePackage() throws {
    var facts = try Self.healthy()
    facts.missingLabels = ["ㅂ", "ㅈ"]
    let finding = try fault(facts)
    #expect(finding.text == "no font has what stands on 2 keys: ㅂ ㅈ")
    #expect(finding.remedy?.contains("fonts-noto-core") == true)
  }

  @Test func withoutASessionThePanelIsNotJudged() throws {
    var facts = try Self.healthy()
    facts.session = nil
    #expect(faults(facts).isEmpty)
    let text = Diagnosis(facts: facts).report.text
    #expect(text.contains("note     panel     this is no graphical session"))
  }

  @Test func untypableLettersOfAnXKBLayoutAreReported() throws {
    let russian = "[keyboard]\nlayout = \"xkb:ru\"\n[output]\nlayout = "
    var facts = try Self.healthy(russian + "\"us\"\n")
    // The panel may determine the daemon's actual receiver.
    #expect(faults(facts).isEmpty)
    facts.status = Self.status { $0.target?.source = "configuration" }
    let finding = try fault(facts)
    #expect(finding.text.hasPrefix("keyboard.layout \"xkb:ru\": 62 of the 62 letters"))
    facts.plan = try Self.healthy(russian + "\"ru\"\n").plan
    #expect(faults(facts).isEmpty)
  }
}
