// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import KeyboardPlan
import Linux

// Whether the keyboard is there to be touched.

extension Daemon {
  /// Whether the keyboard takes touches; it does from the start, since nobody else may ever show it, unless the
  /// configuration says that somebody will.
  var isShown: Bool { touch.isKeyboardShown }

  /// Takes touches again, in a field that counts as empty, with the letters' page and nothing latched or locked:
  /// who looks at a keyboard that has just come expects it as it always comes.
  ///
  /// Devices that were let go are grabbed again, also if the keyboard was shown all the time.
  func show() {
    touch.rearm()
    followConsole()
    guard !isShown else { return }
    touch.isKeyboardShown = true
    coverage.shown(at: now)
    perform(engine.beginAnew(at: now))
    enterField()
    link?.sceneChanged()
    log.info("the keyboard is shown", from: "")
  }

  /// Shows the keyboard where there is no other one to type on, if that is what decides.
  func followHardware() {
    guard plan.configuration.panel.show == .noHardwareKeyboard else { return }
    if touch.hardwareKeyboards.isPresent { hide() } else { show() }
  }

  /// Looks whether fingers ask for the hidden keyboard.
  func watch(_ frame: TouchFrame) {
    let keyboard = Rect(
      x: 0, y: 0, width: touch.keyboardSize.width, height: touch.keyboardSize.height)
    coverage.take(frame, over: keyboard, gap: touch.keyboardGap)
    let settings = plan.configuration.panel
    guard !settings.summon.isEmpty else { return }
    summon.gestures = settings.summon
    summon.ground = surface.flatMap {
      SummonGround(
        keyboard: touch.keyboardSize, area: $0.area, millimeters: $0.areaWidth, edge: settings.edge
      )
    }
    guard summon.take(frame) != nil else { return }
    summon.forget()
    // Such fingers begin where the keyboard will be.
    coverage = CoverageMachine()
    show()
  }

  /// Takes no touches; fingers that are on the keyboard type nothing any more.
  func hide() {
    guard isShown else { return }
    touch.isKeyboardShown = false
    coverage.hidden()
    cancel()
    link?.sceneChanged()
    log.info("the keyboard is hidden", from: "")
  }
}
