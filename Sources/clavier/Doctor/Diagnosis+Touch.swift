// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
import ClavierKit
import ClavierLink
import Evdev
import KeyboardPlan

extension Diagnosis {
  /// The findings on whether touches are read, and by which program.
  var devices: [Finding] {
    if plan?.configuration.touch.source == .panel {
      return [
        .note("touch", "the panel sends the touches (touch.source), so no device is read")
      ]
    }
    return surfaces + grabs
  }

  private var surfaces: [Finding] {
    let found = facts.inventory.entries.filter { $0.use == .read }
    let read = status?.surfaces ?? []
    if !read.isEmpty {
      return [.good("touch", "fingers are read from \(read.joined(separator: ", "))")]
    }
    let denied = facts.inventory.entries.contains { entry in
      if case .unreadable = entry.use { true } else { false }
    }
    if !found.isEmpty {
      let names = found.map { "\($0.name) (\($0.path))" }.joined(separator: ", ")
      guard status != nil else { return [.good("touch", "there is \(names)")] }
      return [
        .problem(
          "touch", "the daemon reads no device, although there is \(names)",
          remedy: "journalctl -u clavier -n 20 says why; then: systemctl restart clavier")
      ]
    }
    if let failure = facts.inventory.failure {
      return [
        .problem(
          "touch", "the input devices cannot be listed: \(failure)",
          remedy: "in a container, give it the /dev/input of its host")
      ]
    }
    if denied, !facts.isRoot {
      return [
        .warning(
          "touch", "no input device may be looked at by this user", remedy: "sudo clavier doctor")
      ]
    }
    let count = facts.inventory.entries.count
    return [
      .problem(
        "touch", "none of \(count) input devices is a touch surface that is read",
        remedy:
          "clavier devices says of each why; [[device]] in the configuration can say otherwise")
    ]
  }

  /// The findings on devices that other programs have grabbed.
  private var grabs: [Finding] {
    facts.inventory.entries.filter { entry in
      entry.isGrabbed && status?.grabbed.contains(entry.name) != true
    }.map { entry in
      let holders = facts.holders[entry.path] ?? []
      let suffix = holders.isEmpty ? "" : ": \(holders.joined(separator: " or "))"
      return .problem(
        "touch",
        "another program keeps all touches of \(entry.name) (\(entry.path)) for itself\(suffix)",
        remedy: "end it, or have it let go of the device")
    }
  }

  /// The findings on whether keys vibrate, if they should.
  var vibration: [Finding] {
    guard let status, plan?.configuration.feedback.vibration.isNoticeable == true else { return [] }
    if let name = status.vibrator { return [.good("vibration", "keys vibrate by \(name)")] }
    return [
      .warning(
        "vibration", "feedback.vibration is set, but no device vibrates",
        remedy: "journalctl -u clavier -n 20 says why; or set vibration = false")
    ]
  }

  /// The findings on whether touches may belong to a screen other than the keyboard's.
  var screens: [Finding] {
    let touch = plan?.configuration.touch
    guard facts.screens.count > 1, touch?.source != .panel, touch?.output == nil,
      facts.session?.output == nil
    else { return [] }
    let unplaced = facts.inventory.entries.filter { $0.use == .read && $0.screen == nil }
      .map(\.name)
    guard !unplaced.isEmpty else { return [] }
    let names = facts.screens.joined(separator: ", ")
    return [
      .warning(
        "screens",
        "\(facts.screens.count) screens are plugged in (\(names)), and nothing says which "
          + "\(unplaced.joined(separator: ", ")) lies on",
        remedy:
          "touch.output = \"\(facts.screens[0])\" in the configuration, or output in its [[device]]"
      )
    ]
  }
}
