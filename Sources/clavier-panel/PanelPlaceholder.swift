// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel

/// The placeholder at the keyboard's edge while there is no keyboard: a message or a tab.
struct PanelPlaceholder: Hashable, Sendable {
  private let content: StyledScene
  /// The proportions of the placeholder's picture.
  let shape: PanelShape
  private let size: PresenterSettings.ExactSize

  /// The message while the daemon is not running.
  static let noService = PanelPlaceholder(
    "The keyboard’s service is not running. The keyboard comes back with it.")

  /// A tab that shows a hidden keyboard.
  ///
  /// **Source:** ours: a key's height, so that a thumb finds it.
  static let tab: PanelPlaceholder = {
    let frame = Rect(x: 0, y: 0, width: 88, height: 32)
    let label = StyledScene.Label(.icon(.keyboard), font: .title3, color: .white, frame: frame)
    return PanelPlaceholder(frame, label, corners: StyledScene.Corners(8), width: frame.width)
  }()

  /// Creates a message on a strip.
  ///
  /// - Parameter text: The message; a long message is drawn smaller.
  init(_ text: String) {
    // The strip has the width of a phone, so that it is readable on one.
    let frame = Rect(x: 0, y: 0, width: 390, height: 28)
    let margins = EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    let label = StyledScene.Label(
      .text(text), font: .footnote, color: .white, frame: frame.inset(by: margins))
    self.init(frame, label, corners: StyledScene.Corners(), width: nil)
  }

  private init(
    _ frame: Rect, _ label: StyledScene.Label, corners: StyledScene.Corners,
    width: Double?
  ) {
    content = StyledScene(
      bounds: frame, effectiveAppearance: .dark,
      background: StyledScene.Box(frame: frame, corners: corners, fill: Self.color),
      keys: [
        StyledScene.Key(
          index: 0, action: .none, cap: StyledScene.Box(frame: frame, fill: .clear),
          labels: [label])
      ])
    shape = PanelShape(panel: frame, keys: frame)
    size = PresenterSettings.ExactSize(width: width, height: frame.height)
  }

  /// Returns the picture, with the panel's headroom above it.
  ///
  /// - Parameter headroom: The headroom above a keyboard in points; 0 without one.
  /// - Returns: The picture.
  func picture(headroom: Double) -> StyledScene {
    var picture = content
    picture.bounds.minY -= max(0, headroom)
    return picture
  }

  /// Returns the settings for a panel that shows the placeholder.
  ///
  /// - Returns: Settings with the placeholder's size and the same edge, without reserved space. A
  ///   message is never at a side.
  func settings(_ settings: PanelSettings) -> PresenterSettings {
    var settings = settings
    settings.placement = .docked
    settings.reservesSpace = false
    if size.width == nil {
      settings.width = .full
      // A message is too long for a side.
      if settings.edge.isSide { settings.edge = .bottom }
    }
    return PresenterSettings(settings, exactSize: size)
  }

  /// The background, on which white text has a contrast ratio of 12.
  private static let color = Color(white: 0.2)
}
