// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import KeyOutput
import KeyboardPlan

extension Diagnosis {
  /// The findings on whether the daemon assumes the receiver's actual layout.
  var receiver: [Finding] {
    guard let target = status?.target else {
      return plan?.receiver.map { [.good("layout", $0.target.reason)] } ?? []
    }
    guard let differingCharacters, !differingCharacters.isEmpty, target.source != "panel" else {
      return [.good("layout", "keys are sent for \(target.text)")]
    }
    let samples = differingCharacters.prefix(8).map(String.init).joined(separator: " ")
    return [
      .warning(
        "layout",
        "keys are sent for \(target.text), but the session has another layout: \(samples) come out "
          + "otherwise",
        remedy: "let output.layout be empty, so that the panel says it, or set it to the session's")
    ]
  }

  /// The characters whose chords differ between the session's active group and the target's first
  /// group, for which the daemon sends keys.
  ///
  /// The value is `nil` if either is unknown.
  private var differingCharacters: [Character]? {
    guard let keymap = facts.session?.keymap, let receiver = currentReceiver,
      case .layouts = receiver.target.keyboard,
      let session = try? Keymap(.text(Array(keymap.text.utf8)))
    else { return nil }
    let state = ReceiverState(group: min(max(0, keymap.group), session.groupCount - 1))
    return receiver.typist.keymap.typableScalars.map(Character.init).filter { character in
      receiver.typist.keymap.chord(for: character) != session.chord(for: character, in: state)
    }
  }

  /// The receiver while the keyboard is in its present language.
  private var currentReceiver: KeyReceiver? {
    var plan = plan
    if let locale = status.flatMap({ KeyboardLocale(rawValue: $0.locale) }) {
      plan?.updateReceiver(for: locale)
    }
    return plan?.receiver
  }

  /// The findings on whether the keyboard is visible.
  var panel: [Finding] {
    guard let session = facts.session else {
      return [
        .note(
          "panel", "this is no graphical session, so the panel was not examined",
          remedy: "run it also as the session's user, in a terminal there")
      ]
    }
    return session.findings
  }

  /// The findings on whether keys are large enough and legible.
  var keys: [Finding] {
    guard let plan else { return [] }
    var findings: [Finding] = []
    if let size = facts.session?.keys, size.height > 0 {
      let shape = plan.shape(
        aspectRatio: size.width / size.height, areaWidth: size.width,
        in: plan.locale(after: nil))
      if let small = shape.smallKeys {
        findings.append(
          .warning("keys", small, remedy: "panel.height makes the keyboard on the screen higher"))
      }
    }
    if !facts.missingLabels.isEmpty {
      let labels = facts.missingLabels.prefix(12).joined(separator: " ")
      findings.append(
        .warning(
          "fonts", "no font has what stands on \(facts.missingLabels.count) keys: \(labels)",
          remedy: "apt-get install fonts-noto-core fonts-noto-color-emoji"))
    }
    return findings
  }
}
