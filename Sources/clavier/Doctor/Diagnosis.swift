// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import KeyOutput
import KeyboardPlan

/// The conclusions from the facts, from the kernel up to the screen.
///
/// The diagnosis only uses the facts, and never queries the machine.
struct Diagnosis {
  let facts: SystemReport

  var report: Report {
    Report(
      findings: uinput + accounts + service + configuration + devices + screens + vibration
        + receiver + panel + keys)
  }

  /// The daemon's status; `nil` without an answer.
  var status: LinkStatus? { try? facts.status.get() }
  /// The plan for the configuration; `nil` if the configuration has errors.
  var plan: KeyboardPlan? { try? facts.plan?.get() }

  // MARK: Requirements of the daemon

  private var uinput: [Finding] {
    let subject = "uinput"
    // The ready daemon has opened the node, whatever its permissions are.
    if status?.state == .ready { return [.good(subject, "the virtual keyboard is there")] }
    guard let node = facts.uinput else {
      guard facts.hasModule != false else {
        return [
          .problem(
            subject, "/dev/uinput is missing, and this kernel has no module for it",
            remedy: "start a kernel that has it (CONFIG_INPUT_UINPUT), such as Debian's linux-image"
          )
        ]
      }
      return [
        .problem(
          subject, "/dev/uinput is missing: its module is not loaded",
          remedy: "modprobe uinput; modules-load.d/clavier.conf does so when the machine starts")
      ]
    }
    guard node.group == "uinput", node.isOpenToGroup else {
      return [
        .problem(
          subject, "/dev/uinput is not for the group uinput, so the service may not type",
          remedy:
            "put udev/60-clavier.rules in place, then: udevadm control --reload; udevadm trigger -s misc"
        )
      ]
    }
    return [.good(subject, "/dev/uinput is there, for the group uinput")]
  }

  private var accounts: [Finding] {
    guard facts.service?.loading == "loaded", !facts.missingAccounts.isEmpty else { return [] }
    let names = facts.missingAccounts.joined(separator: ", ")
    return [
      .problem(
        "accounts", "the service needs accounts that are missing: \(names)",
        remedy: "systemd-sysusers")
    ]
  }

  private var service: [Finding] {
    serviceManager + daemon
  }

  private var serviceManager: [Finding] {
    guard let service = facts.service else { return [] }
    let subject = "service"
    switch (service.loading, service.activity) {
    case ("not-found", _):
      return [
        .problem(subject, "clavier.service is not installed", remedy: "scripts/install --enable")
      ]
    case ("masked", _):
      return [.problem(subject, "clavier.service is masked", remedy: "systemctl unmask clavier")]
    case _ where service.isRunning: return running(service)
    case (_, "activating"):
      return [
        .problem(
          subject, "clavier.service is starting, for the \(service.restarts + 1). time",
          remedy: "journalctl -u clavier -n 20 says what it waits for")
      ]
    case (_, "failed"):
      return [
        .problem(
          subject,
          "clavier.service has failed: \(service.result), exit status \(service.exitStatus)",
          remedy: "journalctl -u clavier -n 20 says why; then: systemctl restart clavier")
      ]
    default:
      return [
        .problem(
          subject, "clavier.service does not run", remedy: "systemctl enable --now clavier.service")
      ]
    }
  }

  private func running(_ service: SystemReport.Service) -> [Finding] {
    var findings: [Finding] = [.good("service", "clavier.service runs")]
    if service.start == "disabled" {
      findings.append(
        .warning(
          "service", "clavier.service does not start with the machine",
          remedy: "systemctl enable clavier.service"))
    }
    if service.restarts > 0 {
      findings.append(
        .warning(
          "service", "clavier.service has ended \(service.restarts) times and was started again",
          remedy: "journalctl -u clavier says why; it should never"))
    }
    return findings
  }

  private var daemon: [Finding] {
    switch facts.status {
    case .success(let status): return statusFindings(status)
    case .failure(.noDaemon) where facts.service?.isRunning == false:
      // The finding about the service reports this already.
      return []
    case .failure(let error):
      let lines = "\(error)".split(separator: "\n", maxSplits: 1).map(String.init)
      return [.problem("socket", lines.first ?? "", remedy: lines.dropFirst().first)]
    }
  }

  private func statusFindings(_ status: LinkStatus) -> [Finding] {
    var findings: [Finding] = []
    if status.state == .starting {
      findings.append(
        .problem(
          "daemon", "the daemon waits for udev to know its virtual keyboard",
          remedy: "udevadm settle; if that takes long: journalctl -u systemd-udevd"))
    }
    if status.version != Version.current {
      findings.append(
        .warning(
          "daemon",
          "the daemon is of version \(status.version), this program of \(Version.current)",
          remedy: "systemctl restart clavier"))
    }
    if !status.isShown {
      findings.append(
        .note("daemon", "the keyboard is hidden, so no touch types", remedy: "clavier show"))
    }
    if status.refused > 0 {
      findings.append(
        .note(
          "lockdown",
          "\(status.refused) keys were refused by output.lockdown since the daemon began"))
    }
    return findings
  }

  /// Returns the findings on the characters that cannot be sent to the receiver.
  private func untypable(_ plan: KeyboardPlan) -> [Finding] {
    // A receiver that the daemon has detected, such as by a panel, overrides the files.
    guard status.map({ $0.target?.source == plan.receiver?.target.source }) ?? true else {
      return []
    }
    let messages = plan.untypableMessages() + [plan.deadKeyError].compactMap { $0 }
    return messages.map { message in
      let parts = message.split(separator: ";", maxSplits: 1)
      let remedy = parts.dropFirst().first?.dropFirst() ?? ""
      return .warning("settings", String(parts[0]), remedy: String(remedy))
    }
  }

  private var configuration: [Finding] {
    switch facts.plan {
    case nil: []
    case .success(let plan)?:
      [.good("settings", "the configuration in \(facts.directory) is good")] + unreadConfiguration
        + untypable(plan)
    case .failure(let error)?:
      [
        .problem(
          "settings",
          status?.configuration == .lastGood
            ? "the configuration is wrong, so the daemon uses the last good one"
            : "the configuration is wrong, so a reload changes nothing, and a start may fail",
          remedy: "\(error)")
      ]
    }
  }

  /// The finding that the daemon has not read the present configuration yet.
  private var unreadConfiguration: [Finding] {
    guard status?.configuration == .lastGood else { return [] }
    return [
      .warning(
        "settings", "the daemon has refused an earlier configuration and uses the last good one",
        remedy: "systemctl reload clavier")
    ]
  }
}
