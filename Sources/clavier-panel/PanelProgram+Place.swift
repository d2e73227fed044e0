// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import Panel

// The place of the keys, for the daemon and for drags.

extension PanelProgram {
  /// Reports the keys' place to the daemon.
  func sendPlace() {
    link?.place = position.place(of: keysGeometry)
  }

  /// The keyboard's geometry, even while a placeholder is shown; `nil` without an output.
  var keysGeometry: PanelGeometry? {
    let settings = PresenterSettings(plan.settings)
    let isShown = painter.placeholder == nil && presenter?.settings == settings
    return position.keysGeometry(plan.settings, painter.shape, isShown: isShown)
  }

  /// The state of a keyboard with a handle; `nil` without one.
  var dragContext: FloatingMachine.DragContext? {
    guard let output = position.placed.output, let geometry = position.placed.geometry,
      let handle = painter.handle
    else { return nil }
    return FloatingMachine.DragContext(
      output: output, geometry: keysGeometry ?? geometry, settings: plan.settings,
      shape: painter.shape, handle: handle)
  }
}
