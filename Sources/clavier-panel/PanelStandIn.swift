// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel

/// What is at the keyboard's edge while there is no keyboard: a sentence, or a tab to touch.
struct PanelStandIn: Hashable, Sendable {
  private let thing: StyledScene
  /// Where it is in its picture.
  let shape: PanelShape
  private let width: PanelSettings.Width

  /// What is said while nobody tells what the keyboard is.
  static let noService = PanelStandIn(
    "The keyboard’s service is not running. The keyboard comes back with it.")

  /// A tab by which a hidden keyboard is shown.
  ///
  /// **Source:** ours: a key's height, so that a thumb finds it.
  static let tab: PanelStandIn = {
    let frame = Rect(x: 0, y: 0, width: 88, height: 32)
    let label = StyledScene.Label(.icon(.keyboard), font: .title3, color: .white, frame: frame)
    return PanelStandIn(frame, label, corners: StyledScene.Corners(8), .exactly(frame.width))
  }()

  /// A sentence on a strip.
  ///
  /// - Parameter text: The sentence; one that is too long is drawn smaller.
  init(_ text: String) {
    // As wide as a phone, so that it can be read on one.
    let frame = Rect(x: 0, y: 0, width: 390, height: 28)
    let margins = EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    let label = StyledScene.Label(
      .text(text), font: .footnote, color: .white, frame: frame.inset(by: margins))
    self.init(frame, label, corners: StyledScene.Corners(), .full)
  }

  private init(
    _ frame: Rect, _ label: StyledScene.Label, corners: StyledScene.Corners,
    _ width: PanelSettings.Width
  ) {
    thing = StyledScene(
      bounds: frame, look: .dark,
      background: StyledScene.Box(frame: frame, corners: corners, fill: Self.color),
      keys: [
        StyledScene.Key(
          index: 0, action: .none, cap: StyledScene.Box(frame: frame, fill: .clear),
          labels: [label])
      ])
    shape = PanelShape(panel: frame, keys: frame)
    self.width = width
  }

  /// What is to be drawn: the thing itself, and the room above it that the panel has.
  ///
  /// - Parameter headroom: How much there is above a keyboard, in points; 0 where nothing can be drawn there.
  /// - Returns: The picture.
  func picture(headroom: Double) -> StyledScene {
    var picture = thing
    picture.bounds.minY -= max(0, headroom)
    return picture
  }

  /// How a panel that shows it is to be, wherever the keyboard is.
  ///
  /// - Parameter settings: The keyboard's.
  /// - Returns: The same edge, but for a sentence never a side; no window makes room.
  func settings(_ settings: PanelSettings) -> PanelSettings {
    var settings = settings
    settings.height = .exactly(shape.panel.height)
    settings.width = width
    settings.placement = .docked
    settings.reservesSpace = false
    // A sentence is too long for a side.
    if width == .full, settings.edge.isSide { settings.edge = .bottom }
    return settings
  }

  /// White on it has a contrast of 12.
  private static let color = Color(white: 0.2)
}
