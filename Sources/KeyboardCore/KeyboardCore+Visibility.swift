// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
import ClavierSettings
import KeyboardPlan

// Showing and hiding the keyboard.

extension KeyboardCore {
  /// Whether the keyboard is shown and handles touches.
  ///
  /// True at the start unless the configuration says otherwise, because no program may ever show
  /// it.
  public var isShown: Bool { visibility.isShown }

  /// Whether the keyboard covers the place that the user touched to show it.
  public var isCovering: Bool { isShown && visibility.coverage.covers }

  /// The keyboard's own space.
  public var region: Region { Region(size: engine.pages.size, gap: engine.pages.gap) }

  mutating func handle(_ frame: TouchFrame, at now: Timestamp) {
    surface.idle.handle(frame, at: now)
    // The engine never sees a contact that began while the keyboard was hidden.
    if isShown {
      touch(frame, at: now)
    } else {
      watch(frame, at: now)
    }
  }

  /// The position of a mouse on a keyboard that is read as a touch surface; `nil` for none.
  public var pointer: Point? { surface.pointer }

  mutating func update(pointer point: Point?) {
    guard point != pointer else { return }
    surface.pointer = point
    append(.sceneChanged(.pointer))
  }

  /// Shows the keyboard, in a field that counts as empty and on the letters' page; nothing is
  /// latched or locked.
  ///
  /// Released devices are grabbed again, also if the keyboard was already shown.
  mutating func show(at now: Timestamp) {
    append(.regrab)
    append(.lookUpConsole)
    guard !isShown else { return }
    visibility.isShown = true
    append(.visible(true))
    visibility.coverage.shown(at: now)
    // The lifts of the present fingers are the engine's.
    visibility.summon.forget()
    perform(engine.beginAnew(at: now), at: now)
    enterField(at: now)
    append(.sceneChanged(.visibility))
    append(.log(.info, "the keyboard is shown"))
  }

  /// Hides the keyboard; contacts on it type nothing.
  mutating func hide(at now: Timestamp) {
    guard isShown else { return }
    visibility.isShown = false
    append(.visible(false))
    visibility.coverage.hidden()
    cancel(at: now)
    append(.sceneChanged(.visibility))
    append(.log(.info, "the keyboard is hidden"))
  }

  mutating func update(hasHardwareKeyboard: Bool, at now: Timestamp) {
    visibility.hasHardwareKeyboard = hasHardwareKeyboard
    applyHardwarePolicy(at: now)
  }

  /// Applies another policy; all but two wait for a command, or for a field.
  mutating func applyPolicy(at now: Timestamp) {
    if plan.configuration.panel.show == .always { show(at: now) }
    applyHardwarePolicy(at: now)
  }

  /// Shows the keyboard only without a hardware keyboard, if the configuration says so.
  mutating func applyHardwarePolicy(at now: Timestamp) {
    guard plan.configuration.panel.show == .noHardwareKeyboard else { return }
    if visibility.hasHardwareKeyboard { hide(at: now) } else { show(at: now) }
  }

  /// Checks contacts for gestures that show the hidden keyboard.
  private mutating func watch(_ frame: TouchFrame, at now: Timestamp) {
    let region = region
    let bounds = Rect(x: 0, y: 0, width: region.size.width, height: region.size.height)
    visibility.coverage.handle(frame, over: bounds, gap: region.gap)
    let settings = plan.configuration.panel
    guard !settings.summon.isEmpty else { return }
    visibility.summon.gestures = settings.summon
    visibility.summon.region = surface.shaped.flatMap {
      EdgeRegion(
        keyboard: region.size, area: $0.area, millimeters: $0.areaWidth, edge: settings.edge)
    }
    guard visibility.summon.handle(frame) != nil else { return }
    // Such contacts begin where the keyboard will be.
    visibility.coverage = OcclusionTracker()
    show(at: now)
  }
}
