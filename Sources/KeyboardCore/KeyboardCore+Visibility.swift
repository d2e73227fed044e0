// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyboardPlan

// Whether the keyboard is there to be touched.

extension KeyboardCore {
  /// Whether the keyboard takes touches.
  ///
  /// It does from the start, since nothing else may ever show it, unless the configuration says otherwise.
  public var isShown: Bool { visibility.isShown }

  /// Whether the keyboard covers the place that was touched to have it.
  public var isCovering: Bool { isShown && visibility.coverage.covers }

  /// The keyboard's own space.
  public var region: Region { Region(size: engine.pages.size, gap: engine.pages.gap) }

  mutating func handle(_ frame: TouchFrame, at now: Timestamp) {
    // The engine never sees a contact that began while the keyboard was hidden.
    if isShown {
      perform(engine.handle(.touch(frame)), at: now)
    } else {
      watch(frame, at: now)
    }
  }

  mutating func update(pointer point: Point?) {
    guard point != pointer else { return }
    pointer = point
    append(.sceneChanged)
  }

  /// Takes touches again, in a field that counts as empty, with the letters' page and nothing latched or locked.
  ///
  /// Devices that were let go are grabbed again, also if the keyboard was shown before.
  mutating func show(at now: Timestamp) {
    append(.regrab)
    append(.lookUpConsole)
    guard !isShown else { return }
    visibility.isShown = true
    append(.visible(true))
    visibility.coverage.shown(at: now)
    perform(engine.beginAnew(at: now), at: now)
    enterField(at: now)
    append(.sceneChanged)
    append(.log(.info, "the keyboard is shown"))
  }

  /// Takes no touches any more; contacts on the keyboard type nothing.
  mutating func hide(at now: Timestamp) {
    guard isShown else { return }
    visibility.isShown = false
    append(.visible(false))
    visibility.coverage.hidden()
    cancel(at: now)
    append(.sceneChanged)
    append(.log(.info, "the keyboard is hidden"))
  }

  mutating func update(hasHardwareKeyboard: Bool, at now: Timestamp) {
    visibility.hasHardwareKeyboard = hasHardwareKeyboard
    applyHardwarePolicy(at: now)
  }

  /// Shows the keyboard where there is no other one, if the configuration says so.
  mutating func applyHardwarePolicy(at now: Timestamp) {
    guard plan.configuration.panel.show == .noHardwareKeyboard else { return }
    if visibility.hasHardwareKeyboard { hide(at: now) } else { show(at: now) }
  }

  /// Watches contacts for gestures that show the hidden keyboard.
  private mutating func watch(_ frame: TouchFrame, at now: Timestamp) {
    let region = region
    let bounds = Rect(x: 0, y: 0, width: region.size.width, height: region.size.height)
    visibility.coverage.take(frame, over: bounds, gap: region.gap)
    let settings = plan.configuration.panel
    guard !settings.summon.isEmpty else { return }
    visibility.summon.gestures = settings.summon
    visibility.summon.ground = surface.shaped.flatMap {
      SummonGround(
        keyboard: region.size, area: $0.area, millimeters: $0.areaWidth, edge: settings.edge)
    }
    guard visibility.summon.take(frame) != nil else { return }
    visibility.summon.forget()
    // Such contacts begin where the keyboard will be.
    visibility.coverage = CoverageMachine()
    show(at: now)
  }
}
