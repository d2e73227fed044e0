// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import KeyboardPlan

/// What panels tell of the session, as far as it counts now.
struct PanelSession {
  /// Where the keys are shown; `nil` if no panel shows them.
  var place: PanelPlace?
  /// The field that has the cursor; `nil` if nobody knows of one.
  var field: PanelField? {
    didSet { text = nil }
  }
  /// What stands around the cursor in it, as it was told last; `nil` if nobody did, and in a secret field.
  var text: TextContext? {
    didSet {
      if field?.field.isSecret ?? true { text = nil }
    }
  }
  /// What the session makes of keys; `nil` if nobody tells.
  var keymap: SessionKeymap?
  /// The text of that.
  var keymapText: [UInt8]? { keymap.map { Array($0.text.utf8) } }
  /// Whether a panel can type any text into whatever has the focus.
  var typesTexts = false

  /// What the keyboard's shape depends on; `nil` without a panel that says anything.
  var shape: KeyboardShape.Session? {
    let purpose = field?.field.purpose ?? .standard
    guard place != nil || purpose != .standard || typesTexts else { return nil }
    return KeyboardShape.Session(
      headroom: place?.headroom, purpose: purpose, takesAnyText: typesTexts)
  }

  /// Whether it counts that a panel saw a contact come or move.
  ///
  /// - Parameters:
  ///   - source: What it saw.
  ///   - settings: Who is to tell of touches.
  ///   - readsDevices: Whether a touch device is read, which sees all fingers itself.
  /// - Returns: Whether it counts.
  static func takes(
    _ source: PanelTouches.Source, _ settings: TouchSource, readsDevices: Bool
  ) -> Bool {
    settings == .panel || source == .pointer || !readsDevices
  }
}
