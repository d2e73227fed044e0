// SPDX-License-Identifier: MIT

extension Callouts {
  /// Where callouts may be drawn, and which.
  public struct Configuration: Hashable, Sendable {
    /// All that can be drawn on, in the keyboard's own space.
    ///
    /// Its top is above the keyboard, and so negative, where the surface has room there.
    public var bounds: Rect
    /// Whether the letter under a finger is shown.
    public var isInputEnabled: Bool
    /// Whether input callouts are only as high as the keys.
    public var isCompact: Bool
    /// How far, in points, action callouts reach down over the key.
    public var actionOverlap: Double

    public init(
      bounds: Rect, isInputEnabled: Bool = true, isCompact: Bool = false, actionOverlap: Double = 0
    ) {
      self.bounds = bounds
      self.isInputEnabled = isInputEnabled
      self.isCompact = isCompact
      self.actionOverlap = actionOverlap
    }

    /// What is usual on a device where there is as much room above the keyboard as it is high.
    ///
    /// - Parameters:
    ///   - size: The size of the keyboard.
    ///   - context: The device, and how it is held.
    ///   - isSecret: Whether nobody beside the user shall see what is typed.
    public init(aboveKeyboardOf size: Size, context: KeyboardContext, isSecret: Bool) {
      let bounds = Rect(x: 0, y: -size.height, width: size.width, height: 2 * size.height)
      self.init(bounds: bounds, context: context, isSecret: isSecret)
    }

    /// What is usual on a device.
    ///
    /// **Source:** KeyboardKit: input callouts on phones only, low ones in landscape; action callouts 20
    /// points lower on tablets. That secrets are not shown large is ours.
    ///
    /// - Parameters:
    ///   - bounds: All that can be drawn on, in the keyboard's own space.
    ///   - context: The device, and how it is held.
    ///   - isSecret: Whether nobody beside the user shall see what is typed.
    public init(bounds: Rect, context: KeyboardContext, isSecret: Bool) {
      let isPhone = context.deviceType == .phone
      let isTablet = context.deviceType == .tablet || context.deviceType == .tabletPro
      self.init(
        bounds: bounds, isInputEnabled: isPhone && !isSecret,
        isCompact: isPhone && context.interfaceOrientation == .landscape,
        actionOverlap: isTablet ? 20 : 0)
    }
  }

  /// The sizes of callouts, in points.
  ///
  /// **Source:** KeyboardKit's callout styles, unless said otherwise.
  enum Metrics {
    /// How much wider a callout is than what it holds, on each side: the curve to the key.
    static let curve = 8.0
    /// The radius of a callout's corners.
    static let corner = 10.0
    /// The height of an input callout.
    static let inputHeight = 55.0
    /// The least height that shows a letter of an input callout.
    ///
    /// **Source:** its font, which has 34 points.
    static let leastInputHeight = 36.0
    /// The longest side of an item in an action callout.
    static let longestItem = 50.0
    /// How many times wider an item is that stands alone.
    static let singleItemFactor = 1.2
    /// The space above and below the items.
    static let verticalPadding = 6.0
    /// The width of a character where a text has several.
    ///
    /// **Source:** digits of the items' font, which has 20 points.
    static let characterWidth = 11.0
    /// How far a finger moves from item to item, as a part of the item's side.
    static let stepFactor = 0.9
    /// The least that a finger moves from item to item.
    ///
    /// **Source:** KeyboardKit 9.3.
    static let leastStep = 20.0
  }
}
