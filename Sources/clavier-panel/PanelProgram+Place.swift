// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import Panel

// The style and place of the keys, for the daemon and for drags, and touches on the panel.

extension PanelProgram {
  /// Applies the scene's context, and the settings with those of the user, to later pictures.
  func restyle() {
    guard let scene = link?.scene else { return }
    let feedback = plan.feedback
    plan.adapt(to: scene.userSettings)
    if plan.feedback != feedback { updateSounds() }
    painter.restyle(scene, plan.appearance)
  }

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

  /// Returns the placeholder of a hidden keyboard; `nil` for none.
  func placeholder(of scene: LinkScene) -> PanelPlaceholder? {
    // A console reports no touches, so a tab or a bar would be useless there.
    guard !server.hasNoDisplayServer else { return nil }
    if scene.isCollapsed, plan.settings.collapsed == .bar { return .collapsed(plan.settings) }
    return plan.settings.hasTab ? .tab : nil
  }

  /// Handles a touch: as a drag of the panel, a tap on a tab or bar, or a touch for the daemon.
  func handleTouch(_ touch: PanelTouch) {
    let isKeyboard = painter.placeholder == nil
    // A drag that began on the keyboard may end on a placeholder.
    var rest =
      position.mover?.unhandledTouches(of: touch, on: isKeyboard ? dragContext : nil) ?? touch
    if !isKeyboard {
      // A touch on the tab or bar shows the keyboard; a message does not react.
      if rest.frame.touches.contains(where: { $0.phase == .down }) {
        position.flip.recordTabTouch()
        link?.perform(.show)
      }
      // Contacts that began on keys are cancelled with the keyboard.
      rest.frame.touches.removeAll { $0.phase != .cancelled }
    }
    if !rest.frame.touches.isEmpty { link?.send(rest) }
  }
}
