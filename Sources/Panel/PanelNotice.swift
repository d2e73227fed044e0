// SPDX-License-Identifier: MIT

public import ClavierKit

/// A sentence at the keyboard's edge, where there is no keyboard to show and somebody might wait for one.
public struct PanelNotice: Hashable, Sendable {
  /// What is to be drawn: a strip, and the room above that a keyboard has.
  public let picture: StyledScene
  /// Where the strip is in it.
  public let shape: PanelShape

  /// What is said while nobody tells what the keyboard is.
  public static let noService = PanelNotice(
    "The keyboard’s service is not running. The keyboard comes back with it.")

  /// A sentence on a strip.
  ///
  /// - Parameter text: The sentence; one that is too long is drawn smaller.
  public init(_ text: String) {
    let strip = Rect(x: 0, y: 0, width: Self.width, height: Self.height)
    let label = StyledScene.Label(
      .text(text), font: .footnote, color: .white,
      frame: Rect(
        x: Self.margin, y: 0, width: Self.width - 2 * Self.margin, height: Self.height))
    picture = StyledScene(
      bounds: Rect(
        minX: 0, minY: -PanelGeometry.headroomPoints, maxX: Self.width, maxY: Self.height),
      look: .dark, background: StyledScene.Box(frame: strip, fill: Self.color),
      keys: [
        StyledScene.Key(
          index: 0, action: .none, cap: StyledScene.Box(frame: strip, fill: .clear),
          labels: [label])
      ])
    shape = PanelShape(panel: strip, keys: strip)
  }

  /// How a panel that shows it is to be, wherever the keyboard is.
  ///
  /// - Parameter settings: The keyboard's.
  /// - Returns: Those of a strip, for which no window makes room.
  public static func settings(_ settings: PanelSettings) -> PanelSettings {
    var settings = settings
    settings.height = .points(height)
    settings.width = .full
    settings.reservesSpace = false
    return settings
  }

  /// Unit: points, likewise for the others.
  private static let height = 28.0
  /// As wide as a phone, so that it can be read on one.
  private static let width = 390.0
  private static let margin = 12.0
  /// White on it has a contrast of 13.
  private static let color = Color(white: 0.2)
}
