// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel

/// The placeholder at the keyboard's edge while there is no keyboard: a message, a tab or a bar.
struct PanelPlaceholder: Hashable, Sendable {
  private enum Kind: Hashable {
    /// A message as wide as the output.
    case message
    case tab
    /// A bar as wide as the keyboard.
    case bar
  }

  private let kind: Kind
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
  static let tab = PanelPlaceholder(.tab, corners: StyledScene.Corners(8))

  /// A bar that shows a collapsed keyboard, as high as the tab.
  static let bar = PanelPlaceholder(.bar, corners: StyledScene.Corners())

  /// Returns the placeholder of a collapsed keyboard.
  ///
  /// - Parameter settings: The keyboard's settings.
  /// - Returns: The bar; the tab at a side, and for a floating keyboard, which is no part of its
  ///   edge.
  static func collapsed(_ settings: PanelSettings) -> PanelPlaceholder {
    settings.edge.isLeftOrRight || settings.placement == .floating ? .tab : .bar
  }

  /// Creates a tab or a bar with the picture of a keyboard.
  private init(_ kind: Kind, corners: StyledScene.Corners) {
    let frame = Rect(x: 0, y: 0, width: 88, height: 32)
    let label = StyledScene.Label(.icon(.keyboard), font: .title3, color: .white, frame: frame)
    self.init(kind, frame, label, corners: corners)
  }

  /// Creates a message on a strip.
  ///
  /// - Parameter text: The message; a long message is drawn smaller.
  init(_ text: String) {
    // The strip has the width of a phone, so that it is readable on one.
    let frame = Rect(x: 0, y: 0, width: 390, height: 28)
    let margins = EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    let label = StyledScene.Label(
      .text(text), font: .footnote, color: .white, frame: frame.inset(by: margins))
    self.init(.message, frame, label, corners: StyledScene.Corners())
  }

  private init(
    _ kind: Kind, _ frame: Rect, _ label: StyledScene.Label, corners: StyledScene.Corners
  ) {
    self.kind = kind
    content = StyledScene(
      bounds: frame, effectiveAppearance: .dark,
      background: StyledScene.Box(frame: frame, corners: corners, fill: Self.color),
      keys: [
        StyledScene.Key(
          index: 0, action: .none, cap: StyledScene.Box(frame: frame, fill: .clear),
          labels: [label])
      ])
    shape = PanelShape(panel: frame, keys: frame)
    size = PresenterSettings.ExactSize(
      width: kind == .tab ? frame.width : nil, height: frame.height)
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
  /// - Returns: Settings with the placeholder's size and the same edge. A message is never at a
  ///   side, and only a bar may reserve space.
  func settings(_ settings: PanelSettings) -> PresenterSettings {
    var settings = settings
    settings.placement = .docked
    if kind != .bar { settings.reservesSpace = false }
    if kind == .message {
      settings.width = .full
      // A message is too long for a side.
      if settings.edge.isLeftOrRight { settings.edge = .bottom }
    }
    return PresenterSettings(settings, exactSize: size)
  }

  /// The background, on which white text has a contrast ratio of 12.
  private static let color = Color(white: 0.2)
}
