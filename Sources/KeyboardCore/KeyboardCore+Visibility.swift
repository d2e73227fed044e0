// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// The keyboard's visibility.

extension KeyboardCore {
  /// Whether the keyboard is shown and handles touches.
  ///
  /// The keyboard is shown at the start unless the configuration says otherwise, because there may
  /// be no program that shows it.
  public var isShown: Bool { visibility.isShown }

  /// Whether a panel shows a bar instead of the hidden keyboard, for the user to show it again.
  public var isCollapsed: Bool { visibility.isCollapsed }

  /// Whether a key can collapse the keyboard: a panel shows the keys, and so the bar later.
  ///
  /// Text consoles have no bars, since they report no touches.
  var canCollapse: Bool {
    plan.configuration.panel.collapsed == .bar && panels.place != nil
      && plan.receiver?.target.isConsole != true
  }

  /// Whether the keyboard covers the place that the user touched to show it.
  public var isCovering: Bool { isShown && visibility.occlusion.isCovering }

  /// The size of the keyboard and the gap within it, in points.
  public var region: Region { Region(size: engine.pages.size, gap: engine.pages.gap) }

  mutating func handle(_ frame: TouchFrame, at now: Timestamp) {
    surface.idle.handle(frame, at: now)
    // The engine receives no contact that began while the keyboard was hidden.
    if isShown {
      handleContacts(frame, at: now)
    } else {
      recognizeShowGesture(in: frame, at: now)
    }
  }

  /// The position of a mouse on a keyboard that is read as a touch surface; `nil` for none.
  public var pointer: Point? { surface.pointer }

  mutating func update(pointer point: Point?) {
    guard point != pointer else { return }
    surface.pointer = point
    append(.sceneChanged(.pointer))
  }

  /// Shows the keyboard with the letters' page, an empty text, and no latched or locked keys.
  ///
  /// Released devices are grabbed again, even if the keyboard was already shown.
  mutating func show(at now: Timestamp) {
    append(.regrab)
    append(.queryConsole)
    guard !isShown else { return }
    visibility.isShown = true
    visibility.isCollapsed = false
    // The user dismissed the keyboard as it was shown before.
    typing.dropDismissals()
    append(.visible(true))
    visibility.occlusion.handleShown(at: now)
    // The engine handles the lifts of fingers that are down, so the recognizer forgets them.
    visibility.gestureRecognizer.reset()
    perform(engine.reset(at: now), at: now)
    enterField(at: now)
    append(.sceneChanged(.visibility))
    append(.log(.info, "the keyboard is shown"))
  }

  /// Hides the keyboard, or the bar that it has left; contacts on it type nothing.
  mutating func hide(at now: Timestamp) {
    removeBar()
    guard isShown else { return }
    closeEmojiSearch(at: now)
    cancelDictation()
    visibility.isShown = false
    append(.visible(false))
    visibility.occlusion.handleHidden()
    cancel(at: now)
    append(.sceneChanged(.visibility))
    append(.log(.info, "the keyboard is hidden"))
  }

  /// Hides the keyboard for its user, who gets it back by a bar if the configuration says so.
  ///
  /// A keyboard that is already hidden stays as it is.
  mutating func collapse(at now: Timestamp) {
    guard isShown else { return }
    hide(at: now)
    visibility.isCollapsed = plan.configuration.panel.collapsed == .bar
  }

  /// Collapses the keyboard if a key of the current event has dismissed it.
  mutating func collapseIfDismissed(at now: Timestamp) {
    guard visibility.isDismissed else { return }
    visibility.isDismissed = false
    collapse(at: now)
  }

  /// Removes the bar of a collapsed keyboard, which stays hidden.
  mutating func removeBar() {
    guard isCollapsed else { return }
    visibility.isCollapsed = false
    append(.sceneChanged(.visibility))
  }

  mutating func update(hasHardwareKeyboard: Bool, at now: Timestamp) {
    visibility.hasHardwareKeyboard = hasHardwareKeyboard
    applyHardwarePolicy(at: now)
  }

  /// Applies a changed policy at once if it is "always" or "noHardwareKeyboard"; the other policies
  /// apply with the next command or field.
  mutating func applyPolicy(at now: Timestamp) {
    if plan.configuration.panel.show == .always { show(at: now) }
    applyHardwarePolicy(at: now)
  }

  /// Shows the keyboard only while no hardware keyboard is present, if the configuration says so.
  mutating func applyHardwarePolicy(at now: Timestamp) {
    guard plan.configuration.panel.show == .noHardwareKeyboard else { return }
    if visibility.hasHardwareKeyboard { collapse(at: now) } else { show(at: now) }
  }

  /// Removes the contacts of touch devices, whose lifts will not arrive.
  mutating func dropContacts(at now: Timestamp) {
    surface.idle.dropContacts(at: now)
    // A finger that stayed down in the recognizer would hinder all later gestures.
    visibility.gestureRecognizer.reset()
  }

  /// Passes contacts to the recognizer of gestures that show the hidden keyboard.
  private mutating func recognizeShowGesture(in frame: TouchFrame, at now: Timestamp) {
    let region = region
    let bounds = Rect(x: 0, y: 0, width: region.size.width, height: region.size.height)
    visibility.occlusion.handle(frame, over: bounds, gap: region.gap)
    let settings = plan.configuration.panel
    guard !settings.showGestures.isEmpty else { return }
    visibility.gestureRecognizer.gestures = settings.showGestures
    visibility.gestureRecognizer.region = surface.shapingSurface.flatMap {
      EdgeRegion(
        keyboard: region.size, area: $0.area, millimeters: $0.areaWidth, edge: settings.edge)
    }
    guard visibility.gestureRecognizer.handle(frame) != nil else { return }
    // The gesture's contacts begin where the keyboard appears, so they must not count as covered.
    visibility.occlusion = OcclusionTracker()
    show(at: now)
  }
}
